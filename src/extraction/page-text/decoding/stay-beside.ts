import type { Reading } from '#src/tickets/evidence.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';
import { categoriesOf } from '../../words/lexicon/categories.ts';
import { momentOf } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import { extractorName } from '../readings/reading.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import { readUnit } from '../units/read-unit.ts';
import type { Unit } from '../units/units.ts';
import { withoutLocators } from './fields/record-locators.ts';
import { bounds } from './spans/bounds.ts';
import { areJourneys } from './spans/fields.ts';
import { readSpan } from './spans/read-span.ts';
import { scoredReading } from './spans/told.ts';
import { type Day, daysOf, isNear } from './stay-days.ts';
import { isWordForHouse, namesOfHouses, stayRoles } from './stay-names.ts';

/** The tickets of a package: rides, and the stays that their paper books, too, which are for who rides first. What is no paper of rides stays as it is. */
export function withStay(
  understood: Understood,
  rides: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  const [ride] = rides;
  if (!ride || !areJourneys(rides)) return rides;
  const stays = staysIn(understood, rides, scored);
  if (stays.length === 0) return rides;
  const isOfStay = (reading: Reading<unknown>) => stays.some(({ name }) => standsNear(understood, name, reading));
  const bare = rides.map((one) => withoutRoom(one, isOfStay));
  return asOneBooking(understood, [
    ...bare,
    ...stays.map(({ kind, fields }) => ({ kind, fields, extractor: extractorName })),
  ]);
}

/** A ride without what was booked at the house: a room is no fare. */
function withoutRoom(ride: Draft, isOfStay: (reading: Reading<unknown>) => boolean): Draft {
  const [product] = ride.fields.product ?? [];
  if (!product || !isRoom(product.value) || !isOfStay(product)) return ride;
  const { product: _, ...fields } = ride.fields;
  return { ...ride, fields };
}

/** Whether a product may be a room: it is none of travellers' ages or fares. */
function isRoom(product: string): boolean {
  const { of } = categoriesOf(product);
  return of.has('room') || !(of.has('person') || of.has('fare') || of.has('class'));
}

/** Whether a reading stands in the part of a paper that a house's name heads. */
function standsNear({ cells }: Understood, name: Cell, { evidence: { page, region } }: Reading<unknown>): boolean {
  return cells.some(
    (cell) => cell.page === page && cell.region.x === region?.x && cell.region.y === region.y && isNear(name, cell),
  );
}

/** Tickets of different kinds as those of one booking, in the language of its paper. */
export function asOneBooking({ document, language }: Understood, drafts: readonly Draft[]): readonly Draft[] {
  return drafts.map((draft) => ({ ...draft, group: document.id, ...(language && { language }) }));
}

type Stay = Required<Pick<Draft, 'kind' | 'fields'>> & { readonly name: Cell; readonly days: readonly [Day, Day] };

/** Stays of one paper at most. */
const mostStays = 6;

/** Names that the scorer holds for a title, or that stand under the word for a house, near words of a stay and two days; each night is spent in one house. */
function staysIn(understood: Understood, rides: readonly Draft[], scored: readonly ScoredSpan[]): readonly Stay[] {
  const stays: Stay[] = [];
  const areFlights = rides.every(({ kind }) => kind?.value === 'flight');
  for (const { cell: name, title } of namesOfHouses(understood, scored, areFlights)) {
    const near = (cell: Cell) => isNear(name, cell);
    const days = daysOf(scored, name, understood, rides);
    if (!days || !speaksOfStay(understood, near) || stays.length === mostStays) continue;
    if (stays.some((other) => other.days[0].day < days[1].day && days[0].day < other.days[1].day)) continue;
    stays.push({ name, days, ...stayOf({ understood, rides, scored, name, title, days }) });
  }
  return stays.toSorted((a, b) => (a.days[0].day < b.days[0].day ? -1 : 1));
}

