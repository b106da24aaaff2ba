import { describe, expect, it } from 'vitest';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { occasionsOf } from './occasions.ts';

const [day, clock] = [{ start_date: 0.95 }, { start_time: 0.95 }];

/** When what an order holds begins. */
const begins = (text: string, told: Readonly<Record<string, Likely>>) => {
  const { understood, scored } = paperOf(text, told);
  const rows = understood.sheets.flatMap((sheet) => sheet.rows);
  return occasionsOf(understood, scored, rows).map(({ when }) => when);
};

describe('when the things of an order begin', () => {
  it('is their days with the clocks in their rows or below them', () => {
    const text = '3 May 2027   19:00\nTosca\n9 May 2027\n20:00\nCarmen';
    const told = { '3 May 2027': day, '9 May 2027': day, '19:00': clock, '20:00': clock };
    expect(begins(text, told)).toEqual(['2027-05-03 19:00', '2027-05-09 20:00']);
  });

  it('is the day above for a clock that has none', () => {
    const text = '3 May 2027\n14:00\nTour\nLunch\nWalk\n19:00\nTosca';
    expect(begins(text, { '3 May 2027': day, '14:00': clock, '19:00': clock })).toEqual([
      '2027-05-03 14:00',
      '2027-05-03 19:00',
    ]);
  });

  it('is told once where it follows itself', () => {
    const text = '3 May 2027\n19:00\nTosca\n\nTosca\n3 May 2027\n9 May 2027';
    expect(begins(text, { '3 May 2027': day, '9 May 2027': day, '19:00': clock })).toEqual([
      '2027-05-03 19:00',
      '2027-05-09',
    ]);
  });

  it('is no day within a longer time that is printed, too', () => {
    const text = '1 – 9 May 2027\nTosca\n3 May 2027\n19:00\nCarmen';
    expect(begins(text, { '1 – 9 May 2027': day, '3 May 2027': day, '19:00': clock })).toEqual(['2027-05-01']);
  });

  it('is nothing under a label of what ends', () => {
    const text = 'Check-in: 3 May 2027\nCheck-out: 9 May 2027';
    expect(begins(text, { '3 May 2027': day, '9 May 2027': day })).toEqual(['2027-05-03']);
  });

  it('is no unsure day, unless it is made and placed as a sure one', () => {
    const unsure = { start_date: 0.2 };
    const text = '3 May 2027\nTosca\n9 May 2027\nCarmen';
    expect(begins(text, { '3 May 2027': day, '9 May 2027': unsure })).toHaveLength(2);
    const other = text.replace('9 May 2027', 'until 09.05.2027');
    expect(begins(other, { '3 May 2027': day, '09.05.2027': unsure })).toEqual(['2027-05-03']);
  });

  it('is no day in a sentence beside days in lines of their own', () => {
    const text = '3 May 2027\nTosca\nYou can change it. Come on 9 May 2027';
    expect(begins(text, { '3 May 2027': day, '9 May 2027': day })).toEqual(['2027-05-03']);
  });
});
