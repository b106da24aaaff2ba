import { describe, expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';

describe('circles of imports', () => {
  it('are found, however long, and each once', () => {
    const arrows = { a: ['b'], b: ['c', 'x'], c: ['a'], d: ['a', 'e'], e: ['d'], x: ['y'], y: [] };
    expect(circlesOf(arrows)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('are not seen where two ways lead to one file, or to one that is not there', () => {
    expect(circlesOf({ a: ['b', 'c'], b: ['d'], c: ['d', 'gone'], d: [] })).toEqual([]);
  });
});

function circlesOf(arrows: Readonly<Record<string, readonly string[]>>) {
  return findCircles(new Map(Object.entries(arrows))).map((circle) => [...circle].sort());
}