type Told = {
  readonly understood: Understood;
  readonly rides: readonly Draft[];
  readonly scored: readonly ScoredSpan[];
  readonly name: Cell;
  readonly title: Reading<string>;
  readonly days: readonly [Day, Day];
};

function stayOf({ understood, rides, scored, name, title, days }: Told): Required<Pick<Draft, 'kind' | 'fields'>> {
  const near = (cell: Cell) => isNear(name, cell);
  const address = bestOf('address', scored, near, understood);
  const reference = bestOf('booking_ref', scored, near, understood);
  const { passenger, price, product: [room] = [] } = rides[0]!.fields;
  const bookingReference = withoutLocators(rides[0]!.fields.bookingReference);
  const labelled = readUnit(understood, partOf(understood, near), 'hotel');
  return {
    kind: { value: 'hotel', evidence: title.evidence, confidence: 0.6 },
    fields: {
      title: [title],
      start: [
        momentReading(days[0], 'start_date', clockBeside(days, 0, scored) ?? clockOn(days[0], labelled.start, rides)),
      ],
      end: [momentReading(days[1], 'end_date', clockBeside(days, 1, scored) ?? clockOn(days[1], labelled.end, rides))],
      ...(address && { address: [address] }),
      ...((reference ?? bookingReference) && { bookingReference: reference ? [reference] : bookingReference }),
      ...(passenger && { passenger }),
      ...(price && { price }),
      ...(room && isRoom(room.value) && standsNear(understood, name, room) && { product: [room] }),
    },
  };
}

/** The clock in the line of one of two days, from or until when the room is theirs; undefined where both stand in one line. */
function clockBeside(days: readonly [Day, Day], at: 0 | 1, scored: readonly ScoredSpan[]): string | undefined {
  const [own, other] = [days[at], days[1 - at]!].map(({ one }) => one.span.cells[0]!);
  if (own === other) return undefined;
  const clocks = scored.filter(({ span }) => span.clock && span.cells[0] === own);
  const [first, ...more] = new Set(clocks.map(({ span }) => span.clock));
  return more.length === 0 ? first : undefined;
}

/** The lines around a name, as those of a ticket of its own. */
function partOf({ facts, cells }: Understood, near: (cell: Cell) => boolean): Unit {
  return { facts: facts.filter((fact) => near(fact.cells[0]!)), shared: [], cells: cells.filter(near) };
}

/** The clock that labels tell of a day: from when the room is theirs that day, or until when; that of a ride is none. */
function clockOn(
  { day }: Day,
  [told]: readonly Reading<TicketTime>[] = [],
  rides: readonly Draft[],
): string | undefined {
  const clock = told && dayOf(told.value) === day ? clockOf(told.value) : undefined;
  const isOfRide = rides.some(({ fields: { start, end } }) =>
    [start, end].some((readings) => readings?.some(({ value }) => clockOf(value) === clock)),
  );
  return isOfRide ? undefined : clock;
}

function momentReading({ day, yearInferred, one }: Day, target: Target, clock: string | undefined) {
  return scoredReading(momentOf({ day, yearInferred }, clock), one, Math.max(bounds.fill, one.likely(target)));
}

/** Whether a word or a label near a name is a stay's. */
function speaksOfStay({ cells, labels }: Understood, near: (cell: Cell) => boolean): boolean {
  return cells.some(
    (cell) =>
      near(cell) &&
      (isWordForHouse(cell.text) || labels.get(cell)?.some(({ roles }) => roles.some((role) => stayRoles.has(role)))),
  );
}

function bestOf(
  target: 'address' | 'booking_ref',
  scored: readonly ScoredSpan[],
  near: (cell: Cell) => boolean,
  understood: Understood,
) {
  const [best] = scored
    .filter(({ span, likely }) => likely(target) >= bounds.fill && near(span.cells[0]!))
    .toSorted((a, b) => b.likely(target) - a.likely(target));
  const value = best && readSpan(best.span, target, understood);
  return best && typeof value === 'string' ? scoredReading(value, best, best.likely(target)) : undefined;
}
