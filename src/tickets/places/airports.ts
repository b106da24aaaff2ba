/** Airports by IATA code and by name, from `airports.tsv` (OurAirports, public domain) and `other-codes.ts`. */
import { readFileSync } from 'node:fs';
import { plain } from '../same.ts';
import type { Airport } from './airport.ts';
import { englishCity } from './exonyms.ts';
import { nativeNames } from './native-airports.ts';
import { otherPlaces } from './other-codes.ts';

/** The place with an IATA code, in any case; undefined for codes that we do not know. */
export function airportByCode(code: string): Airport | undefined {
  return byCode().get(code.toUpperCase());
}

/**
 * The airports that a city or airport name may mean, the likeliest first: those whose city is just that, then by size.
 * More than one means that the name alone does not tell; an empty list that we do not know it. Codes of cities and closed
 * airports are not among them.
 */
export function airportsByName(name: string): readonly Airport[] {
  return fitting(name).map(({ airport }) => airport);
}

/** All airports whose city, in any of its names, is exactly `city`. */
export function airportsOfCity(city: string): readonly Airport[] {
  const called = byWholeName().get(wantedOf(city)) ?? [];
  return called.toSorted(byFit).map(({ airport }) => airport);
}

const noise = new Set(
  'airport airports international intl int flughafen aeroport aeropuerto aeroporto lufthavn lentoasema letiste terminal'.split(
    ' ',
  ),
);

/** 3: city or whole name; 2: another name of it; 1: the words occur, which alone tells only of large airports (Heathrow). */
type Fit = { readonly airport: Airport; readonly fit: 1 | 2 | 3 };

function fitting(name: string): readonly Fit[] {
  const wanted = wantedOf(name);
  const words = wanted.split(' ').filter(Boolean);
  const [first, ...others] = words
    .map((word) => byWord().get(word) ?? new Set<Airport>())
    .sort((a, b) => a.size - b.size);
  const found = [...(first ?? [])].filter((airport) => others.every((set) => set.has(airport)));
  const called = byWholeName().get(wanted) ?? [];
  return found
    .map((airport) => called.find((one) => one.airport === airport) ?? ({ airport, fit: 1 } as const))
    .filter(({ airport, fit }) => fit > 1 || words.length > 1 || airport.rank === 1)
    .sort(byFit);
}

function byFit(a: Fit, b: Fit): number {
  return b.fit - a.fit || a.airport.rank - b.airport.rank || (a.airport.code < b.airport.code ? -1 : 1);
}

function wantedOf(name: string): string {
  return englishCity(bare(name));
}

/** What every airport is called in languages without blanks between words, and its building behind that. */
const eastAsianNoise =
  /(?:国际机场|國際機場|国際空港|机场|機場|空港|국제공항|공항)(?:[ \u3000]*(?:T\d|第\p{L}{1,2}ターミナル))?/gu;

/** Signs of languages that write no blanks between words. */
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー ]+$/u;

function bare(text: string): string {
  const words = plain(text.replace(eastAsianNoise, ''))
    .split(' ')
    .filter((word) => !noise.has(word));
  return words.join(eastAsian.test(words.join('').normalize('NFC')) ? '' : ' ');
}

let airports: readonly Airport[] | undefined;
let codes: ReadonlyMap<string, Airport> | undefined;
let words: ReadonlyMap<string, ReadonlySet<Airport>> | undefined;
let wholeNames: ReadonlyMap<string, readonly Fit[]> | undefined;

/** Each table is made once, when first asked for. */
function allAirports(): readonly Airport[] {
  if (airports) return airports;
  const lines = readFileSync(new URL('./airports.tsv', import.meta.url), 'utf8').split('\n');
  airports = lines.filter((line) => line && !line.startsWith('#')).map(readLine);
  return airports;
}

function byCode(): ReadonlyMap<string, Airport> {
  codes ??= new Map([...otherPlaces, ...allAirports()].map((place) => [place.code, place]));
  return codes;
}

function byWord(): ReadonlyMap<string, ReadonlySet<Airport>> {
  if (words) return words;
  const index = new Map<string, Set<Airport>>();
  for (const airport of namedAirports()) {
    const texts = [airport.code, airport.city, airport.name, ...airport.otherNames];
    for (const word of new Set(texts.flatMap((text) => plain(text).split(' ')))) {
      const set = index.get(word);
      if (set) set.add(airport);
      else index.set(word, new Set([airport]));
    }
  }
  words = index;
  return words;
}

/** Airports by each of their names without what every airport's has: those that a name is the whole name of. */
function byWholeName(): ReadonlyMap<string, readonly Fit[]> {
  if (wholeNames) return wholeNames;
  const index = new Map<string, Fit[]>();
  for (const airport of namedAirports()) {
    const own = new Set([airport.city, airport.name].map(bare));
    const others = new Set(airport.otherNames.map(bare)).difference(own);
    const add = (name: string, fit: Fit['fit']) =>
      name && index.set(name, [...(index.get(name) ?? []), { airport, fit }]);
    for (const name of own) add(name, 3);
    for (const name of others) add(name, 2);
  }
  wholeNames = index;
  return wholeNames;
}

function namedAirports(): readonly Airport[] {
  return [...allAirports(), ...otherPlaces.filter(({ type }) => type === 'closed')];
}

function readLine(line: string): Airport {
  const [code, rank, name, city, country, latitude, longitude, zone, others] = line.split('\t');
  return {
    code: code!,
    type: 'airport',
    rank: Number(rank) as Airport['rank'], // written by scripts/build-airports.ts as 1, 2 or 3
    name: name!,
    city: city!,
    country: country!,
    location: { latitude: Number(latitude), longitude: Number(longitude) },
    zone: zone!,
    otherNames: [...(others ? others.split('|') : []), ...nativeNames(code!)],
  };
}
