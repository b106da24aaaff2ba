import { expect, it } from 'vitest';
import { isDesk } from './desks.ts';

it.each(['Rezeption', 'Front Desk', 'Priėmimo skyrius', 'Dział rezerwacji', '訂房組', 'מחלקת הזמנות', 'Reservations,'])(
  '%s signs for its house, and is none',
  (text) => expect(isDesk(text)).toBe(true),
);

it.each(['Hotel Rezeption Mitte', 'Pension Sonnblick', 'The Front Desk Inn'])('%s is a house', (text) => {
  expect(isDesk(text)).toBe(false);
});
