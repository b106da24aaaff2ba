/** Text that was recognised in a picture is never certain; here that becomes lower confidence and a word of warning. */

import type { Barcode } from '#src/barcodes/barcode.ts';
import type { Region } from '#src/barcodes/region.ts';
import type { DocumentNode, Page } from '#src/documents/document.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { supportersOf } from '#src/tickets/standing.ts';
import type { ChosenFields, Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { pageOf } from './place-on-upload.ts';

/** A recogniser that is not sure of a word may still be right. */
const leastTrust = 0.5;

/** LIST: fields in which one wrong letter makes all of it worthless, and what people call them. */
const codeLike: { readonly [Name in FieldName]?: string } = {
  bookingReference: 'booking reference',
  ticketNumber: 'ticket number',
  voucherCode: 'code',
  membershipNumber: 'card number',
  pin: 'PIN',
};

/** Drafts whose readings from pictures are as sure as the least sure of the words that they were read from. */
export function weighRecognised(drafts: readonly Draft[], documents: readonly DocumentNode[]): readonly Draft[] {
  if (!documents.some((one) => 'pages' in one && one.pages.some(isRecognised))) return drafts;
  const weigh = (reading: Reading<unknown>): Reading<unknown> => {
    const page = pageOf(documents, reading.evidence);
    const { region } = reading.evidence;
    if (!page || !region || !isRecognised(page)) return reading;
    return {
      ...reading,
      confidence: Math.round(reading.confidence * trustIn(page, region, reading.value) * 100) / 100,
    };
  };
  return drafts.map((draft) => {
    const fields = Object.entries(draft.fields).map(([name, readings]) => [name, readings.map(weigh)]);
    // Each name keeps readings of its own type.
    return { ...draft, fields: Object.fromEntries(fields) as FieldReadings };
  });
}

/** Names the references and numbers that nothing but recognised text tells; what its code spells, too, is sure. */
export function recognisedProblems(
  fields: ChosenFields,
  documents: readonly DocumentNode[],
  barcode: Barcode | undefined,
): readonly Problem[] {
  const names = Object.keys(codeLike) as (keyof typeof codeLike)[];
  const doubted = names.filter((name) => {
    const chosen = fields[name];
    if (!chosen || spells(barcode, String(chosen.value))) return false;
    return supportersOf(name, chosen).every(({ evidence }) => {
      const page = pageOf(documents, evidence);
      return page !== undefined && isRecognised(page) && evidence.barcode === undefined;
    });
  });
  return tellRecognised(doubted, fields);
}

/** Whether a code is just this number, however either is set. */
function spells(barcode: Barcode | undefined, number: string): boolean {
  return barcode !== undefined && !barcode.binary && sameText(barcode.text) === sameText(number);
}

const sameText = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** What was told so of a ticket and still holds, now that a person gave some fields of it. */
export function stillRecognised(
  before: readonly Problem[],
  fields: ChosenFields,
  given: ReadonlySet<FieldName>,
): readonly Problem[] {
  return tellRecognised(
    recognisedNames(before, fields).filter((name) => !given.has(name)),
    fields,
  );
}

/** The fields of a ticket that its problems name so. */
export function recognisedNames(problems: readonly Problem[], fields: ChosenFields): readonly FieldName[] {
  const told = problems.find(({ code }) => code === 'ticket.recognised')?.message ?? '';
  const names = Object.keys(codeLike) as (keyof typeof codeLike)[];
  return names.filter((name) => fields[name] && told.includes(wordsFor(name, fields)));
}

function tellRecognised(names: readonly (keyof typeof codeLike)[], fields: ChosenFields): readonly Problem[] {
  const what = names.map((name) => wordsFor(name, fields)).join(', ');
  const about = names.map((field) => ({ field, value: String(fields[field]?.value ?? '') }));
  return names.length === 0 ? [] : [{ ...problem('ticket.recognised', { what }), about }];
}

function wordsFor(name: keyof typeof codeLike, fields: ChosenFields): string {
  return `${codeLike[name]} ${fields[name]?.value}`;
}

function isRecognised(page: Page): boolean {
  return page.textOrigin === 'recognised';
}

/** Confidence of the least sure word of a value. */
function trustIn(page: Page, region: Region, value: unknown): number {
  const inside = page.lines.flatMap((line) => line.words).filter((word) => isInside(word, region));
  const own = typeof value === 'string' ? inside.filter(({ text }) => value.includes(text)) : inside;
  const words = own.length > 0 ? own : inside;
  return Math.max(leastTrust, Math.min(1, ...words.map(({ confidence }) => confidence)));
}

function isInside(word: Region, { x, y, width, height }: Region): boolean {
  const [across, down] = [word.x + word.width / 2, word.y + word.height / 2];
  return across >= x && across <= x + width && down >= y && down <= y + height;
}
