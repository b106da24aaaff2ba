import { describe, expect, it } from 'vitest';
import { sideFor } from './label-side.ts';

describe('sideFor', () => {
  const gate = { x: 0.4, y: 0.5, width: 0.1, height: 0.03 };

  it('stands after the ink, because papers print what it is called above it or before it', () => {
    expect(sideFor('Gate', gate, [gate])).toBe('right');
  });

  it('stands below where another value follows on the line', () => {
    expect(sideFor('Gate', gate, [gate, { ...gate, x: 0.52 }])).toBe('below');
  });

  it('stands below where the page ends', () => {
    expect(sideFor('Gate', { ...gate, x: 0.88 }, [])).toBe('below');
  });

  it('stands above where values follow on the line and on the next one', () => {
    expect(sideFor('Gate', gate, [gate, { ...gate, x: 0.52 }, { ...gate, y: 0.54 }])).toBe('above');
  });
});
