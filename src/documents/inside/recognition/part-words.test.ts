import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../../shared/recognition/printed-word.ts';
import { parted } from './part-words.ts';

const high = 40;

/** A line whose signs are blocks of ink: `[start, width]`. */
function drawn(...blocks: readonly (readonly [number, number])[]) {
  const width = Math.max(...blocks.map(([start, wide]) => start + wide)) + 10;
  const data = new Uint8Array(width * (high + 20)).fill(255);
  for (const [start, wide] of blocks)
    for (let y = 10; y < 10 + high; y += 1) data.fill(0, y * width + start, y * width + start + wide);
  return { width, height: high + 20, data };
}

/** Words as a model reads them, all in a box that is of no use. */
const read = (...texts: readonly string[]): PrintedLine =>
  texts.map((text) => ({ text, x: 0, y: 0, width: 500, height: high, confidence: 0.9 }));

describe('words of scripts whose signs are recognised one by one', () => {
  it('are parted where the ink of a line has a space', () => {
    const line = drawn([0, 38], [42, 38], [100, 38], [142, 38], [184, 38]);
    expect(parted(read('둔', '내', '면', '청', '태'), line).map(({ text, x, width }) => [text, x, width])).toEqual([
      ['둔내', 0, 80],
      ['면청태', 100, 122],
    ]);
  });

  it('keep what the model read as one word, though widths would part it elsewhere', () => {
    // A bold number, wider than digits are.
    const line = drawn([0, 132], [150, 58]);
    expect(parted(read('08:45', '출발'), line).map(({ text }) => text)).toEqual(['08:45', '출발']);
  });

  it('have no spaces in Chinese and Japanese, whose signs may be narrow, but for wide ones', () => {
    const line = drawn([0, 38], [54, 20], [90, 38], [180, 38], [220, 38]);
    expect(parted(read('5', '月', '日', '周', '六'), line).map(({ text }) => text)).toEqual(['5月日', '周六']);
  });

  it('are left as they were read where there is no ink', () => {
    const words = read('가');
    expect(parted(words, { width: 50, height: 60, data: new Uint8Array(3000).fill(255) })).toBe(words);
  });
});
