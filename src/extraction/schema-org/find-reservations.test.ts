import { describe, expect, it } from 'vitest';
import { findReservations, mayHoldReservation } from './find-reservations.ts';

type Markup = Parameters<typeof findReservations>[0];

const ride = { '@type': 'TrainReservation', reservationFor: { '@type': 'TrainTrip', trainNumber: '802' } };
const evening = { '@type': 'Event', name: 'Nordlys', startDate: '2027-05-03', location: 'Kaivei 2, Bergen' };
const card = { '@type': 'ProgramMembership', membershipNumber: '77', member: { name: 'Vilde Nygård' } };
const found = (...markup: readonly object[]) => findReservations(markup as Markup);

describe('reservations in markup', () => {
  it('are found in messages, orders and lists', () => {
    expect(
      found({ '@type': 'EmailMessage', about: [{ '@type': 'Order', acceptedOffer: { itemOffered: ride } }] }),
    ).toEqual([{ type: 'trainreservation', reservation: ride, bare: false, cancelled: false }]);
  });

  it('are not found in what could be booked', () => {
    expect(found({ '@type': 'Restaurant', potentialAction: { result: ride } })).toEqual([]);
  });

  it('tell what the package around them says of all', () => {
    const shared = {
      reservationNumber: 'QX71K',
      underName: { name: 'Vilde Nygård' },
      provider: { name: 'Sundlinjen' },
    };
    const whole = {
      '@type': 'ReservationPackage',
      ...shared,
      totalPrice: 12,
      subReservation: [ride, { ...ride, reservationNumber: 'OWN' }],
    };
    expect(found(whole).map(({ reservation }) => reservation)).toEqual([
      { ...shared, ...ride },
      { ...shared, ...ride, reservationNumber: 'OWN' },
    ]);
  });

  it('need something that they are for, but for cars and taxis', () => {
    expect(found({ '@type': 'TrainReservation', reservationNumber: 'QX71K' })).toEqual([]);
    expect(found({ '@type': 'RentalCarReservation' }, { '@type': 'TaxiReservation' }).map(({ type }) => type)).toEqual([
      'rentalcarreservation',
      'taxireservation',
    ]);
  });

  it.each([
    ['reservationStatus', { ...ride, reservationStatus: 'https://schema.org/ReservationCancelled' }],
    ['status', { ...ride, status: 'CANCELED' }],
    [
      'that of the event',
      { '@type': 'EventReservation', reservationFor: { ...evening, eventStatus: 'EventCancelled' } },
    ],
    [
      'that of the package',
      { '@type': 'ReservationPackage', reservationStatus: 'ReservationCancelled', subReservation: ride },
    ],
  ])('are called off by %s', (_, markup) => expect(found(markup)).toMatchObject([{ cancelled: true }]));

  it('are not called off by any other status', () => {
    expect(found({ ...ride, reservationStatus: 'ReservationConfirmed' })).toMatchObject([{ cancelled: false }]);
  });

  it('are sixty at most, and not too deep', () => {
    expect(found(...Array(70).fill(ride))).toHaveLength(60);
    const within = (depth: number): object => (depth === 0 ? ride : { about: within(depth - 1) });
    expect([6, 7].map((depth) => found(within(depth)).length)).toEqual([1, 0]);
  });
});

describe('an event without a reservation', () => {
  it('counts where it is the one thing that the markup is about', () => {
    expect(found(evening)).toEqual([
      { type: 'eventreservation', reservation: { reservationFor: evening }, bare: true, cancelled: false },
    ]);
    expect(found({ '@type': 'WebPage', about: { mainEntity: { mainEntityOfPage: evening } } })).toHaveLength(1);
    expect(found({ about: { about: { about: { about: evening } } } })).toHaveLength(0);
    expect(found(evening, { ...evening, name: 'Midnattssol' })).toEqual([]);
  });

  it('counts once where it is stated twice, by the statement that says more', () => {
    const more = { ...evening, name: 'NORDLYS', startDate: '2027-05-03T20:00', doorTime: '19:00' };
    expect(found(evening, more)[0]?.reservation.reservationFor).toEqual(more);
    expect(found(more, evening)[0]?.reservation.reservationFor).toEqual(more);
  });

  it.each(['SaleEvent', 'BroadcastEvent', 'EventSeries', 'CourseInstance', 'Place', 'Eventful'])(
    'is none where nobody is admitted: %s',
    (type) => expect(found({ ...evening, '@type': type })).toEqual([]),
  );

  it.each(['Festival', 'Hackathon', 'MusicEvent', 'SportsEvent'])('is one: %s', (type) => {
    expect(found({ ...evening, '@type': type })).toHaveLength(1);
  });

  it.each([
    ['a name', { ...evening, name: undefined }],
    ['a day', { ...evening, startDate: undefined }],
    ['a place', { ...evening, location: undefined }],
    ['a place on earth', { ...evening, location: [{ '@type': 'VirtualLocation' }] }],
  ])('needs %s', (_, event) => expect(found(event)).toEqual([]));

  it('counts less than a reservation', () => {
    expect(found(evening, ride).map(({ type }) => type)).toEqual(['trainreservation']);
  });
});

describe('a card of a member', () => {
  it('counts where it is the member’s own, with a number', () => {
    expect(found(card, evening)).toMatchObject([{ type: 'programmembership', reservation: card, bare: false }]);
    expect(found({ ...card, member: undefined })).toEqual([]);
    expect(found({ ...card, membershipNumber: undefined })).toEqual([]);
    expect(found({ ...card, membershipNumber: undefined, memberNumber: '77' })).toHaveLength(1);
  });
});

describe('markup that may hold something', () => {
  const may = (...markup: readonly object[]) => mayHoldReservation(markup as Markup);

  it('names a reservation, an event or a card, or has one within', () => {
    expect([ride, evening, card].map((one) => may(one))).toEqual([true, true, true]);
    expect(may({ '@type': 'EmailMessage', about: ride })).toBe(true);
    expect(may({ '@type': 'Organization', name: 'Sundlinjen' })).toBe(false);
    expect(may()).toBe(false);
  });
});
