import type { Reading } from '#src/tickets/evidence.ts';
import type { Money } from '#src/tickets/fields.ts';
import { sameName } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { isOver } from '../../candidates/span.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { scoredReading } from '../spans/told.ts';

/** How likely an amount must be a price at least, where what all tickets cost bears it out. */
const least = 0.01;
/** How likely it is at most that each ticket cost what is printed once for all. */
const once = 0.8;
/** Of amounts that add up to a total, the largest is at most so many times the smallest: more is a price with its tax or fee. Three or more are seldom that. */
const apart = { two: 1.6, more: 8 } as const;
/** How much of a total a fee is at most that is printed beside what tickets cost. */
const feeOf = 0.25;
/** How surely a ticket cost what all of them cost at most, and its own price at least, where that is printed. */
const [ofOrder, ofTicket] = [0.6, 0.7];
/** Amounts of a document that are looked at. */
const most = 60;

/**
 * Where the tickets of an order all have what the order cost, gives each its own price: as many of one amount as there are tickets, or
 * amounts one after the other that add up to the total, one for each ticket or traveller, with a fee that is printed after them or without one;
 * so, too, where some have the total and others their own. What is told once for all is to be checked.
 */
export function partPrice(drafts: readonly Draft[], scored: readonly ScoredSpan[]): readonly Draft[] {
  const prices = drafts.flatMap(({ fields }) => fields.price?.[0]?.value ?? []);
  const [total] = prices.toSorted((a, b) => Number(b.amount) - Number(a.amount));
  if (drafts.length < 2 || !total || prices.length < drafts.length) return drafts;
  const amounts = amountsOf(scored, Number(total.amount));
  if (!prices.every((price) => isSame(price, total))) {
    const each = addingUp(amounts, drafts.length, [Number(total.amount)]);
    return each ? withOwn(drafts, each, total) : withoutSum(drafts);
  }
  const sums = [Number(total.amount), ...withoutFees(amounts, Number(total.amount))];
  const part = scored.find(
    ({ span, likely }) =>
      span.money &&
      likely('price') >= least &&
      sums.some((sum) => isPart(Number(span.money!.amount), sum, drafts.length)),
  );
  const own = part ? drafts.map(() => part) : ownAmounts(drafts, amounts, sums);
  if (own) return withOwn(drafts, own, total);
  return drafts.map((draft) => ({ ...draft, fields: { ...draft.fields, price: draft.fields.price!.map(unsure) } }));
}

/** Each ticket with what it cost by itself before what all of them did. */
function withOwn(drafts: readonly Draft[], own: readonly ScoredSpan[], total: Money): readonly Draft[] {
  return drafts.map((draft, at) => {
    const one = own[at]!;
    const price = draft.fields.price!;
    const value = { amount: Number(one.span.money!.amount).toFixed(2), currency: total.currency };
    const reading = scoredReading(value, one, Math.max(ofTicket, one.likely('price')));
    return { ...draft, fields: { ...draft.fields, price: [reading, ...price.map(ofAll)] } };
  });
}

/**
 * Tickets of which some have what one costs and the others the sum of the line, "2 x 350.00" and "700.00" beside it: all have what one costs, as one of them was
 * told.
 */
function withoutSum(drafts: readonly Draft[]): readonly Draft[] {
  const prices = drafts.map(({ fields }) => fields.price?.[0]);
  const own = prices.find(
    (price) => price && prices.every((other) => isOneOf(price.value, other?.value, drafts.length)),
  );
  if (!own) return drafts;
  return drafts.map((draft) => {
    const price = draft.fields.price!;
    if (isSame(price[0]!.value, own.value)) return draft;
    return { ...draft, fields: { ...draft.fields, price: [own, ...price.map(ofAll)] } };
  });
}

/** Whether an amount is what a ticket costs or what so many of them do. */
function isOneOf(own: Money, other: Money | undefined, tickets: number): boolean {
  return (
    isSame(other, own) ||
    (other?.currency === own.currency && isPart(Number(own.amount), Number(other.amount), tickets))
  );
}

function unsure(reading: Reading<Money>): Reading<Money> {
  return reading.likely === undefined ? reading : { ...reading, likely: Math.min(reading.likely, once) };
}

/** What all tickets cost together, where what each costs is known: not to be believed more than that. */
function ofAll(reading: Reading<Money>): Reading<Money> {
  return { ...reading, confidence: Math.min(reading.confidence, ofOrder) };
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

/** What tickets cost before a fee: amounts that are printed, as is what is missing to the total. */
function withoutFees(amounts: readonly ScoredSpan[], total: number): readonly number[] {
  const printed = new Set(amounts.map(({ span }) => cents(Number(span.money!.amount))));
  return [...printed].flatMap((sum) => {
    const fee = cents(total) - sum;
    return fee <= cents(total) * feeOf && printed.has(fee) ? [sum / 100] : [];
  });
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}

/** For each ticket the one of several amounts that add up to the total or what it is without a fee, by the order of tickets or of their travellers. */
function ownAmounts(
  drafts: readonly Draft[],
  amounts: readonly ScoredSpan[],
  sums: readonly number[],
): readonly ScoredSpan[] | undefined {
  const names: string[] = [];
  const whose = drafts.map(({ fields }) => {
    const name = fields.passenger?.[0]?.value;
    if (name === undefined) return -1;
    const known = names.findIndex((other) => sameName(other, name));
    return known === -1 ? names.push(name) - 1 : known;
  });
  const each = addingUp(amounts, drafts.length, sums);
  if (each) return each;
  const persons = names.length > 1 && names.length < drafts.length && !whose.includes(-1);
  const ofPerson = persons ? addingUp(amounts, names.length, sums) : undefined;
  return ofPerson && whose.map((who) => ofPerson[who]!);
}

/** So many amounts one after the other, on the page or in a column, that add up to one of some sums, or with a fee right after them to the first. */
function addingUp(
  amounts: readonly ScoredSpan[],
  count: number,
  sums: readonly number[],
): readonly ScoredSpan[] | undefined {
  const [total = 0] = sums;
  const columns = Map.groupBy(amounts, ({ span }) => Math.round(span.cells[0]!.right));
  for (const list of [amounts, ...columns.values()])
    for (let at = 0; at + count <= list.length; at++) {
      const some = list.slice(at, at + count);
      const values = some.map(({ span }) => Number(span.money!.amount));
      const sum = values.reduce((all, one) => all + one, 0);
      const fee = Number(list[at + count]?.span.money?.amount ?? 0);
      const withFee = fee <= total * feeOf ? sum + fee : sum;
      const addsUp = isNear(withFee, total, count) || sums.some((one) => isNear(sum, one, count));
      const widest = count > 2 ? apart.more : apart.two;
      if (addsUp && Math.max(...values) <= widest * Math.min(...values)) return some;
    }
  return undefined;
}

function isSame(one: Money | undefined, other: Money): boolean {
  return one?.amount === other.amount && one.currency === other.currency;
}

function isPart(part: number, total: number, tickets: number): boolean {
  return part > 0 && isNear(part * tickets, total, tickets);
}

/** Whether two sums are the same but for what so many amounts were rounded. */
function isNear(one: number, other: number, amounts: number): boolean {
  return Math.abs(one - other) < 0.005 * amounts;
}
