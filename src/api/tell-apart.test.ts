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
