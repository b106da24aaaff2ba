import { describe, expect, it } from 'vitest';
import { tellApart } from './tell-apart.ts';

type Values = Readonly<Record<string, string>>;

/** A pass.json with these fields, its labels as ours are. */
const pass = (values: Values) => ({
  formatVersion: 1,
  eventTicket: {
    primaryFields: [],
    secondaryFields: Object.entries(values).map(([key, value]) => ({ key, label: key.toUpperCase(), value })),
  },
});
const details = (...passes: Values[]) => tellApart(passes.map(pass)).map(({ detail }) => detail);
const groups = (...passes: Values[]) => tellApart(passes.map(pass)).map(({ group }) => group);

describe('several passes of a file', () => {
  it('are told apart by who travels and where they sit, and not by what they share', () => {
    const flight = { from: 'LIS', to: 'CPH', flight_number: 'XN 482' };
    expect(
      details({ ...flight, passenger: 'Anna Berg', seat: '12A' }, { ...flight, passenger: 'Otto Berg', seat: '12B' }),
    ).toEqual(['Anna Berg · 12A', 'Otto Berg · 12B']);
  });

  it('say what a bare number is', () => {
    const play = { title: 'Play', product: 'adult', row: '4' };
    expect(details({ ...play, seat: '23' }, { ...play, seat: '24' })).toEqual(['seat 23', 'seat 24']);
  });

  it('say it in the language that was asked for, as German and French write it', () => {
    const two = ['23', '24'].map((seat) => pass({ title: 'Play', row: '4', seat }));
    const inWords = (language: 'de' | 'fr') => tellApart(two, language).map(({ detail }) => detail);
    expect([inWords('de')[0], inWords('fr')[1]]).toEqual(['Platz 23', 'place 24']);
  });

  it('stand in groups by order and by leg, each told apart within', () => {
    const there = { booking_reference: 'ABC', from: 'Zürich', to: 'Milano' };
    const back = { booking_reference: 'ABC', from: 'Milano', to: 'Zürich' };
    const all = [there, back].flatMap((leg) => [
      { ...leg, passenger: 'Anna' },
      { ...leg, passenger: 'Otto' },
    ]);
    expect(groups(...all)).toEqual(['Zürich · Milano', 'Zürich · Milano', 'Milano · Zürich', 'Milano · Zürich']);
    expect(details(...all)).toEqual(['Anna', 'Otto', 'Anna', 'Otto']);
  });

  it('stand in one group where a mark of the order is missing, or stands on the back', () => {
    const ride = { from: 'MUC', to: 'FRA', flight_number: 'ZB 4008', departure_time: '2027-05-09T11:50+02:00' };
    const back = { from: 'FRA', to: 'MUC', flight_number: 'ZB 4766', departure_time: '2027-05-17T19:05+02:00' };
    const all = [
      { ...ride, passenger: 'George', detail_booking_reference: 'SQ44HQ' },
      { ...ride, passenger: 'Anna', booking_reference: 'SQ44HQ' },
      { ...back, passenger: 'George' },
      { ...back, passenger: 'Anna', booking_reference: 'SQ44HQ' },
    ];
    expect(details(...all)).toEqual(['George', 'Anna', 'George', 'Anna']);
    const [there, again] = ['ZB 4008 · MUC · FRA', 'ZB 4766 · FRA · MUC'];
    expect(groups(...all).map((group) => group?.slice(0, 19))).toEqual([there, there, again, again]);
  });

  it('stand in one group where a place of one ride is spelled in two ways', () => {
    const ride = { train_number: 'ICE 2337', departure_time: '2027-09-27T08:45+02:00' };
    const all = [
      { ...ride, to: 'MARSEILLE SAINT-CH', passenger: 'Mathis' },
      { ...ride, to: 'Marseille St.-Charles', passenger: 'Zoé' },
      { train_number: 'EC 2659', departure_time: '2027-09-27T10:53+02:00', to: 'Rennes', passenger: 'Zoé' },
    ];
    expect(groups(...all).map((group) => group?.split(' · ')[0])).toEqual([
      'Marseille St.-Charles',
      'Marseille St.-Charles',
      'Rennes',
    ]);
    expect(details(...all)).toEqual(['Mathis', 'Zoé', 'Zoé']);
  });

  it('are called by who travels before the way that each has for itself', () => {
    const ways = [
      { flight_number: 'A 1', from: 'LIS', to: 'CPH', departure_time: '2027-05-09T11:50+02:00', passenger: 'Anna' },
      { flight_number: 'B 2', from: 'CPH', to: 'LIS', departure_time: '2027-05-17T11:50+02:00', passenger: 'Otto' },
    ];
    expect(details(...ways)).toEqual(['Anna · A 1 · LIS', 'Otto · B 2 · CPH']);
  });

  it('are told apart by the number on their backs where one is called by nothing else', () => {
    const show = { title: 'Chairs' };
    const all = [
      { ...show, ticket_type: 'Reduced', detail_ticket_number: '714299280' },
      { ...show, detail_ticket_number: '508336922' },
    ];
    expect(details(...all)).toEqual(['Reduced · 714299280', '508336922']);
  });

  it('are told apart by their ways where each has its own', () => {
    expect(details({ from: 'A', to: 'B' }, { from: 'B', to: 'A' })).toEqual(['A · B', 'B · A']);
    expect(groups({ from: 'A', to: 'B' }, { from: 'B', to: 'A' })).toEqual([null, null]);
  });

  it('are told apart by nothing where nothing differs, or nothing is known', () => {
    expect(details({ title: 'Play' }, { title: 'Play' })).toEqual([null, null]);
    expect(tellApart([undefined, null])).toEqual([
      { detail: null, group: null },
      { detail: null, group: null },
    ]);
  });

  it('have dates by the clock of the place', () => {
    const at = (value: string) => ({
      eventTicket: {
        primaryFields: [
          { key: 'event_date', label: 'DATE', value, dateStyle: 'PKDateStyleMedium', timeStyle: 'PKDateStyleNone' },
        ],
      },
    });
    expect(tellApart([at('2027-05-22T23:30-08:00'), at('2027-05-23T23:30-08:00')]).map(({ detail }) => detail)).toEqual(
      ['22 May 2027', '23 May 2027'],
    );
  });
});
