import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { pageOf, readAt } from '#test/support/scored-page.ts';
import { withLegNumbers } from './leg-numbers.ts';

/** The numbers of two flights, from Delhi and on from Bengaluru, of which these were read, on a page with such lines. */
const numbers = (read: readonly (string | undefined)[], lines: readonly string[]) => {
  const { understood } = pageOf(lines.map((text) => [text]));
  const flights = ['Delhi', 'Bengaluru'].map((from, at) => {
    const number = read[at];
    const start = { local: `2027-02-24T${at === 0 ? '05:50' : '10:35'}` };
    const { fields } = readAt(understood, { from, start, ...(number && { number }) });
    return { ...draft('page-text', 'flight', {}), fields };
  });
  return withLegNumbers(understood, flights).map(({ fields }) => fields.number?.[0]?.value);
};

const lines = ['IX-2937', 'Delhi', 'Terminal 1', 'IX-2714', 'Bengaluru', 'Terminal 2'];

describe('numbers of flights', () => {
  it('are each of its own, where one has none or another one’s', () => {
    expect(numbers(['IX-2937', 'IX-2937'], lines)).toEqual(['IX-2937', 'IX-2714']);
    expect(numbers([undefined, 'IX 2714'], lines)).toEqual(['IX-2937', 'IX 2714']);
    expect(numbers(['2937', undefined], lines)).toEqual(['IX-2937', 'IX-2714']);
  });

  it('stay as they were read where another number of numbers is printed, or they stand otherwise', () => {
    expect(numbers(['IX-2937', undefined], [...lines, 'operated as AI 540'])).toEqual(['IX-2937', undefined]);
    expect(numbers(['IX-2937', 'IX-2937'], ['IX-2937', 'Delhi', 'Bengaluru'])).toEqual(['IX-2937', 'IX-2937']);
    expect(numbers(['IX-2714', undefined], lines)).toEqual(['IX-2714', undefined]);
  });
});
