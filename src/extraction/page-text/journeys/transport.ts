import type { TicketKind } from '#src/tickets/fields.ts';
import { sameNumber } from '#src/tickets/same.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { firstTickets } from '../../most-tickets.ts';
import type { Role } from '../../words/roles.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Sheet } from '../layout/cells.ts';
import { bandTops } from '../readings/bands.ts';
import { findNumbers } from '../values/numbers.ts';
import { readLegs } from './itinerary.ts';
import { journeyElements, type StopTrust } from './journey.ts';
import { type Leg, legRoles } from './leg.ts';
import { addTimes, type Day } from './leg-times.ts';
import { addLegFact, addNumber, addPlaces } from './leg-values.ts';
import { bandsOf, isAcross } from './sheet-bands.ts';

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
  const read = firstTickets(all);
  for (const { leg, page } of read) leg.facts.push(...rowsOfRide(leg, page, understood.facts));
  let last: Day | undefined;
  return read.map(({ leg, page }) => {
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
