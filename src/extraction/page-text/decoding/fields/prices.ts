import type { Reading } from '#src/tickets/evidence.ts';
import type { Money } from '#src/tickets/fields.ts';
import { sameName } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { isOver } from '../../candidates/span.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { scoredReading } from '../spans/told.ts';

/** How likely an amount must be a price at least, where what all tickets cost bears it out. */
const least = 0.1;
/** How likely it is at most that each ticket cost what is printed once for all. */
const once = 0.8;
/** Of amounts that add up to a total, the largest is at most so many times the smallest: more is a price with its tax or fee. */
const apart = 1.6;
/** Amounts of a document that are looked at. */
const most = 60;

/**
 * Where the tickets of an order all have what the order cost, gives each its own price: as many of one amount as there are tickets, or
 * amounts one after the other that add up to the total, one for each ticket or traveller. What is told once for all is to be checked.
 */
export function partPrice(drafts: readonly Draft[], scored: readonly ScoredSpan[]): readonly Draft[] {
  const total = drafts[0]?.fields.price?.[0]?.value;
  if (drafts.length < 2 || !total || !drafts.every(({ fields }) => isSame(fields.price?.[0]?.value, total)))
    return drafts;
  const amounts = amountsOf(scored, Number(total.amount));
  const part = scored.find(
    ({ span, likely }) =>
      span.money && likely('price') >= least && isPart(Number(span.money.amount), Number(total.amount), drafts.length),
  );
  const own = part ? drafts.map(() => part) : ownAmounts(drafts, amounts, Number(total.amount));
  return drafts.map((draft, at) => {
    const one = own?.[at];
    const price = draft.fields.price!;
    if (!one) return { ...draft, fields: { ...draft.fields, price: price.map(unsure) } };
    const value = { amount: Number(one.span.money!.amount).toFixed(2), currency: total.currency };
    const reading = scoredReading(value, one, Math.max(0.7, one.likely('price')));
    return { ...draft, fields: { ...draft.fields, price: [reading, ...price] } };
  });
}

function unsure(reading: Reading<Money>): Reading<Money> {
  return reading.likely === undefined ? reading : { ...reading, likely: Math.min(reading.likely, once) };
}

/** The amounts of a document but for the total, in reading order. */
function amountsOf(scored: readonly ScoredSpan[], total: number): readonly ScoredSpan[] {
  const found: ScoredSpan[] = [];
  for (const one of scored) {
    const amount = Number(one.span.money?.amount ?? Number.NaN);
    if (!(amount > 0 && amount < total) || found.some((other) => isOver(other.span, one.span))) continue;
    if (found.push(one) >= most) break;
  }
  return found;
}

/** For each ticket the one of several amounts that add up to a total, by the order of tickets or of their travellers. */
function ownAmounts(
  drafts: readonly Draft[],
  amounts: readonly ScoredSpan[],
  total: number,
): readonly ScoredSpan[] | undefined {
  const names: string[] = [];
  const whose = drafts.map(({ fields }) => {
    const name = fields.passenger?.[0]?.value;
    if (name === undefined) return -1;
    const known = names.findIndex((other) => sameName(other, name));
    return known === -1 ? names.push(name) - 1 : known;
  });
  const each = addingUp(amounts, drafts.length, total);
  if (each) return each;
  const persons = names.length > 1 && names.length < drafts.length && !whose.includes(-1);
  const ofPerson = persons ? addingUp(amounts, names.length, total) : undefined;
  return ofPerson && whose.map((who) => ofPerson[who]!);
}

/** So many amounts one after the other, on the page or in a column, that add up to a total. */
function addingUp(amounts: readonly ScoredSpan[], count: number, total: number): readonly ScoredSpan[] | undefined {
  const columns = Map.groupBy(amounts, ({ span }) => Math.round(span.cells[0]!.right));
  for (const list of [amounts, ...columns.values()])
    for (let at = 0; at + count <= list.length; at++) {
      const some = list.slice(at, at + count);
      const values = some.map(({ span }) => Number(span.money!.amount));
      const sum = values.reduce((all, one) => all + one, 0);
      if (Math.abs(sum - total) < 0.005 * count && Math.max(...values) <= apart * Math.min(...values)) return some;
    }
  return undefined;
}

function isSame(one: Money | undefined, other: Money): boolean {
  return one?.amount === other.amount && one.currency === other.currency;
}

function isPart(part: number, total: number, tickets: number): boolean {
  return part > 0 && Math.abs(part * tickets - total) < 0.005 * tickets;
}
