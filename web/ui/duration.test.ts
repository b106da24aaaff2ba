import { expect, it } from 'vitest';
import { durationOf } from './duration.ts';

it.each([
  [1, '1 minute'],
  [60, '60 minutes'],
  [90, '90 minutes'],
  [120, '2 hours'],
  [581, '9 hours, 41 minutes'],
  [1440, '1 day'],
  [10_080, '7 days'],
])('says %i minutes as %s', (minutes, words) => expect(durationOf(minutes)).toBe(words));
