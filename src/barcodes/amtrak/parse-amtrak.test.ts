import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmtrak } from './parse-amtrak.ts';

describe('parseAmtrak', () => {
  it.each(['1A2B3C-05MAY27', '1A2B3C05MAY27', '1A2B3C 05MAY27\n'])(
    'reads the booking and the first day of %j',
    (text) => {
      expect(parseAmtrak(text)).toEqual({ bookingReference: '1A2B3C', firstDay: '2027-05-05' });
    },
  );

  it.each(['1A2B3C-31FEB27', '1A2B3C-05MAI27', '1A2B3-05MAY27', '1A2B3C-05MAY2027', '1a2b3c-05may27', ''])(
    'takes %j for no such code',
    (text) => expect(parseAmtrak(text)).toBeUndefined(),
  );

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const ticket = parseAmtrak(text);
        return ticket === undefined || text.includes(ticket.bookingReference);
      }),
    );
  });

  it.each([
    ['1A2B3C-29FEB28', '2028-02-29'],
    ['1A2B3C/31DEC99', '2099-12-31'],
    [' 1A2B3C-01JAN27 ', '2027-01-01'],
  ])('reads the day of %j', (text, firstDay) => expect(parseAmtrak(text)?.firstDay).toBe(firstDay));

  it.each([
    '1A2B3C-29FEB27',
    '1A2B3C-00MAY27',
    '1A2B3C-05MAY27X',
    'X1A2B3C-05MAY27',
    '1A2B3C--05MAY27',
    '1A2B3C-5MAY27',
  ])('takes %j for none', (text) => expect(parseAmtrak(text)).toBeUndefined());
});
