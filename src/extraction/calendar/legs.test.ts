import { describe, expect, it } from 'vitest';
import { datesOf, readLegs } from './legs.ts';

const clocks = { start: '20:30', end: '23:00' };
const legs = (...lines: readonly string[]) =>
  readLegs(lines.join('\n'), clocks).map(({ from, to, departs, arrives }) => [from, departs, to, arrives]);
const first = (...lines: readonly string[]) => readLegs(lines.join('\n'), clocks)[0];

describe('an itinerary of stops', () => {
  it('has a leg for two lines that follow each other', () => {
    expect(legs('Dep. 20:30 Bergen', 'Arr. 21:40 Voss', '', 'Dep. 22:00 Voss', 'Arr. 23:00 Flåm')).toEqual([
      ['Bergen', '20:30', 'Voss', '21:40'],
      ['Voss', '22:00', 'Flåm', '23:00'],
    ]);
  });

  it('may have two lines between', () => {
    expect(legs('Ab 20:30 Kiel', 'RE 7', 'Wagen 2', 'An 23:00 Ulm')).toEqual([['Kiel', '20:30', 'Ulm', '23:00']]);
    expect(legs('Ab 20:30 Kiel', 'RE 7', 'Wagen 2', 'Platz 4', 'An 23:00 Ulm')).toEqual([]);
    expect(legs('Ab 20:30 Kiel', '', 'An 23:00 Ulm')).toEqual([]);
  });

  it('needs words for the ends, or the clocks of the event at them', () => {
    expect(legs('xx 20:30 Aaby', 'yy 23:00 Beeby')).toEqual([['Aaby', '20:30', 'Beeby', '23:00']]);
    expect(legs('xx 20:30 Aaby', 'yy 22:45 Beeby')).toEqual([]);
    expect(legs('xx 20:15 Aaby', 'yy 23:00 Beeby')).toEqual([]);
    expect(legs('xx 20:30 Aaby', 'yy 21:00 Ceeby', 'zz 21:30 Ceeby', 'yy 23:00 Beeby')).toEqual([]);
  });

  it('does not begin with an arrival', () => {
    expect(legs('Arr. 20:30 Bergen', 'Dep. 21:40 Voss', 'Arr. 23:00 Flåm')).toEqual([
      ['Voss', '21:40', 'Flåm', '23:00'],
    ]);
  });

  it('tells the number, the platforms and the seat of a leg', () => {
    expect(first('Ab 20:30 Kiel, Gleis 7 | 2/42', 'RE 7', 'An 23:00 Ulm, Gleis 3')).toMatchObject({
      number: 'RE 7',
      mode: 'train',
      platform: '7',
      arrivalPlatform: '3',
      seat: '2/42',
    });
  });
});

describe('a line that is a whole leg', () => {
  it.each([
    [
      'Glasgow Central (GLC) to London Euston (EUS), dep 12:40, arr 17:12',
      ['Glasgow Central (GLC)', '12:40', 'London Euston (EUS)', '17:12'],
    ],
    ['Journey: Leeds to York, dep 12:40, arr 13:12', ['Leeds', '12:40', 'York', '13:12']],
    ['12:40 Kiel – 17:12 Ulm', ['Kiel', '12:40', 'Ulm', '17:12']],
    ['12:40 Uhr Kiel nach 17:12 Uhr Ulm', ['Kiel', '12:40', 'Ulm', '17:12']],
    ['Kiel (12:40) → Ulm (17:12)', ['Kiel', '12:40', 'Ulm', '17:12']],
    ['ICE 802 Kiel 12:40 - Ulm 17:12', ['Kiel', '12:40', 'Ulm', '17:12']],
  ])('is read: %s', (line, leg) => expect(legs(line)).toEqual([leg]));

  it.each(['12:40 – 17:12', 'Doors 19:00 – Start 20:00 – End 22:00', 'A 12:40 – B 17:12', ''])(
    'is none: %s',
    (line) => {
      expect(legs(line)).toEqual([]);
    },
  );

  it('is told more of in the lines below it', () => {
    const told = first(
      'Leeds to York, dep 12:40, arr 13:12',
      'Mode of Transport: Coach',
      'Operated by: Moorland Lines',
      'Weather: fine',
    );
    expect(told).toMatchObject({ mode: 'bus', carrier: 'Moorland Lines' });
    expect(first('ICE 802 Kiel 12:40 - Ulm 17:12', 'Verkehrsmittel: Bus')).toMatchObject({
      number: 'ICE 802',
      mode: 'train',
    });
  });
});

describe('the days of legs', () => {
  const leg = (departs: string, arrives: string) => ({ from: 'A', to: 'B', departs, arrives });

  it('go on with every clock that is earlier than the one before', () => {
    expect(datesOf([leg('20:30', '22:10'), leg('22:40', '00:25'), leg('00:25', '06:00')], '2027-12-31')).toEqual([
      { start: '2027-12-31T20:30', end: '2027-12-31T22:10' },
      { start: '2027-12-31T22:40', end: '2028-01-01T00:25' },
      { start: '2028-01-01T00:25', end: '2028-01-01T06:00' },
    ]);
    expect(datesOf([leg('20:30', '09:00'), leg('08:00', '10:00')], '2027-05-03').map(({ start }) => start)).toEqual([
      '2027-05-03T20:30',
      '2027-05-05T08:00',
    ]);
  });
});
