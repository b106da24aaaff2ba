import type { TicketKind } from '#src/tickets/fields.ts';
import { airlineByCode } from '#src/tickets/places/airlines.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import { sameNumber } from '#src/tickets/same.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { addDays, type TicketTime } from '#src/tickets/time.ts';
import { fold } from '../words/fold.ts';
import type { Role } from '../words/roles.ts';
import type { Cell, Sheet } from './cells.ts';
import { type DateContext, momentOf, resolveDay } from './context.ts';
import type { Fact } from './fact.ts';
import { type Found, type Leg, legRoles, ownRoles, readLegs, type Stop } from './itinerary.ts';
import { journeyElements, type StopTrust } from './journey.ts';
import { ofPurchase } from './moments.ts';
import { addFact } from './order-fields.ts';
import { addReading } from './reading.ts';
import { bandsOf, isAcross } from './sheet-bands.ts';
import type { Understood } from './understood.ts';
import { bandTops } from './units.ts';
import { findDates } from './values/dates.ts';
import { findNumbers } from './values/numbers.ts';
import { findTimes, readTime } from './values/times.ts';

type Day = {
  readonly day: string;
  readonly yearInferred: boolean;
  readonly cells: readonly Cell[];
  readonly score: number;
};

/** A leg with the fields that are its own. */
export type LegFields = {
  readonly leg: Leg;
  readonly fields: FieldReadings;
  readonly facts: readonly Fact[];
  readonly page: number;
};

/** The legs of a document as fields: places, times, number, and what stands inside each leg. */
export function legFields(understood: Understood, kind: TicketKind): readonly LegFields[] {
  const { sheets, dates } = understood;
  const all: { leg: Leg; page: number }[] = [];
  for (const sheet of sheets) {
    const facts = understood.facts.filter((fact) => fact.cells[0]!.page === sheet.number);
    const read = (part: Sheet) => {
      const within = new Set(part.cells);
      const own = facts.filter((fact) => within.has(fact.cells[0]!));
      const labels = part.cells.flatMap((cell) => understood.labels.get(cell) ?? []);
      return bestLegs((trust) => readLegs(journeyElements(part, own, labels, kind, trust), dates));
    };
    const whole = read(sheet);
    const tops = sheet.page.barcodes.length > 1 ? bandTops(sheet, facts) : [];
    const across = whole.some((leg) => isAcross(leg, tops));
    const apart = across ? bandsOf(sheet, tops).map(read) : [];
    const mixed = across && (whole.filter(hasWay).length < tops.length || apart.every(isOneRide));
    const legs = mixed ? eachWithItsOwn(apart) : whole;
    all.push(...legs.map((leg) => ({ leg, page: sheet.number })));
  }
  for (const { leg, page } of all) leg.facts.push(...rowsOfRide(leg, page, understood.facts));
  let last: Day | undefined;
  return all.map(({ leg, page }) => {
    const fields: FieldReadings = {};
    last = addTimes(fields, leg, last, understood);
    addPlaces(fields, leg, kind);
    addNumber(fields, leg, kind);
    for (const fact of leg.facts) addLegFact(fields, fact, leg, understood);
    return { leg, fields, facts: leg.facts, page };
  });
}

/** What a table elsewhere says of a ride that it names by its number: "DL 894" beside seat 30F. */
function rowsOfRide(leg: Leg, page: number, facts: readonly Fact[]): readonly Fact[] {
  const number = leg.number?.value.text;
  if (!number) return [];
  const rows = facts.filter((fact) => fact.row !== undefined && fact.cells[0]!.page === page);
  const inRow = (one: Fact) =>
    rows.filter((fact) => fact.row === one.row && Math.abs(fact.label.cell.y - one.label.cell.y) < 1);
  return rows
    .filter((fact) => fact.roles[0] === 'number' && isNumber(fact.text, number))
    .map(inRow)
    .filter((row) => row.every((fact) => besideNumber.has(fact.roles[0]!)))
    .flatMap((row) => row.filter((fact) => legRoles.has(fact.roles[0]!) && !leg.facts.includes(fact)));
}

const besideNumber: ReadonlySet<Role> = new Set([...legRoles, 'number', 'passenger', 'ticketNumber', 'noise']);

function isNumber(text: string, number: string): boolean {
  return sameNumber(findNumbers(text)[0]?.text ?? text, number);
}

/** The legs of several tickets of a page; none when one of them shows no way of its own, for another's must not stand in. */
function eachWithItsOwn(tickets: readonly (readonly Leg[])[]): readonly Leg[] {
  return tickets.every((legs) => legs.some(hasWay)) ? tickets.flat() : [];
}

/** A ticket that tells all of one ride by itself. */
function isOneRide(legs: readonly Leg[]): boolean {
  return legs.length === 1 && hasWay(legs[0]!) && legs[0]!.departure.clock !== undefined;
}

function hasWay({ departure, arrival }: Leg): boolean {
  return (departure.place ?? departure.code) !== undefined && (arrival.place ?? arrival.code) !== undefined;
}

