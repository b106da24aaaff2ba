import { describe, expect, it } from 'vitest';
import { finnishStation } from './finnish-stations.ts';
import { stationByCode } from './stations.ts';

describe('finnishStation', () => {
  it.each([
    ['HKI', 'Helsinki asema'],
    ['TPE', 'Tampere asema'],
    ['ROI', 'Rovaniemi'],
    ['LEN', 'Lentoasema'],
  ])('knows %s as %s', (letters, name) => {
    expect(stationByCode('uic', finnishStation(letters))?.name).toBe(name);
  });

  it('knows no other letters', () => {
    expect(finnishStation('XX')).toBeUndefined();
    expect(finnishStation(undefined)).toBeUndefined();
  });
});
