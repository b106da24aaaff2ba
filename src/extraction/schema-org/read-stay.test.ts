import { describe, expect, it } from 'vitest';
import { readMarkup } from '#test/extraction/markup.ts';

const evening = {
  '@type': 'TheaterEvent',
  name: 'Nordlys',
  startDate: '2027-05-03T20:00',
  location: { '@type': 'Place', name: 'Logen', address: 'Kaivei 2, Bergen' },
};
const event = (thing: object, reservation: object = {}) =>
  readMarkup({ '@type': 'EventReservation', ...reservation, reservationFor: { ...evening, ...thing } })[0]!;

describe('an event in markup', () => {
  it.each([
    ['ScreeningEvent', 'movie'],
    ['SportsEvent', 'sports'],
    ['MusicEvent', 'performance'],
    ['TheaterEvent', 'performance'],
    ['DanceEvent', 'performance'],
    ['ComedyEvent', 'performance'],
    ['Festival', 'performance'],
    ['LiteraryEvent', 'performance'],
    ['ExhibitionEvent', 'exhibition'],
    ['VisualArtsEvent', 'exhibition'],
    ['BusinessEvent', 'conference'],
    ['EducationEvent', 'workshop'],
    ['Hackathon', 'workshop'],
    ['Event', undefined],
  ])('is of its type: %s', (type, eventType) => expect(event({ '@type': type }).eventType).toBe(eventType));

  it('is called by the work, by its name, or by its teams', () => {
    const teams = { homeTeam: { name: 'Brann' }, awayTeam: 'Viking' };
    expect(event({ workPerformed: { name: 'Peer' }, ...teams }).title).toBe('Peer');
    expect(event(teams).title).toBe('Nordlys');
    expect(event({ ...teams, name: undefined }).title).toBe('Brann – Viking');
  });

  it('names who performs, unless its title does', () => {
    expect(event({ performer: [{ name: 'Kor Vest' }] }).subtitle).toBe('Kor Vest');
    expect(event({ performers: 'Kor Vest' }).subtitle).toBe('Kor Vest');
    expect(event({ name: 'KOR VEST: Nordlys', performer: 'Kor Vest' }).subtitle).toBeUndefined();
  });

  it('is at a place with an address', () => {
    expect(event({})).toMatchObject({ venue: 'Logen', address: 'Kaivei 2, Bergen' });
    expect(event({ location: 'Logen, Bergen' }).venue).toBe('Logen, Bergen');
    expect(event({ location: [{ '@type': 'VirtualLocation', name: 'Stream' }, evening.location] }).venue).toBe('Logen');
  });

  it('has doors, and an end of its own', () => {
    expect(event({ doorTime: '2027-05-03T19:00', endDate: '2027-05-03T22:30' })).toMatchObject({
      start: { local: '2027-05-03T20:00' },
      end: { local: '2027-05-03T22:30' },
      doors: { local: '2027-05-03T19:00' },
    });
    expect(
      event({ startDate: '2027-05-03', startTime: '20:00', endDate: '2027-05-03', endTime: '22:30' }),
    ).toMatchObject({
      start: { local: '2027-05-03T20:00' },
      end: { local: '2027-05-03T22:30' },
    });
  });

  it('has no time where it was postponed', () => {
    const told = event(
      { eventStatus: 'EventPostponed', doorTime: '2027-05-03T19:00', endDate: '2027-05-03T22:30' },
      { reservationNumber: 'E1' },
    );
    expect([told.start, told.end, told.doors]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['2027-05-03T00:00', undefined, '2027-05-03', undefined],
    ['2027-05-03T00:00', '2027-05-04T00:00', '2027-05-03', '2027-05-04'],
    ['2027-05-03T00:00', '2027-05-03T23:59', '2027-05-03', '2027-05-03'],
    ['2027-05-03T00:00', '2027-05-03T04:00', '2027-05-03T00:00', '2027-05-03T04:00'],
    ['2027-05-03T20:00', '2027-05-04T00:00', '2027-05-03T20:00', '2027-05-04T00:00'],
  ])('is a day where midnight stands for one: %s to %s', (startDate, endDate, start, end) => {
    const told = event({ startDate, endDate });
    expect([told.start, told.end]).toEqual([{ local: start }, end && { local: end }]);
  });

  it('takes midnight in UTC for a day in Europe, and for an evening in America', () => {
    const at = (addressLocality: string) =>
      event({ startDate: '2027-05-03T00:00Z', location: { name: 'Logen', address: { addressLocality } } }).start;
    expect(at('Bergen')).toEqual({ local: '2027-05-03' });
    expect(at('Chicago')).toEqual({ local: '2027-05-02T19:00', zone: 'America/Chicago' });
  });

  it('counts seats where there are several', () => {
    expect(event({}, { numSeats: 3 }).party).toBe('3 seats');
    expect([1, 'some', 1000].map((numSeats) => event({}, { numSeats }).party)).toEqual(Array(3).fill(undefined));
  });

  it('is admitted to by a kind of ticket', () => {
    expect(event({}, { reservedTicket: { name: 'Honnør' } }).product).toBe('Honnør');
    expect(event({}, { reservedTicket: { name: 'Honnør', ticketedSeat: { seatingType: 'Galleri' } } }).product).toBe(
      'Galleri',
    );
  });
});

describe('a stay in markup', () => {
  const house = { '@type': 'Hotel', name: 'Fjordhus', checkinTime: '15:00', checkoutTime: '11:00' };
  const stay = (reservation: object, thing: object | string = house) =>
    readMarkup({ '@type': 'LodgingReservation', reservationNumber: 'H1', reservationFor: thing, ...reservation })[0]!;

  it('has its clocks from the reservation before those of the house', () => {
    const days = { checkinDate: '2027-05-03', checkoutDate: '2027-05-05' };
    expect(stay(days)).toMatchObject({ start: { local: '2027-05-03T15:00' }, end: { local: '2027-05-05T11:00' } });
    expect(stay({ ...days, checkinTime: '16:30', checkoutTime: 'until 10:00' })).toMatchObject({
      start: { local: '2027-05-03T16:30' },
      end: { local: '2027-05-05T10:00' },
    });
  });

  it.each(['2027-05-03T00:00', '2027-05-03T00:00Z', '2027-05-03T00:00:00+02:00', '2027-05-03T23:59'])(
    'takes %s for a day',
    (checkinTime) => expect(stay({ checkinTime }, { name: 'Fjordhus' }).start).toEqual({ local: '2027-05-03' }),
  );

  it.each([
    ['2', '1', '2 adults, 1 child'],
    ['1', '2', '1 adult, 2 children'],
    ['1', '0', '1 adult'],
    ['0', undefined, undefined],
    ['many', undefined, undefined],
  ])('is for %s and %s', (numAdults, numChildren, party) => {
    expect(stay({ numAdults, numChildren, checkinDate: '2027-05-03' }).party).toBe(party);
  });

  it('has a room, and how the house is reached', () => {
    const reached = { ...house, telephone: '+47 55 00 00 00', email: 'post@fjordhus.example' };
    expect(stay({ checkinDate: '2027-05-03', lodgingUnitType: { name: 'Dobbeltrom' } }, reached)).toMatchObject({
      room: 'Dobbeltrom',
      phone: '+47 55 00 00 00',
      email: 'post@fjordhus.example',
    });
  });
});

describe('a table in markup', () => {
  const table = (reservation: object) =>
    readMarkup({
      '@type': 'FoodEstablishmentReservation',
      startTime: '2027-05-03T19:30',
      reservationFor: { name: 'Kaien' },
      ...reservation,
    })[0]!;

  it.each([
    ['1', '1 guest'],
    [4, '4 guests'],
    ['4 people', '4 people'],
  ])('is for %s', (partySize, party) => expect(table({ partySize }).party).toBe(party));

  it('has an end where one is stated', () => {
    expect(table({ endTime: '2027-05-03T21:30' }).end).toEqual({ local: '2027-05-03T21:30' });
    expect(table({}).end).toBeUndefined();
  });
});

describe('a hired car in markup', () => {
  const station = { name: 'Kaien', address: { addressLocality: 'Bergen' }, telephone: '+47 55 00' };
  const car = (reservation: object) =>
    readMarkup({
      '@type': 'RentalCarReservation',
      pickupTime: '2027-07-03T08:00Z',
      dropoffTime: '2027-07-05T08:00Z',
      pickupLocation: station,
      ...reservation,
    })[0]!;

  it('is brought back where it was taken, at the clock there', () => {
    const told = car({ provider: 'Hjul' });
    expect(told).toMatchObject({
      title: 'Hjul',
      venue: 'Kaien',
      address: 'Bergen',
      phone: '+47 55 00',
      start: { local: '2027-07-03T10:00', zone: 'Europe/Oslo' },
      end: { local: '2027-07-05T10:00', zone: 'Europe/Oslo' },
    });
    expect([told.from, told.to]).toEqual([undefined, undefined]);
    expect(car({ provider: 'Hjul', dropoffLocation: { name: 'Kaien' } }).to).toBeUndefined();
  });

  it('is brought back elsewhere, at the clock there', () => {
    const lisbon = { name: 'Cais', address: { addressLocality: 'Lisbon' } };
    expect(car({ provider: 'Hjul', dropOffLocation: lisbon })).toMatchObject({
      from: 'Kaien',
      to: 'Cais',
      end: { local: '2027-07-05T09:00', zone: 'Europe/Lisbon' },
    });
  });

  it.each([
    [{ provider: 'Hjul', reservationFor: { brand: 'Vogn', model: 'Kombi' } }, 'Hjul', 'Vogn Kombi'],
    [{ reservationFor: { rentalCompany: 'Leiebil', name: 'Kombi' } }, 'Leiebil', 'Kombi'],
    [{ reservationFor: { name: 'Kombi' } }, 'Kombi', 'Kombi'],
  ])('is called by who hires it out: %j', (reservation, title, vehicle) => {
    expect(car(reservation)).toMatchObject({ title, vehicle });
  });
});
