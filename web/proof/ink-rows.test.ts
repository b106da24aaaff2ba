import { describe, expect, it } from 'vitest';
import { inkRows } from './ink-rows.ts';

/** A part of a page, drawn: `#` is ink, `.` is paper. */
function drawn(rows: readonly string[], [ink, paper] = [20, 250]) {
  const data = rows.flatMap((row) => [...row].flatMap((sign) => Array<number>(4).fill(sign === '#' ? ink : paper)));
  return { data, width: rows[0]!.length, height: rows.length };
}

const empty = '........';
const line = Array<string>(5).fill('.##.#.#.');

describe('the rows of ink', () => {
  it('are those of a line in its box', () => {
    expect(inkRows(drawn([empty, empty, ...line, empty, empty, empty]))).toEqual({ from: 0.2, to: 0.7 });
  });

  it('are the same where the ink is light and the ground dark', () => {
    const box = drawn([empty, empty, ...line, empty, empty, empty], [250, 30]);
    expect(inkRows(box)).toEqual({ from: 0.2, to: 0.7 });
  });

  it('are not those of a line above that reaches into the box, nor of a rule below', () => {
    expect(inkRows(drawn(['..#...#.', empty, ...line, empty, empty, '########']))).toEqual({ from: 0.2, to: 0.7 });
  });

  it('are those of all lines of a paragraph, and of the dot of a letter', () => {
    expect(inkRows(drawn([empty, ...line, empty, ...line, empty, empty, ...line, empty]))).toEqual({
      from: 1 / 20,
      to: 19 / 20,
    });
    expect(inkRows(drawn([empty, '..#.....', empty, ...line, empty, empty]))).toEqual({ from: 0.1, to: 0.8 });
  });

  it('are all where nothing stands out', () => {
    expect(inkRows(drawn([empty, empty]))).toEqual({ from: 0, to: 1 });
  });
});
