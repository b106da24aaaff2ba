import { addDays } from '#src/tickets/time.ts';
import { inventIssuer } from '../facts/brand.ts';
import { inventAddress, inventPerson } from '../facts/people.ts';
import type { Sheet, SheetCode, SheetTicket } from '../sheet.ts';
import type { TruthTime } from '../truth.ts';
import { type Kind, laterDay, makeTicket, oneTicketSheet, sometimes, tellTime, type Workshop } from './kind.ts';

/** A hotel booking; check-in times are printed by some. */
export const hotel: Kind = {
  subject: 'hotel',
  family: 'stay',
  invent: (workshop) => {
    const { random, voice, locale, city } = workshop;
    const name = random.pick(locale.hotels);
    const nights = random.int(1, 7);
    const arrival = laterDay(workshop, [14, 16]);
    const clocked = random.chance(0.4);
    const start = clocked ? `${arrival.slice(0, 13)}:00` : arrival.slice(0, 10);
    const end = clocked ? `${addDays(arrival, nights).slice(0, 10)}T11:00` : addDays(arrival.slice(0, 10), nights);
    const place = inventAddress(random, locale, city);
    const guest = inventPerson(random, locale);
    const order = random.chance(0.5) ? random.digits(random.int(8, 10)) : random.reference(8);
    const price = nights * random.int(60, 190) + 0.5;
    const moment = (time: string) => (clocked ? voice.dateTime(time) : voice.date(time));
    const ticket = makeTicket(random, {
      kind: 'hotel',
      headline: name,
      headlineKey: 'hotel',
      headlineTruth: { title: [name] },
      groups: [
        [
          voice.tell('checkIn', moment(start), { start: hotelTime(workshop, start) }),
          voice.tell('checkOut', moment(end), { end: hotelTime(workshop, end) }),
        ],
        [voice.tell('address', place.text, { address: place.parts })],
        [
          voice.tell('guest', guest.printed, { passenger: [`${guest.first} ${guest.last}`] }),
          voice.tell('pnr', order, { booking_ref: [order] }),
        ],
        [
          voice.tell('room', random.pick(locale.rooms)),
          ...sometimes(random, 0.5, () => voice.tell('nights', String(nights))),
        ],
        sometimes(random, 0.6, () => voice.tell('guests', locale.adults(random.int(1, 3)))),
        sometimes(random, 0.6, () =>
          voice.tell('total', voice.money(price, city.currency), { price: [price, city.currency] }),
        ),
      ],
    });
    return bookingSheet(workshop, 'hotel', ticket, guest.printed);
  },
};

/** A table at a restaurant. */
export const restaurant: Kind = {
  subject: 'restaurant',
  family: 'stay',
  yearless: true,
  invent: (workshop) => {
    const { random, voice, locale, city } = workshop;
    const name = random.pick(locale.restaurants);
    const start = laterDay(workshop, [12, 21], [1, 40]);
    const place = inventAddress(random, locale, city);
    const guest = inventPerson(random, locale);
    const order = random.reference(6);
    const when = tellTime(
      workshop,
      { both: 'dateTime', date: 'date', clock: 'time', split: random.chance(0.6) },
      { field: 'start', time: voice.time(start, city.zone) },
    );
    const ticket = makeTicket(random, {
      kind: 'restaurant',
      headline: name,
      headlineKey: 'restaurant',
      headlineTruth: { title: [name] },
      groups: [
        when,
        [voice.tell('table', String(random.int(2, 8)))],
        [voice.tell('address', place.text, { address: place.parts })],
        [voice.tell('guest', guest.printed, { passenger: [`${guest.first} ${guest.last}`] })],
        sometimes(random, 0.5, () => voice.tell('pnr', order, { booking_ref: [order] })),
      ],
      moment: { date: voice.date(start), clock: voice.clock(start), local: start, place: name },
    });
    return bookingSheet(workshop, 'restaurant', ticket, guest.printed);
  },
};

/** A rental car with pick-up and return. */
export const rental: Kind = {
  subject: 'rental',
  family: 'stay',
  invent: (workshop) => {
    const { random, voice, locale, city } = workshop;
    const start = laterDay(workshop, [8, 18]);
    const end = `${addDays(start, random.int(1, 14)).slice(0, 10)}T10:00`;
    const driver = inventPerson(random, locale);
    const order = random.digits(9);
    const place = inventAddress(random, locale, city);
    const ticket = makeTicket(random, {
      kind: 'rental',
      headline: random.pick(locale.cars),
      headlineKey: 'vehicle',
      groups: [
        [
          voice.tell('pickUp', voice.dateTime(start), { start: voice.time(start, city.zone) }),
          voice.tell('dropOff', voice.dateTime(end), { end: voice.time(end, city.zone) }),
        ],
        [voice.tell('pickUpPlace', place.text)],
        [
          voice.tell('driver', driver.printed, { passenger: [`${driver.first} ${driver.last}`] }),
          voice.tell('pnr', order, { booking_ref: [order] }),
        ],
        sometimes(random, 0.6, () =>
          voice.tell('total', voice.money(213.4, city.currency), { price: [213.4, city.currency] }),
        ),
      ],
    });
    return bookingSheet(workshop, 'rental', ticket, driver.printed);
  },
};

/** A booked place in a car park, opened by a code. */
export const parking: Kind = {
  subject: 'parking',
  family: 'stay',
  invent: (workshop) => {
    const { random, voice, locale, city } = workshop;
    const start = laterDay(workshop, [4, 20]);
    const end = `${addDays(start, random.int(0, 12)).slice(0, 10)}T23:30`;
    const name = `${voice.label('carPark')} ${random.pick(['P1', 'P2', 'Nord', 'Centro', 'West'])}`;
    const place = inventAddress(random, locale, city);
    const order = random.digits(8);
    const plate = `${random.letters(2)}-${random.letters(2)} ${random.digits(3)}`;
    const code: SheetCode = {
      symbology: random.pick(['qr', 'code128'] as const),
      bytes: new TextEncoder().encode(`P${order}${random.digits(6)}`),
    };
    const ticket = makeTicket(random, {
      kind: 'pass',
      headline: name,
      headlineKey: 'carPark',
      headlineTruth: { title: [name] },
      groups: [
        [
          voice.tell('entry', voice.dateTime(start), { start: voice.time(start, city.zone) }),
          voice.tell('exit', voice.dateTime(end), { end: voice.time(end, city.zone) }),
        ],
        [voice.tell('address', place.text, { address: place.parts })],
        sometimes(random, 0.6, () => voice.tell('plate', plate)),
        [voice.tell('pnr', order, { booking_ref: [order] })],
        sometimes(random, 0.5, () =>
          voice.tell('price', voice.money(24, city.currency), { price: [24, city.currency] }),
        ),
      ],
      code,
    });
    return bookingSheet(workshop, 'parking', ticket, inventPerson(random, locale).printed);
  },
};

function hotelTime({ voice, city }: Workshop, local: string): TruthTime {
  return voice.time(local, city.zone);
}

function bookingSheet(workshop: Workshop, subject: string, ticket: SheetTicket, addressee: string): Sheet {
  const { random, locale } = workshop;
  const heading = random.pick(locale.headings.booking);
  return oneTicketSheet(workshop, {
    subject,
    issuer: inventIssuer(random, locale, 'stay'),
    addressee,
    ticket,
    heading,
  });
}
