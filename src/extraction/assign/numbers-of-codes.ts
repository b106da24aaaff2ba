/** The number of a ticket where its code says it, too: what is printed and what the gate reads bear each other out. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { isOfReceipt } from '#src/barcodes/receipts.ts';
import { boxAround } from '#src/barcodes/region.ts';
import type { DocumentNode, Line, Page, Word } from '#src/documents/document.ts';
import type { Chosen, Evidence } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { codeOf } from '#src/tickets/same.ts';
import { once } from '../once.ts';
import type { Assigned } from './assigned.ts';

/** A number that is printed and stands in a code's payload. */
type Printed = {
  readonly value: string;
  readonly signs: string;
  readonly evidence: Evidence;
  /** Share of the payload's letters and digits. */
  readonly share: number;
  /** It is all that stands between two other signs of the payload. */
  readonly isWord: boolean;
};

/** Letters and digits of a number at least, digits among them, and words that it is printed in at most. */
const [leastSigns, leastDigits, mostWords] = [6, 4, 12];
/** Codes and lines that are looked at, words of a line, and letters and digits of a payload. */
const [mostCodes, mostLines, longestLine, mostSigns] = [60, 1500, 40, 500];
/** Share of a payload from which on a number is what the code is made of, and from which on it is all of it. */
const [much, all] = [0.5, 0.9];

/** LIST: fields whose values issuers put in a code, and that a ticket has beside its number. */
const others: readonly FieldName[] = [
  'bookingReference',
  'membershipNumber',
  'voucherCode',
  'pin',
  'number',
  'vehicle',
  'phone',
];

/**
 * Tickets with the number that their own code spells: where none was read, where only a part of it was, or where the one that was read stands in the
 * code of another ticket. Nothing is read from the code that is not printed.
 */
export function withNumbersOfCodes(
  assigned: readonly Assigned[],
  documents: readonly DocumentNode[],
): readonly Assigned[] {
  const codes = [...new Set(assigned.flatMap(({ barcode }) => barcode ?? []))].filter(isTelling).slice(0, mostCodes);
  if (codes.length === 0) return assigned;
  const lines = documents.flatMap(linesOf).slice(0, mostLines);
  const printed = new Map(codes.map((code) => [code, numbersIn(code, codes, lines)]));
  return assigned.map((one) => {
    const [number] = (one.barcode && printed.get(one.barcode)) ?? [];
    return number && wants(one, number, codes) ? { ...one, ticket: numbered(one.ticket, number) } : one;
  });
}

/** Codes of a trade's standard have readers of their own, and bills' are no ticket's. */
function isTelling({ binary, text }: FoundBarcode): boolean {
  return !binary && !/^M\d/.test(text) && !isOfReceipt(text);
}

function wants({ ticket, barcode }: Assigned, number: Printed, codes: readonly FoundBarcode[]): boolean {
  const { fields } = ticket;
  if (others.some((name) => codeOf(String(fields[name]?.value ?? '')) === number.signs)) return false;
  const own = codeOf(fields.ticketNumber?.value ?? '');
  if (own === number.signs) return false;
  if (own === '') return number.share >= much || number.isWord;
  if (number.signs.includes(own)) return !isPartOf(number.value, own) && (number.share >= much || number.isWord);
  const isIn = (code: FoundBarcode) => signsOf(code).includes(own);
  if (isIn(barcode!)) return false;
  return number.share >= all || codes.some(isIn);
}

/** Whether a number is the part of a longer one that is parted by signs, "A2B6-508336922": blanks part any number. */
function isPartOf(value: string, own: string): boolean {
  return own.length >= leastSigns && value.split(/[-/|:]/).some((part) => codeOf(part) === own);
}

function numbered(ticket: MergedDraft, { value, evidence }: Printed): MergedDraft {
  const { others = [] } = ticket.fields.ticketNumber ?? {};
  const ticketNumber: Chosen<string> = { value, evidence, confidence: sure, likely: sure, others };
  return { ...ticket, fields: { ...ticket.fields, ticketNumber } };
}

/** How sure a number is that is printed and coded. */
const sure = 0.95;

type Printing = { readonly line: Line; readonly page: Page; readonly document: DocumentNode };

function linesOf(document: DocumentNode): readonly Printing[] {
  if (!('pages' in document)) return [];
  return document.pages.flatMap((page) => page.lines.map((line) => ({ line, page, document })));
}

/** The printed numbers of a code that no other code has, the longest first. */
function numbersIn(code: FoundBarcode, codes: readonly FoundBarcode[], lines: readonly Printing[]): readonly Printed[] {
  const payload = signsOf(code);
  const words = new Set(
    code.text
      .slice(0, mostSigns)
      .split(/[^\p{L}\p{N}]+/u)
      .map(codeOf),
  );
  const rest = codes.filter((other) => other !== code).map(signsOf);
  const found = lines.flatMap(({ line, page, document }) =>
    runsIn(line.words.slice(0, longestLine), payload).flatMap((run): readonly Printed[] => {
      const signs = codeOf(run.map(({ text }) => text).join(''));
      if (!isNumber(signs, run) || rest.some((other) => other.includes(signs))) return [];
      const value = trimmed(run.map(({ text }) => text).join(' '));
      const region = boxAround(run);
      const evidence = { document: document.id, page: page.number, region, extractor: 'page-text', text: value };
      return [{ value, signs, evidence, share: signs.length / payload.length, isWord: words.has(signs) }];
    }),
  );
  return found.toSorted((a, b) => b.signs.length - a.signs.length);
}

const signsOf = once((code: FoundBarcode) => codeOf(code.text.slice(0, mostSigns)));

function isNumber(signs: string, run: readonly Word[]): boolean {
  const digits = signs.replace(/\D/g, '').length;
  const isTime = run.length === 1 && /^\d{1,4}[./:-]\d{1,2}(?:[./:-]\d{1,4})?\.?$/.test(run[0]!.text);
  return signs.length >= leastSigns && digits >= leastDigits && !isTime;
}

/** The longest rows of words that stand in a payload one behind the other. */
function runsIn(words: readonly Word[], payload: string): readonly (readonly Word[])[] {
  const runs: (readonly Word[])[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    let signs = '';
    while (to < words.length && to - from < mostWords) {
      const next = signs + codeOf(words[to]!.text);
      if (next === signs || !payload.includes(next)) break;
      signs = next;
      to += 1;
    }
    if (to > from) runs.push(words.slice(from, to));
    from = Math.max(to, from + 1);
  }
  return runs;
}

function trimmed(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
