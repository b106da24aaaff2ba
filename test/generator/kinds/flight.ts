/** The tickets of a flight, told group by group in one long function: its groups share what was drawn for the traveller. */
import type { Airport } from '../facts/airports.ts';
import { inventIssuer } from '../facts/brand.ts';
import { airlineName, inventPerson, type Person } from '../facts/people.ts';
import type { Sheet, SheetCode, SheetTicket } from '../sheet.ts';
import { type Booking, boardingCode, inventLegs, inventPlace, type Leg, type Place } from './flight-legs.ts';
import {
  addMinutes,
  clockAfter,
  type Kind,
  makeTicket,
  noiseOf,
  orderNoise,
  sometimes,
  tellTime,
  type Workshop,
} from './kind.ts';

/** Designators that no airline flies under today; a reader must not need a list of airlines. */
const designators = ['ZB', 'MT', 'X0', '4U', 'BE', 'Q0', 'WW', 'J0'];

/** A boarding pass: one or two people, one or two legs, each with its own code. */
export const boardingPass: Kind = {
  subject: 'boarding-pass',
  family: 'flight',
  yearless: true,
  invent: (workshop) => inventFlights(workshop, { subject: 'boarding-pass', boarding: true }),
};

/** An e-ticket itinerary: no code, there and back, seldom a seat. */
export const flightItinerary: Kind = {
  subject: 'flight-itinerary',
  family: 'journey',
  invent: (workshop) => inventFlights(workshop, { subject: 'flight-itinerary', boarding: false }),
};

function inventFlights(workshop: Workshop, plan: { subject: string; boarding: boolean }): Sheet {
  const { random, locale } = workshop;
  const issuer = inventIssuer(random, locale, 'air');
  const booking: Booking = {
    airline: issuer.name,
    designator: random.pick(designators),
    pnr: random.reference(6),
    spaced: random.chance(0.6),
    split: random.chance(0.7),
    cityNames: random.chance(0.6),
  };
  const legs = inventLegs(workshop, plan.boarding ? random.pick([1, 1, 2]) : random.pick([1, 2, 2]));
  const people = Array.from({ length: random.pick([1, 1, 1, 2]) }, () => inventPerson(random, locale));
  const oneCode = random.chance(0.5);
  const tickets = people.flatMap((person) => {
    const name = random.chance(0.7) ? airlineName(random, person) : person.printed;
    const places = legs.map(() => inventPlace(random));
    const code =
      plan.boarding && legs.length > 1 && oneCode
        ? boardingCode(workshop, { booking, legs, places, person })
        : undefined;
    return legs.map((leg, index) => {
      const place = places[index]!;
      const own = plan.boarding
        ? (code ?? boardingCode(workshop, { booking, legs: [leg], places: [place], person }))
        : undefined;
      return flightTicket(workshop, { booking, leg, place, person, name, code: own });
    });
  });
  return {
    subject: plan.subject,
    language: workshop.language,
    issuer,
    heading: plan.boarding
      ? random.pick(['Boarding pass', 'BOARDING PASS', 'Mobile boarding pass'])
      : random.pick(locale.headings.booking),
    addressee: people[0]!.printed,
    tickets,
    order: orderNoise(workshop),
    noise: noiseOf(workshop),
    context: workshop.context,
  };
}

type Traveller = {
  booking: Booking;
  leg: Leg;
  place: Place;
  person: Person;
  name: string;
  code: SheetCode | undefined;
};

