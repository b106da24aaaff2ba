import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stationKey } from './station-name.ts';
import { stationByCode, stationsNamed } from './stations.ts';

const tableOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));

describe('stations by code', () => {
  it.each([
    ['uic', '8001427', 'Flensburg', 'Europe/Berlin'],
    ['uic', '8503000', 'Zürich HB', 'Europe/Zurich'],
    ['ibnr', '8011160', 'Berlin Hbf', 'Europe/Berlin'],
    ['sncf', 'FRPLY', 'Paris Gare de Lyon', 'Europe/Paris'],
    ['sncf', 'GBSPX', 'London St-Pancras', 'Europe/London'],
  ] as const)('knows %s %s', (table, code, name, zone) => {
    expect(stationByCode(table, code)).toMatchObject({ name, zone });
  });

  it('does not mix the tables, and knows nothing of other codes', () => {
    expect(stationByCode('uic', '8011160')?.name).toBe('Offenbach (Main) Ost');
    for (const code of ['8999999', '0000000', '9999999', 'FRPL', '', undefined])
      expect(stationByCode('uic', code)).toBeUndefined();
  });

  it('has every line of the table that a code points to, in order', () => {
    const codes = tableOf('./station-codes.tsv').map((line) => line.split('\t')[0]!);
    expect(codes.toSorted()).toEqual(codes);
    const far = codes.filter((_, index) => index % 500 === 0);
    expect(far.filter((code) => !stationByCode(tables[code[0]!]!, code.slice(1)))).toEqual([]);
  });
});

const tables: Readonly<Record<string, 'uic' | 'ibnr' | 'sncf'>> = { u: 'uic', i: 'ibnr', s: 'sncf' };

describe('stations by name', () => {
  it.each([
    ['BERLIN HBF', 'Berlin Hbf'],
    ['Wien Hauptbahnhof', 'Wien Hbf'],
    ['Praha hlavní nádraží', 'Praha hl.n.'],
    ['PARIS GARE LYON', 'Paris Gare de Lyon'],
    ['London St Pancras International', 'London St-Pancras'],
    ['MILANO C.LE', 'Milano Centrale'],
    ['Vienna Hbf', 'Wien Hbf'],
    ['MUENCHEN HBF', 'München Hbf'],
    ['VERONA PN', 'Verona Porta Nuova'],
    ['London King’s Cross', 'London Kings Cross'],
    ["LONDON ST PANCRAS INT'L", 'London St-Pancras'],
    ['Stockholm C', 'Stockholm Central'],
    ['Brussels Midi', 'Bruxelles-Midi'],
    ['Frankfurt(Main)Hbf', 'Frankfurt (Main) Hbf'],
    ['Bruxelles-Midi / Brussel-Zuid', 'Bruxelles-Midi'],
  ])('knows %s', (name, known) => {
    expect(stationsNamed(name).map((station) => station.name)).toEqual([known]);
  });

  it('gives all that bear a name, cities last', () => {
    const named = stationsNamed('Essen').map(({ country, kind }) => `${country} ${kind}`);
    expect(named).toEqual(['BE station', 'DE city']);
  });

  it('does not take a station for the city that it is called after', () => {
    expect(stationsNamed('Gare de Lyon')).toEqual([]);
  });

  it('finds every line of the table by its name', () => {
    const lines = tableOf('./stations.tsv');
    const keys = lines.map((line) => stationKey(line.split('\t')[0]!));
    const sorted = keys.every(
      (key, at) => at === 0 || Buffer.compare(Buffer.from(keys[at - 1]!), Buffer.from(key)) <= 0,
    );
    expect(sorted).toBe(true);
    const names = lines.filter((_, at) => at % 400 === 0).map((line) => line.split('\t')[0]!);
    expect(names.filter((name) => stationsNamed(name).length === 0)).toEqual([]);
  });
});
