import { describe, expect, it } from 'vitest';
import { paperOf, readOn } from '#test/support/scored-paper.ts';
import { placeOf } from './leg-places.ts';
import { inPrintedOrder } from './printed-order.ts';

const { understood } = paperOf(
  'Overview\nNarva\n3 May 2027 08:10\nR 221\nSillamäe\n9 May 2027 17:45\nR 228\nR 221 again',
);
const start = (text: string) => ({ start: text });
const there = readOn(
  understood,
  'train',
  { from: 'Narva', start: { local: '2027-05-03T08:10' }, number: 'R 221' },
  start('3 May 2027 08:10'),
);

describe('where a leg stands', () => {
  it('is from the first on of what only its ticket says', () => {
    const { number, begins, prints, cells } = placeOf([there], understood);
    expect([number, begins, prints]).toEqual(['R 221', 1, [1]]);
    expect(cells.map(({ text }) => text)).toEqual(['R 221', 'Narva', '3 May 2027 08:10']);
  });

  it('is told once more by each ticket that stands elsewhere', () => {
    const again = readOn(understood, 'train', { number: 'R 221' }, { number: 'R 221 again' });
    expect(placeOf([there, again, again], understood).prints).toEqual([1, 7]);
  });

  it('has the airports of a flight', () => {
    const flight = readOn(understood, 'flight', { fromCode: 'CTG', toCode: 'BOG' });
    expect(placeOf([flight], understood).route).toBe('CTG-BOG');
  });

  it('is behind all others where nothing of it stands on the page', () => {
    const stranger = readOn(understood, 'train', { from: 'Valga' });
    expect(placeOf([stranger], understood)).toEqual({ begins: Number.MAX_SAFE_INTEGER, prints: [], cells: [] });
  });
});

describe('the order in which legs are printed', () => {
  const legAt = (...texts: readonly string[]) => ({
    begins: 0,
    prints: [],
    cells: understood.cells.filter(({ text }) => texts.includes(text)),
  });

  it('is told by where most of each stands, whatever a headline names', () => {
    const back = legAt('Overview', '9 May 2027 17:45', 'R 228');
    const out = legAt('Narva', '3 May 2027 08:10', 'R 221');
    expect(inPrintedOrder([back, out])).toEqual([1, 0]);
  });

  it('stays as it is where two stand at one place, and has last what stands nowhere', () => {
    const one = legAt('Narva');
    expect(inPrintedOrder([legAt(), one, one])).toEqual([2, 0, 1]);
  });
});