function flightTicket(workshop: Workshop, { booking, leg, place, person, name, code }: Traveller): SheetTicket {
  const { random, voice, locale } = workshop;
  const number = `${booking.designator}${booking.spaced ? ' ' : ''}${leg.number}`;
  const { seat, sequence } = place;
  const boarding = code !== undefined;
  const [business, economy] = locale.cabins;
  const cabin = place.business ? business : economy;
  const airport = (place: Airport) => (booking.cityNames ? place.city : place.name);
  const eTicket = `${random.digits(3)}-${random.digits(10)}`;
  const when = tellTime(
    workshop,
    { both: 'departs', date: 'travelDate', clock: 'departs', split: boarding || booking.split },
    { field: 'start', time: voice.time(leg.departs, leg.from.zone) },
  );
  const boards = addMinutes(leg.departs, -random.pick([30, 35, 40, 45]));
  const showArrival = !boarding || random.chance(0.4);
  return makeTicket(random, {
    kind: 'flight',
    headline: `${airport(leg.from)} – ${airport(leg.to)}`,
    headlineKey: 'flight',
    groups: [
      [
        voice.tell('from', `${airport(leg.from)} (${leg.from.code})`, {
          from: [airport(leg.from), leg.from.city],
          from_code: [leg.from.code],
        }),
        voice.tell('to', `${airport(leg.to)} (${leg.to.code})`, {
          to: [airport(leg.to), leg.to.city],
          to_code: [leg.to.code],
        }),
      ],
      [
        voice.tell('flight', number, {
          number: [number, String(leg.number)],
          carrier: [booking.airline, booking.designator],
        }),
        ...when,
        ...(showArrival
          ? [voice.tell('arrives', arrivalText(workshop, leg), { end: voice.time(leg.arrives, leg.to.zone) })]
          : []),
      ],
      boarding
        ? [
            ...sometimes(random, 0.8, () =>
              voice.tell('boarding', voice.clock(boards), { boarding: voice.time(boards, leg.from.zone) }),
            ),
            ...sometimes(random, 0.6, () => told(voice.tell, 'gate', random.pick(['A12', 'B4', '27', 'C08']), 'gate')),
            ...sometimes(random, 0.3, () => told(voice.tell, 'terminal', random.pick(['1', '2', 'T3']), 'terminal')),
            ...sometimes(random, 0.3, () => told(voice.tell, 'group', random.pick(['1', '2', '3', 'B']), 'group')),
            voice.tell('seat', seat, { seat: [seat] }),
            ...sometimes(random, 0.5, () =>
              voice.tell('sequence', String(sequence).padStart(3, '0'), { sequence: [String(sequence)] }),
            ),
          ]
        : sometimes(random, 0.3, () => voice.tell('seat', seat, { seat: [seat] })),
      [
        voice.tell('passenger', name, { passenger: [`${person.first} ${person.last}`, name] }),
        ...sometimes(random, 0.5, () => voice.tell('cabin', cabin, { class: [cabin] })),
      ],
      [
        voice.tell('pnr', booking.pnr, { booking_ref: [booking.pnr] }),
        ...sometimes(random, boarding ? 0.3 : 0.7, () => voice.tell('eTicket', eTicket, { ticket_number: [eTicket] })),
        ...sometimes(random, 0.25, () => voice.tell('baggage', random.pick(['1 PC', '23 kg', '0 PC']))),
      ],
    ],
    journey: {
      from: airport(leg.from),
      to: airport(leg.to),
      fromCode: leg.from.code,
      toCode: leg.to.code,
      date: voice.date(leg.departs),
      departs: voice.clock(leg.departs),
      service: number,
      ...(showArrival && { arrives: clockAfter(voice.clock(leg.arrives), leg) }),
    },
    ...(code && { code, hidden: { sequence: [String(sequence)] } }),
  });
}

function arrivalText(workshop: Workshop, leg: Leg): string {
  const { voice } = workshop;
  const nextDay = leg.arrives.slice(0, 10) !== leg.departs.slice(0, 10);
  return nextDay ? voice.dateTime(leg.arrives) : voice.clock(leg.arrives);
}

function told(
  tell: Workshop['voice']['tell'],
  key: 'gate' | 'terminal' | 'group',
  value: string,
  field: 'gate' | 'terminal' | 'group',
) {
  return tell(key, value, { [field]: [value] });
}
