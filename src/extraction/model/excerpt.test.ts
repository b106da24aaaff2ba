import { describe, expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { excerptOf, writeLines } from './excerpt.ts';
import { sourceOf } from './source.ts';

const terms = Array.from(
  { length: 400 },
  (_, at) =>
    `The organiser is not liable for clause ${at} of the general terms and conditions of any visit to the hall.`,
).join('\n');

describe('excerptOf', () => {
  it('keeps a short document whole', () => {
    const source = sourceOf(inputOf([pageOf('# Concert\n\nSeat: 12\n\nEnjoy the show')]));
    expect(excerptOf(source)).toBe(source.lines);
  });

  it('keeps what a ticket is made of, wherever it stands, and leaves terms out', () => {
    const ticket = 'Date: 14 March 2027 19:30\nRow: 7\nSeat: 12\nBooking reference: KX93TZ\nTotal: 42.00 EUR';
    const source = sourceOf(inputOf([pageOf(`# Concert\n\n${terms}\n\n${ticket}\n\n${terms}`)]));
    const kept = excerptOf(source, 2000);
    const text = writeLines(source, kept);
    for (const line of ticket.split('\n')) expect(text).toContain(line);
    expect(text).toContain('…');
    expect(kept.map(({ text: one }) => one.length + 12).reduce((a, b) => a + b)).toBeLessThanOrEqual(2000);
  });
});
