import { describe, expect, it } from 'vitest';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { viaText } from '#test/support/via-text.ts';
import { railExtractor } from './extract.ts';

const read = (payload: string, page = '') => {
  const input = codeInput([payload], '2026-11-20');
  const document = { type: 'image', id: '0', parts: [], pages: [pageOf(page)] } as const;
  return railExtractor.extract({ ...input, root: document, documents: [document] }).map(valuesOf);
};

describe('rail extractor, North America', () => {
  it('reads a boarding pass of VIA, in the zone of the station', () => {
    expect(read(viaText({ from: 'HLFX', to: 'MTRL' }))).toEqual([
      {
        kind: 'train',
        from: 'Halifax',
        fromCode: 'HLFX',
        to: 'Montréal',
        toCode: 'MTRL',
        start: { local: '2026-11-24T18:30', zone: 'America/Halifax' },
        number: '69',
        coach: '4',
        seat: '8D',
        passenger: 'Anne Marie O’Neil',
        bookingReference: 'ZZG417',
        ticketNumber: '0507201327229',
        issuer: 'VIA Rail',
        carrier: 'VIA Rail',
      },
    ]);
  });

  it('keeps the letters of a station that it does not know', () => {
    const [ticket] = read(viaText({ from: 'OBAX' }));
    expect(ticket).toMatchObject({ fromCode: 'OBAX', start: { local: '2026-11-24T18:30' } });
    expect(ticket).not.toHaveProperty('from');
  });

  it('reads the booking and the first day of an Amtrak ticket', () => {
    expect(read('1A2B3C-05MAY27', 'Amtrak eTicket\n\nPresent to conductor')).toEqual([
      {
        kind: 'train',
        bookingReference: '1A2B3C',
        start: { local: '2027-05-05' },
        issuer: 'Amtrak',
        carrier: 'Amtrak',
      },
    ]);
  });

  it('says nothing of such a code on a page that is not Amtrak’s', () => {
    expect(read('1A2B3C-05MAY27', 'Mountain Bus\n\nShow this code to the driver')).toEqual([]);
  });
});
