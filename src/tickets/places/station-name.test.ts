import { describe, expect, it } from 'vitest';
import { kilometres } from './distance.ts';
import { stationKey } from './station-name.ts';

describe('the key of a station’s name', () => {
  it.each([
    ['Praha hlavní nádraží', 'PRAHA HL.N.'],
    ['Bratislava hlavná stanica', 'Bratislava hl.st.'],
    ['Paris Gare de Lyon', 'PARIS GARE LYON'],
    ['Köln Hauptbahnhof', 'Köln Hbf'],
    ['Kölnhbf', 'KÖLN HBF'],
    ['Zürich HB', 'Zürich Hauptbahnhof'],
    ['Stockholm C', 'Stockholm Centralstation'],
    ['Amsterdam Centraal', 'AMSTERDAM CS'],
    ['Milano Centrale', 'MILANO C.LE'],
    ['Torino Porta Nuova', 'TORINO P.NUOVA'],
    ['Verona PN', 'Verona P.ta Nuova'],
    ['Firenze Santa Maria Novella', 'FIRENZE S.M.N.'],
    ['Warszawa Wschodnia', 'Warszawa Wsch.'],
    ['Saint-Étienne', 'ST ETIENNE'],
    ['Budapest Keleti pályaudvar', 'Budapest Keleti pu.'],
    ['King’s Cross', 'Kings Cross'],
    ['Ashford International', 'ASHFORD INTL'],
  ])('is one for %s and %s', (one, other) => expect(stationKey(one)).toBe(stationKey(other)));

  it.each([
    ['Gare de Lyon', 'Lyon'],
    ['Köln Hbf', 'Köln'],
    ['Stockholm C', 'Stockholm'],
    ['Köln Hbf', 'Köln Messe/Deutz'],
    ['Firenze Santa Maria Novella', 'Firenze Rifredi'],
  ])('is another one for %s and %s', (one, other) => expect(stationKey(one)).not.toBe(stationKey(other)));
});

describe('the distance of two places', () => {
  it('is that over the earth, in kilometres', () => {
    const [bergen, oslo] = [
      { latitude: 60.39, longitude: 5.32 },
      { latitude: 59.91, longitude: 10.75 },
    ];
    expect(kilometres(bergen, oslo)).toBeCloseTo(305, -1);
    expect(kilometres(oslo, bergen)).toBeCloseTo(kilometres(bergen, oslo), 6);
    expect(kilometres(oslo, oslo)).toBe(0);
    expect(kilometres(oslo, { latitude: 38.72, longitude: -9.14 })).toBeCloseTo(2740, -2);
    expect(kilometres({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111, 0);
  });
});
