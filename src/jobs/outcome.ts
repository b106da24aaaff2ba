import { tripOf } from '#src/itinerary/trip.ts';
import { buildBundles, partInBundles } from '#src/passes/archive/pkpass.ts';
import { accountOf } from '#src/pipeline/account.ts';
import type { Conversion, MadePass, ModelReport } from '#src/pipeline/conversion.ts';
import type { KeptPage } from '#src/pipeline/keep-pages.ts';
import { personLanguage } from '#src/pipeline/person-language.ts';
import { titleOf } from '#src/pipeline/ticket-title.ts';
import { passFactsOf } from '#src/pipeline/told-apart.ts';
import type { Problem, ProblemCode } from '#src/problems.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { keptValues } from './failure-text.ts';
import type { JobResult, PassEntry, ResultFile } from './job-result.ts';
import { type Keepsake, packTickets } from './kept-tickets.ts';
import type { PassPreview } from './pass-preview.ts';

/** What came of a conversion: what is stored, and the little that is kept of it. */
export type Outcome =
  | {
      readonly state: 'completed';
      readonly result: JobResult;
      readonly files: Uint8Array;
      readonly kept: Keepsake;
      readonly metadata: OutcomeMetadata;
    }
  | {
      readonly state: 'failed';
      readonly errorCode: ProblemCode;
      readonly errorValues?: Problem['values'] | undefined;
      readonly metadata: OutcomeMetadata;
    };

/** What is kept of a job after its content is gone: nothing that a person sent. */
export type OutcomeMetadata = {
  readonly passCount: number;
  readonly pages: number | null;
  readonly ticketKind: TicketKind | null;
  readonly durations: Readonly<Record<string, number>>;
  /** Readers that were lost over it, by why; absent when none was. */
  readonly readersLost?: Readonly<Record<string, number>>;
  /** What a language model had to do with it; absent where none is configured. */
  readonly model?: ModelReport;
};

/** A preview with its pictures put aside, where they are not there yet. */
function kept({ images, ...preview }: PassPreview, pictures: string[]): NonNullable<PassEntry['preview']> {
  if (!images) return preview;
  const places = Object.entries(images).map(([name, png]) => {
    if (!pictures.includes(png)) pictures.push(png);
    return [name, pictures.indexOf(png)] as const;
  });
  return { ...preview, images: Object.fromEntries(places) };
}

/** Packs a conversion for storage. A file that could not be opened at all is a failed job; no ticket in it is not. */
export function outcomeOf(
  conversion: Conversion,
  at: Date,
  {
    previews = [],
    pages = [],
    readersLost,
  }: {
    readonly previews?: readonly PassPreview[];
    readonly pages?: readonly KeptPage[];
    readonly readersLost?: OutcomeMetadata['readersLost'];
  } = {},
): Outcome {
  const { passes, problems, tickets } = conversion;
  const model = conversion.model ? { model: conversion.model } : {};
  const metadata: OutcomeMetadata = {
    passCount: passes.length,
    pages: pagesOf(conversion),
    ticketKind: tickets[0]?.kind.value ?? null,
    durations: Object.fromEntries(Object.entries(conversion.timings).map(([stage, time]) => [stage, Math.round(time)])),
    ...(readersLost ? { readersLost } : {}),
    ...model,
  };
  const fatal = problems.find(({ code }) => code.startsWith('document.'));
  if (!conversion.root && fatal)
    return { state: 'failed', errorCode: fatal.code, errorValues: keptValues(fatal.values), metadata };

  const language = conversion.root && personLanguage(conversion.root);
  const pictures: string[] = [];
  const stored = filesOf(passes, at);
  return {
    state: 'completed',
    metadata,
    files: Buffer.concat(stored.map(({ bytes }) => bytes)),
    kept: packTickets(conversion, pages),
    result: {
      passes: passes.map((pass, at) => ({
        ...entryOf(pass, tickets[pass.ticket]!),
        ...(previews[at] ? { preview: kept(previews[at], pictures) } : {}),
      })),
      ...(pictures.length > 0 ? { pictures } : {}),
      problems,
      eligibility: conversion.eligibility,
      signedBy: conversion.signedBy,
      ...model,
      pages: pages.map(({ width, height }) => ({ width, height })),
      account: accountOf(conversion),
      ...(language ? { language } : {}),
      files: withOffsets(stored),
    },
  };
}

/** What a result says of a pass, beside its picture. */
function entryOf({ fileName, proof }: MadePass, ticket: Ticket): PassEntry {
  return {
    title: titleOf(ticket),
    kind: ticket.kind.value,
    fileName,
    proof,
    problems: ticket.problems,
    facts: passFactsOf(ticket),
    trip: tripOf(ticket),
  };
}

type StoredFile = Pick<ResultFile, 'type' | 'fileName' | 'passes'> & { readonly bytes: Uint8Array };

/** The passes, and where there are several, bundles of them. */
function filesOf(passes: readonly MadePass[], at: Date): readonly StoredFile[] {
  const parts = passes.length > 1 ? partInBundles(passes) : [];
  const bundles = parts.flatMap((part) => buildBundles(part, at));
  return [
    ...passes.map(({ fileName, bytes }) => ({ type: 'pass' as const, fileName, bytes })),
    ...bundles.map((bytes, number) => ({
      type: 'bundle' as const,
      fileName: bundleName(number, bundles.length),
      passes: parts[number]!.length,
      bytes,
    })),
  ];
}

function withOffsets(stored: readonly StoredFile[]): ResultFile[] {
  let offset = 0;
  return stored.map(({ bytes, ...about }) => {
    const file = { ...about, offset, length: bytes.length };
    offset += bytes.length;
    return file;
  });
}

function pagesOf({ root }: Conversion): number | null {
  if (!root) return null;
  if (root.type === 'pdf') return root.pageCount;
  return root.type === 'image' ? 1 : null;
}

function bundleName(at: number, of: number): string {
  return of === 1 ? 'wallet-passes.pkpasses' : `wallet-passes-${at + 1}.pkpasses`;
}
