import { expect, it } from 'vitest';
import { type Likely, paperOf, saying } from '#test/support/scored-paper.ts';
import { withMoments } from './moments.ts';

/** How likely the day of a line is a begin, and an end. */
const day = (text: string, told: Readonly<Record<string, Likely>>) => {
  const { likely } = saying(withMoments(paperOf(text, told).scored), '20 May 2027');
  return [likely('start_date'), likely('end_date')];
};

const line = '20 May 2027 at 18:10';
const told = (start: number, clock: Likely): Readonly<Record<string, Likely>> => ({
  '20 May 2027': { start_date: start, end_date: 0.1 },
  '18:10': clock,
});

it('a day is as likely a begin, or an end, as the only clock of its line is', () => {
  expect(day(line, told(0.3, { start_time: 0.9 }))).toEqual([0.9, 0.1]);
  expect(day(line, told(0.3, { start_time: 0.1, end_time: 0.8 }))).toEqual([0.3, 0.8]);
  expect(day(line, told(0.95, { start_time: 0.9 }))).toEqual([0.95, 0.1]);
});

it.each<[string, string, Readonly<Record<string, Likely>>]>([
  ['its clock is neither end of something', line, told(0.3, { start_time: 0.4, end_time: 0.39 })],
  ['it hardly is a day that is told', line, told(0.09, { start_time: 0.95 })],
  ['its line has two clocks', `${line} or 19:40`, told(0.3, { start_time: 0.9 })],
  ['its line has two days', `${line} (21 May 2027)`, told(0.3, { start_time: 0.9 })],
  ['its clock stands in another line', '20 May 2027\n18:10', told(0.3, { start_time: 0.9 })],
])('a day stays as likely as it looks where %s', (_, text, likely) => {
  expect(day(text, likely)).toEqual([likely['20 May 2027']!.start_date, 0.1]);
});

it('a day stays as likely as it looks of what happens once, where another day surely begins it: the clock was an order’s', () => {
  const paper = paperOf(`Ordered ${line}\nWe see you on 2 July 2027`, {
    ...told(0.5, { start_time: 0.99 }),
    '2 July 2027': { start_date: 0.99 },
  });
  const read = (once: boolean) => saying(withMoments(paper.scored, once), '20 May 2027').likely('start_date');
  expect(read(true)).toBe(0.5);
  expect(read(false)).toBe(0.99);
});
