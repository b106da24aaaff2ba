import { roles as roleTypes } from '../../words/roles.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { fitOf } from '../values/fit.ts';
import { isPlausiblePlace } from '../values/routes.ts';
import { readStop } from '../values/stops.ts';
import { findTimes, readTime } from '../values/times.ts';
import type { Fact } from './fact.ts';
import type { Label } from './find-labels.ts';

/** "Detroit, Terminal EM" behind "Arrival" is one value: the terminal inside of it is read with its place. */
export function withoutInner(facts: readonly Fact[]): readonly Fact[] {
  const stops = new Set(facts.filter((fact) => roleTypes[fact.roles[0]!] === 'stop').flatMap((fact) => fact.cells));
  const continued = new Set(
    facts.filter((fact) => ['from', 'to'].includes(fact.roles[0]!)).flatMap((fact) => fact.cells.slice(1)),
  );
  return facts.filter((fact) => {
    const { cell, at } = fact.label;
    if (continued.has(cell) && fact.cells[0] === cell && ['time', 'when'].includes(fact.roles[0]!)) return false;
    const opens = facts.some((other) => other.label.cell === cell && other.label.at === 0);
    return at === 0 || roleTypes[fact.roles[0]!] !== 'short' || !stops.has(cell) || opens;
  });
}

/** "DEPARTURE: BERLIN" with `07 JUN` and `12:10` in cells further right: all are the stop's. */
export function withRightCells(
  sheet: Sheet,
  facts: readonly Fact[],
  labelsOf: ReadonlyMap<Cell, readonly Label[]>,
): readonly Fact[] {
  const taken = new Set(facts.flatMap((fact) => fact.cells));
  return facts.map((fact) => {
    if (!fact.roles.some((role) => roleTypes[role] === 'stop' || role === 'from' || role === 'to')) return fact;
    const row = sheet.rows.find((cells) => cells.includes(fact.cells[0]!)) ?? [];
    let whole = fact;
    for (const right of row.slice(row.indexOf(fact.cells[0]!) + 1)) {
      if (taken.has(right) || labelsOf.has(right) || right.prose || !completes(whole.text, right.text)) break;
      if (hasOtherHead(sheet, fact, right)) break;
      whole = { ...whole, text: `${asClock(whole.text)}  ${right.text}`, cells: [...whole.cells, right] };
    }
    return whole;
  });
}

/** Whether a cell stands under another head of the row in which the label of a fact is one: "Economy" right of "18 Mar 11:15" under "Arrival", "Class". */
function hasOtherHead(sheet: Sheet, { label, cells }: Fact, right: Cell): boolean {
  const heads = sheet.rows.find((row) => row.includes(label.cell)) ?? [];
  return (
    !heads.includes(cells[0]!) &&
    heads.some((head) => head !== label.cell && head.x < right.right && right.x < head.right && head.x > label.cell.x)
  );
}

/** `09.28` as `09:28`, so that it stays a clock among other words. */
function asClock(text: string): string {
  return findTimes(text).length > 0 ? text : (readTime(text) ?? text);
}

/** Whether a text says of a stop what the text before it does not: its clock, its day alone, its place. */
function completes(text: string, right: string): boolean {
  const timed = findTimes(text).length > 0 || readTime(text) !== undefined;
  if (findTimes(right).length > 0) return !timed;
  const { place } = readStop(right);
  if (timed && place && fitOf('from', place) > 0.6) return readStop(text).place === undefined;
  const [day] = findDates(right);
  return day !== undefined && !timed && findDates(text).length === 0 && right.length - (day.end - day.at) < 12;
}

/** "Köln Hbf" in the cell before "ab 08:12": a short word for departure or arrival has its place on the left. */
export function withLeftCells(
  sheet: Sheet,
  facts: readonly Fact[],
  labelsOf: ReadonlyMap<Cell, readonly Label[]>,
): readonly Fact[] {
  const taken = new Set(facts.flatMap((fact) => fact.cells));
  return facts.map((fact) => {
    const { cell, at, end } = fact.label;
    const short = at === 0 && fact.cells[0] === cell && (end <= 4 || isOnlyStop(fact, facts));
    if (!short || roleTypes[fact.roles[0]!] !== 'stop' || /\p{L}{3}/u.test(withoutTimes(fact.text))) return fact;
    const row = sheet.rows.find((cells) => cells.includes(cell));
    const left = row?.[row.indexOf(cell) - 1];
    if (!left || taken.has(left) || labelsOf.has(left) || left.prose || !isPlausiblePlace(readStop(left.text)))
      return fact;
    return { ...fact, text: `${left.text}  ${asClock(fact.text)}`, cells: [left, ...fact.cells] };
  });
}

/** "SANTANDER" before "Salida 18:10" and before nothing else that leaves or arrives. */
function isOnlyStop(fact: Fact, facts: readonly Fact[]): boolean {
  const { cell } = fact.label;
  const inRow = (one: Fact) => one.label.cell.page === cell.page && Math.abs(one.label.cell.y - cell.y) < 0.5;
  return !facts.some((one) => one !== fact && inRow(one) && roleTypes[one.roles[0]!] === 'stop');
}

function withoutTimes(text: string): string {
  return findTimes(text).reduceRight((left, { at, end }) => left.slice(0, at) + left.slice(end), text);
}
