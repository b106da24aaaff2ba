import { expect, it } from 'vitest';
import { bucket, bucketAt } from './bucket.ts';

it.each([
  [0, 0, '1'],
  [1, 0, '1'],
  [1.01, 1, '3'],
  [3, 1, '3'],
  [8, 2, '8'],
  [9, 3, '+'],
])('%f is in place %i of the bounds 1, 3 and 8, which is called %s', (count, at, name) => {
  expect(bucketAt(count, [1, 3, 8])).toBe(at);
  expect(bucket(count, [1, 3, 8])).toBe(name);
});
