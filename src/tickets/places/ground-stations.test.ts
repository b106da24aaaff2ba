import { describe, expect, it } from 'vitest';
import { groundStations } from './ground-stations.ts';

const named = (from: string, to: string, zone?: string) => {
  const { from: start, to: end } = groundStations(from, to, zone);
  return [start && `${start.country} ${start.name}`, end && `${end.country} ${end.name}`];
};

describe('stations of a journey', () => {
  it.each([
    ['Praha hl.n.', 'Brno hl.n.', 'CZ Praha hl.n.', 'CZ Brno hl.n.'],
    ['Frankfurt(Main)Hbf', 'Zürich HB', 'DE Frankfurt (Main) Hbf', 'CH Zürich HB'],
    ['London St Pancras Intl', 'Paris Nord', 'GB London St-Pancras', 'FR Paris Gare du Nord'],
  ])('knows %s to %s', (from, to, start, end) => expect(named(from, to)).toEqual([start, end]));

  it('says nothing about the end whose name two places bear', () => {
    expect(named('Essen', 'Stuttgart Hbf')).toEqual([undefined, 'DE Stuttgart Hbf']);
  });

  it('takes no American town for a European one', () => {
    expect(named('Boston', 'Cambridge')).toEqual([undefined, undefined]);
    expect(named('Valencia', 'Caracas')).toEqual([undefined, undefined]);
  });

  it('takes one end alone only where money tells the country', () => {
    expect(named('Köln Hbf', 'Nowhere')).toEqual([undefined, undefined]);
    expect(named('Köln Hbf', 'Nowhere', 'Europe/Berlin')).toEqual(['DE Köln Hbf', undefined]);
  });
});
