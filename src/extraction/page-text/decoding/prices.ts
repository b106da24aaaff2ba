import type { Money } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import { scoredReading } from './told.ts';

/** How likely an amount must be a price at least, where what all tickets cost bears it out. */
const least = 0.1;

/** Where the tickets of an order all have what the order cost, and the part of one of them is printed, gives each that. */
export function partPrice(drafts: readonly Draft[], scored: readonly ScoredSpan[]): readonly Draft[] {
  const total = drafts[0]?.fields.price?.[0]?.value;
  if (drafts.length < 2 || !total || !drafts.every(({ fields }) => isSame(fields.price?.[0]?.value, total)))
    return drafts;
  const part = scored.find(
    ({ span, likely }) =>
      span.money && likely('price') >= least && isPart(Number(span.money.amount), Number(total.amount), drafts.length),
  );
  if (!part) return drafts;
  const own = { amount: Number(part.span.money!.amount).toFixed(2), currency: total.currency };
  return drafts.map((draft) => {
    const price = [scoredReading(own, part, Math.max(0.7, part.likely('price'))), ...draft.fields.price!];
    return { ...draft, fields: { ...draft.fields, price } };
  });
}

function isSame(one: Money | undefined, other: Money): boolean {
  return one?.amount === other.amount && one.currency === other.currency;
}

function isPart(part: number, total: number, tickets: number): boolean {
  return part > 0 && Math.abs(part * tickets - total) < 0.005 * tickets;
}
