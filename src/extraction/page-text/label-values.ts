import { fold } from '../words/fold.ts';
import type { Role } from '../words/roles.ts';
import { roles as roleTypes } from '../words/roles.ts';
import type { Cell, Sheet } from './cells.ts';
import type { Label } from './find-labels.ts';
import { readTables } from './tables.ts';
import { findDates } from './values/dates.ts';
import { suits } from './values/fit.ts';
import { findMoney } from './values/money.ts';
import { findTimes } from './values/times.ts';
import { weights } from './weights.ts';

/** A value with the label that says what it is. */
export type Fact = {
  /** What it can be, best first; more than one only where the label's text has several meanings. */
  readonly roles: readonly Role[];
  readonly text: string;
  /** Cells that the value stands in, the first one first. */
  readonly cells: readonly Cell[];
  readonly label: Label;
  /** 0 to 1. */
  readonly score: number;
  /** Row of a table with several rows of data, from 0. */
  readonly row?: number;
};

type Context = {
  readonly sheet: Sheet;
  readonly labelsOf: ReadonlyMap<Cell, readonly Label[]>;
  readonly isValue: (cell: Cell) => boolean;
};

type Place = 'right' | 'below' | 'above' | 'wrapped';
type Candidate = {
  readonly label: Label;
  readonly cell: Cell;
  readonly place: Place;
  readonly score: number;
  readonly roles: readonly Role[];
};

/** All values of a sheet that stand beside, below, above or behind a label. */
export function readFacts(sheet: Sheet, labelsOf: ReadonlyMap<Cell, readonly Label[]>): readonly Fact[] {
  const inline = [...labelsOf.values()].flat().flatMap((label) => inlineFact(sheet, label, labelsOf));
  const tables = readTables(sheet, labelsOf);
  const done = new Set([...tables.labels]);
  const taken = new Set(tables.facts.flatMap((fact) => fact.cells));
  const open = [...labelsOf.values()].flat().filter((label) => label.whole && !done.has(label));
  const facts = [...inline, ...tables.facts, ...assign(sheet, open, labelsOf, taken)];
  return joinNames(withRightCells(sheet, withoutInner(facts), labelsOf));
}

const familyName =
  /^(?:last ?name|surname|family name|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|achternaam|apelido|sobrenome|efternamn|etternavn|nazwisko|prijmeni|vezeteknev)$/;
const givenName =
  /^(?:first ?name|given names?|forenames?|vorname|prenoms?|nombre|nome|voornaam|fornamn|fornavn|imie|jmeno|keresztnev)$/;

