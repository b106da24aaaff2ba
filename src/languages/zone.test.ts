import { describe, expect, it } from 'vitest';
import { zoneIn } from './zone.ts';

describe('the zone of a time', () => {
  const inLisbon = { zone: 'Europe/Lisbon', offset: null };

  it('is called what people call it, by the season', () => {
    expect(zoneIn('en', { local: '2027-07-09T11:25', ...inLisbon })).toBe('Western European Summer Time');
    expect(zoneIn('en', { local: '2027-01-09T11:25', ...inLisbon })).toBe('Western European Standard Time');
  });

  it('is said in the language', () => {
    expect(zoneIn('de', { local: '2027-07-09T11:25', ...inLisbon })).toBe('Westeuropäische Sommerzeit');
    expect(zoneIn('ar', { local: '2027-07-09T11:25', ...inLisbon })).toBe('توقيت غرب أوروبا الصيفي');
  });

  it('turns with the clocks, to the minute', () => {
    const night = { local: '2027-10-31T01:30', zone: 'Europe/Lisbon' };
    expect(zoneIn('en', { ...night, offset: '+01:00' })).toBe('Western European Summer Time');
    expect(zoneIn('en', { ...night, offset: '+00:00' })).toBe('Western European Standard Time');
  });

  it('is the place where its clock has no name in the language', () => {
    expect(zoneIn('it', { local: '2027-07-09T11:25', zone: 'Europe/Istanbul', offset: null })).toBe('Ora Turchia');
  });

  it('is an offset where nothing else is known, and nothing where that is not', () => {
    const local = '2027-07-09T11:25';
    expect(zoneIn('fr', { local, zone: null, offset: '+03:00' })).toBe('UTC+3');
    expect(zoneIn('en', { local, zone: null, offset: null })).toBeUndefined();
  });
});
