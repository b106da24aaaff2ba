import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { uidOf } from './identity.ts';
import { jsonLdOf, reservationOf } from './reservation.ts';
import { plainPayload, tripOf } from './trip.ts';

type More = Parameters<typeof ticket>[2];

const trip = (kind: TicketKind, fields: Partial<TicketFields>, more: More = {}) => tripOf(ticket(kind, fields, more));
const thing = (...given: Parameters<typeof trip>) => reservationOf(trip(...given));

describe('a ticket as schema.org states it', () => {
  it('keeps the airline of a flight apart from its number', () => {
    const flight = (number: string) => thing('flight', { number, carrierCode: 'XQ' })?.reservationFor;
    expect(flight('LH 962')).toMatchObject({ flightNumber: '962', airline: { iataCode: 'LH' } });
    expect(flight('4U17B')).toMatchObject({ flightNumber: '17B', airline: { iataCode: '4U' } });
    expect(flight('962')).toMatchObject({ flightNumber: '962', airline: { iataCode: 'XQ' } });
  });

  it.each<[TicketKind, string, object]>([
    ['train', 'TrainReservation', { '@type': 'TrainTrip', trainNumber: '62', departureStation: { name: 'Bergen' } }],
    ['bus', 'BusReservation', { '@type': 'BusTrip', busNumber: '62', departureBusStop: { name: 'Bergen' } }],
    ['boat', 'BoatReservation', { '@type': 'BoatTrip', identifier: '62', departureBoatTerminal: { name: 'Bergen' } }],
  ])('names the properties of a %s', (kind, type, trip) => {
    expect(thing(kind, { number: '62', from: 'Bergen', vehicle: 'Terne' })).toMatchObject({
      '@type': type,
      reservationStatus: 'http://schema.org/ReservationConfirmed',
      reservationFor: trip,
    });
  });

  it('calls a ship by its name, and a train by its number alone', () => {
    expect(thing('boat', { vehicle: 'Terne' })?.reservationFor).toMatchObject({ name: 'Terne' });
    expect(thing('train', { number: '62', vehicle: 'Terne' })?.reservationFor).not.toHaveProperty('name', 'Terne');
  });

  it('says from which day a ticket without a train is good', () => {
    expect(thing('train', { validFrom: at('2027-05-03') })?.reservationFor).toMatchObject({
      departureTime: '2027-05-03',
    });
    expect(
      thing('train', { start: { local: '2027-05-03T09:38', offset: '+02:00' }, validFrom: at('2027-05-02') })
        ?.reservationFor,
    ).toMatchObject({
      departureTime: '2027-05-03T09:38:00+02:00',
    });
  });

  it('has seat, class and coach on its ticket', () => {
    expect(
      thing('train', { seat: '61', coach: '23', class: '2', product: 'Minipris', ticketNumber: '9901' })
        ?.reservedTicket,
    ).toMatchObject({
      name: 'Minipris',
      ticketNumber: '9901',
      ticketedSeat: { seatNumber: '61', seatSection: '23', seatingType: '2' },
    });
    expect(thing('event', { seat: '9', row: '3', section: 'B' })?.reservedTicket).toMatchObject({
      ticketedSeat: { seatNumber: '9', seatRow: '3', seatSection: 'B' },
    });
  });

  it.each([
    ['qr', 'AB12', 'qrCode:AB12'],
    ['aztec', 'AB12', 'aztecCode:AB12'],
    ['pdf417', 'AB12', 'pdf417:AB12'],
    ['code128', 'AB12', 'barcode128:AB12'],
    ['aztec', 'A\u0001B', 'aztecbin:QQFC'],
    ['qr', 'A\u0001B', undefined],
    ['qr', 'Zürich', undefined],
  ] as const)('spells its %s code %j out byte for byte, or not at all', (symbology, payload, token) => {
    const told = thing('train', { seat: '61' }, { barcode: code(symbology, payload) })?.reservedTicket;
    expect((told as { readonly ticketToken?: string }).ticketToken).toBe(token);
  });

  it('spells no code of GS1 out, whose signs a text would change', () => {
    const barcode = { ...code('qr', 'AB12'), gs1: true as const };
    expect(thing('train', { seat: '61' }, { barcode })?.reservedTicket).not.toHaveProperty(
      'ticketToken',
      'qrCode:AB12',
    );
  });

  it('is a card of a member, and nothing where there is no word for it', () => {
    expect(
      thing('membership', { title: 'Fjordklubb', membershipNumber: '77', validUntil: at('2027-12-31') }),
    ).toMatchObject({
      '@type': 'ProgramMembership',
      programName: 'Fjordklubb',
      membershipNumber: '77',
      validUntil: '2027-12-31',
    });
    const wordless: readonly TicketKind[] = ['parking', 'voucher', 'giftCard', 'pass', 'code'];
    expect(wordless.map((kind) => thing(kind, { title: 'Nordlys' }))).toEqual(Array(5).fill(undefined));
  });

  it('is one object, a list of several, or nothing', () => {
    const concert = trip('event', { title: 'Nordlys' });
    const voucher = trip('voucher', { title: 'Gavekort' });
    expect(JSON.parse(jsonLdOf([concert, voucher])!)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'EventReservation',
    });
    expect(JSON.parse(jsonLdOf([concert, concert])!)).toHaveLength(2);
    expect(jsonLdOf([voucher])).toBeUndefined();
  });
});

describe('the name of a ticket’s event', () => {
  const ride = { from: 'Bergen', to: 'Oslo S', start: at('2027-05-03T09:38'), seat: '61' };

  it('is that of the same ticket, whatever else was read of it', () => {
    const name = uidOf(trip('train', ride));
    expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(uidOf(trip('train', { ...ride, platform: '4', start: at('2027-05-03T09:40') }))).toBe(name);
  });

  it.each<[string, Partial<TicketFields>]>([
    ['day', { start: at('2027-05-04T09:38') }],
    ['way', { to: 'Voss' }],
    ['seat', { seat: '62' }],
    ['person', { passenger: 'Vilde Nygård' }],
    ['line', { number: '62' }],
    ['reference', { bookingReference: 'QX71K' }],
    ['ticket', { ticketNumber: '9901' }],
  ])('is another one of another %s', (_, change) => {
    expect(uidOf(trip('train', { ...ride, ...change }))).not.toBe(uidOf(trip('train', ride)));
  });

  it('is told by the code where there is one', () => {
    const coded = (payload: string, seat: string) =>
      uidOf(trip('train', { ...ride, seat }, { barcode: code('qr', payload) }));
    expect(coded('A', '61')).toBe(coded('A', '62'));
    expect(coded('A', '61')).not.toBe(coded('B', '61'));
  });
});

describe('the plain data of a ticket', () => {
  it('has its language, its order and what is to be compared, where they are known', () => {
    expect(trip('train', { seat: '61' }, { language: 'nb', order: 'QX71K' })).toEqual({
      ...{ kind: 'train', fields: { seat: '61' }, language: 'nb', order: 'QX71K' },
    });
    expect(trip('train', { seat: '61' })).toStrictEqual({ kind: 'train', fields: { seat: '61' } });
  });
});

describe('the payload of a code as a text', () => {
  const payload = (text: string) => plainPayload(tripOf(ticket('code', {}, { barcode: code('qr', text) })).code!);

  it('is one of plain letters only', () => {
    expect(payload('AB 12~')).toBe('AB 12~');
    expect(['A\nB', 'Zü', 'A\u007f'].map(payload)).toEqual([undefined, undefined, undefined]);
  });
});
