import { expect, it } from 'vitest';
import { beyond } from './bounds.ts';

it('what takes the place of another reading is far likelier, most where a ticket is not the only one', () => {
  expect(beyond(0.3, false)).toBeCloseTo(0.65);
  expect(beyond(0.9, false)).toBeGreaterThan(1); // nothing is
  expect(beyond(0.3, true)).toBeCloseTo(0.76);
  expect(beyond(0.9, true)).toBeCloseTo(0.985);
});
