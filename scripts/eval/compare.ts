import type { TruthFields, TruthTicket, TruthTime } from '#test/generator/truth.ts';
import type { Claim } from './claim.ts';
import type { ScoredField } from './roles.ts';
import {
  amountsIn,
  codeOf,
  containsWords,
  nameWords,
  plain,
  sameName,
  sameNumber,
  samePlace,
  seatSet,
  wordsOf,
} from './text.ts';
import { compareClock, hasClock, sameDay, showsClock, showsDay } from './times.ts';

/** How well a pass tells a field: for machines, under a label that names it, or somewhere. */
export type Level = 'stated' | 'labelled' | 'anywhere';

/** What one field of the truth says. */
export type Expected =
  | { readonly type: 'styles'; readonly styles: readonly string[] }
  | { readonly type: 'texts'; readonly texts: readonly string[] }
  | { readonly type: 'parts'; readonly parts: readonly string[] }
  | { readonly type: 'price'; readonly amount: number }
  | { readonly type: 'day' | 'clock'; readonly role: string; readonly time: TruthTime }
  | { readonly type: 'code'; readonly bytes: Buffer; readonly symbology: string };

/** The scored fields of a ticket: times fall apart into day and clock. */
export function expectedOf(ticket: TruthTicket): Map<ScoredField, Expected> {
  const fields = Object.entries(ticket.fields).flatMap(([name, value]) =>
    expectedField(name as keyof TruthFields, value),
  );
  return new Map([['kind', { type: 'styles', styles: ticket.styles }], ...fields]);
}

function expectedField(name: keyof TruthFields, value: unknown): [ScoredField, Expected][] {
  switch (name) {
    case 'start':
    case 'end':
    case 'boarding': {
      const time = value as TruthTime;
      const day: [ScoredField, Expected][] =
        name === 'boarding' ? [] : [[`${name}_date`, { type: 'day', role: name, time }]];
      return hasClock(time) ? [...day, [`${name}_time`, { type: 'clock', role: name, time }]] : day;
    }
    case 'barcode': {
      const code = value as NonNullable<TruthFields['barcode']>;
      return [[name, { type: 'code', bytes: Buffer.from(code.base64, 'base64'), symbology: code.symbology }]];
    }
    case 'address':
      return [[name, { type: 'parts', parts: value as readonly string[] }]];
    case 'price':
      return [[name, { type: 'price', amount: Number((value as readonly unknown[])[0]) }]];
    default:
      return [[name, { type: 'texts', texts: value as readonly string[] }]];
  }
}

/** The best level at which a pass tells a field, or nothing. */
export function levelOf(field: ScoredField, expected: Expected, claim: Claim): Level | undefined {
  return (['stated', 'labelled', 'anywhere'] as const).find((level) => tells(field, expected, claim, level));
}

/** Whether the pass states something about the field for machines, and it is wrong. */
export function contradicts(field: ScoredField, expected: Expected, claim: Claim): boolean {
  if (tells(field, expected, claim, 'stated')) return false;
  switch (expected.type) {
    case 'styles':
      return true;
    case 'code':
      return claim.barcodes.length > 0;
    case 'day':
      return (claim.stated.times.get(expected.role) ?? []).length > 0;
    case 'clock':
      return (claim.stated.times.get(expected.role) ?? []).some(hasClock);
    default:
      return (claim.stated.texts.get(field) ?? []).length > 0;
  }
}

/** The right wall clock at a wrong instant. */
export function wrongZone(expected: Expected, claim: Claim): boolean {
  return (
    expected.type === 'clock' &&
    (claim.labelled.times.get(expected.role) ?? []).some((time) => compareClock(expected.time, time) === 'zone')
  );
}

/** The same bytes in the symbol; blanks around plain text do not count. */
export function sameCode(wanted: Buffer, got: Buffer): boolean {
  if (wanted.equals(got)) return true;
  const trimmed = (bytes: Buffer) => bytes.toString('latin1').trim();
  return wanted.every((byte) => byte < 128) && trimmed(wanted) !== '' && trimmed(wanted) === trimmed(got);
}

/** Binary that was taken for text and encoded anew: looks right and does not scan. */
export function isReencoded(wanted: Buffer, got: Buffer): boolean {
  return !sameCode(wanted, got) && wanted.equals(Buffer.from(got.toString('utf8'), 'latin1'));
}

/** Whether a person reads the field on the pass, front or back. */
export function isSeen(field: ScoredField, expected: Expected, claim: Claim): boolean {
  if (expected.type === 'day')
    return (
      claim.shownDates.some((time) => sameDay(expected.time, time)) ||
      claim.visible.some((text) => showsDay(text, expected.time))
    );
  if (expected.type === 'clock')
    return (
      claim.shownDates.some((time) => compareClock(expected.time, time) === 'ok') ||
      claim.visible.some((text) => showsClock(text, expected.time))
    );
  if (expected.type === 'styles' || expected.type === 'code') return tells(field, expected, claim, 'stated');
  return isVisible(field, expected, claim);
}

