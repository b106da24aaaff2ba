import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const line = (x: number, y: number, width = 0.4) => ({ x, y, width, height: 0.02 });

describe('what is outlined as one', () => {
  const count = (...regions: readonly ReturnType<typeof line>[]) => piecesOf(regions).length;

  it('is the lines of a paragraph', () => {
    expect(piecesOf([line(0.1, 0.2), line(0.1, 0.23), line(0.1, 0.26, 0.35)])).toHaveLength(1);
    expect(piecesOf([line(0.1, 0.2)])).toEqual([line(0.1, 0.2)]);
  });

  it('is no line that stands far below, beside or above', () => {
    expect(count(line(0.1, 0.2), line(0.1, 0.25))).toBe(2);
    expect(count(line(0.1, 0.2), line(0.1, 0.22), line(0.1, 0.255))).toBe(1);
    expect(count(line(0.1, 0.2), line(0.1, 0.22), line(0.1, 0.265))).toBe(2);
    expect(count(line(0.1, 0.2), line(0.1, 0.205))).toBe(2);
    expect(count(line(0.1, 0.2), line(0.1, 0.17))).toBe(2);
  });

  it('is no line from another edge', () => {
    expect(count(line(0.1, 0.2), line(0.105, 0.23))).toBe(1);
    expect(count(line(0.1, 0.2), line(0.12, 0.23))).toBe(2);
  });

  it('is no line that is much longer or shorter: something else may stand beside it', () => {
    expect(count(line(0.1, 0.2), line(0.1, 0.225, 0.3))).toBe(1);
    expect(count(line(0.1, 0.2), line(0.1, 0.225, 0.05))).toBe(2);
  });

  it('is a region that is named twice', () => {
    const one = line(0.1, 0.2);
    expect(piecesOf([one, one])).toEqual([one]);
  });
});
