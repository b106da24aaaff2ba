import { expect, it } from 'vitest';
import { areSerial, shapeOf } from './shape.ts';

it('numbers are of one shape whatever letters and digits they have', () => {
  expect(shapeOf('QX-7718')).toBe('AA-9999');
  expect(shapeOf('ŻÓ 12')).toBe(shapeOf('AB 90'));
  expect(shapeOf('AB12')).not.toBe(shapeOf('AB123'));
});

it.each([
  ['KR-4402-17', 'KR-4402-18', true],
  ['4417209301', '4417209999', true],
  ['KR-4402-17', 'KR-4403-17', false],
  ['KR-4402-17', 'KR-4402-175', false],
  ['A1017', 'A1018', false],
])('%s and %s are of one series: %s', (one, other, are) => {
  expect(areSerial(one, other)).toBe(are);
});
