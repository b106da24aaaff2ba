import { describe, expect, it } from 'vitest';
import { paperOf, readOn } from '#test/support/scored-paper.ts';
import { withRentalEnds } from './rental-ends.ts';

/** Where and when a rental begins and ends on a paper of which nothing else was read. */
function rental(text: string) {
  const { understood } = paperOf(text);
  const { from, to, address, start, end } = withRentalEnds(readOn(understood, 'rental', {}).fields, understood);
  return {
    from: from?.[0]?.value,
    to: to?.[0]?.value,
    address: address?.[0]?.value,
    start: start?.[0]?.value.local,
    end: end?.[0]?.value.local,
  };
}

describe('where and when a rental begins and ends', () => {
  it('stands under the words for it, the place over or under the day', () => {
    expect(
      rental(
        `Autonoma Kadaga\nPick-up\nSat 12 June 2027, 09:30\nRiga Airport, Arrivals\nDrop-off\nSun 20 June 2027, 18:00\nOld Town Office`,
      ),
    ).toEqual({
      from: 'Riga Airport, Arrivals',
      to: 'Old Town Office',
      address: undefined,
      start: '2027-06-12T09:30',
      end: '2027-06-20T18:00',
    });
  });

  it('is told without opening hours and telephones', () => {
    const read = rental(
      'ご出発\n2027年6月12日 10:00\n那覇空港店（8:00～20:00）\n沖縄県那覇市具志7-3-11 TEL 098-555-0134\nご返却\n2027年6月15日 17:00\n名護店 ※乗り捨て',
    );
    expect(read).toMatchObject({ from: '那覇空港店', to: '名護店', address: '沖縄県那覇市具志7-3-11' });
    expect([read.start, read.end]).toEqual(['2027-06-12T10:00', '2027-06-15T17:00']);
  });

  it('ends where the word for bringing it back stands', () => {
    expect(rental('Pick-up\nPorto Airport\nRetour\nFaro Centrum').to).toBe('Faro Centrum');
  });

  it('is nothing where two lines might begin it', () => {
    expect(
      rental('Pick-up\nPorto Airport\nNotes\nNone\nBags\nTwo\nSeats\nFour\nPick-up\nLisbon Airport').from,
    ).toBeUndefined();
  });

  it('stays as it was read', () => {
    const { understood } = paperOf('Pick-up\nPorto Airport\nDrop-off\nFaro Airport');
    const { fields } = readOn(understood, 'rental', { from: 'Porto Airport T2' });
    expect(withRentalEnds(fields, understood).from?.map(({ value }) => value)).toEqual(['Porto Airport T2']);
  });
});
