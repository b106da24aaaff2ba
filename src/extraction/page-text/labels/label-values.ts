import { type Role, roles as roleTypes } from '../../words/roles.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { isCaption, nearestAbove, nearestBelow } from '../layout/neighbours.ts';
import { findDates } from '../values/dates.ts';
import { fitOf } from '../values/fit.ts';
import { findTimes } from '../values/times.ts';
import { weights } from '../values/weights.ts';
import { type Context, continuation, textOf, wholeValue } from './continued-values.ts';
import { compositeFacts, type Fact, meaningsOf } from './fact.ts';
import type { Label } from './find-labels.ts';
import { joinNames, withPartedNames } from './full-names.ts';
import { inlineFact } from './inline-values.ts';
import { withLeftCells, withoutInner, withRightCells } from './mend-facts.ts';
import { readTables } from './tables.ts';

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
  const whole = withRightCells(sheet, withoutInner(facts), labelsOf);
  return withPartedNames(sheet, joinNames(withLeftCells(sheet, whole, labelsOf)));
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
          (!label.whole && fitOf(label.roles[0]!, label.rest) > 0.8 && !endsOther(cell, label)),
      );
  const all = labels.flatMap((label) => candidatesOf({ sheet, labelsOf, isValue }, label));
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
    const more = place === 'above' ? [] : continuation({ sheet, labelsOf, isValue }, cell, label, roles[0]!);
    const cells = [cell, ...more.filter((one) => !taken.has(one))] as const;
    const text = textOf(cells, roles[0]!);
    served.add(label);
    for (const one of cells) taken.add(one);
    const parts = compositeFacts(label, text, cells, score);
    if (parts.length > 0) facts.push(...parts);
    else facts.push({ roles, text, cells, label, score });
  }
  return facts;
}

/** Names of places look like any other words: above a label stands rather a headline. */
const placeTypes: ReadonlySet<string> = new Set(['stop', 'place']);

/** The end of a word whose beginning was not recognised is no place. */
function isScrap(sheet: Sheet, cell: Cell): boolean {
  return sheet.page.textOrigin === 'recognised' && /^\p{Ll}[^\p{Lu}\d]*$/u.test(cell.text);
}

const inPlaces: ReadonlySet<Role> = new Set(['terminal', 'platform', 'gate']);

/** "06:25 Uhr, Terminal B": what stands before a small label inside of a cell is a value of its own. */
function endsOther(cell: Cell, label: Label): boolean {
  const before = cell.text.slice(0, label.at);
  return label.at > 3 && inPlaces.has(label.roles[0]!) && (findTimes(before).length > 0 || fitOf('from', before) > 0.8);
}

function candidatesOf(context: Context, label: Label): readonly Candidate[] {
  const { sheet, isValue } = context;
  const found: Candidate[] = [];
  const named = label.roles.some((role) => placeTypes.has(roleTypes[role]));
  const strength = label.colon ? 1 : label.end - label.at <= 2 ? weights.tinyLabel : weights.wholeLabel;
  const add = (cell: Cell | undefined, place: Place, weight: number) => {
    if (!cell || !isValue(cell) || cell.prose || (named && isScrap(sheet, cell))) return;
    const ranked = meaningsOf(label, place === 'above' ? cell.text : wholeValue(context, cell, label));
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
  const right = beyondDay(label, row.slice(row.indexOf(label.cell) + 1));
  const below = nearestBelow(sheet, label.cell);
  // Beside a caption stands another one, whether we know that word or not.
  if (right && !(!label.colon && isCaption(sheet, label.cell) && isAmongCaptions(sheet, right))) {
    // "Ora partenza  14.09.2025  ore 16:56": the day stands between a clock and its label.
    const beside = isDayBefore(label, right) ? row[row.indexOf(right) + 1] : right;
    const distance = Math.max(0, right.x - label.cell.right - 2);
    add(beside, 'right', weights.right / (1 + distance / weights.rightReach));
  }
  if (below)
    add(below, 'below', weights.below / (1 + Math.max(0, below.y - label.cell.bottom - 0.5) / weights.belowReach));
  const above = nearestAbove(sheet, label.cell);
  // In a list of pairs what stands above is the label before.
  const captioned =
    !right || !isValue(right) || (above && (above.size > label.cell.size * 1.1 || above.bold !== label.cell.bold));
  if (above && captioned && !(named && !/^[A-Z]{3}$/.test(above.text) && findTimes(above.text).length === 0))
    add(above, 'above', weights.above);
  if (!right) {
    const next = sheet.rows[sheet.rows.indexOf(row) + 1]?.[0];
    if (next && next !== below && next.y - label.cell.bottom < 1.5) add(next, 'wrapped', weights.wrapped);
  }
  return found;
}

/** Whether a label asks for a clock and finds a day alone beside it. */
function isDayBefore({ roles }: Label, right: Cell): boolean {
  return roles.every((role) => roleTypes[role] === 'time') && /^[\d./-]{6,10}$/.test(right.text);
}

/** A caption, or under one in the same small letters: its own value may not have been read. */
function isAmongCaptions(sheet: Sheet, cell: Cell): boolean {
  const alike = (other: Cell) => Math.abs(other.x - cell.x) < 0.6 && Math.abs(other.size / cell.size - 1) < 0.1;
  return sheet.cells.some((other) => alike(other) && isCaption(sheet, other));
}

/** "Ora partenza" before `14.09.2025` and `16:56`: the clock is what it names. */
function beyondDay(label: Label, [right, next]: readonly Cell[]): Cell | undefined {
  const clock = label.roles.every((role) => roleTypes[role] === 'time') && right && next;
  const day = clock && findDates(right.text).length > 0 && findTimes(right.text).length === 0;
  return day && findTimes(next.text).length === 1 ? next : right;
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