/** "First name: Jane" and "Last name: Doe" near each other are one passenger. */
function joinNames(facts: readonly Fact[]): readonly Fact[] {
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

/** "Detroit, Terminal EM" behind "Arrival" is one value: the terminal inside of it is read with its place. */
function withoutInner(facts: readonly Fact[]): readonly Fact[] {
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

/** "DEPARTURE: BERLIN" with `07 JUN 12:10` in a cell further right: both are the stop's. */
function withRightCells(
  sheet: Sheet,
  facts: readonly Fact[],
  labelsOf: ReadonlyMap<Cell, readonly Label[]>,
): readonly Fact[] {
  const taken = new Set(facts.flatMap((fact) => fact.cells));
  return facts.map((fact) => {
    if (!fact.roles.some((role) => roleTypes[role] === 'stop' || role === 'from' || role === 'to')) return fact;
    const row = sheet.rows.find((cells) => cells.includes(fact.cells[0]!));
    const right = row?.[row.indexOf(fact.cells[0]!) + 1];
    if (!right || taken.has(right) || labelsOf.has(right) || right.prose) return fact;
    const timed = findTimes(fact.text).length > 0;
    const other =
      findTimes(right.text).length > 0
        ? !timed
        : timed && suits('from', right.text) > 0.6 && !/\p{L}{3}/u.test(withoutTimes(fact.text));
    return other ? { ...fact, text: `${fact.text}  ${right.text}`, cells: [...fact.cells, right] } : fact;
  });
}

function withoutTimes(text: string): string {
  return findTimes(text).reduceRight((left, { at, end }) => left.slice(0, at) + left.slice(end), text);
}

function inlineFact(sheet: Sheet, label: Label, labelsOf: ReadonlyMap<Cell, readonly Label[]>): readonly Fact[] {
  if (label.whole || label.rest.trim() === '') return [];
  const parts = compositeFacts(label, label.rest, [label.cell], weights.inlineColon);
  if (parts.length > 0) return parts;
  const more = wrappedRest(sheet, label, labelsOf);
  const text = more ? `${label.rest} ${more.text}` : label.rest;
  const cells = more ? [label.cell, more.cell] : [label.cell];
  const ranked = rank(label.roles, text);
  const score = (ranked[0]?.fit ?? 0) * (label.colon ? weights.inlineColon : weights.inlineBare);
  if (score < weights.threshold) return [];
  return [{ roles: ranked.map((one) => one.role), text, cells, label, score }];
}

const dated: ReadonlySet<string> = new Set(['date', 'when', 'stop', 'period']);

/** The next line, where a value that follows its label goes on there: "Ab: Freitag, 31." over "Juli 2026 – 05:00 Uhr". */
function wrappedRest(
  sheet: Sheet,
  label: Label,
  labelsOf: ReadonlyMap<Cell, readonly Label[]>,
): { readonly cell: Cell; readonly text: string } | undefined {
  if (label.restAt + label.rest.length < label.cell.text.length - 2) return undefined;
  const next = nearestBelow(sheet, label.cell);
  if (!next || next.block !== label.cell.block || next.prose || next.y - label.cell.bottom > 0.8) return undefined;
  const first = labelsOf.get(next)?.[0];
  // "Adresse: 10 bis, rue" over "Haute – 31000 Toulouse | Date: …": what stands before the next label is still ours.
  const lead = first && next.text.slice(0, first.at).replace(/[\s|·,;]+$/, '');
  if (first) return lead ? { cell: next, text: lead } : undefined;
  const role = label.roles[0]!;
  const both = `${label.rest} ${next.text}`;
  if (dated.has(roleTypes[role])) {
    const richer =
      findDates(both).length > findDates(label.rest).length ||
      (findTimes(both).length > 0 && findTimes(label.rest).length === 0);
    return richer && findDates(next.text).length === 0 ? { cell: next, text: next.text } : undefined;
  }
  return roleTypes[role] === 'address' && /[,·|]$/.test(label.cell.text) ? { cell: next, text: next.text } : undefined;
}

/** "Row / Seat" over `C / 14`: one value for each part. */
export function compositeFacts(label: Label, text: string, cells: readonly Cell[], weight: number): readonly Fact[] {
  if (!label.parts) return [];
  const values = text.split(/\s*[/|,–-]\s*|\s{2,}/).filter(Boolean);
  const split = values.length === label.parts.length ? values : text.split(/\s+/);
  if (split.length !== label.parts.length) return [];
  return label.parts.flatMap((role, at) => {
    const score = suits(role, split[at]!) * weight;
    return score < weights.threshold ? [] : [{ roles: [role], text: split[at]!, cells, label, score }];
  });
}

/** Roles that a text fits, the best fit first; equal fits keep the label's order. */
export function rank(
  candidates: readonly Role[],
  text: string,
): readonly { readonly role: Role; readonly fit: number }[] {
  const fits = candidates.map((role) => ({ role, fit: suits(role, text) })).filter((one) => one.fit > 0);
  const best = Math.max(0, ...fits.map((one) => one.fit));
  return fits.filter((one) => one.fit >= best * 0.75).sort((a, b) => b.fit - a.fit);
}

function assign(
  sheet: Sheet,
  labels: readonly Label[],
  labelsOf: ReadonlyMap<Cell, readonly Label[]>,
  takenBefore: ReadonlySet<Cell>,
): readonly Fact[] {
  const isValue = (cell: Cell) =>
    !takenBefore.has(cell) &&
    !labelsOf
      .get(cell)
      ?.some(
        (label) =>
          (label.at === 0 && (label.whole || label.colon)) ||
          (!label.whole && suits(label.roles[0]!, label.rest) > 0.8),
      );
  const all = labels.flatMap((label) => candidatesOf(sheet, label, isValue));
  const habit = habitOf(all);
  const scored = all
    .map((one) => ({ ...one, score: one.score * (1 - weights.habit + weights.habit * (habit[one.place] ?? 1)) }))
    .filter((one) => one.score >= weights.threshold)
    .sort((a, b) => b.score - a.score);
  const facts: Fact[] = [];
  const taken = new Set<Cell>();
  const served = new Set<Label>();
  for (const { label, cell, score, roles, place } of scored) {
    if (served.has(label) || taken.has(cell)) continue;
    const cells = [
      cell,
      ...(place === 'above' ? [] : continuation({ sheet, labelsOf, isValue }, cell, label, roles[0]!)),
    ].filter((one) => !taken.has(one));
    const text = cells.map((one) => one.text).join('\n');
    served.add(label);
    for (const one of cells) taken.add(one);
    const parts = compositeFacts(label, text, cells, score);
    if (parts.length > 0) facts.push(...parts);
    else facts.push({ roles, text, cells, label, score });
  }
  return facts;
}

function candidatesOf(sheet: Sheet, label: Label, isValue: (cell: Cell) => boolean): readonly Candidate[] {
  const found: Candidate[] = [];
  const strength = label.colon ? 1 : label.end - label.at <= 2 ? weights.tinyLabel : weights.wholeLabel;
  const add = (cell: Cell | undefined, place: Place, weight: number) => {
    if (!cell || !isValue(cell) || cell.prose) return;
    const ranked = rank(label.roles, cell.text);
    const composite = label.parts ? (compositeFacts(label, cell.text, [cell], 1)[0]?.score ?? 0) : 0;
    const best = Math.max(ranked[0]?.fit ?? 0, composite);
    if (best > 0)
      found.push({
        label,
        cell,
        place,
        score: best * weight * strength,
        roles: ranked.map((one) => one.role).concat(ranked.length ? [] : label.roles),
      });
  };
  const row = sheet.rows.find((cells) => cells.includes(label.cell))!;
  const right = row[row.indexOf(label.cell) + 1];
  if (right)
    add(right, 'right', weights.right / (1 + Math.max(0, right.x - label.cell.right - 2) / weights.rightReach));
  const below = nearestBelow(sheet, label.cell);
  if (below)
    add(below, 'below', weights.below / (1 + Math.max(0, below.y - label.cell.bottom - 0.5) / weights.belowReach));
  const above = nearestAbove(sheet, label.cell);
  if (above) add(above, 'above', weights.above);
  if (!right) {
    const next = sheet.rows[sheet.rows.indexOf(row) + 1]?.[0];
    if (next && next !== below && next.y - label.cell.bottom < 1.5) add(next, 'wrapped', weights.wrapped);
  }
  return found;
}

/** How often labels of this page can only have their value on the right, or only below. */
function habitOf(all: readonly Candidate[]): Readonly<Partial<Record<Place, number>>> {
  let right = 1;
  let below = 1;
  for (const candidates of Map.groupBy(all, (one) => one.label).values()) {
    const canRight = candidates.some((one) => one.place === 'right' && one.score > 0.55);
    const canBelow = candidates.some((one) => one.place === 'below' && one.score > 0.55);
    if (canRight && !canBelow) right++;
    if (canBelow && !canRight) below++;
  }
  return { right: right / (right + below), below: below / (right + below) };
}

/** Whether two cells stand in one column: same left edge, same middle, same right edge, or one over the other. */
export function inColumn(a: Cell, b: Cell): boolean {
  if (Math.abs(a.x - b.x) < 1.2 || Math.abs(a.right - b.right) < 0.8) return true;
  if (Math.abs(a.x + a.right - b.x - b.right) / 2 < 1.2) return true;
  const overlap = Math.min(a.right, b.right) - Math.max(a.x, b.x);
  return overlap > 0.5 * Math.min(a.right - a.x, b.right - b.x);
}

function nearestBelow(sheet: Sheet, from: Cell): Cell | undefined {
  let best: Cell | undefined;
  for (const cell of sheet.cells) {
    const gap = cell.y - from.bottom;
    if (cell === from || gap < -0.4 || gap > 4.5 || cell.y <= from.y + 0.2 || !inColumn(from, cell)) continue;
    if (
      !best ||
      cell.y < best.y - 0.3 ||
      (Math.abs(cell.y - best.y) <= 0.3 && Math.abs(cell.x - from.x) < Math.abs(best.x - from.x))
    )
      best = cell;
  }
  return best;
}

function nearestAbove(sheet: Sheet, from: Cell): Cell | undefined {
  let best: Cell | undefined;
  for (const cell of sheet.cells) {
    const gap = from.y - cell.bottom;
    if (cell === from || gap < -0.4 || gap > 1.6 || cell.y >= from.y - 0.2 || !inColumn(from, cell)) continue;
    if (!best || cell.bottom > best.bottom) best = cell;
  }
  return best;
}

const longRoles: ReadonlySet<Role> = new Set([
  ...([
    'address',
    'venue',
    'hotel',
    'passenger',
    'title',
    'from',
    'to',
    'departure',
    'arrival',
    'pickUp',
    'dropOff',
    'checkIn',
  ] as const),
  ...([
    'checkOut',
    'when',
    'start',
    'end',
    'entry',
    'exit',
    'validity',
    'date',
    'departureDate',
    'arrivalDate',
    'issuer',
    'product',
  ] as const),
  ...(['validFrom', 'validUntil', 'room', 'area', 'carrier', 'seat'] as const),
]);

/** Lines that go on with a value: right below it, in its column and look, up to the next label. */
function continuation(context: Context, first: Cell, label: Label, role: Role): readonly Cell[] {
  const { sheet, labelsOf, isValue } = context;
  if (!longRoles.has(role)) return [];
  const more: Cell[] = [];
  let last = first;
  while (more.length < (role === 'address' || role === 'passenger' ? 5 : 3)) {
    const next = nearestBelow(sheet, last);
    if (!next || !isValue(next) || next.prose || next === label.cell) break;
    if (Math.abs(next.x - first.x) > 1.2 || next.y - last.bottom > 0.9) break;
    if (next.block !== last.block && next.y - last.bottom > 0.55) break;
    if (!looksAlike(next, last, role) || hasLabel(sheet, next, labelsOf)) break;
    if (role === 'address' && (findMoney(next.text).length > 0 || findDates(next.text).length > 0)) break;
    if (roleTypes[role] === 'name' && suits('passenger', next.text) === 0 && !/^\p{Lu}[\p{L}'’-]+$/u.test(next.text))
      break;
    more.push(next);
    last = next;
  }
  return more;
}

function looksAlike(next: Cell, last: Cell, role: Role): boolean {
  const same = Math.abs(next.size - last.size) < 0.12 * last.size && (next.bold === last.bold || role !== 'passenger');
  return same || (role !== 'passenger' && next.size < last.size && next.block === last.block);
}

/** Whether the row of a cell begins with another label: then the cell is that label's value. */
function hasLabel(sheet: Sheet, cell: Cell, labelsOf: ReadonlyMap<Cell, readonly Label[]>): boolean {
  const row = sheet.rows.find((cells) => cells.includes(cell))!;
  const left = row[row.indexOf(cell) - 1];
  return left !== undefined && (labelsOf.get(left)?.some((label) => label.whole) ?? false);
}
