import { type LayoutText, writeRailCode } from '../codes/uic.ts';
import { inventIssuer } from '../facts/brand.ts';
import { inventPerson, plainCapitals } from '../facts/people.ts';
import { type Stop, stations } from '../facts/stations.ts';
import type { SheetCode, Told } from '../sheet.ts';
import { type Kind, laterDay, makeTicket, oneTicketSheet, type Workshop } from './kind.ts';
import { inventRide, type Ride } from './rides.ts';

/** A train ticket with train number, coach and seat; one way or return, one or two people. */
export const train: Kind = {
  subject: 'train',
  family: 'journey',
  yearless: true,
  invent: (workshop) => {
    const { random, voice, locale, language } = workshop;
    const coach = random.int(1, 29);
    const seat = random.int(11, 88);
    const [first, second] = locale.classes;
    const travelClass = random.chance(0.25) ? first : second;
    const withClass = random.chance(0.6);
    const inOneLine = random.chance(0.25);
    const withPlatform = random.chance(0.4);
    const platforms = [String(random.int(1, 22)), String(random.int(1, 22))];
    return inventRide(workshop, {
      subject: 'train',
      kind: 'train',
      trade: 'rail',
      serviceKey: 'train',
      service: () => `${random.pick(['IC', 'EC', 'RE', 'ICE', 'IR'])} ${random.int(10, 2999)}`,
      stops: someOf(workshop, stations[language]),
      minutes: [45, 320],
      trip: random.pick(['single', 'single', 'return', 'change']),
      people: random.pick([1, 1, 2]),
      price: random.int(12, 140) + random.pick([0, 0.5, 0.9]),
      place: (person, leg) => [
        ...reserved(workshop, { coach: String(coach), seat: String(seat + person), inOneLine }),
        ...(withClass ? [voice.tell('class', travelClass, { class: [travelClass] })] : []),
        ...(withPlatform ? [voice.tell('platform', platforms[leg]!, { platform: [platforms[leg]!] })] : []),
      ],
      sharedCode: random.chance(0.6),
      code: codeMaker(workshop),
    });
  },
};

/** Coach and seat, apart or as one value. */
function reserved(
  workshop: Workshop,
  { coach, seat, inOneLine }: { coach: string; seat: string; inOneLine: boolean },
): Told[] {
  const { voice } = workshop;
  if (!inOneLine) return [voice.tell('coach', coach, { coach: [coach] }), voice.tell('seat', seat, { seat: [seat] })];
  const text = `${voice.label('coach')} ${coach}, ${voice.label('seat')} ${seat}`;
  return [voice.tell('place', text, { coach: [coach], seat: [seat] })];
}

/** A ticket that is valid on any train of a day: no train, no clock. */
export const openTrain: Kind = {
  subject: 'train-open',
  family: 'journey',
  invent: (workshop) => {
    const { random, voice, locale, language, city } = workshop;
    const [from, to] = someOf(workshop, stations[language]);
    const day = laterDay(workshop, [8, 9], [1, 60]).slice(0, 10);
    const person = inventPerson(random, locale);
    const order = random.reference(7);
    const issuer = inventIssuer(random, locale, 'rail');
    const fare = random.pick(locale.fares);
    const price = random.int(8, 60) + 0.5;
    const [first, second] = locale.classes;
    const travelClass = random.chance(0.2) ? first : second;
    const code = codeMaker(workshop)({ from, to, departs: `${day}T00:00`, arrives: `${day}T23:59`, person, order });
    const ticket = makeTicket(random, {
      kind: 'train',
      headline: fare,
      headlineKey: 'fare',
      headlineTruth: { product: [fare] },
      groups: [
        [
          voice.tell('from', from.name, { from: [from.name, from.city] }),
          voice.tell('to', to.name, { to: [to.name, to.city] }),
        ],
        [voice.tell('travelDate', voice.date(day), { start: voice.time(day) })],
        [
          voice.tell('class', travelClass, { class: [travelClass] }),
          voice.tell('passenger', person.printed, { passenger: [`${person.first} ${person.last}`] }),
        ],
        [
          voice.tell('price', voice.money(price, city.currency), { price: [price, city.currency] }),
          voice.tell('pnr', order, { booking_ref: [order] }),
        ],
      ],
      ...(code && { code }),
    });
    return oneTicketSheet(workshop, { subject: 'train-open', issuer, addressee: person.printed, ticket });
  },
};

function someOf(workshop: Workshop, stops: readonly Stop[]): readonly [Stop, Stop, Stop] {
  const [from, to, middle] = workshop.random.shuffle(stops);
  return [from!, to!, middle!];
}

/** Railways disagree about codes: UIC 918.3 in Aztec, text in Aztec or QR, or nothing. */
function codeMaker(workshop: Workshop): (ride: Ride) => SheetCode | undefined {
  const { random } = workshop;
  const style = random.pick(['uic', 'uic', 'text', 'qr', 'none']);
  return (ride) => {
    if (style === 'none') return undefined;
    if (style === 'uic')
      return {
        symbology: 'aztec',
        bytes: writeRailCode(random, { order: ride.order, issued: workshop.context, texts: layoutTexts(ride) }),
      };
    const text = `${ride.order}/${random.digits(9)}/${plainCapitals(ride.person.last)}`;
    return { symbology: style === 'qr' ? 'qr' : 'aztec', bytes: new TextEncoder().encode(text) };
  };
}

/** Name, day and stations in the cells where RCT2 has them. */
function layoutTexts(ride: Ride): LayoutText[] {
  const latin = (text: string) => plainCapitals(text).replace(/[^\x20-\x7e]/g, '');
  const day = `${ride.departs.slice(8, 10)}.${ride.departs.slice(5, 7)}`;
  return [
    { line: 0, column: 52, text: latin(`${ride.person.first} ${ride.person.last}`) },
    { line: 6, column: 1, text: day },
    { line: 6, column: 13, text: latin(ride.from.name).slice(0, 20) },
    { line: 6, column: 34, text: latin(ride.to.name).slice(0, 20) },
  ];
}
