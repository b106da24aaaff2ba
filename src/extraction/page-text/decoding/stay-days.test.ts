import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { daysOf } from './stay-days.ts';

const flights = [
  draft('page-text', 'flight', { start: { local: '2027-05-03T07:05' }, end: { local: '2027-05-03T11:50' } }),
  draft('page-text', 'flight', { start: { local: '2027-05-10T19:30' }, end: { local: '2027-05-11T00:15' } }),
];

/** From when until when a stay at the house that is named "Bella Costa" is told to be. */
function daysIn(text: string, rides = flights) {
  const days = [...text.matchAll(/\d{1,2} May \d{4}/g)].map(([day]) => [day, { start_date: 0.9 }] as const);
  const { understood, scored } = paperOf(text, Object.fromEntries(days) as Record<string, Likely>);
  const name = understood.cells.find((cell) => cell.text === 'Bella Costa')!;
  return daysOf(scored, name, understood, rides)?.map(({ day }) => day);
}

const far = 'A line\n'.repeat(15);
const stay = ['2027-05-03', '2027-05-10'];

describe('the days of a stay beside rides', () => {
  it('are the two that stand near its name', () => {
    expect(daysIn('Bella Costa\n4 May 2027\n9 May 2027')).toEqual(['2027-05-04', '2027-05-09']);
  });

  it('are those of more on which the rides arrive and leave', () => {
    expect(daysIn('Bella Costa\n3 May 2027\n10 May 2027\n1 May 2027')).toEqual(stay);
  });

  it('are those of more that are as many nights apart as are counted', () => {
    expect(daysIn('Bella Costa\n5 nights\n3 May 2027\n10 May 2027\n8 May 2027')).toEqual(['2027-05-03', '2027-05-08']);
  });

  it('are the only one near its name and the one so many nights away', () => {
    expect(daysIn(`Bella Costa\n3 May 2027\n7 nights\n${far}10 May 2027`)).toEqual(stay);
    expect(daysIn(`Bella Costa\nuntil 10 May 2027\n7 nights\n${far}3 May 2027`)).toEqual(stay);
  });

  it('are told by the rides where it only says how many nights it is', () => {
    expect(daysIn(`Bella Costa\n7 nights\n${far}3 May 2027\n10 May 2027`)).toEqual(stay);
  });

  it('are none of another year', () => {
    expect(daysIn('Bella Costa\n3 May 2027\n10 May 2027\n26 May 2029')).toEqual(stay);
  });

  it.each([
    ['one day and no nights', 'Bella Costa\n3 May 2027'],
    ['no day and no nights', `Bella Costa\n${far}3 May 2027\n10 May 2027`],
    ['a day that is not told so many nights later', 'Bella Costa\n3 May 2027\n4 nights'],
    ['three days of which no ride knows two', 'Bella Costa\n1 May 2027\n5 May 2027\n6 May 2027'],
  ])('are not told by %s', (_, text) => expect(daysIn(text)).toBeUndefined());
});
