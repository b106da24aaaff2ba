import { expect, it } from 'vitest';
import { isAirlineName } from './airlines.ts';

it.each(['Thai AirAsia', 'KENYA AIRWAYS'])('knows an airline by its whole name: %s', (name) => {
  expect(isAirlineName(name)).toBe(true);
});

it.each(['Aurora', 'Aurora Quist', 'Thai AirAsia Lounge'])('takes no person and no place for one: %s', (name) => {
  expect(isAirlineName(name)).toBe(false);
});
