import { describe, expect, it } from 'vitest';
import { cityZone, groundZones } from './ground.ts';

describe('zones of journeys on the ground', () => {
  it.each([
    ['Praha hl.n.', 'Brno hl.n.', 'Europe/Prague', 'Europe/Prague'],
    ['Glasgow Central', 'London Euston', 'Europe/London', 'Europe/London'],
    ['Verona Porta Nuova', 'Milano Centrale', 'Europe/Rome', 'Europe/Rome'],
    ['London St Pancras', 'Paris Nord', 'Europe/London', 'Europe/Paris'],
    ['Helsinki', 'Tallinn', 'Europe/Helsinki', 'Europe/Tallinn'],
    ['Helsinki', 'Tukholma', 'Europe/Helsinki', 'Europe/Stockholm'],
    ['Playa Blanca (Lanzarote)', 'Corralejo', 'Atlantic/Canary', 'Atlantic/Canary'],
    ['Cádiz', 'Las Palmas, Gran Canaria', undefined, 'Atlantic/Canary'],
  ])('knows %s to %s', (from, to, local, there) => expect(groundZones(from, to)).toEqual({ local, there }));

  it('gives a village the zone of the town at the other end, in Europe', () => {
    expect(groundZones('Unterkleinkirchhausen', 'Zürich HB')).toEqual({
      local: 'Europe/Zurich',
      there: 'Europe/Zurich',
    });
  });

  it('does not send a British train to Nebraska', () => {
    expect(groundZones('Lincoln', 'London Kings Cross')).toEqual({});
  });

  it('says nothing about names that it does not know', () => {
    expect(groundZones('Hall 3', 'Platform 9¾')).toEqual({ there: undefined });
    expect(cityZone('Nowhereville')).toBeUndefined();
  });

  it.each(['San Sebastián de los Reyes', 'Colonia del Sacramento', 'Santiago do Cacém'])(
    'takes %s for no part of the town that its first word names',
    (name) => expect(cityZone(name)).toBeUndefined(),
  );

  it('lets a currency settle a name that repeats over the world', () => {
    expect(cityZone('Birmingham', 'Europe/London')).toBe('Europe/London');
  });
});
