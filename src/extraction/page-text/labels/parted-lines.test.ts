import { describe, expect, it } from 'vitest';
import { labelledSheet } from '#test/support/labelled-sheet.ts';
import { partedLabels } from './parted-lines.ts';

/** The labels in the parts of a line, each as its meaning and its value. */
function parted(text: string, recognised = false) {
  const { sheet } = labelledSheet(text, { recognised });
  return partedLabels(sheet.cells[0]!, sheet, 'en');
}

const say = (text: string, recognised?: boolean) => parted(text, recognised).map(({ roles, rest }) => [roles[0], rest]);

describe('a line of several parts', () => {
  it('has a label in a part of it', () => {
    expect(say('Brunch for two · Booking ref. R8KD2M')).toEqual([['bookingReference', 'R8KD2M']]);
    expect(say('Brunch for two | Seat 41 | Row: 12')).toEqual([
      ['seat', '41'],
      ['row', '12'],
    ]);
  });

  it('tells where in the line they stand, also where a part is there twice', () => {
    const text = 'Seat 41 · Seat 41';
    expect(parted(text).map(({ at, end, restAt }) => [at, end, restAt])).toEqual([
      [0, 4, 5],
      [10, 14, 15],
    ]);
    expect(parted(text).map(({ cell }) => cell.text)).toEqual([text, text]);
  });

  it('may have another sign between its parts where it was read from a picture', () => {
    for (const sign of ['+', ':', '*', '-']) {
      expect(say(`Brunch ${sign} Seat 41`, true)).toEqual([['seat', '41']]);
      expect(say(`Brunch ${sign} Seat 41`)).toEqual([]);
    }
  });

  it('has from two to four parts', () => {
    expect(say('Brunch for two at Seat 41')).toEqual([]);
    expect(say('a · b · c · Seat 41')).toEqual([['seat', '41']]);
    expect(say('a · b · c · d · Seat 41')).toEqual([]);
  });

  it('has no day and no clock, which others read', () => {
    expect(say('12 Jun 2026 · Seat 41')).toEqual([]);
    expect(say('10:00 · Seat 41')).toEqual([]);
  });

  it('is no running text', () => {
    const sentence = 'we hope that you like the brunch with all of the others who';
    expect(say(`Brunch · ${sentence.slice(0, 12)} · Seat: 41`)).toHaveLength(1);
    expect(say(`Brunch · ${sentence} · Seat: 41`)).toEqual([]);
  });
});

describe('a part with a label', () => {
  it('is of something short', () => {
    expect(say('Brunch · Venue: Aldersheim')).toEqual([]);
    expect(say('Brunch · Gate: B2')).toEqual([['gate', 'B2']]);
  });

  it('has one label with its value, and no other', () => {
    expect(say('Brunch · Seat')).toEqual([]);
    expect(say('Brunch · Seat 41 Row 3')).toEqual([]);
  });

  it('begins with it', () => {
    expect(say('Brunch · 4 foo; Seat 41')).toEqual([]);
  });

  it('has one that we have a word for', () => {
    expect(say('Brunch · Foo: 12')).toEqual([]);
  });
});
