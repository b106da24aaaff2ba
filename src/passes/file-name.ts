import type { Ticket } from '#src/tickets/ticket.ts';
import { factsOf } from './design/facts.ts';
import { plainLetters } from './plain-letters.ts';

const longest = 60;

/**
 * The file name of a pass: `1-berlin-hamburg.pkpass`. ASCII, made by us, and in the order of the tickets when sorted.
 *
 * @param index from 1
 * @param count how many passes there are; numbers get as many digits as the last one has
 */
export function passFileName(index: number, ticket: Ticket, count: number = index): string {
  const { kind, fields } = factsOf(ticket);
  const from = fields.fromCity ?? fields.from ?? fields.fromCode;
  const to = fields.toCity ?? fields.to ?? fields.toCode;
  const words = [from && to ? `${from} ${to}` : (fields.title ?? fields.product ?? fields.issuer ?? ''), kind];
  const name = words
    .map((text) => plainLetters(text).slice(0, longest).replace(/-+$/, ''))
    .find((text) => text.length > 1);
  return `${String(index).padStart(String(count).length, '0')}-${name}.pkpass`;
}
