import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesOf, walkDocuments } from '#src/documents/tree.ts';
import type { Conversion } from '#src/pipeline/conversion.ts';
import { fieldNames } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import type { TruthCase } from '#test/generator/truth.ts';
import { claimOf } from '../../scripts/eval/claim.ts';
import { contradicts } from '../../scripts/eval/compare.ts';
import { expectedOf } from '../../scripts/eval/expected.ts';

/** What we make of one document today, in a form whose difference a person can read. */
export type Accepted = ReadDocument | RecognisedDocument;

type RecognisedDocument = { readonly recognised: true; readonly codes: readonly string[] };

type ReadDocument = {
  readonly tickets: readonly AcceptedTicket[];
  /** Codes of the problems, sorted. */
  readonly problems: readonly string[];
  /** `ticket.field` of the truth that a pass contradicts for machines; the aim is none. */
  readonly wrong: readonly string[];
};

/** One ticket, as it is accepted. */
export type AcceptedTicket = {
  readonly kind: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly barcode?: { readonly symbology: string; readonly base64: string };
};

/** Folder of a document's accepted result. */
export function acceptedPath(corpus: string, id: string): string {
  return join(corpus, 'accepted', `${id}.json`);
}

/** The accepted result of a document, or undefined when nobody accepted one yet. */
export async function readAccepted(corpus: string, id: string): Promise<Accepted | undefined> {
  const text = await readFile(acceptedPath(corpus, id), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Accepted);
}

/** The accepted result as it is written to its file. */
export function writeAccepted(accepted: Accepted): string {
  return `${JSON.stringify(accepted, null, 1)}\n`;
}

/**
 * Normalises a conversion: values without evidence, in the order of the field list. Recognised words differ a little from
 * processor to processor, so of documents whose text is recognised only the codes are held here; how much of them is read
 * is asserted over all of them together.
 */
export function acceptedOf(conversion: Conversion, truth: TruthCase): Accepted {
  if (isRecognised(conversion)) return { recognised: true, codes: codesOf(conversion) };
  return {
    tickets: conversion.tickets.map(acceptedTicket),
    problems: conversion.problems.map((problem) => problem.code).sort(),
    wrong: wrongFields(conversion, truth),
  };
}

/** Whether text of the document was recognised from its pixels, or nothing but pixels is there. */
export function isRecognised({ root }: Conversion): boolean {
  return (
    root !== undefined &&
    walkDocuments(root)
      .flatMap(pagesOf)
      .some(({ textOrigin }) => textOrigin === 'recognised' || textOrigin === 'none')
  );
}

function codesOf({ tickets }: Conversion): string[] {
  const codes = tickets.flatMap(({ barcode }) =>
    barcode ? [`${barcode.symbology} ${Buffer.from(barcode.bytes).toString('base64')}`] : [],
  );
  return [...new Set(codes)].sort();
}

function acceptedTicket(ticket: Ticket): AcceptedTicket {
  const present = fieldNames.filter((name) => ticket.fields[name] !== undefined);
  const code = ticket.barcode;
  return {
    kind: ticket.kind.value,
    fields: Object.fromEntries(present.map((name) => [name, ticket.fields[name]!.value])),
    ...(code && { barcode: { symbology: code.symbology, base64: Buffer.from(code.bytes).toString('base64') } }),
  };
}

/** Contradictions between the truth and the pass at the same place; of several orders the one with the fewest counts. */
function wrongFields(conversion: Conversion, truth: TruthCase): string[] {
  const claims = conversion.passes.map((pass) => claimOf(JSON.parse(pass.passJson)));
  return truth.tickets.flatMap((ticket, index) => {
    const expected = [...expectedOf(ticket)];
    const lists = claims.map((claim) =>
      expected.filter(([field, value]) => contradicts(field, value, claim)).map(([field]) => field),
    );
    const fewest = lists.sort((a, b) => a.length - b.length)[0] ?? [];
    return fewest.map((field) => `${index}.${field}`);
  });
}
