/** Time zones of places, countries and cities. A zone that a name does not tell is never guessed. */
import { readFileSync } from 'node:fs';
import tzLookup from 'tz-lookup';
import type { Location } from '../fields.ts';
import { plain } from '../same.ts';
import { airportByCode, airportsOfCity } from './airports.ts';
import { countryCode } from './countries.ts';
import { englishCity } from './exonyms.ts';

/** The IANA zone at a location; undefined where the location is not on earth. */
export function zoneAt({ latitude, longitude }: Location): string | undefined {
  try {
    return tzLookup(latitude, longitude);
  } catch {
    return undefined;
  }
}

/** The zone of a country (code or name) all of which keeps the same clock; undefined for the USA or Spain. */
export function zoneOfCountry(country: string): string | undefined {
  const code = countryCode(country);
  // All of China keeps Beijing time for transport; Asia/Urumqi is local custom.
  if (code === 'CN') return 'Asia/Shanghai';
  const zones = code ? (zonesByCountry().get(code) ?? []).map(({ zone }) => zone) : [];
  const main = mainZones[code ?? ''] ?? zones[0];
  return main && zones.every((zone) => sameClock(zone, main)) ? main : undefined;
}

/**
 * The zone of a city, by the airports that serve it and the cities that zones are named after. Only where all that bear
 * the name (in `country`, a code or name, where given) keep the same clock, or a zone is named after one of them.
 */
export function zoneOfCity(city: string, country?: string): string | undefined {
  const code = country === undefined ? undefined : countryCode(country);
  const inCountry = (entry: Named) => code === undefined || entry.country === code;
  const named = (cityZones().get(englishCity(plain(city))) ?? []).filter(inCountry);
  const [first, ...others] = named.length > 0 ? named : airportsOfCity(city).filter(inCountry);
  return first && others.every((entry) => sameClock(entry.zone, first.zone)) ? first.zone : undefined;
}

/** The zone at an airport by its IATA code. */
export function zoneOfAirport(code: string): string | undefined {
  return airportByCode(code)?.zone;
}

/** Where the first zone in the alphabet is not the one that people name. */
const mainZones: Readonly<Record<string, string>> = {
  DE: 'Europe/Berlin',
  AR: 'America/Argentina/Buenos_Aires',
  MY: 'Asia/Kuala_Lumpur',
  UA: 'Europe/Kyiv',
  UZ: 'Asia/Tashkent',
  VN: 'Asia/Ho_Chi_Minh',
};

type Named = { readonly country: string; readonly zone: string };

let countries: ReadonlyMap<string, readonly Named[]> | undefined;
let cities: ReadonlyMap<string, readonly Named[]> | undefined;

function zonesByCountry(): ReadonlyMap<string, readonly Named[]> {
  countries ??= Map.groupBy(readZones(), ({ country }) => country);
  return countries;
}

function cityZones(): ReadonlyMap<string, readonly Named[]> {
  cities ??= Map.groupBy(readZones(), ({ zone }) => plain(zone.split('/').at(-1)!.replaceAll('_', ' ')));
  return cities;
}

/** `zones.tsv`, read again by each of its two users, once. */
function readZones(): readonly Named[] {
  const lines = readFileSync(new URL('./zones.tsv', import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([country, , , zone]) => ({ country: country!, zone: zone! }));
}

const clocks = new Map<string, string>();

/** The same offset in every season of these years. */
function sameClock(a: string, b: string): boolean {
  return a === b || clockOf(a) === clockOf(b);
}

function clockOf(zone: string): string {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const months = [0, 2, 3, 5, 6, 9, 10];
  const offsets = months.map((month) => format.formatToParts(Date.UTC(2026, month, 30)).at(-1)!.value);
  clocks.set(zone, offsets.join(' '));
  return offsets.join(' ');
}
