import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { paperOf } from '#test/support/scored-paper.ts';
import { withWholeEnds } from './whole-ends.ts';

/** From where to where rides there and back go on a paper that was read so. */
function waysOn(text: string, ways: readonly (readonly [from: string, to: string])[]) {
  const drafts = ways.map(([from, to]) => draft('page-text', 'train', { from, to }));
  return withWholeEnds(paperOf(text).understood, drafts).map(({ fields }) => [
    fields.from?.[0]?.value,
    fields.to?.[0]?.value,
  ]);
}

describe('an end of rides there and back', () => {
  const read = [
    ['Bari', 'Lecce'],
    ['Lecce', 'Bari Centrale'],
  ] as const;

  it('has its whole name on both, where the paper never prints less', () => {
    expect(waysOn('Bari Centrale\n-> Lecce\nLecce\n-> Bari Centrale', read)).toEqual([
      ['Bari Centrale', 'Lecce'],
      ['Lecce', 'Bari Centrale'],
    ]);
  });

  it('keeps the shorter name that the paper prints somewhere', () => {
    expect(waysOn('Bari\n-> Lecce\nLecce\n-> Bari Centrale', read)).toEqual(read);
  });

  it('is not lengthened by the beginning of another word', () => {
    const others = [
      ['Bad', 'Lecce'],
      ['Lecce', 'Baden'],
    ] as const;
    expect(waysOn('Baden\nLecce', others)).toEqual(others);
  });
});
