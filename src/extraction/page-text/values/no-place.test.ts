import { expect, it } from 'vitest';
import { isNoPlace } from './no-place.ts';
import { isPlausiblePlace } from './routes.ts';
import { readPlace, readStop } from './stops.ts';

it.for([
  'ADT',
  '(NDT)',
  'CEST',
  'UK-tijd',
  'Local time',
  'finsk tid',
  'Direktverbindung',
  'Schedule',
  'Schedule 5274',
  'bez przesiadki',
  'przewoźnik Dalekie Szlaki s.r.o.',
])('%s stands beside a clock or between two ends, and is no end', (text) => {
  expect(isNoPlace(text)).toBe(true);
  expect(isPlausiblePlace(readStop(text))).toBe(false);
});

it.for(['IST', 'Hull', 'Zeitz', 'Newtimber', 'Port aux Basques', 'St. Anton', 'Est'])('%s is a place', (text) => {
  expect(isNoPlace(text)).toBe(false);
});

it('the code behind the name of its city ends the name, whatever follows', () => {
  expect(readPlace('Zürich ZRH, Economy Class (N), Boeing 777')).toEqual({ name: 'Zürich', code: 'ZRH' });
  expect(readPlace('Doha Hamad Int. DOH, Sitze 24A / 24B')).toEqual({ name: 'Doha Hamad Int.', code: 'DOH' });
  expect(readPlace('Hotel SPA, Elm Street 4')).toEqual({ name: 'Hotel SPA, Elm Street 4' });
});

it('whose clock a departure is told by is not where it is', () => {
  expect(readStop('Wed, Jul 14, 2027 5:30 PM NDT')).toMatchObject({ clock: '17:30' });
  expect(readStop('Wed, Jul 14, 2027 5:30 PM NDT').place).toBeUndefined();
});
