import type { Reading } from '#src/tickets/evidence.ts';
import { sameName } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Cell } from '../cells.ts';
import { inColumn } from '../neighbours.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import type { Understood } from '../understood.ts';
import { areJourneys } from './fields.ts';
import { readSpan } from './read-span.ts';
import { scoredReading, type Tellings, type Told } from './told.ts';

/** How likely each of several names must be a traveller's, and how many there are at most. */
const meant = 0.85;
const most = 9;
/** Lines below a name that are about its traveller at most. */
const ownLines = 6;

/** Makes a ticket for each leg and traveller of rides for whom the rules saw fewer: the names that the scorer holds for travellers. */
export function partByPeople(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
  tellings: Tellings,
): readonly Draft[] {
  if (drafts.length === 0 || !areJourneys(drafts)) return drafts;
  const people = peopleIn(tellings);
  const known = distinct(drafts.flatMap((draft) => draft.fields.passenger?.[0]?.value ?? []));
  if (people.length < 2 || people.length > most || known.length > 1) return drafts;
  if (!areListed(people)) return drafts;
  if (understood.sheets.some((sheet) => sheet.page.barcodes.length === 1)) return drafts;
  const rows = people.map((person, at) => rowOf(person, people[at + 1], understood));
  return people.flatMap((person, at) =>
    drafts.map((draft, leg) => {
      const fields: FieldReadings = { ...draft.fields };
      fields.passenger = [scoredReading(String(person.value), person.best, person.likely)];
      for (const [target, field] of [
        ['seat', 'seat'],
        ['ticket_number', 'ticketNumber'],
        ['membership', 'membershipNumber'],
      ] as const) {
        delete fields[field];
        const value = ownValue({ understood, scored, target, row: rows[at]!, legs: drafts, leg });
        if (value) (fields as Record<string, Reading<unknown>[]>)[field] = [value];
      }
      delete fields.party;
      return { ...draft, fields, group: understood.document.id };
    }),
  );
}

function peopleIn(tellings: Tellings): readonly Told[] {
  const all = tellings.values('passenger', 'passenger').filter((told) => told.likely >= meant);
  const apart = all.filter(
    (told, at) => !all.slice(0, at).some((other) => sameName(String(other.value), String(told.value))),
  );
  return apart.sort((a, b) => a.best.span.cells[0]!.order - b.best.span.cells[0]!.order);
}

/** Names of a list stand under each other or in one row: a buyer's name in a letterhead and a traveller's are no list. */
function areListed(people: readonly Told[]): boolean {
  const cells = people.map((person) => person.best.span.cells[0]!);
  const [first] = cells;
  const below = cells.every((cell) => cell.page === first!.page && Math.abs(cell.x - first!.x) < 1.5);
  const beside = cells.every((cell) => cell.page === first!.page && Math.abs(cell.y - first!.y) < 0.6);
  return below || beside;
}

function distinct(names: readonly string[]): readonly string[] {
  return names.filter((name, at) => !names.slice(0, at).some((other) => sameName(other, name)));
}

/** The cells that are about a traveller: from the line of the name to the next name's. */
function rowOf(person: Told, next: Told | undefined, { cells }: Understood): readonly Cell[] {
  const [first] = person.best.span.cells;
  const below =
    next && next.best.span.cells[0]!.page === first!.page ? next.best.span.cells[0]!.y : Number.POSITIVE_INFINITY;
  const bottom = Math.min(below, first!.y + ownLines);
  return cells.filter(
    (cell) =>
      cell.page === first!.page && cell.bottom > first!.y - 0.2 && cell.y > first!.y - 0.8 && cell.y < bottom - 0.4,
  );
}

type Search = {
  readonly understood: Understood;
  readonly scored: readonly ScoredSpan[];
  readonly target: Target;
  readonly row: readonly Cell[];
  readonly legs: readonly Draft[];
  readonly leg: number;
};

/** What stands in a traveller's row for one leg: the value under the leg's number, the one of as many as there are legs, or the only one. */
function ownValue({ understood, scored, target, row, legs, leg }: Search): Reading<unknown> | undefined {
  const inRow = new Set(row);
  const spans = scored.filter((one) => one.span.cells.every((cell) => inRow.has(cell)) && one.likely(target) >= 0.3);
  const found: { value: unknown; one: ScoredSpan }[] = [];
  for (const one of spans.toSorted((a, b) => b.likely(target) - a.likely(target))) {
    const value = readSpan(one.span, target, understood);
    const twice = found.some(
      (other) => other.one.span.cells[0] === one.span.cells[0] && (other.value === value || overlaps(other.one, one)),
    );
    if (value !== undefined && !twice) found.push({ value, one });
  }
  found.sort(
    (a, b) => a.one.span.cells[0]!.x - b.one.span.cells[0]!.x || a.one.span.cells[0]!.y - b.one.span.cells[0]!.y,
  );
  const number = legs[leg]!.fields.number?.[0]?.value.replace(/\s/g, '');
  const under = found.filter(
    ({ one }) =>
      number !== undefined &&
      headsOf(one.span.cells[0]!, understood).some((text) => text.replace(/\s/g, '').includes(number)),
  );
  const values = new Set(found.map(({ value }) => JSON.stringify(value)));
  const picked =
    under.length === 1
      ? under[0]
      : target !== 'seat' && values.size === 1
        ? found[0]
        : found.length === legs.length && !anyHeaded(found, legs, understood)
          ? found[leg]
          : undefined;
  if (!picked) return undefined;
  return scoredReading(picked.value, picked.one, Math.max(0.7, picked.one.likely(target)));
}

function overlaps(a: ScoredSpan, b: ScoredSpan): boolean {
  return a.span.at < b.span.end && b.span.at < a.span.end;
}

function anyHeaded(
  found: readonly { readonly one: ScoredSpan }[],
  legs: readonly Draft[],
  understood: Understood,
): boolean {
  const numbers = legs.flatMap((draft) => draft.fields.number?.[0]?.value.replace(/\s/g, '') ?? []);
  return (
    legs.length > 1 &&
    found.some(({ one }) =>
      headsOf(one.span.cells[0]!, understood).some((text) =>
        numbers.some((number) => text.replace(/\s/g, '').includes(number)),
      ),
    )
  );
}

/** Texts above a cell in its column. */
function headsOf(cell: Cell, { cells }: Understood): readonly string[] {
  return cells
    .filter(
      (other) =>
        other.page === cell.page && other.bottom <= cell.y + 0.2 && cell.y - other.bottom < 14 && inColumn(other, cell),
    )
    .map((other) => other.text);
}
