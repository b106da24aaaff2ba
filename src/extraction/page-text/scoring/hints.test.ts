import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { paperOf } from '#test/support/scored-paper.ts';
import { hintCount, hintsOf } from './hints.ts';
import { wordHintCount, wordHints } from './word-hints.ts';

const text = '# Harbour Nights\nVenue: Town Hall\n14 March 2027\n16 March 2027\n19:30\n£20.00\n£45.00';
const { understood, scored } = paperOf(text);
const spans = scored.map(({ span }) => span);

/** The hints of the first span with a text, beside what the rules read. */
function hintsAbout(own: string, drafts: Parameters<typeof hintsOf>[2] = []): readonly number[] {
  const at = spans.findIndex((span) => span.text === own);
  expect(at).not.toBe(-1);
  return [...hintsOf(understood, spans, drafts)(at)];
}

/** Which of the hints two spans do not have alike. */
const differing = (a: readonly number[], b: readonly number[]) => a.flatMap((one, at) => (one === b[at] ? [] : [at]));

describe('hints of a span', () => {
  it('are as many for all, whatever they are', () => {
    for (const own of ['Harbour Nights', '14 March 2027', '19:30', '£20.00'])
      expect(hintsAbout(own)).toHaveLength(hintCount);
  });

  it('tell by one number what the rules read a text as, and how surely', () => {
    const read = draft('page-text', 'event', { title: 'Harbour Nights' });
    const [before, after] = [hintsAbout('Harbour Nights'), hintsAbout('Harbour Nights', [read])];
    const [changed, ...others] = differing(before, after);
    expect(others).toEqual([]);
    expect(before[changed!]).toBe(0);
    expect(after[changed!]).toBeGreaterThan(0);
    expect(hintsAbout('Town Hall', [read])).toEqual(hintsAbout('Town Hall'));
  });

  it('tell the place of a day, a clock and an amount among all of the document', () => {
    const early = hintsAbout('14 March 2027');
    const late = hintsAbout('16 March 2027');
    const [share, place, ahead] = differing(early, late);
    expect([early[share!], late[share!]]).toEqual([0, 1]);
    expect([early[place!], late[place!]]).toEqual([0, 1]);
    expect(late[ahead!]! - early[ahead!]!).toBe(2);
    const [amountShare] = differing(hintsAbout('£20.00'), hintsAbout('£45.00'));
    expect([hintsAbout('£20.00')[amountShare!], hintsAbout('£45.00')[amountShare!]]).toEqual([0, 1]);
  });

  it('tell which of two clocks of a row comes first', () => {
    const { understood, scored } = paperOf('CJJ     KIX\n08:35     10:10');
    const spans = scored.map(({ span }) => span);
    const about = (own: string) => [...hintsOf(understood, spans, [])(spans.findIndex(({ text }) => text === own))];
    const [left, right] = [about('08:35'), about('10:10')];
    const [before, behind] = differing(left, right).slice(-2);
    expect([left[before!], left[behind!]]).toEqual([0, 1]);
    expect([right[before!], right[behind!]]).toEqual([1, 0]);
  });
});

describe('hints of words', () => {
  it('tell people, towns and labels apart by what lists know of them', () => {
    const [person, town, label] = ['Maria Schneider', 'Hamburg', 'Passenger'].map(wordHints);
    for (const one of [person, town, label]) expect(one).toHaveLength(wordHintCount);
    expect(person![2]).toBe(1);
    expect(person![4]).toBe(0);
    expect(town![4]).toBe(1);
    expect(label!.at(-1)).toBe(1);
  });
});
