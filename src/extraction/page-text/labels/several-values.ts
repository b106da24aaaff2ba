import type { Role } from '../../words/roles.ts';
import { readMoney, readText } from '../values/read-value.ts';
import type { Fact } from './fact.ts';
import { isOfOne, isTotal } from './label-ends.ts';

/** Most seats that one pass names. */
const mostSeats = 12;

/** The facts of one ticket where what it says several times is said once: all its seats, and what it costs in all. */
export function withoutRivals(facts: readonly Fact[]): readonly Fact[] {
  return withAllSeats(withTotal(facts));
}

/** "2 x 16,00", "fee 1,92" and "Total 39,84" are three prices; the whole of them is what was paid. */
export function withTotal(facts: readonly Fact[]): readonly Fact[] {
  const prices = facts.filter((fact) => fact.roles[0] === 'price');
  const amounts = new Set(prices.map((fact) => readMoney(fact.text, 'XXX')?.amount));
  if (amounts.size < 2) return facts;
  const totals = prices.filter(({ label }) => isTotal(label.cell.text.slice(label.at, label.end)));
  const whole = totals.length > 0 ? totals : prices.filter(({ text }) => !isOfOne(text));
  const [largest] = whole.toSorted((a, b) => amountOf(b) - amountOf(a));
  return largest ? facts.filter((fact) => fact === largest || fact.roles[0] !== 'price') : facts;
}

function amountOf(fact: Fact): number {
  return Number(readMoney(fact.text, 'XXX')?.amount ?? 0);
}

/** "Row H, seat 11" over "Row H, seat 12" on one ticket: both seats. */
function withAllSeats(facts: readonly Fact[]): readonly Fact[] {
  const of = (role: Role) => facts.filter((fact) => fact.roles[0] === role && fact.row === undefined);
  const seats = of('seat').filter((fact) => plainSeat.test(textOf(fact)));
  const distinct = new Map(seats.map((fact) => [`${rowOf(fact, of('row'))} ${textOf(fact)}`, fact]));
  if (distinct.size < 2 || distinct.size > mostSeats || differing(of('section')) > 1) return facts;
  const rows = new Set([...distinct.values()].map((fact) => rowOf(fact, of('row'))));
  if (differing(of('row')) !== rows.size && !(differing(of('row')) === 0 && rows.size === 1)) return facts;
  const named = rows.size > 1;
  // Rows of which one is not known to be whose are no rows of these seats.
  if (named && rows.has('')) return facts;
  const text = [...distinct.values()].map((fact) => `${named ? rowOf(fact, of('row')) : ''}${textOf(fact)}`).join(', ');
  const [first] = distinct.values();
  const joined: Fact = { ...first!, text, cells: [...distinct.values()].flatMap((fact) => fact.cells) };
  const gone = new Set([...of('seat'), ...(named ? of('row') : [])]);
  return [...facts.filter((fact) => !gone.has(fact)), joined];
}

const plainSeat = /^[A-Z]{0,2}\d{1,4}[A-Z]?$/;

function textOf(fact: Fact): string {
  return readText(fact.roles[0]!, fact.text) ?? '';
}

/** The row that stands in a seat's own line, or the only one. */
function rowOf(seat: Fact, rows: readonly Fact[]): string {
  const own = rows.find((row) => Math.abs(row.cells[0]!.y - seat.cells[0]!.y) < 0.5);
  return own ? textOf(own) : rows.length === 1 ? textOf(rows[0]!) : '';
}

function differing(facts: readonly Fact[]): number {
  return new Set(facts.map(textOf)).size;
}
