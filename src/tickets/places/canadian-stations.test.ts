import { describe, expect, it } from 'vitest';
import { canadianStation } from './canadian-stations.ts';

describe('canadianStation', () => {
  it.each([
    ['TRTO', 'Toronto', 'America/Toronto'],
    ['MCTN', 'Moncton', 'America/Halifax'],
    ['SASK', 'Saskatoon', 'America/Regina'],
    ['CHUR', 'Churchill', 'America/Winnipeg'],
    ['VCVR', 'Vancouver', 'America/Vancouver'],
  ])('knows %s as %s', (code, name, zone) => expect(canadianStation(code)).toEqual({ name, zone }));

  it('knows no other letters', () => expect(canadianStation('XXXX')).toBeUndefined());
});
