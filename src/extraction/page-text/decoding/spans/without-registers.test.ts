import { describe, expect, it } from 'vitest';
import { paperOf, saying } from '#test/support/scored-paper.ts';
import { withoutRegisters } from './without-registers.ts';

/** How likely a number of a line that looks like a booking's name is one. */
function reference(line: string, number: string): number {
  const { understood, scored } = paperOf(`Dinner for two\n${line}\nWe look forward to seeing you.`, {
    [number]: { booking_ref: 0.8 },
  });
  return saying(withoutRegisters(scored, understood), number).likely('booking_ref');
}

describe('what a company is known by', () => {
  it.each([
    ['VAT no.: EN205426946', 'EN205426946'],
    ['USt-IdNr.: DE811907980', 'DE811907980'],
    ['IBAN: DE89370400440532013000', 'DE89370400440532013000'],
  ])('names no booking: %s', (line, number) => {
    expect(reference(line, number)).toBe(0);
  });

  it.each([
    ['Booking no.: EN205426946', 'EN205426946'],
    ['Receipt no.: ZF88M2', 'ZF88M2'],
  ])('may be a booking’s behind another label: %s', (line, number) => {
    expect(reference(line, number)).toBe(0.8);
  });
});
