import { describe, expect, it } from 'vitest';
import { paperOf } from '#test/support/scored-paper.ts';
import { mirroredWays } from './mirrored-ways.ts';

const slots = ['from', 'to', 'start_date', 'start_time', 'end_time'] as const;
const ways = (text: string) => {
  const { understood, scored } = paperOf(text);
  return mirroredWays(scored, understood)?.map((leg) => slots.map((slot) => leg[slot]?.value));
};

const there = ['Belgrave', 'Lakeside', undefined, '10:30', undefined];
const back = ['Lakeside', 'Belgrave', undefined, '14:45', undefined];

describe('two lines that name the same places, the one the other way round', () => {
  it('are the way there and the way back, with their clocks in them or below them', () => {
    expect(ways('Belgrave → Lakeside\n10:30\nLakeside → Belgrave\n14:45')).toEqual([there, back]);
    expect(ways('10:30 Belgrave → Lakeside 11:30\n14:45 Lakeside → Belgrave 15:45')).toEqual([
      there.with(4, '11:30'),
      back.with(4, '15:45'),
    ]);
  });

  it.each(['→', '–', '>>', '=>', '·', '➔'])('are so with %s between the places', (sign) => {
    expect(ways(`Belgrave ${sign} Lakeside\n10:30\nLakeside ${sign} Belgrave\n14:45`)).toEqual([there, back]);
  });

  it('have the days in their lines, or up to four lines above', () => {
    const text = '3 May 2027\nBelgrave → Lakeside\n10:30\nLakeside → Belgrave\n9 May 2027 14:45';
    expect(ways(text)?.map((leg) => leg[2])).toEqual(['2027-05-03', '2027-05-09']);
    expect(ways(`9 May 2027\na\nb\nc\nd\n${text.slice(11)}`)?.[0]?.[2]).toBeUndefined();
  });

  it('leave out what stands in brackets beside a place', () => {
    expect(ways('Belgrave (Zone 4) → Lakeside\n10:30\nLakeside → Belgrave (Zone 4)\n14:45')).toEqual([there, back]);
  });

  it.each([
    ['the second one leads the same way', 'Belgrave → Lakeside\n10:30\nBelgrave → Lakeside\n14:45'],
    ['one has no departure', 'Belgrave → Lakeside\nLakeside → Belgrave\n14:45'],
    ['one has three clocks', 'Belgrave → Lakeside\n10:30\n11:00\n11:30\nLakeside → Belgrave\n14:45'],
    ['a place is but a part of a longer word', 'Belgrave → Lakeside\n10:30\nLakesider → Belgrave\n14:45'],
    ['there is one only', 'Belgrave → Lakeside\n10:30\n14:45'],
    ['they lead nowhere', 'Belgrave → Belgrave\n10:30\nBelgrave → Belgrave\n14:45'],
  ])('are none where %s', (_, text) => {
    expect(ways(text)).toBeUndefined();
  });
});
