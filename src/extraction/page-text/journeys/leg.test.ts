import { describe, expect, it } from 'vitest';
import { legRoles } from './leg.ts';

describe('what each leg of a journey has of its own', () => {
  it.each(['seat', 'coach', 'class', 'gate', 'carrier', 'vehicle', 'baggage', 'boarding'] as const)(
    'is its %s',
    (role) => {
      expect(legRoles.has(role)).toBe(true);
    },
  );

  it.each(['from', 'start', 'number', 'passenger', 'bookingReference', 'price', 'issuer'] as const)(
    'is not what the order or its ends tell: %s',
    (role) => {
      expect(legRoles.has(role)).toBe(false);
    },
  );
});
