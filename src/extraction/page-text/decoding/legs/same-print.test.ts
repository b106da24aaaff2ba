import { describe, expect, it } from 'vitest';
import { legTold } from '#test/extraction/leg-elements.ts';
import { isSamePrint, once, sameRide } from './same-print.ts';

type Texts = Parameters<typeof legTold>[0];

const ride: Texts = {
  from: 'Kaunas',
  to: 'Vilnius',
  start_date: '2027-04-02',
  start_time: '09:05',
  end_time: '10:20',
  number: 'LT 713',
};

const without = (...slots: readonly (keyof Texts)[]): Texts =>
  Object.fromEntries(Object.entries(ride).filter(([slot]) => !slots.includes(slot as keyof Texts)));

const isSame = (a: Texts, b: Texts) => isSamePrint(legTold(a), legTold(b, 20));

describe('a ride that is printed twice', () => {
  it.each<[string, Texts]>([
    ['in the same words', ride],
    ['without some of them', without('number', 'start_date')],
    ['at that time under that number, between ends that are called otherwise', { ...ride, from: 'KUN', to: 'VNO' }],
    ['with its day for the arrival’s', { ...ride, start_date: '2027-04-01', end_date: '2027-04-02' }],
  ])('is one where it is told again %s', (_, again) => {
    expect(isSame(ride, again)).toBe(true);
  });

  it.each<[string, Texts]>([
    ['at another time', { ...ride, start_time: '11:05' }],
    ['on another day', { ...ride, start_date: '2027-04-09' }],
    ['from elsewhere, without its number', { ...without('number'), from: 'Jonava' }],
    ['under another number', { ...ride, number: 'LT 715' }],
    ['under its number, between other ends at no time', { from: 'Jonava', to: 'Vilnius', number: 'LT 713' }],
  ])('is another one %s', (_, other) => {
    expect(isSame(ride, other)).toBe(false);
  });

  it('is one with the line of a timetable that arrives when it does', () => {
    const line = { from: 'Kaunas', to: 'Vilnius', start_time: '08:50', end_time: '10:20' };
    expect(isSame(ride, line)).toBe(true);
    expect(isSame(ride, { ...line, end_time: '10:40' })).toBe(false);
    expect(isSame(ride, { ...line, number: 'LT 711' })).toBe(false);
  });

  it('is told by what either print says, by the first one where both do', () => {
    const [first, second] = [without('number'), { ...without('from'), to: 'Vilnius, stotis' }];
    const legs = once([legTold(first), legTold(second, 20), legTold({ ...ride, start_time: '18:00' }, 40)]);
    expect(legs.map(({ from, to, number }) => [from, to, number].map((one) => one?.value))).toEqual([
      ['Kaunas', 'Vilnius', 'LT 713'],
      ['Kaunas', 'Vilnius', 'LT 713'],
    ]);
    expect(legs.map(({ begins }) => begins)).toEqual([0, 40]);
  });
});

it.each([
  ['Snabbtåg 421', 'SJ Snabbtåg 421', true],
  ['IC 5', 'ic5', true],
  ['Nadia', 'NADIA', true],
  ['IC 5', 'IC 50', false],
  ['Nadia', 'Atlantic', false],
])('takes %s and %s for one ride: %s', (one, other, isOne) => {
  expect(sameRide(one, other)).toBe(isOne);
});
