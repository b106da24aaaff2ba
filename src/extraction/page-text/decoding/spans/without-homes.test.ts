import { describe, expect, it } from 'vitest';
import { type Likely, lineAt, spanIn } from '#test/support/scored-paper.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { withoutHomes } from './without-homes.ts';

/** Lines of a page, each so many ems below the top, with how likely each is what. */
const page = (lines: readonly (readonly [text: string, y: number, told: Likely])[]) =>
  lines.map(([text, y, told], order) => spanIn(lineAt(text, { y, order }), told));

const addresses = (spans: readonly ScoredSpan[], labels: Understood['labels'] = new Map()) =>
  withoutHomes(spans, { labels })
    .filter(({ likely }) => likely('address') > 0.5)
    .map(({ span }) => span.text);

describe('an address under a name', () => {
  const letter = [
    ['Tuulikki Rantala', 0, { passenger: 0.99 }],
    ['Pursimiehenkatu 14, 00150 Helsinki', 1.2, { address: 0.99 }],
  ] as const;

  it('is where the letter goes, and not where the hotel is', () => {
    const hotel = ['Sannanrannantie 2, 95970 Äkäslompolo', 12, { address: 0.9 }] as const;
    expect(addresses(page([...letter, hotel]))).toEqual(['Sannanrannantie 2, 95970 Äkäslompolo']);
  });

  it('stays where no other one is told', () => {
    expect(addresses(page(letter))).toEqual(['Pursimiehenkatu 14, 00150 Helsinki']);
  });

  it('is the house under a label of its own', () => {
    const rows = page([
      ['Fenna ten Hove', 0, { passenger: 0.99 }],
      ['Address', 1.2, {}],
      ['Molenstraat 81, 3012 KA Rotterdam', 2.4, { address: 0.99 }],
      ['Molenstraat 26, 3012 KA Rotterdam', 30, { address: 0.8 }],
    ]);
    const label = rows[1]!.span.cells[0]!;
    const labels: Understood['labels'] = new Map([[label, [{ at: 0, whole: true } as never]]]);
    expect(addresses(rows, labels)).toContain('Molenstraat 81, 3012 KA Rotterdam');
  });

  it('is the house where something parts it from the name', () => {
    const [name] = letter;
    const other = ['1 Head Office Road, London', 40, { address: 0.8 }] as const;
    const house = ['Grand Hotel, 2 Pier Road, Cork', 9, { address: 0.95 }] as const;
    expect(addresses(page([name, house, other]))).toEqual([
      'Grand Hotel, 2 Pier Road, Cork',
      '1 Head Office Road, London',
    ]);
  });
});
