import { airportByCode, airportsByName } from '#src/tickets/places/airports.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';

/** LIST: the ends of a flight, each with its code. */
const ends = [
  ['from', 'fromCode'],
  ['to', 'toCode'],
] as const;

/** Cells that are looked at, and letters of one and of a name. */
const [mostCells, longestCell, longestName] = [400, 160, 40];
/** Ems by which a name may begin beside its code, and stand below or above it. */
const [beside, apart] = [1.5, 2.6];
/** How sure a name is that stands before its code. */
const sure = 0.9;

/**
 * Flights of which an end is known by its code alone, with the name that the paper prints before it or, where the tables know it for that airport's, above or below it: what
 * a table calls the airport is another language's word.
 */
export function withPrintedEnds(understood: Understood, drafts: readonly Draft[]): readonly Draft[] {
  const cells = understood.cells.filter(({ text }) => text.length <= longestCell).slice(0, mostCells);
  const found = new Map<string, { readonly name: string; readonly cell: Cell } | undefined>();
  return drafts.map((draft) => {
    if (draft.kind?.value !== 'flight') return draft;
    const more = ends.flatMap(([end, coded]) => {
      const code = draft.fields[coded]?.[0]?.value;
      const told = draft.fields[end]?.[0]?.value;
      if (!code || (told !== undefined && !isLookedUp(told, code, cells))) return [];
      if (!found.has(code)) found.set(code, printedName(code, cells));
      const one = found.get(code);
      return one
        ? [[end, [{ value: one.name, evidence: evidenceOf([one.cell], one.name), confidence: sure, likely: sure }]]]
        : [];
    });
    return more.length === 0 ? draft : { ...draft, fields: { ...draft.fields, ...Object.fromEntries(more) } };
  });
}

/** Whether an end is but its code, or what the table calls it though the paper does not. */
function isLookedUp(told: string, code: string, cells: readonly Cell[]): boolean {
  if (told === code) return true;
  const airport = airportByCode(code);
  const isOfTable = told === airport?.city || told === airport?.name;
  return isOfTable && !cells.some(({ text }) => text.includes(told));
}

/** What a paper calls an airport: what it prints most often before its code, or else above or below it. */
function printedName(code: string, cells: readonly Cell[]): { readonly name: string; readonly cell: Cell } | undefined {
  const isCode = new RegExp(`(?<![\\p{L}\\d])${code}(?![\\p{L}\\d])`, 'u');
  const coded = cells.filter(({ text }) => isCode.test(text));
  const before = coded.flatMap((cell) => {
    const name = nameBefore(cell.text.slice(0, isCode.exec(cell.text)!.index));
    return name ? [{ name, cell }] : [];
  });
  const [most] = [...Map.groupBy(before, ({ name }) => name).values()].toSorted((a, b) => b.length - a.length);
  if (most) return most[0];
  const near = coded.flatMap((cell) =>
    cells.filter((other) => isOver(cell, other) && airportsByName(other.text).some((airport) => airport.code === code)),
  );
  return near[0] && { name: near[0].text, cell: near[0] };
}

/** The name that a text ends with: behind a clock, a number, a word with a colon, an arrow or another sign that parts it from what stands before. */
function nameBefore(text: string): string | undefined {
  const own = text.replace(/[\s([/,–—-]+$/u, '');
  const name = own
    .split(/\d[\p{L}\d.:]*|[:→➔»>|;•●]|\s[–—-]\s/u)
    .at(-1)!
    .trim();
  const isName = /^\p{L}/u.test(name) && /\p{L}{2}/u.test(name) && !/[.!?]$| [A-Z]{3}$/u.test(name);
  return isName && name.length <= longestName && name.split(' ').length <= 5 ? name : undefined;
}

/** Whether a line stands right above or below another one. */
function isOver(cell: Cell, other: Cell): boolean {
  if (other === cell || other.page !== cell.page || Math.abs(other.x - cell.x) > beside) return false;
  return Math.abs(other.y - cell.y) <= apart && other.text.length <= longestName;
}
