import { isWholeName } from '#src/tickets/same.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { fold } from '../../words/fold.ts';
import type { Role } from '../../words/roles.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import { withTotal } from '../labels/several-values.ts';
import type { Cell } from '../layout/cells.ts';
import { freeMoney } from '../readings/free-money.ts';
import { findIssuer, toldIssuer } from '../readings/issuer.ts';
import { addFact } from '../readings/order-fields.ts';
import { withParty } from '../readings/party.ts';
import { addReading, withTold } from '../readings/reading.ts';
import { joinRepeats } from '../readings/repeats.ts';
import { codesOfLegs } from './codes-of-legs.ts';
import { type Person, peopleOf } from './journey-people.ts';
import { legRoles, ownRoles } from './leg.ts';
import type { LegFields } from './transport.ts';

/** A ticket of a journey before it has its kind. */
export type JourneyTicket = {
  readonly fields: FieldReadings;
  readonly cells: readonly Cell[];
  readonly barcode?: string;
};

/** Passengers of one document for whom separate tickets are made at most. */
const mostPassengers = 9;

/** Roles of other kinds of ticket. */
const skipped: ReadonlySet<Role> = new Set(['title', 'hotel', 'venue', 'address', 'room', 'entrance', 'station']);

/** One ticket for each leg and passenger: the leg's own values, and those that hold for the whole order. */
export function journeyTickets(understood: Understood, legs: readonly LegFields[]): readonly JourneyTicket[] {
  const usable = legs.filter(
    (leg) => legs.length === 1 || ((leg.fields.start || leg.fields.number) && !isOrderedWay(leg, legs)),
  );
  const perLeg = new Set(
    [...ownRoles].filter(
      (role) =>
        (usable.every((leg) => leg.facts.some((fact) => fact.roles[0] === role)) &&
          !(role === 'price' && usable.length === 1)) ||
        (role === 'ticketNumber' && differs(usable, role)),
    ),
  );
  const claimed = new Set(understood.facts.flatMap((fact) => fact.cells));
  const issuer = findIssuer(understood.cells, claimed, understood.sender);
  const codes = codesOfLegs(understood, usable);
  const tickets = usable.flatMap((leg) => {
    const fields: FieldReadings = structuredClone(leg.fields);
    const shared = withTotal(sharedFacts(understood, usable, leg, perLeg));
    for (const fact of withTotal(leg.facts))
      if (perLeg.has(fact.roles[0]!) && fact.roles[0] !== 'passenger') addFact(fields, fact, understood);
    for (const fact of shared) if (!numbered(shared, fact)) addFact(fields, fact, understood);
    const free =
      fields.price || fields.balance ? [] : freeMoney('train', ownCells(understood, usable, leg), understood);
    const counted = withParty(withTold(fields, free), understood.cells, understood);
    const all = withTold(counted, toldIssuer(issuer));
    const people = peopleOf(understood, usable, leg);
    const tickets = shared.filter((fact) => numbered(shared, fact));
    return withPeople(understood, { leg, fields: all, people, tickets, own: codes.get(leg) });
  });
  return joinRepeats(tickets);
}

/** "Brno – Berlin, valid from the 12th" over the trains from Brno hl.n. to Berlin Hbf: the way that was paid for is no ride. */
function isOrderedWay({ fields, leg }: LegFields, legs: readonly LegFields[]): boolean {
  if (fields.number || leg.departure.clock || leg.arrival.clock) return false;
  const timed = legs.filter((one) => one.leg.departure.clock && one.leg.arrival.clock);
  const meets = (name: 'from' | 'to') =>
    timed.some((one) => isWithin(fields[name]?.[0]?.value, one.fields[name]?.[0]?.value));
  return meets('from') && meets('to');
}

/** Whether one name of a place begins with the other: a city and its station. */
function isWithin(a: string | undefined, b: string | undefined): boolean {
  if (!a || !b) return false;
  const [left, right] = [`${fold(a)} `, `${fold(b)} `];
  return left.startsWith(right.trimEnd()) || right.startsWith(left.trimEnd());
}

/** The cells of a ride's own page where each page has another ride, else all. */
function ownCells({ cells }: Understood, legs: readonly LegFields[], { page }: LegFields): readonly Cell[] {
  const apart = legs.length > 1 && new Set(legs.map((leg) => leg.page)).size === legs.length;
  return apart ? cells.filter((cell) => cell.page === page) : cells;
}

/** Whether several legs print a value of their own, no two the same; one that prints none has none. */
function differs(legs: readonly LegFields[], role: Role): boolean {
  const values = legs.flatMap((leg) => leg.facts.find((fact) => fact.roles[0] === role)?.text ?? []);
  return values.length > 1 && new Set(values).size === values.length;
}

