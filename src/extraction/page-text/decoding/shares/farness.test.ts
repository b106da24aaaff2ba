import { describe, expect, it } from 'vitest';
import { above, below, beside } from './farness.ts';

const at = (x: number, y: number, page = 1) => ({ page, x, y });
const here = at(10, 10);

describe('how far something stands from a place', () => {
  it('is counted in lines below it, of one line in the nearer column', () => {
    expect(below(here, at(10, 13))).toBe(3);
    expect(below(here, at(40, 12))).toBeLessThan(below(here, at(10, 13)));
    expect(below(here, at(40, 13))).toBeGreaterThan(below(here, at(10, 13)));
  });

  it('is endless above it, save in its line, and on another page', () => {
    expect(below(here, at(10, 9))).toBe(Number.POSITIVE_INFINITY);
    expect(below(here, at(20, 9.5))).toBeLessThan(0);
    expect(below(here, at(10, 13, 2))).toBe(Number.POSITIVE_INFINITY);
    expect(beside(here, at(10, 13, 2))).toBe(Number.POSITIVE_INFINITY);
  });

  it('is above what it is below from there', () => {
    expect(above(here, at(10, 6))).toBe(4);
    expect(above(here, at(10, 13))).toBe(Number.POSITIVE_INFINITY);
  });

  it('is beside it less in its row than in its column', () => {
    expect(beside(here, at(14, 10))).toBeLessThan(beside(here, at(10, 14)));
    expect(beside(here, at(6, 10))).toBe(beside(here, at(14, 10)));
  });
});
