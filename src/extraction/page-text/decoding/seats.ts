import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { andWords } from '../../words/and.ts';

/** Places of one order at most that get a ticket each. */
const most = 12;

/** An order of several places at one event is a ticket for each place: "F14, F15, F16" under one code are three admissions. */
export function partBySeats(drafts: readonly Draft[], group: string): readonly Draft[] {
  const [draft] = drafts;
  const [seat] = draft?.fields.seat ?? [];
  if (drafts.length !== 1 || !draft || !seat || draft.kind?.value !== 'event') return drafts;
  const places = placesOf(seat.value);
  if (places.length < 2 || places.length > most) return drafts;
  return places.map((value) => ({
    ...draft,
    group,
    fields: { ...partOfOrder(draft.fields), seat: [{ ...seat, value }] },
  }));
}

/** What an order says, for one of its tickets: what all of them cost gives way to what a ticket of its own says. */
export function partOfOrder(fields: FieldReadings): FieldReadings {
  const price = fields.price?.map((reading) => ({ ...reading, confidence: reading.confidence * 0.8 }));
  return { ...fields, ...(price && { price }) };
}

const joints = new RegExp(`\\s*(?:[,;&+/]|\\s[-–]\\s|\\s(?:${andWords})\\s)\\s*`, 'u');

/** The places of a list, or of a range of two neighbours; one or none where it is no list of places. */
export function placesOf(text: string): readonly string[] {
  const apart = /^\p{Lu}\d{1,3}(?: \p{Lu}\d{1,3})+$/u.test(text.trim());
  const parts = apart ? text.trim().split(' ') : text.trim().split(joints);
  const place = /^(\p{Lu}{0,2}) ?(\d{1,3})(\p{Lu}?)$/u;
  const read = parts.map((part) => place.exec(part));
  if (!read.every((match) => match !== null)) return [text];
  return new Set(parts).size === parts.length ? parts : [text];
}
