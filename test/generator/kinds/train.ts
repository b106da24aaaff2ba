import { type LayoutText, writeRailCode } from '../codes/uic.ts';
import { inventIssuer } from '../facts/brand.ts';
import { inventPerson, plainCapitals } from '../facts/people.ts';
import { type Stop, stations } from '../facts/stations.ts';
import type { Sheet, SheetCode } from '../sheet.ts';
import { type Kind, laterDay, makeTicket, noiseOf, orderNoise, sometimes, type Workshop } from './kind.ts';
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
    return inventRide(workshop, {
      subject: 'train',
      kind: 'train',
      trade: 'rail',
      serviceKey: 'train',
      service: () => `${random.pick(['IC', 'EC', 'RE', 'ICE', 'IR'])} ${random.int(10, 2999)}`,
      stops: twoOf(workshop, stations[language]),
      minutes: [45, 320],
      legs: random.pick([1, 1, 2]),
      people: random.pick([1, 1, 2]),
      price: random.int(12, 140) + random.pick([0, 0.5, 0.9]),
      place: (person) => [
        voice.tell('coach', String(coach), { coach: [String(coach)] }),
        voice.tell('seat', String(seat + person), { seat: [String(seat + person)] }),
        ...(withClass ? [voice.tell('class', travelClass, { class: [travelClass] })] : []),
        ...sometimes(random, 0.4, () => {
          const platform = String(random.int(1, 22));
          return voice.tell('platform', platform, { platform: [platform] });
        }),
      ],
      sharedCode: random.chance(0.6),
      code: codeMaker(workshop),
    });
  },
};

/** A ticket that is valid on any train of a day: no train, no clock. */
export const openTrain: Kind = {
  subject: 'train-open',
  family: 'journey',
  invent: (workshop) => {
    const { random, voice, locale, language, city } = workshop;
    const [from, to] = twoOf(workshop, stations[language]);
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
    return sheetOf(workshop, { subject: 'train-open', issuer, person: person.printed, ticket });
  },
};

/** A zone or period ticket of a town: no journey, a first and a last day. */
export const zoneTicket: Kind = {
  subject: 'zone-ticket',
  family: 'card',
  invent: (workshop) => {
    const { random, voice, locale, city } = workshop;
    const issuer = inventIssuer(random, locale, 'rail');
    const product = random.pick(locale.zoneTickets);
    const first = laterDay(workshop, [0, 0], [0, 30]).slice(0, 10);
    const last = new Date(Date.parse(first) + random.pick([0, 6, 29]) * 86_400_000).toISOString().slice(0, 10);
    const zones = random.pick(['A–C', '1–2', '10, 20, 30', 'AB']);
    const person = inventPerson(random, locale);
    const number = random.digits(10);
    const ticket = makeTicket(random, {
      kind: 'pass',
      headline: product,
      headlineKey: 'product',
      headlineTruth: { title: [product] },
      groups: [
        [
          voice.tell('validFrom', voice.fullDate(first), { start: { local: first } }),
          voice.tell('validUntil', voice.fullDate(last), { end: { local: last } }),
        ],
        [voice.tell('zones', `${city.name} ${zones}`)],
        sometimes(random, 0.5, () =>
          voice.tell('passenger', person.printed, { passenger: [`${person.first} ${person.last}`] }),
        ),
        [voice.tell('ticketNumber', number, { ticket_number: [number] })],
        sometimes(random, 0.5, () =>
          voice.tell('price', voice.money(7.9, city.currency), { price: [7.9, city.currency] }),
        ),
      ],
      code: { symbology: random.pick(['qr', 'aztec'] as const), bytes: random.bytes(random.int(60, 180)) },
    });
    return sheetOf(workshop, { subject: 'zone-ticket', issuer, person: person.printed, ticket });
  },
};

type SheetParts = { subject: string; issuer: Sheet['issuer']; person: string; ticket: Sheet['tickets'][number] };

function sheetOf(workshop: Workshop, { subject, issuer, person, ticket }: SheetParts): Sheet {
  return {
    subject,
    language: workshop.language,
    issuer,
    heading: workshop.random.pick(workshop.locale.headings.ticket),
    addressee: person,
    tickets: [ticket],
    order: orderNoise(workshop),
    noise: noiseOf(workshop),
    context: workshop.context,
  };
}

function twoOf(workshop: Workshop, stops: readonly Stop[]): readonly [Stop, Stop] {
  const [from, to] = workshop.random.shuffle(stops);
  return [from!, to!];
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
