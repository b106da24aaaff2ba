import { describe, expect, it } from 'vitest';
import { understand } from '#src/extraction/understand.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';

describe('a text message of Indian Railways', () => {
  it('becomes a ticket for each place, also where a screen breaks its line', () => {
    const { root, contextDay } = inputOf([
      pageOf(
        'VM-IRCTCi\nPNR:8213648593,TRN:12952,DOJ:15-03-27,3A,NDLS-MMCT,\nDP:16:55,ASHA KUMAR+1,B4 32,B4 33,\nFARE:2345',
      ),
    ]);
    const { tickets } = understand(root, contextDay);
    expect(tickets.map(({ kind }) => kind.value)).toEqual(['train', 'train']);
    const told = tickets.map(({ fields: { number, coach, seat, start, bookingReference, fromCode } }) => [
      number?.value,
      coach?.value,
      seat?.value,
      start?.value.local,
      bookingReference?.value,
      fromCode?.value,
    ]);
    const same = ['2027-03-15T16:55', '8213648593', 'NDLS'];
    expect(told).toEqual([
      ['12952', 'B4', '32', ...same],
      ['12952', 'B4', '33', ...same],
    ]);
  });
});