/** Facts outside of all legs that hold for this one. */
function sharedFacts(
  understood: Understood,
  legs: readonly LegFields[],
  leg: LegFields,
  perLeg: ReadonlySet<Role>,
): readonly Fact[] {
  const inLegs = new Set(legs.flatMap((one) => one.facts));
  return understood.facts.filter((fact) => {
    const role = fact.roles[0]!;
    const page = fact.cells[0]!.page;
    if (role === 'passenger' || skipped.has(role) || perLeg.has(role)) return false;
    if (inLegs.has(fact) && !ownRoles.has(role)) return firstFacts.has(role) && isBeforeLegs(fact, legs, leg);
    const elsewhere = page !== leg.page && legs.some((one) => one.page === page);
    if (elsewhere && !['bookingReference', 'price', 'issued'].includes(role)) return false;
    return !(legRoles.has(role) && legs.length > 1 && !firstFacts.has(role));
  });
}

const firstFacts: ReadonlySet<Role> = new Set(['class', 'product', 'carrier', 'baggage']);

/** What stands once before the first leg (class, fare) holds for all legs. */
function isBeforeLegs(fact: Fact, legs: readonly LegFields[], leg: LegFields): boolean {
  const [first] = legs;
  if (!first || first === leg || !first.facts.includes(fact)) return false;
  const stops = [first.leg.departure, first.leg.arrival].flatMap((stop) => [stop.place, stop.clock, stop.code]);
  const top = Math.min(...stops.flatMap((found) => found?.cells.map((cell) => cell.order) ?? []));
  const repeated = legs.slice(1).some((one) => one.facts.some((other) => other.roles[0] === fact.roles[0]));
  return !repeated && fact.cells[0]!.order < top;
}

/** Ticket numbers that an order lists one after the other, one for each passenger. */
function numbered(shared: readonly Fact[], fact: Fact): boolean {
  return (
    fact.roles[0] === 'ticketNumber' &&
    new Set(shared.filter((one) => one.roles[0] === 'ticketNumber').map((one) => one.text)).size > 1
  );
}

function withPeople(
  understood: Understood,
  {
    leg,
    fields,
    people,
    tickets,
    own: ownCode,
  }: {
    leg: LegFields;
    fields: FieldReadings;
    people: readonly Person[];
    tickets: readonly Fact[];
    own: string | undefined;
  },
): readonly JourneyTicket[] {
  const codes = understood.sheets.find((sheet) => sheet.number === leg.page)?.page.barcodes ?? [];
  // Whose of several travellers it is, the leg does not say.
  const barcode = codes.length === 1 ? codes[0]!.id : people.length > 1 ? undefined : ownCode;
  const separate = people.length > 1 && people.length <= mostPassengers && codes.length !== 1;
  const cells = [leg.leg.departure, leg.leg.arrival].flatMap(
    (stop) => stop.place?.cells ?? stop.code?.cells ?? stop.clock?.cells ?? [],
  );
  const chosen: readonly (Person | undefined)[] = separate ? people : [people[0]];
  return chosen.map((person, at) => {
    const own: FieldReadings = structuredClone(fields);
    if (person) addReading(own, 'passenger', { value: person.name, cells: person.cells, confidence: person.score });
    // A seat in the person's own row is that person's; those of other rows are not.
    for (const fact of person && chosen.length > 1 ? person.row : []) {
      delete own[fact.roles[0] as 'seat'];
      addFact(own, fact, understood);
    }
    // How many an order is for is not how many one of its tickets is for.
    if (separate) delete own.party;
    setSeat(own, { at, tickets: chosen.length, people });
    const several = counted(people);
    if (several.length > 1 && !separate && !own.party)
      addReading(own, 'party', { value: String(several.length), cells: several[0]!.cells, confidence: 0.5 });
    const number = tickets.length === chosen.length ? tickets[at] : undefined;
    if (number) addFact(own, number, understood);
    return { fields: own, cells, ...(barcode && { barcode }) };
  });
}

/** Beside whole names a single word counts for nobody: "Monsieur Etienne" beside "Etienne Martin", the last word of a sentence. */
function counted(people: readonly Person[]): readonly Person[] {
  const whole = people.filter(({ name }) => isWholeName(name));
  return whole.length > 0 ? whole : people;
}

/** "12A, 12B" for two travellers is a seat for each; one ticket for several has the seats of all. */
function setSeat(
  fields: FieldReadings,
  { at, tickets, people }: { at: number; tickets: number; people: readonly Person[] },
): void {
  const [seat] = fields.seat ?? [];
  if (!seat || people.length < 2) return;
  const listed = seat.value.split(/\s?[,/+&]\s?/);
  if (tickets === people.length && listed.length === tickets)
    fields.seat = [
      { ...seat, value: listed[at]! },
      ...fields.seat!.filter((other) => !other.value.includes(listed[at]!)),
    ];
  const own = people.flatMap((person) => person.row.find((fact) => fact.roles[0] === 'seat')?.text ?? []);
  if (tickets === 1 && own.length === people.length && new Set(own).size === own.length)
    fields.seat = [{ ...seat, value: own.join(', ') }];
}