/** The reading of stops that explains most: labels first, then both, then only what stands free. */
function bestLegs(read: (trust: StopTrust) => readonly Leg[]): readonly Leg[] {
  const readings = (['labelled', 'both', 'free'] as const).map((trust) => read(trust));
  return readings.reduce((best, legs) => (worth(legs) > worth(best) + 0.6 ? legs : best));
}

function worth(legs: readonly Leg[]): number {
  const known = ({ departure, arrival }: Leg) =>
    (departure.place || departure.code ? 1 : -0.5) +
    (arrival.place || arrival.code ? 1 : -0.5) +
    (departure.clock ? 1 : 0) +
    (arrival.clock ? 0.7 : 0);
  const all = legs.map(known);
  const complete = all.filter((one) => one >= 3).length;
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, legs.length) + Math.min(complete, 8) * 0.7;
}

function addPlaces(fields: FieldReadings, leg: Leg, kind: TicketKind): void {
  for (const [end, name, code] of [
    ['departure', 'from', 'fromCode'],
    ['arrival', 'to', 'toCode'],
  ] as const) {
    const stop = leg[end];
    if (stop.place)
      addReading(fields, name, {
        value: stop.place.value,
        cells: stop.place.cells,
        confidence: stop.place.score * 0.92,
      });
    if (stop.code && (kind === 'flight' || !stop.place)) {
      addReading(fields, code, { value: stop.code.value, cells: stop.code.cells, confidence: stop.code.score * 0.95 });
      const airport = airportByCode(stop.code.value);
      if (!stop.place && airport)
        addReading(fields, name, { value: airport.city, cells: stop.code.cells, confidence: 0.55 });
    }
  }
  const { terminal: from, platform } = leg.departure;
  const { terminal: to, platform: arrivalPlatform } = leg.arrival;
  if (from) addReading(fields, 'terminal', { value: from.value, cells: from.cells, confidence: 0.85 });
  if (to) addReading(fields, 'arrivalTerminal', { value: to.value, cells: to.cells, confidence: 0.8 });
  if (platform) addReading(fields, 'platform', { value: platform.value, cells: platform.cells, confidence: 0.85 });
  if (arrivalPlatform)
    addReading(fields, 'arrivalPlatform', {
      value: arrivalPlatform.value,
      cells: arrivalPlatform.cells,
      confidence: 0.8,
    });
}

function addNumber(fields: FieldReadings, leg: Leg, kind: TicketKind): void {
  if (!leg.number) return;
  const { value, cells, score } = leg.number;
  addReading(fields, 'number', { value: value.text, cells, confidence: score * 0.92 });
  const code =
    kind === 'flight'
      ? (value.carrier ?? /^([A-Z]\d|\d[A-Z]|[A-Z]{2}) ?\d{1,4}[A-Z]?$/.exec(value.text)?.[1])
      : undefined;
  const airline = code ? airlineByCode(code) : undefined;
  if (code && !airline) addReading(fields, 'carrierCode', { value: code, cells, confidence: score * 0.8 });
  if (!airline) return;
  addReading(fields, 'carrierCode', { value: airline.code, cells, confidence: score * 0.9 });
  addReading(fields, 'carrier', { value: airline.name, cells, confidence: 0.5 });
}

/** Adds start and end; returns the day of the end for a leg after it that prints none. */
function addTimes(fields: FieldReadings, leg: Leg, last: Day | undefined, understood: Understood): Day | undefined {
  const { departure, arrival } = leg;
  const context = understood.dates;
  const own = dayOfStop(departure, context);
  const start = own ?? nextDay(last, departure) ?? onlyDay(understood) ?? onlyValidDay(understood);
  if (start) add(fields, 'start', momentOf(start, departure.clock?.value), start, departure.clock);
  const arrivalDay = dayOfStop(arrival, context);
  const printed = arrivalDay && start && arrivalDay.day < start.day ? undefined : arrivalDay;
  const end =
    printed ??
    (start && departure.clock && arrival.clock ? overnight(start, departure.clock.value, arrival) : undefined);
  if (end && arrival.clock) add(fields, 'end', momentOf(end, arrival.clock.value), end, arrival.clock);
  return end ?? start;
}

function add(
  fields: FieldReadings,
  name: 'start' | 'end',
  value: TicketTime,
  day: Day,
  clock: Found<string> | undefined,
): void {
  const score = Math.min(day.score, clock?.score ?? 1) * (day.yearInferred ? 0.92 : 1);
  addReading(fields, name, { value, cells: [...(clock?.cells ?? []), ...day.cells], confidence: score * 0.92 });
}

function dayOfStop(stop: Stop, context: DateContext): Day | undefined {
  const resolved = stop.date && resolveDay(stop.date.value, context);
  return resolved && { ...resolved, cells: stop.date!.cells, score: stop.date!.score };
}

/** A connection is on the day that the leg before it ended; none is assumed across a night. */
function nextDay(last: Day | undefined, departure: Stop): Day | undefined {
  return last && departure.clock ? { ...last, score: last.score * 0.85 } : undefined;
}

