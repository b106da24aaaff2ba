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
});
