import { describe, expect, it } from 'vitest';
import { stateOf } from './state-zones.ts';

describe('the zone of the state in an address', () => {
  it.each([
    ['Corner Hotel, 57 Swan St, Richmond VIC 3121', 'Australia/Melbourne'],
    ['101 Biltmore Avenue, Asheville, NC 28801', 'America/New_York'],
    ['375 York Avenue, Winnipeg, MB R3C 3J3', 'America/Winnipeg'],
    ['1 Main Street, Denver, CO 80202-1234', 'America/Denver'],
    ['705 Opry Avenue, Nashville, TN 37214', 'America/Chicago'],
    ['1 Aquarium Way, Chattanooga, TN 37402', 'America/New_York'],
    ['120 Lakeview Dr, Henderson, KY 42420', 'America/Chicago'],
    ['350 King St, London, ON N6B 3L1', 'America/Toronto'],
    ['Rua Chile 12, Salvador - BA, 40020-000', 'America/Bahia'],
  ])('is that of %s', (address, zone) => expect(stateOf(address)?.zone).toBe(zone));

  it.each([
    ['a country with the letters of a state', 'Rue de Fès 4, MA 20000 Casablanca'],
    ['a postcode alone', '3121 Richmond'],
    ['a town of Germany', 'DE 10117 Berlin'],
  ])('is not told of %s', (_name, address) => expect(stateOf(address)).toBeUndefined());

  it('is its country alone where a postcode area has two clocks', () => {
    expect(stateOf('12 Main Street, Goodland, KS 67735')).toEqual({ country: 'US', zone: undefined });
    expect(stateOf('1 Main Street, Kenora, ON P9N 1A1')).toEqual({ country: 'CA', zone: undefined });
  });
});
