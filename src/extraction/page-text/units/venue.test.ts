import { expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from '../page-text.ts';

it('shows the address of a venue where the venue stands, whatever stands above it', () => {
  const [ticket] = pageText.extract(
    inputOf([
      pageOf(`# Sommerkonzert

Ticket number 4471-20
Saturday, 5 June 2027, 19:30
Venue: Stadthalle, Ringstraße 4, 70173 Stuttgart
Row 4 Seat 12`),
    ]),
  );
  const venue = ticket!.fields.venue![0]!;
  const address = ticket!.fields.address![0]!;
  expect([venue.value, address.value]).toEqual(['Stadthalle', 'Ringstraße 4, 70173 Stuttgart']);
  expect(address.evidence.region).toEqual(venue.evidence.region);
});
