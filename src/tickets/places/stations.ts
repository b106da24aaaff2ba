/**
 * Stations and stops of Europe by code and by name, from `stations.tsv` (ODbL 1.0, see its top). The file stays one piece
 * of bytes in which lines are looked up: a table of objects would take fifty megabytes and be used for two of them.
 */
import { readFileSync } from 'node:fs';
import type { Location } from '../fields.ts';
import { kilometres } from './distance.ts';
import { namesOfCity } from './exonyms.ts';
import { stationKey } from './station-name.ts';

/** A station or stop; a `city` is where several may be, with its middle as the location. */
export type Station = {
  readonly name: string;
  readonly kind: 'station' | 'main' | 'city';
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** IANA name. */
  readonly zone: string;
  readonly location: Location;
};

/** Tables of codes: seven digits of the UIC, seven of the German railways (IBNR, EVA), five letters of SNCF (`FRPLY`). */
export type StationTable = 'uic' | 'ibnr' | 'sncf';

const marks: Readonly<Record<StationTable, string>> = { uic: 'u', ibnr: 'i', sncf: 's' };

/** The station with a code of a table; undefined for codes that it does not have. */
export function stationByCode(table: StationTable, code: string | undefined): Station | undefined {
  if (!code || !/^(?:\d{7}|[A-Z]{5})$/.test(code)) return undefined;
  const wanted = `${marks[table]}${code}`;
  const { codes, start } = data();
  const line = firstLine(codes, 0, (first) => first >= wanted);
  const [found, offset] = codes.toString('latin1', line, codes.indexOf(10, line)).split('\t');
  return found === wanted ? stationAt(start + Number.parseInt(offset!, 36)) : undefined;
}

/** Stops that stand closer than this many kilometres are parts of one station. */
const oneStation = 1.5;

/**
 * The places that are called exactly so, in one of the ways to write it: main stations before others before cities, one of
 * those that stand side by side. Several mean that the name alone does not tell. Names in two languages
 * (`Bruxelles-Midi / Brussel-Zuid`) are looked up one by one.
 */
export function stationsNamed(name: string): readonly Station[] {
  const whole = placesOf(name);
  return whole.length > 0 || !name.includes('/') ? whole : apart(name.split('/').flatMap(placesOf));
}

function placesOf(name: string): readonly Station[] {
  const key = stationKey(name);
  if (!key) return [];
  const found = linesOf(key);
  return apart(found.length > 0 ? found : otherSpellings(key).flatMap(linesOf));
}

/** `Vienna Hbf` is in the table by the name that its own people use, and `MUENCHEN HBF` with the letter that it has. */
function otherSpellings(key: string): readonly string[] {
  const [city = '', ...rest] = key.split(' ');
  const names = namesOfCity(city)
    .filter((other) => other !== city)
    .map((other) => [other, ...rest].join(' '));
  const letters = key.replace(/([aou])e|aa/g, (pair, vowel?: string) => vowel ?? pair[0]!);
  return letters === key ? names : [...names, letters];
}

function apart(stations: readonly Station[]): readonly Station[] {
  const ranked = stations.toSorted((a, b) => rank(a) - rank(b));
  return ranked.filter(
    (station, index) =>
      !ranked.slice(0, index).some((better) => kilometres(better.location, station.location) < reach(station)),
  );
}

/** The middle of a city may be some way from its station. */
function reach(station: Station): number {
  return station.kind === 'city' ? 10 : oneStation;
}

function rank({ kind }: Station): number {
  return ['main', 'station', 'city'].indexOf(kind);
}

type Data = {
  readonly file: Buffer;
  /** Where the lines behind the top begin. */
  readonly start: number;
  readonly zones: readonly string[];
  readonly codes: Buffer;
};

let loaded: Data | undefined;

function data(): Data {
  if (loaded) return loaded;
  const file = readFileSync(new URL('./stations.tsv', import.meta.url));
  const codes = readFileSync(new URL('./station-codes.tsv', import.meta.url));
  const zonesAt = file.indexOf('# zones\t');
  const start = file.indexOf('\n', zonesAt) + 1;
  loaded = { file, start, codes, zones: file.toString('utf8', zonesAt + 8, start - 1).split('\t') };
  return loaded;
}

/** The lines are in the order of the bytes of their keys: the first is found by halving, the others follow. */
function linesOf(key: string): Station[] {
  const { file } = data();
  const wanted = Buffer.from(key);
  const stations: Station[] = [];
  for (let at = firstOfKey(wanted); at < file.length; at = file.indexOf(10, at) + 1) {
    if (stationKey(firstColumn(file, at)) !== key) break;
    stations.push(stationAt(at));
  }
  return stations;
}

/** Where the first line begins whose key is not before another one. */
function firstOfKey(wanted: Buffer): number {
  const { file, start } = data();
  let steps = 0;
  return firstLine(file, start, (name, line) => {
    const known = keys.get(line) ?? Buffer.from(stationKey(name));
    // Every search begins with the same lines.
    if (++steps <= keptSteps) keys.set(line, known);
    return Buffer.compare(known, wanted) >= 0;
  });
}

/** Keys of the lines that the first steps of any search come to, by where they begin: at most 2 ** `keptSteps`. */
const keys = new Map<number, Buffer>();
const keptSteps = 12;

/** Where the first of sorted lines begins whose first column passes; the size of the file when none does. */
function firstLine(file: Buffer, start: number, passes: (column: string, line: number) => boolean): number {
  let low = start;
  let high = file.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = middle === 0 ? 0 : file.lastIndexOf(10, middle - 1) + 1;
    if (passes(firstColumn(file, line), line)) high = line;
    else low = file.indexOf(10, line) + 1;
  }
  return low;
}

function firstColumn(file: Buffer, line: number): string {
  return file.toString('utf8', line, file.indexOf(9, line));
}

/** The station of the line that begins at a byte. */
function stationAt(line: number): Station {
  const { file, zones } = data();
  const [name, kind, country, zone, latitude, longitude] = file
    .toString('utf8', line, file.indexOf(10, line))
    .split('\t');
  return {
    name: name!,
    kind: kind === 'c' ? 'city' : kind === 'm' ? 'main' : 'station',
    country: country!,
    zone: zones[Number(zone)]!,
    location: { latitude: Number(latitude), longitude: Number(longitude) },
  };
}
