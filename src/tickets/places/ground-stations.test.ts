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

  it('takes one end alone where money tells the country, or the name leaves no doubt', () => {
    expect(named('Offenburg', 'Nowhere')).toEqual([undefined, undefined]);
    expect(named('Offenburg', 'Nowhere', 'Europe/Berlin')).toEqual(['DE Offenburg', undefined]);
    expect(named('Köln Hbf', 'Nowhere')).toEqual(['DE Köln Hbf', undefined]);
  });

  it('believes two far places of a country whose names are seldom lent', () => {
    expect(named('Flensburg', 'Rosenheim')).toEqual(['DE Flensburg', 'DE Rosenheim']);
    expect(named('Lancaster', 'Exton')).toEqual([undefined, undefined]);
  });
});
