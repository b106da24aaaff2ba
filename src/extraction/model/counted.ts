/** Tickets that nothing tells apart, and that the page itself counts: "2 x Adult". */
import { bands } from '#src/tickets/standing.ts';
import { withoutDates } from '../page-text/values/values.ts';
import { keyOf } from './answer-index.ts';
import type { AskableField } from './askable.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import type { SourceLine } from './source.ts';
import type { WeighedTicket } from './weigh-answer.ts';

/** LIST: what an order counts: how many of what, at which price each. */
const countedFields: ReadonlySet<AskableField> = new Set(['title', 'product', 'class', 'price']);

/** Whether two tickets of an answer say the same in all, found or not. */
export function isAlike(one: GroundedTicket, other: GroundedTicket): boolean {
  const [own, others] = [saidBy(one), saidBy(other)];
  return one.barcode === other.barcode && own.size === others.size && own.isSubsetOf(others);
}

/** Whether there are as many tickets like this one in an answer as the page counts, in a row of what they are for. */
export function isCounted(one: WeighedTicket, tickets: readonly WeighedTicket[]): boolean {
  const count = tickets.filter(({ answered }) => isAlike(answered, one.answered)).length;
  if (count < 2) return false;
  return one.values.some(
    ({ value, belief }) =>
      countedFields.has(value.name) &&
      belief >= bands.check &&
      value.lines.some((line) => rowOf(line).some((text) => tellsCount(withoutValue(text, value), count))),
  );
}

function saidBy({ values, unfounded }: GroundedTicket): ReadonlySet<string> {
  return new Set([...values.map(keyOf), ...unfounded.map(({ name, value }) => `${name} ${value}`)]);
}

/** The line, and what stands at its height on its page. */
function rowOf({ text, cell, understood }: SourceLine): readonly string[] {
  if (!cell || !understood) return [text];
  const beside = understood.cells.filter(({ page, y }) => page === cell.page && Math.abs(y - cell.y) < 0.5);
  return [text, ...beside.map((other) => other.text)];
}

/** A number of the value's own counts nothing: "Zone 2". */
function withoutValue(text: string, { reading: { value } }: Grounded): string {
  return typeof value === 'string' ? text.replaceAll(value, ' ') : text;
}

/** Whether a text has a number by itself, or beside a sign of times; days and clocks, amounts and numbers of something are none. */
function tellsCount(text: string, count: number): boolean {
  return new RegExp(
    `(?<![\\p{Script=Latin}\\d.,:/#+-]|\\p{Sc}\\s?)(?:[x×]\\s?)?${count}(?:\\s?[x×](?!\\p{L})|(?![\\d.,:/%°+-]|\\p{Script=Latin}|\\s?\\p{Sc}(?!\\d)))`,
    'iu',
  ).test(withoutDates(text, ' '));
}
