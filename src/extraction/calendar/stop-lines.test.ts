import { describe, expect, it } from 'vitest';
import { readNumber, readStopLine } from './stop-lines.ts';

describe('a line of an itinerary', () => {
  it.each([
    [
      'fra 13:17 Bergen - Spor 5 (IC 1197)',
      { prefix: 'fra', role: 'departure', clock: '13:17', place: 'Bergen', platform: '5', number: 'IC 1197' },
    ],
    ['Dep. 20:30 Berlin Hbf', { prefix: 'dep', role: 'departure', clock: '20:30', place: 'Berlin Hbf' }],
    ['Arrival: 8:05 pm from York', { prefix: 'arrival', role: 'arrival', clock: '20:05', place: 'York' }],
    ['an 23:00 Uhr Hamburg Hbf, Gleis 7 D-F', { prefix: 'an', role: 'arrival', clock: '23:00', platform: '7 D-F' }],
    ['13:17 Bergen', { prefix: '', role: undefined, clock: '13:17', place: 'Bergen' }],
    ['Departure: Bergen 13:17', { prefix: 'departure', role: 'departure', clock: '13:17', place: 'Bergen' }],
    ['13:17    Bergen    2/42', { clock: '13:17', place: 'Bergen', cells: ['2/42'] }],
    ['13:17 Bergen | 2/42 | IC 4', { clock: '13:17', place: 'Bergen', cells: ['2/42', 'IC 4'] }],
    ['xx 13:17 Aaby', { prefix: 'xx', role: undefined, clock: '13:17', place: 'Aaby' }],
    ['13:17 Oslo (Bus 12)', { place: 'Oslo', number: 'Bus 12' }],
  ])('tells a stop: %s', (line, stop) => expect(readStopLine(line)).toMatchObject(stop));

  it.each([
    'Bergen',
    '13:17',
    '13:17 – 14:20 Bergen',
    '13:17 Bergen, 14:20 Oslo',
    '13:17 4',
    `13:17 ${'Bergen '.repeat(12)}`,
    `13:17 Bergen ${'.'.repeat(300)}`,
    'please be there a quarter of an hour earlier, 13:17',
    '',
  ])('tells none: %s', (line) => expect(readStopLine(line)).toBeUndefined());
});

describe('the number of a ride in a text', () => {
  it.each([
    ['Bergen (IC  1197)', { value: 'IC 1197', written: '(IC  1197)', mode: 'train' }],
    ['Bergen [Linje 4]', { value: 'Linje 4', written: '[Linje 4]' }],
    ['Bergen (Hbf) ICE 802', { value: 'ICE 802', written: 'ICE 802', mode: 'train' }],
  ])('is found: %s', (text, number) => expect(readNumber(text)).toMatchObject(number));

  it.each(['Bergen (Gleis 7)', 'Bergen (NOR)', 'Bergen', ''])('is none: %s', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });
});
