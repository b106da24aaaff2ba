import type { Reading } from '#src/tickets/evidence.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { andWords } from '../../../words/and.ts';
import { labelsAnywhere, labelWord } from '../../../words/label-index.ts';

/** Places of one order at most that get a ticket each. */
export const most = 12;

/**
 * An order of several places at one event is a ticket for each place: "F14, F15, F16" under one code are three admissions. So is each of several shows of
 * an order, where each has its own list.
 */
export function partBySeats(drafts: readonly Draft[], group: string): readonly Draft[] {
  const lists = drafts.map(({ fields }) => placesOf(fields.seat?.[0]?.value ?? ''));
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  if (!drafts.every(({ kind }) => kind?.value === 'event') || count > most || areSame(drafts)) return drafts;
  return drafts.flatMap((draft, at) => {
    const [seat] = draft.fields.seat ?? [];
    const places = lists[at]!;
    if (!seat || places.length < 2) return [draft];
    return onePerPlace(
      draft,
      places.map((value) => ({ ...seat, value })),
      group,
    );
  });
}

/** Whether two tickets have one list of places in one row: each of several codes has one of them. */
function areSame(drafts: readonly Draft[]): boolean {
  const lists = drafts.map(({ fields: { row, seat, start } }) =>
    [row, seat]
      .map((one) => one?.[0]?.value)
      .concat(start?.[0]?.value.local)
      .join('|'),
  );
  return new Set(lists).size < drafts.length;
}

/** A ticket of an order for each of its places. */
export function onePerPlace(draft: Draft, seats: readonly Reading<string>[], group: string): readonly Draft[] {
  return seats.map((seat) => ({ ...draft, group, fields: { ...partOfOrder(draft.fields), seat: [seat] } }));
}

/** What an order says, for one of its tickets: what all of them cost gives way to what a ticket of its own says. */
export function partOfOrder(fields: FieldReadings): FieldReadings {
  const price = fields.price?.map((reading) => ({ ...reading, confidence: reading.confidence * 0.8 }));
  return { ...fields, ...(price && { price }) };
}

const joints = new RegExp(`\\s*(?:[,;&+/]|\\s[-–]\\s|\\s(?:${andWords})\\s)\\s*`, 'u');

/** The places of a list, or from the first to the last one of a range; one or none where it is no list of places. */
export function placesOf(text: string): readonly string[] {
  const range = rangeOf(text.trim());
  if (range) return range;
  const apart = /^\p{Lu}-?\d{1,3}(?: \p{Lu}-?\d{1,3})+$/u.test(text.trim());
  const parts = apart ? text.trim().split(' ') : text.trim().split(joints);
  const place = /^(\p{Lu}{0,2})[ -]?(\d{1,3})(\p{Lu}?)$/u;
  const read = parts.map((part) => place.exec(part));
  if (!read.every((match) => match !== null)) return [text];
  return new Set(parts).size === parts.length ? parts : [text];
}

/** "14-17", "J7 – J8", "14 t/m 16": places from one to another of the same row, as many as an order may have. */
function rangeOf(text: string): readonly string[] | undefined {
  const match = /^(\p{Lu}{0,2})(\d{1,3}) ?(?:[-–—~]|t\/m|u\/m) ?(\p{Lu}{0,2})(\d{1,3})$/iu.exec(text);
  if (!match) return undefined;
  const [, row = '', first, other, last] = match;
  const count = Number(last) - Number(first) + 1;
  if ((other && other !== row) || count < 2 || count > most) return undefined;
  return Array.from({ length: count }, (_, at) => `${row}${Number(first) + at}`);
}

/** Whether a word means a seat in some language. */
export function isSeat(word: string): boolean {
  return labelsAnywhere([labelWord(word)]).some(({ role }) => role === 'seat');
}
