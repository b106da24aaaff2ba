/** Zones of towns and stations that only a name tells. Names repeat over the world: another end or a currency decides. */
import { plain } from '../same.ts';
import type { Airport } from './airport.ts';
import { airportsByName } from './airports.ts';
import { kilometres } from './distance.ts';
import { zoneOfCity } from './zones.ts';

/** Words that only stations have; the town stands before them. */
const stationWords = new Set(
  'hbf hauptbahnhof bahnhof bhf bf hl n nadrazi central centrale centraal centro station stazione estacion estacao gare nord sud est ouest midi termini porta nuova sants atocha zob terminal busbahnhof bus airport flughafen street road st lime victoria euston kings cross piccadilly new'.split(
    ' ',
  ),
);

/** "San Sebastián de La Gomera" is no part of San Sebastián, nor "Colonia del Sacramento" one of Cologne. */
const ofAnother = new Set(
  'de del dei della da do dos das di du des d of am an im ob bei la le los las upon sur sous under aan'.split(' '),
);

/** Ground journeys are shorter than this many kilometres. */
const farthest = 2500;

/**
 * The zones at both ends of a journey on the ground, by the names of towns or stations. Ends that share a name with a
 * place on another continent are settled by each other; what stays open is undefined. `hint` is the zone that the
 * currency tells.
 */
export function groundZones(
  from: string | undefined,
  to: string | undefined,
  hint?: string,
): { readonly local?: string | undefined; readonly there?: string | undefined } {
  const islands = { local: islandZone(from), there: islandZone(to) };
  if (islands.local || islands.there) {
    const other = islands.local ? to : from;
    const elsewhere = other === undefined ? undefined : cityZone(other, hint);
    return { local: islands.local ?? elsewhere, there: islands.there ?? elsewhere };
  }
  const starts = from === undefined ? [] : largest(nearest(townsNamed(from), hint));
  const ends = to === undefined ? [] : largest(nearest(townsNamed(to), hint));
  if (starts.length > 0 && ends.length > 0) {
    const pairs = starts.flatMap((start) =>
      ends.filter((end) => kilometres(start.location, end.location) <= farthest).map((end) => [start, end] as const),
    );
    const [best] = pairs;
    return best ? { local: best[0].zone, there: best[1].zone } : {};
  }
  const known = starts.length > 0 ? starts : ends;
  const zone = settle(known, hint);
  // A town that no table knows lies in the zone of the one that is known; Europe's zones are few and wide.
  if (zone?.startsWith('Europe/')) return { local: zone, there: zone };
  return starts.length > 0 ? { local: zone } : { there: zone };
}

/** Islands that keep another clock than the rest of their country, as tickets name them beside their harbours (IANA tz database). */
const islands: readonly (readonly [name: RegExp, zone: string])[] = [
  [
    /\b(?:tenerife|teneriffa?|gran canaria|lanzarote|fuerteventura|la gomera|el hierro|santa cruz de la palma|canarias|canary islands|kanarische inseln|corralejo|playa blanca)\b/,
    'Atlantic/Canary',
  ],
  [/\b(?:ilha da madeira|funchal|porto santo)\b/, 'Atlantic/Madeira'],
  [/\b(?:acores|azores|azoren|ponta delgada|angra do heroismo|horta faial|madalena do pico)\b/, 'Atlantic/Azores'],
  [/\b(?:mindelo|santo antao|cabo verde|cape verde|ilha do sal)\b/, 'Atlantic/Cape_Verde'],
  [/\b(?:faroe|foroyar|faeroerne|torshavn)\b/, 'Atlantic/Faroe'],
  [/\b(?:isle of man)\b/, 'Europe/Isle_of_Man'],
];

/** The zone of an island that a place or an address names. */
export function islandZone(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const name = plain(text);
  return islands.find(([pattern]) => pattern.test(name))?.[1];
}

/** The zone of one town: the one that fits the hint, or that of the only large place of the name. */
export function cityZone(name: string, hint?: string): string | undefined {
  return settle(townsNamed(name, isDistrict), hint) ?? (hint === undefined ? zoneOfCity(name) : undefined);
}

/** The zone of a large town that is called so with nothing added. */
export function largeTownZone(name: string, hint?: string): string | undefined {
  return settle(
    townsNamed(name, () => false).filter(({ rank }) => rank === 1),
    hint,
  );
}

/** What stands behind a town in an address: `København V`, `Paris 8e`, `London SW1A`. "Metro Banco de España" is no such town. */
const isDistrict = (word: string): boolean => word.length <= 3 || /\d/.test(word);

function settle(towns: readonly Airport[], hint: string | undefined): string | undefined {
  if (hint !== undefined)
    return towns.some(({ zone }) => region(zone) === region(hint))
      ? towns.find(({ zone }) => region(zone) === region(hint))!.zone
      : undefined;
  const large = towns.filter(({ rank }) => rank === 1);
  const zones = new Set(large.map(({ zone }) => zone));
  return zones.size === 1 ? large[0]!.zone : undefined;
}

const region = (zone: string) => zone.split('/')[0];

/** Douglas on the Isle of Man, where pounds are paid: those in the part of the world that the hint tells, if there are any. */
function nearest(towns: readonly Airport[], hint: string | undefined): readonly Airport[] {
  const there = hint === undefined ? [] : towns.filter(({ zone }) => region(zone) === region(hint));
  return there.length > 0 ? there : towns;
}

/** London without London, Ontario: who means the small one of a name writes more than the name. */
function largest(towns: readonly Airport[]): readonly Airport[] {
  const rank = Math.min(...towns.map((town) => town.rank));
  return towns.filter((town) => town.rank === rank);
}

/**
 * `Praha hl.n.`, `Köln Hbf`, `Milano Centrale`: the longest beginning that is a town with an airport, where the words behind it
 * are of stations or may follow a town.
 */
export function townsNamed(name: string, mayFollow: (word: string) => boolean = () => true): readonly Airport[] {
  const words = plain(name).split(' ').filter(Boolean);
  const end = words.findIndex((word, index) => index > 0 && stationWords.has(word));
  const town = words.slice(0, end > 0 ? end : words.length).slice(0, 8);
  for (let count = town.length; count > 0; count--) {
    // "Het Pakhuis" is not in Hohhot (HET), nor "The Foundry" in Teresina (THE): codes are written in capitals.
    if (count === 1 && town[0]!.length <= 3 && !/^[A-Z]{3}\b/.test(name)) continue;
    if (!town.slice(count).every(mayFollow) || ofAnother.has(town[count] ?? '')) break;
    const found = airportsByName(town.slice(0, count).join(' ')).filter(({ rank }) => rank <= 2);
    if (found.length > 0) return found;
  }
  return [];
}
