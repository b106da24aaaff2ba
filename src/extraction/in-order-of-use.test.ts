import { describe, expect, it } from 'vitest';
import { ticket } from '#test/support/ticket-builder.ts';
import { inOrderOfUse } from './in-order-of-use.ts';

const flight = (number: string, local: string, zone?: string) =>
  ticket('flight', { number, start: { local, ...(zone ? { zone } : {}) } });
const numbers = (...tickets: readonly ReturnType<typeof flight>[]) =>
  inOrderOfUse(tickets).map(({ fields }) => fields.number?.value);

describe('tickets in the order of their use', () => {
  it('go by moments across the date line', () => {
    const first = flight('NZ 10', '2027-03-15T09:00', 'Pacific/Auckland');
    const second = flight('HA 12', '2027-03-14T15:00', 'Pacific/Honolulu');
    expect(numbers(second, first)).toEqual(['NZ 10', 'HA 12']);
  });

  it('go by the clocks on the wall where a place is not known', () => {
    expect(numbers(flight('B 2', '2027-03-15T09:00'), flight('A 1', '2027-03-14T23:00', 'Pacific/Auckland'))).toEqual([
      'A 1',
      'B 2',
    ]);
  });

  it('come last without a day', () => {
    const open = ticket('flight', { number: 'X 1' });
    expect(inOrderOfUse([open, flight('A 1', '2027-03-14')]).map(({ fields }) => fields.number?.value)).toEqual([
      'A 1',
      'X 1',
    ]);
  });
});
