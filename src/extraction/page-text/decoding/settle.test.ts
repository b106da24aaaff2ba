import { describe, expect, it } from 'vitest';
import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { type Likely, paperOf, readOn, valuesOf } from '#test/support/scored-paper.ts';
import { settle } from './settle.ts';

type Told = Readonly<Record<string, Likely>>;

/** What tickets of a paper say that were read so, once they are settled. */
function settled(
  text: string,
  told: Told,
  read: readonly Partial<TicketFields>[],
  { kind = 'event' as TicketKind, names = ['title', 'venue'] as readonly FieldName[] } = {},
) {
  const { understood, scored } = paperOf(text, told);
  const drafts = read.map((values) => readOn(understood, kind, values));
  return valuesOf(settle(understood, drafts, scored), ...names);
}

describe('tickets as the rules read them', () => {
  it('stay as they are where nothing is told of their paper', () => {
    const { understood } = paperOf('La Traviata');
    const drafts = [readOn(understood, 'event', { title: 'La Traviata' })];
    expect(settle(understood, drafts, [])).toBe(drafts);
  });

  it('are filled by what surely is theirs, and lose what surely is not', () => {
    const told = { 'La Traviata': { title: 0.95 }, 'Teatro Nuovo': { venue: 0.95 }, Saver: { product: 0.05 } };
    const [text, when] = ['La Traviata\nTeatro Nuovo\nSaver\n3 May 2027', { '3 May 2027': { start_date: 0.95 } }];
    const names = ['title', 'venue', 'start', 'product'] as const;
    expect(settled(text, { ...told, ...when }, [{ title: 'La Traviata', product: 'Saver' }], { names })).toEqual([
      ['La Traviata', 'Teatro Nuovo', '2027-05-03', undefined],
    ]);
  });

  it('are one where there are none and something of one’s own is seen', () => {
    const told = {
      ...{ 'La Traviata': { title: 0.95 }, 'Teatro Nuovo': { venue: 0.95 } },
      ...{ '3 May 2027': { start_date: 0.95 }, KX7Q2P: { booking_ref: 0.95 } },
    };
    expect(settled('La Traviata\nTeatro Nuovo\n3 May 2027\nKX7Q2P', told, [])).toEqual([
      ['La Traviata', 'Teatro Nuovo'],
    ]);
    expect(settled('La Traviata\nTeatro Nuovo\n3 May 2027\nKX7Q2P', {}, [])).toEqual([]);
  });

  it('have the house behind the name of the show, where both were read as one line', () => {
    const told = { 'La Traviata': { title: 0.95 } };
    expect(settled('La Traviata', told, [{ title: 'La Traviata', venue: 'La Traviata Teatro Nuovo' }])).toEqual([
      ['La Traviata', 'Teatro Nuovo'],
    ]);
  });

  it('have an address that begins behind the name of its house', () => {
    const read = { title: 'Hotel Linde', address: 'Hotel Linde, Marktplatz 4, Zürich' };
    const names = ['address'] as const;
    expect(settled('Hotel Linde', {}, [read], { kind: 'hotel', names })).toEqual([['Marktplatz 4, Zürich']]);
    const street = { ...read, address: 'Hotel Lindenstraße' };
    expect(settled('Hotel Linde', {}, [street], { kind: 'hotel', names })).toEqual([['Hotel Lindenstraße']]);
  });
});

describe('a journey of two legs', () => {
  const text = '3 May 2027\nTartu\n08:10\nNarva\n10:25\nR 221\n9 May 2027\nNarva\n17:45\nTartu\n20:00\nR 228';
  const [start, arrival, day, number] = [
    { start_time: 0.97 },
    { end_time: 0.97 },
    { start_date: 0.97 },
    { number: 0.97 },
  ];
  const told = {
    ...{ '3 May 2027': day, '9 May 2027': day, Tartu: { from: 0.5, to: 0.5 }, Narva: { from: 0.5, to: 0.5 } },
    ...{ '08:10': start, '17:45': start, '10:25': arrival, '20:00': arrival, 'R 221': number, 'R 228': number },
  };
  const names = ['from', 'to', 'start', 'end', 'number'] as const;
  const there = ['Tartu', 'Narva', '2027-05-03T08:10', '2027-05-03T10:25', 'R 221'];
  const back = ['Narva', 'Tartu', '2027-05-09T17:45', '2027-05-09T20:00', 'R 228'];

  it('is a ticket for each, though the rules saw one', () => {
    expect(settled(text, told, [{ number: 'R 221' }], { kind: 'train', names })).toEqual([there, back]);
  });

  it('is one for each where one of them was read twice', () => {
    const read = { number: 'R 221', from: 'Tartu', start: { local: '2027-05-03T08:10' } };
    expect(settled(text, told, [read, read], { kind: 'train', names })).toEqual([there, back]);
  });
});
