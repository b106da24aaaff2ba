import { describe, expect, it } from 'vitest';
import { countryCode } from './countries.ts';
import { zoneAt, zoneOfAirport, zoneOfCity, zoneOfCountry } from './zones.ts';

describe('zones', () => {
  it('finds the zone of a location, and none outside of the earth', () => {
    expect(zoneAt({ latitude: 52.5, longitude: 13.4 })).toBe('Europe/Berlin');
    expect(zoneAt({ latitude: 91, longitude: 13.4 })).toBeUndefined();
    expect(zoneAt({ latitude: Number.NaN, longitude: 13.4 })).toBeUndefined();
  });

  it('finds the zone of a country with one clock, by code or name in any language', () => {
    expect(['DE', 'Deutschland', 'Germany', 'Allemagne', 'Niemcy'].map(zoneOfCountry)).toEqual(
      Array(5).fill('Europe/Berlin'),
    );
    expect(zoneOfCountry('Argentina')).toBe('America/Argentina/Buenos_Aires');
    expect(zoneOfCountry('China')).toBe('Asia/Shanghai');
    expect(zoneOfCountry('UK')).toBe('Europe/London');
  });

  it('does not choose among the clocks of a country', () => {
    expect(['US', 'Spain', 'Australia', 'Portugal', 'Brasil'].map(zoneOfCountry)).toEqual(Array(5).fill(undefined));
  });

  it('finds the zone of a city', () => {
    expect(zoneOfCity('Kopenhagen')).toBe('Europe/Copenhagen');
    expect(zoneOfCity('Osaka')).toBe('Asia/Tokyo');
    expect(zoneOfCity('Madrid')).toBe('Europe/Madrid');
    expect(zoneOfAirport('LIS')).toBe('Europe/Lisbon');
  });

  it('does not choose among cities of one name, unless the country is told', () => {
    expect(zoneOfCity('Birmingham')).toBeUndefined();
    expect(zoneOfCity('San José')).toBeUndefined();
    expect(zoneOfCity('Birmingham', 'England')).toBe('Europe/London');
    expect(zoneOfCity('Birmingham', 'USA')).toBe('America/Chicago');
    expect(zoneOfCity('Hogsmeade')).toBeUndefined();
  });
});

describe('countryCode', () => {
  it('reads codes and names, and nothing else', () => {
    expect(['at', 'Österreich', 'Czech Republic', 'Türkiye', 'UK'].map(countryCode)).toEqual([
      'AT',
      'AT',
      'CZ',
      'TR',
      'GB',
    ]);
    expect(['', 'EU', 'Europe', 'XX', 'DD', 'Bavaria'].map(countryCode)).toEqual(Array(6).fill(undefined));
  });
});
