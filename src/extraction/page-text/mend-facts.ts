import { fold } from '../words/fold.ts';
import { roles as roleTypes } from '../words/roles.ts';
import type { Cell, Sheet } from './cells.ts';
import type { Fact } from './fact.ts';
import type { Label } from './find-labels.ts';
import { isPlausiblePlace } from './routes.ts';
import { findDates } from './values/dates.ts';
import { suits } from './values/fit.ts';
import { readStop } from './values/stops.ts';
import { findTimes, readTime } from './values/times.ts';

/** "First name: Jane" and "Last name: Doe" near each other are one passenger. */
export function joinNames(facts: readonly Fact[]): readonly Fact[] {
  const labelled = (pattern: RegExp) =>
    facts.filter((fact) =>
      pattern.test(fold(fact.label.cell.text.slice(fact.label.at, fact.label.end)).replace(/[*:.]/g, '').trim()),
    );
  const families = labelled(familyName);
  const joined = new Map<Fact, Fact>();
  for (const fact of labelled(givenName)) {
    const near = (one: Fact) =>
      one.cells[0]!.page === fact.cells[0]!.page && Math.abs(one.cells[0]!.y - fact.cells[0]!.y) < 3.5;
    const family = families.find((one) => one !== fact && !joined.has(one) && near(one));
    const text = `${fact.text} ${family?.text}`;
    if (!family || suits('passenger', text) === 0) continue;
    const cells = [...fact.cells, ...family.cells];
    const whole: Fact = { ...fact, roles: ['passenger'], text, cells, score: Math.max(fact.score, 0.8) };
    joined.set(fact, whole).set(family, whole);
  }
  return [...new Set(facts.map((fact) => joined.get(fact) ?? fact))];
}

const familyName =
  /^(?:last ?name|surname|family name|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|achternaam|apelido|sobrenome|efternamn|etternavn|nazwisko|prijmeni|vezeteknev)$/;

const givenName =
  /^(?:first ?name|given names?|forenames?|vorname|prenoms?|nombre|nome|voornaam|fornamn|fornavn|imie|jmeno|keresztnev)$/;

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
      whole = { ...whole, text: `${asClock(whole.text)}  ${right.text}`, cells: [...whole.cells, right] };
    }
    return whole;
  });
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
  if (timed && place && suits('from', place) > 0.6) return readStop(text).place === undefined;
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