function tells(field: ScoredField, expected: Expected, claim: Claim, level: Level): boolean {
  const source = level === 'stated' ? claim.stated : claim.labelled;
  switch (expected.type) {
    case 'styles':
      return claim.style !== undefined && expected.styles.includes(claim.style);
    case 'code':
      return claim.barcodes.some((code) => sameCode(expected.bytes, code.bytes));
    case 'day':
    case 'clock':
      return tellsTime(expected, claim, level);
    default:
      if ((source.texts.get(field) ?? []).some((value) => matches(field, expected, value))) return true;
      return level === 'anywhere' && isVisible(field, expected, claim);
  }
}

function tellsTime(expected: Extract<Expected, { type: 'day' | 'clock' }>, claim: Claim, level: Level): boolean {
  const source = level === 'stated' ? claim.stated : claim.labelled;
  const times = [...(source.times.get(expected.role) ?? []), ...(level === 'anywhere' ? claim.dates : [])];
  const right =
    expected.type === 'day'
      ? times.some((time) => sameDay(expected.time, time))
      : times.some((time) => compareClock(expected.time, time) === 'ok');
  if (right || level === 'stated') return right;
  const texts = [
    ...(claim.labelled.texts.get(`${expected.role}_text`) ?? []),
    ...(level === 'anywhere' ? claim.visible : []),
  ];
  return texts.some((text) =>
    expected.type === 'day' ? showsDay(text, expected.time) : showsClock(text, expected.time),
  );
}

/** Whether one value under the right role equals the truth. */
function matches(field: ScoredField, expected: Expected, value: string): boolean {
  if (expected.type === 'parts') return expected.parts.every((part) => containsWords(value, part));
  if (expected.type === 'price') return amountsIn(value).some((amount) => Math.abs(amount - expected.amount) < 0.005);
  return expected.type === 'texts' && expected.texts.some((text) => sameText(field, text, value));
}

function sameText(field: ScoredField, wanted: string, value: string): boolean {
  switch (field) {
    case 'passenger':
      return sameName(wanted, value);
    case 'from':
    case 'to':
    case 'venue':
    case 'title':
      return samePlace(wanted, value);
    case 'carrier':
    case 'product':
      return plain(wanted) === plain(value) || containsWords(value, wanted) || containsWords(wanted, value);
    case 'number':
      return sameNumber(wanted, value);
    case 'seat':
    case 'row':
    case 'coach':
      return seatSet(wanted).join() === seatSet(value).join() || codeOf(wanted) === codeOf(value);
    case 'class': {
      const digits = (text: string) => (text.match(/\d+/g) ?? []).join();
      return plain(wanted) === plain(value) || (digits(wanted) !== '' && digits(wanted) === digits(value));
    }
    case 'sequence':
      return codeOf(wanted).replace(/^0+/, '') === codeOf(value).replace(/^0+/, '');
    default:
      return codeOf(wanted) === codeOf(value);
  }
}

/** Whether any text on the pass holds the value. */
function isVisible(field: ScoredField, expected: Expected, claim: Claim): boolean {
  const all = claim.visible.join(' \n ');
  if (expected.type === 'parts') return expected.parts.every((part) => containsWords(all, part));
  return claim.visible.some((text) => holds(field, expected, text));
}

function holds(field: ScoredField, expected: Expected, text: string): boolean {
  if (expected.type === 'price') return matches(field, expected, text);
  if (expected.type !== 'texts') return false;
  const { texts } = expected;
  const worded = texts.some((one) => containsWords(text, one));
  switch (field) {
    case 'passenger': {
      const words = new Set(nameWords(text));
      return texts.some(
        (one) => (nameWords(one).length > 0 && nameWords(one).every((word) => words.has(word))) || sameName(one, text),
      );
    }
    case 'number': {
      const candidates = text.match(/[A-Za-z0-9]{1,4}[ -]?\d{1,5}|\d{1,6}/g) ?? [];
      return (
        containsWords(text, texts[0]!) ||
        texts.some((one) => candidates.some((candidate) => sameNumber(one, candidate)))
      );
    }
    case 'booking_ref':
    case 'ticket_number':
    case 'membership':
      return (
        worded ||
        texts.some(
          (one) => codeOf(one) === codeOf(text) || (codeOf(one).length >= 5 && codeOf(text).includes(codeOf(one))),
        )
      );
    case 'seat':
    case 'row':
    case 'coach':
    case 'sequence':
    case 'gate':
    case 'terminal':
    case 'platform':
    case 'group': {
      const words = new Set(wordsOf(text).map((word) => word.toUpperCase().replace(/^0+(?=.)/, '')));
      return worded || texts.some((one) => seatSet(one).length > 0 && seatSet(one).every((seat) => words.has(seat)));
    }
    case 'class':
    case 'from':
    case 'to':
    case 'venue':
    case 'title':
    case 'carrier':
    case 'product':
      return worded || matches(field, expected, text);
    default:
      return worded;
  }
}
