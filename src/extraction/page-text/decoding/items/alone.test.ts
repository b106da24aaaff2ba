import { describe, expect, it } from 'vitest';
import { codeAt, type Likely, paperOf } from '#test/support/scored-paper.ts';
import { cellsSaying } from '#test/support/understood-page.ts';
import { eachAlone } from './alone.ts';

const text = 'Order KX7Q2P\nTosca\nRow 3\n\n\n\nCarmen\nRow 4';
const parts = [
  ['Tosca', 'Row 3'],
  ['Carmen', 'Row 4'],
];

/** A paper as it is for each of its two things. */
function alone(told: Readonly<Record<string, Likely>> = {}, codes: readonly ReturnType<typeof codeAt>[] = []) {
  const { understood, scored: spans } = paperOf(text, told, codes);
  return eachAlone(
    { understood, spans },
    parts.map((texts) => cellsSaying(understood.cells, ...texts)),
  );
}

describe('a paper as it is for one thing of an order', () => {
  it('says what the order says and what its part does, and nothing of the others', () => {
    expect(alone().map(({ understood }) => understood.cells.map((cell) => cell.text))).toEqual([
      ['Order KX7Q2P', 'Tosca', 'Row 3'],
      ['Order KX7Q2P', 'Carmen', 'Row 4'],
    ]);
    const [first] = alone();
    expect(first!.spans.some(({ span }) => span.text === 'Carmen')).toBe(false);
  });

  it('has the codes beside its part, and an order’s only code', () => {
    const ids = (codes: Parameters<typeof alone>[1]) =>
      alone({}, codes).map(({ understood }) =>
        understood.sheets.flatMap(({ page }) => page.barcodes.map(({ id }) => id)),
      );
    expect(ids([codeAt('a', 2), codeAt('b', 6)])).toEqual([['a'], ['b']]);
    expect(ids([codeAt('a', 2)])).toEqual([['a'], ['a']]);
    expect(ids([codeAt('all', 0), codeAt('a', 2), codeAt('b', 6)])).toEqual([
      ['all', 'a'],
      ['all', 'b'],
    ]);
  });

  it('has its name where the name of another part, which looks alike, surely stands', () => {
    const title = (name: number, text: 'Tosca' | 'Carmen') =>
      alone({ Carmen: { title: 0.1 }, Tosca: { title: name } })
        [text === 'Tosca' ? 0 : 1]!.spans.find(({ span }) => span.text === text)!
        .likely('title');
    expect(title(0.95, 'Carmen')).toBe(0.96);
    expect(title(0.89, 'Carmen')).toBe(0.1);
    expect(title(0.95, 'Tosca')).toBe(0.95); // nothing else says so of it
  });
});
