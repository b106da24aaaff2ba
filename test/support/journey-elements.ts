/** What a page says of rides, as the rules put legs together from it: each in a cell of its own. */

import type { Element, Leg } from '#src/extraction/page-text/journeys/leg.ts';
import type { Fact } from '#src/extraction/page-text/labels/fact.ts';
import type { Cell } from '#src/extraction/page-text/layout/cells.ts';
import { findDates } from '#src/extraction/page-text/values/dates.ts';
import { findNumbers } from '#src/extraction/page-text/values/numbers.ts';
import { readStop } from '#src/extraction/page-text/values/stops.ts';
import type { Role } from '#src/extraction/words/roles.ts';
import { sheetOf, understoodOf } from './understood-page.ts';

type Place = { readonly line?: number; readonly x?: number; readonly page?: number };
type ElementOf<Type extends Element['type']> = Extract<Element, { type: Type }>;

/** A cell in a line of a page, so many letters from its left edge. */
export function cellAt(text: string, { line = 0, x = 0, page = 1 }: Place = {}): Cell {
  const [cell] = sheetOf(`\n${'\n'.repeat(line)}${' '.repeat(x)}${text}`, { number: page }).cells;
  return { ...cell!, order: line };
}

/** What a text says of a stop: without `end`, of whichever end is next. */
export function stop(
  text: string,
  {
    end = 'next',
    role,
    ...place
  }: Place & { readonly end?: 'departure' | 'arrival' | 'next'; readonly role?: Role } = {},
): ElementOf<'stop'> {
  return { type: 'stop', end, stop: readStop(text), ...(role && { role }), cells: [cellAt(text, place)], score: 0.8 };
}

/** The number of a ride; `labelled` where a label says that it is one. */
export function number(
  text: string,
  { labelled = false, ...place }: Place & { readonly labelled?: boolean } = {},
): ElementOf<'number'> {
  const { mode, carrier } = findNumbers(text)[0] ?? {};
  const more = { ...(carrier && { carrier }), ...(mode && { mode }) };
  return { type: 'number', text, ...more, labelled, cells: [cellAt(text, place)], score: 0.7 };
}

/** The first day that a text names. */
export function day(
  text: string,
  { end, role, ...place }: Place & { readonly end?: 'departure' | 'arrival'; readonly role?: Role } = {},
): ElementOf<'date'> {
  const more = { ...(end && { end }), ...(role && { role }) };
  return { type: 'date', date: findDates(text)[0]!, ...more, cells: [cellAt(text, place)], score: 0.6 };
}

/** A heading that begins a new ride. */
export const heading = (text: string, place: Place = {}): Element => ({ type: 'break', cells: [cellAt(text, place)] });

/** What the labels of a text say, line by line. */
export const factsOf = (text: string): readonly Fact[] => understoodOf(text).facts;

/** The same as elements. */
export const factElements = (text: string): readonly Element[] => factsOf(text).map((fact) => ({ type: 'fact', fact }));

/** An element in short: "departure Ulm 10:05", "number IC 17", "day 12 date", "fact 12A", "break". */
export function inShort(element: Element): string {
  if (element.type === 'fact') return `fact ${element.fact.text}`;
  if (element.type === 'number') return `number ${element.text}`;
  if (element.type === 'date') return ['day', element.end, element.date.day, element.role].filter(Boolean).join(' ');
  if (element.type === 'break') return 'break';
  const { place, code, clock, days, platform, date } = element.stop;
  const more = [days && `+${days}`, platform && `platform ${platform}`, date && `day ${date.day}`];
  return [element.end, place, code, clock, ...more].filter(Boolean).join(' ');
}

/** Both ends of a leg in short: "Ulm 10:05 > Aalen 11:00". */
export const legInShort = ({ departure, arrival }: Leg): string =>
  [departure, arrival]
    .map(({ place, code, clock }) => [place?.value ?? code?.value, clock?.value].filter(Boolean).join(' '))
    .join(' > ');
