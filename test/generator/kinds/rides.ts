import { addDays } from '#src/tickets/time.ts';
import { inventIssuer } from '../facts/brand.ts';
import { inventPerson, type Person } from '../facts/people.ts';
import type { Stop } from '../facts/stations.ts';
import type { LabelKey } from '../locales/locale.ts';
import type { Sheet, SheetCode, SheetTicket, Told } from '../sheet.ts';
import type { TruthFields } from '../truth.ts';
import {
  addMinutes,
  clockAfter,
  laterDay,
  makeTicket,
  noiseOf,
  orderNoise,
  sometimes,
  tellTime,
  type Workshop,
} from './kind.ts';

/** What differs between a train, a coach and a ferry. */
export type RidePlan = {
  readonly subject: string;
  readonly kind: 'train' | 'bus' | 'boat';
  readonly trade: 'rail' | 'bus' | 'boat';
  readonly serviceKey: LabelKey;
  readonly service: () => string | undefined;
  /** From, to, and perhaps where one changes. */
  readonly stops: readonly [Stop, Stop, Stop?];
  readonly minutes: readonly [number, number];
  readonly trip: 'single' | 'return' | 'change';
  readonly people: number;
  readonly price: number;
  /** Coach, seat, class, platform: what the trade prints about the place. */
  readonly place: (person: number, leg: number) => readonly Told[];
  /** One code for the whole order, or one for each leg and person. */
  readonly code: (ride: Ride) => SheetCode | undefined;
  readonly sharedCode: boolean;
};

/** One leg of one person, for codes that spell the ticket out. */
export type Ride = {
  readonly from: Stop;
  readonly to: Stop;
  readonly departs: string;
  readonly arrives: string;
  readonly person: Person;
  readonly order: string;
};

/** Invents a ride: legs times people. */
export function inventRide(workshop: Workshop, plan: RidePlan): Sheet {
  const { random, voice, locale, city } = workshop;
  const order = random.reference(random.int(6, 8));
  const issuer = inventIssuer(random, locale, plan.trade);
  const rides = inventLegs(workshop, plan);
  const services = rides.map(plan.service);
  const people = Array.from({ length: plan.people }, () => inventPerson(random, locale));
  const style = {
    split: random.chance(0.7),
    priced: random.chance(0.5),
    named: plan.people > 1 || random.chance(0.7),
    carrier: random.chance(0.4),
  };
  let shared: SheetCode | undefined;
  const tickets = people.flatMap((person, personIndex) =>
    rides.map((leg, legIndex) => {
      const ride: Ride = { ...leg, person, order };
      if (!shared || !plan.sharedCode) shared = plan.code(ride);
      return rideTicket(workshop, {
        plan,
        ride,
        service: services[legIndex],
        style,
        code: shared,
        place: plan.place(personIndex, legIndex),
        issuer: issuer.name,
      });
    }),
  );
  const totals = style.priced
    ? []
    : [voice.fact('total', voice.money(plan.price * people.length * rides.length, city.currency))];
  return {
    subject: plan.subject,
    language: workshop.language,
    issuer,
    heading: random.pick([...locale.headings.ticket, ...locale.headings.booking]),
    addressee: people[0]!.printed,
    tickets,
    order: orderNoise(workshop, totals),
    noise: noiseOf(workshop),
    context: workshop.context,
  };
}

type Leg = Omit<Ride, 'person' | 'order'>;

function inventLegs(workshop: Workshop, plan: RidePlan): Leg[] {
  const { random } = workshop;
  const [from, to, middle] = plan.stops;
  const minute = () => String(random.int(0, 59)).padStart(2, '0');
  const out = `${laterDay(workshop, [5, 21], [1, 80]).slice(0, 14)}${minute()}`;
  const leg = (a: Stop, b: Stop, departs: string): Leg => ({
    from: a,
    to: b,
    departs,
    arrives: addMinutes(departs, random.int(...plan.minutes)),
  });
  if (plan.trip === 'single') return [leg(from, to, out)];
  if (plan.trip === 'change' && middle) {
    const first = leg(from, middle, out);
    return [first, leg(middle, to, addMinutes(first.arrives, random.int(8, 45)))];
  }
  const back = `${addDays(out, random.int(1, 9)).slice(0, 10)}T${String(random.int(8, 20)).padStart(2, '0')}:${minute()}`;
  return [leg(from, to, out), leg(to, from, back)];
}

type RideParts = {
  plan: RidePlan;
  ride: Ride;
  service: string | undefined;
  style: { split: boolean; priced: boolean; named: boolean; carrier: boolean };
  code: SheetCode | undefined;
  place: readonly Told[];
  issuer: string;
};

function rideTicket(workshop: Workshop, { plan, ride, service, style, code, place, issuer }: RideParts): SheetTicket {
  const { random, voice, locale, city } = workshop;
  const when = tellTime(
    workshop,
    { both: 'departs', date: 'travelDate', clock: 'departs', split: style.split },
    { field: 'start', time: voice.time(ride.departs, ride.from.zone) },
  );
  const fare = random.pick(locale.fares);
  const number: TruthFields = service ? { number: [service, service.replace(/^\D+/, '')] } : {};
  return makeTicket(random, {
    kind: plan.kind,
    headline: `${ride.from.name} → ${ride.to.name}`,
    headlineKey: 'product',
    groups: [
      [
        voice.tell('from', ride.from.name, { from: [ride.from.name, ride.from.city] }),
        voice.tell('to', ride.to.name, { to: [ride.to.name, ride.to.city] }),
      ],
      [
        ...when,
        voice.tell('arrives', arrivalText(workshop, ride, style.split), {
          end: voice.time(ride.arrives, ride.to.zone),
        }),
      ],
      [...(service ? [voice.tell(plan.serviceKey, service, number)] : []), ...place],
      style.named
        ? [voice.tell('passenger', ride.person.printed, { passenger: [`${ride.person.first} ${ride.person.last}`] })]
        : [],
      [
        ...sometimes(random, 0.4, () => voice.tell('fare', fare, { product: [fare] })),
        ...(style.priced
          ? [voice.tell('price', voice.money(plan.price, city.currency), { price: [plan.price, city.currency] })]
          : []),
      ],
      [
        voice.tell('pnr', ride.order, { booking_ref: [ride.order] }),
        ...(style.carrier ? [voice.tell('operator', issuer, { carrier: [issuer] })] : []),
      ],
    ],
    journey: {
      from: ride.from.name,
      to: ride.to.name,
      date: voice.date(ride.departs),
      departs: voice.clock(ride.departs),
      arrives: clockAfter(voice.clock(ride.arrives), ride),
      ...(service && { service }),
    },
    ...(code && { code }),
  });
}

/** The clock of the arrival, with its day when it is another one or the document always writes both. */
function arrivalText(workshop: Workshop, ride: Ride, split: boolean): string {
  const sameDay = ride.arrives.slice(0, 10) === ride.departs.slice(0, 10);
  return split && sameDay ? workshop.voice.clock(ride.arrives) : workshop.voice.dateTime(ride.arrives);
}
