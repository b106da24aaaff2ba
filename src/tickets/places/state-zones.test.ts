import { describe, expect, it } from 'vitest';
import { stateZone } from './state-zones.ts';

describe('the zone of the state in an address', () => {
  it.each([
    ['Corner Hotel, 57 Swan St, Richmond VIC 3121', 'Australia/Melbourne'],
    ['101 Biltmore Avenue, Asheville, NC 28801', 'America/New_York'],
    ['375 York Avenue, Winnipeg, MB R3C 3J3', 'America/Winnipeg'],
    ['1 Main Street, Denver, CO 80202-1234', 'America/Denver'],
  ])('is that of %s', (address, zone) => expect(stateZone(address)).toBe(zone));

  it.each([
    ['a country with the letters of a state', 'Rue de Fès 4, MA 20000 Casablanca'],
    ['a state with two zones', '1 Main Street, Nashville, TN 37201'],
    ['a postcode alone', '3121 Richmond'],
    ['a town of Germany', 'DE 10117 Berlin'],
  ])('is not told of %s', (_name, address) => expect(stateZone(address)).toBeUndefined());
});
