import type { TicketKind } from '#src/tickets/fields.ts';
import { airlineByCode } from '#src/tickets/places/airlines.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { fold } from '../../words/fold.ts';
import { momentOf } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell } from '../layout/cells.ts';
import type { Found } from '../readings/found.ts';
import { addFact } from '../readings/order-fields.ts';
import { addReading } from '../readings/reading.ts';
import { placeName } from '../values/place-name.ts';
import { findTimes, readTime } from '../values/times.ts';
import { type Leg, ownRoles } from './leg.ts';
import { dayOfStop, onlyDay } from './leg-times.ts';

/** Adds the names, codes, terminals and platforms of both ends. */
export function addPlaces(fields: FieldReadings, leg: Leg, kind: TicketKind): void {
  for (const [end, name, code] of [
    ['departure', 'from', 'fromCode'],
    ['arrival', 'to', 'toCode'],
  ] as const) {
    const stop = leg[end];
    if (stop.place)
      addReading(fields, name, {
        value: placeName(stop.place.value),
        cells: stop.place.cells,
        confidence: stop.place.score * 0.92,
      });
    if (stop.code && (kind === 'flight' || !stop.place)) {
      addReading(fields, code, { value: stop.code.value, cells: stop.code.cells, confidence: stop.code.score * 0.95 });
      const airport = airportByCode(stop.code.value);
      if (!stop.place && airport)
        addReading(fields, name, { value: airport.city, cells: stop.code.cells, confidence: 0.55, lookedUp: true });
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

/** Adds the number of a ride, and the airline that it names. */
export function addNumber(fields: FieldReadings, leg: Leg, kind: TicketKind): void {
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
  addReading(fields, 'carrier', { value: airline.name, cells, confidence: 0.5, lookedUp: true });
}

/** Adds a value that stands inside of a leg: a seat, the gate, when boarding begins. */
export function addLegFact(fields: FieldReadings, fact: Fact, leg: Leg, understood: Understood): void {
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