function overnight(start: Day, departs: string, arrival: Stop): Day {
  const days = arrival.days ?? (arrival.clock!.value < departs ? 1 : 0);
  return { ...start, day: addDays(start.day, days), score: start.score * (days > 0 && !arrival.days ? 0.9 : 1) };
}

/** The only day that a document prints outside of issue dates, deadlines and running text. */
export function onlyDay(understood: Understood): Day | undefined {
  const excluded = new Set(
    understood.facts
      .filter((fact) => !fact.label.unknown && ['issued', 'noise', 'validUntil', 'validFrom'].includes(fact.roles[0]!))
      .flatMap((fact) => fact.cells),
  );
  const days = new Map<string, Day>();
  for (const cell of understood.cells) {
    if (excluded.has(cell) || cell.prose || ofPurchase.test(fold(cell.text))) continue;
    for (const span of findDatesFull(cell.text)) {
      const resolved = resolveDay(span, understood.dates);
      if (resolved && !days.has(resolved.day)) days.set(resolved.day, { ...resolved, cells: [cell], score: 0.62 });
      if (span.until) return undefined;
    }
  }
  return days.size === 1 ? [...days.values()][0] : undefined;
}

/** The day of a ticket that is valid on one only, at most until the next morning: then its rides are on that day. */
function onlyValidDay(understood: Understood): Day | undefined {
  const ranges = understood.facts.filter((fact) => fact.roles[0] === 'validity' || fact.roles[0] === 'validFrom');
  const days = ranges.flatMap((fact) => {
    const [span, other] = findDates(fact.text);
    const first = span && resolveDay(span, understood.dates);
    const last = (span?.until ?? other) && resolveDay((span?.until ?? other)!, understood.dates);
    const clock = findTimes(fact.text).at(-1);
    const ends = clock?.until ?? clock?.clock;
    const brief =
      first &&
      (!last ||
        last.day === first.day ||
        (last.day === addDays(first.day, 1) && ends !== undefined && ends <= '10:00'));
    return first && brief ? [{ ...first, cells: fact.cells, score: 0.7 }] : [];
  });
  return days.length === ranges.length && new Set(days.map((one) => one.day)).size === 1 ? days[0] : undefined;
}

function findDatesFull(text: string) {
  return findDates(text).filter((span) => !span.bare);
}

function addLegFact(fields: FieldReadings, fact: Fact, leg: Leg, understood: Understood): void {
  const role = fact.roles[0]!;
  if (role === 'boarding') {
    const clock = findTimes(fact.text)[0]?.clock ?? readTime(fact.text.split(' ')[0]!);
    const day = dayOfStop(leg.departure, understood.dates) ?? onlyDay(understood);
    if (clock && day)
      addReading(fields, 'boarding', { value: momentOf(day, clock), cells: fact.cells, confidence: fact.score * 0.85 });
    return;
  }
  if (ownRoles.has(role)) return;
  // "AEROGARE 2 TERMINAL F" is terminal 2F, which the line above says.
  const before = fold(fact.label.cell.text.slice(0, fact.label.at));
  if (role === 'terminal' && /(?:aerogare|terminal|hall) \d\s*$/.test(before)) return;
  const after = leg.arrival.place ?? leg.arrival.code;
  // A terminal, platform or gate printed behind the arrival is the arrival's.
  const cell = fact.cells[0]!;
  const inArrival = [leg.arrival.place, leg.arrival.code].some((found) => found?.cells.includes(cell));
  const atArrival =
    inArrival ||
    isBeside(cell, leg.arrival.clock, leg.departure.clock) ||
    (after !== undefined &&
      leg.departure.place !== undefined &&
      isNear(fact.cells[0]!, after.cells[0]!) &&
      !isNear(fact.cells[0]!, leg.departure.place.cells[0]!));
  if ((role === 'terminal' || role === 'platform') && atArrival) {
    const moved: FieldReadings = {};
    addFact(moved, fact, understood);
    const [reading] = moved[role] ?? [];
    if (reading)
      addReading(fields, role === 'terminal' ? 'arrivalTerminal' : 'arrivalPlatform', {
        value: reading.value,
        cells: fact.cells,
        confidence: reading.confidence * 0.9,
      });
    return;
  }
  addFact(fields, fact, understood);
}

/** Whether a cell stands in the row of one clock and not in that of the other. */
function isBeside(cell: Cell, clock: Found<string> | undefined, other: Found<string> | undefined): boolean {
  const inRow = (found: Found<string> | undefined) => found !== undefined && Math.abs(found.cells[0]!.y - cell.y) < 0.5;
  return inRow(clock) && other !== undefined && !inRow(other);
}

function isNear(a: Cell, b: Cell): boolean {
  return Math.abs(a.y - b.y) < 2.2 && a.y >= b.y - 0.5 && (Math.abs(a.x - b.x) < 6 || Math.abs(a.y - b.y) < 0.8);
}
