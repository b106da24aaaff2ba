import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('a stream of choices', () => {
  it('is the same for the same seed and name', () => {
    const draw = () => {
      const random = createRandom(7, 'tickets');
      return [random.int(1, 1000), random.digits(9), random.reference(6), random.shuffle([1, 2, 3, 4, 5])];
    };
    expect(draw()).toEqual(draw());
  });

  it('differs between neighbouring seeds', () => {
    const first = [1, 2, 3, 4].map((seed) => createRandom(seed).digits(12));
    expect(new Set(first).size).toBe(4);
  });

  it('keeps both ends of a range and leaves I and O out of references', () => {
    const random = createRandom(3);
    expect(new Set(Array.from({ length: 200 }, () => random.int(1, 3)))).toEqual(new Set([1, 2, 3]));
    expect(random.reference(500)).toMatch(/^[A-HJ-NP-Z][A-HJ-NP-Z2-9]{499}$/);
  });
});
