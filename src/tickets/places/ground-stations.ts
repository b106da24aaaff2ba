/** Which stations a journey's names mean. A name alone proves little: the other end, or the zone, must agree with it. */
import { kilometres } from './distance.ts';
import { townsNamed } from './ground.ts';
import { stationKey } from './station-name.ts';
import { type Station, stationsNamed } from './stations.ts';

/** Journeys on the ground are shorter than this many kilometres, and those between small places than the second. */
const farthest = 1500;
const nearby = 300;

type Ends = { readonly from?: Station; readonly to?: Station };

/**
 * The stations at both ends of a journey by their names, each where only one can be meant. `zone` is the one that money and
 * language tell; it settles an end whose other end is unknown, unless the name itself leaves no doubt.
 */
export function groundStations(from: string | undefined, to: string | undefined, zone?: string): Ends {
  const starts = from === undefined ? [] : stationsNamed(from);
  const ends = to === undefined ? [] : stationsNamed(to);
  if (starts.length > 0 && ends.length > 0) return fitting(starts, ends);
  const start = inZone(starts, zone) ?? certain(starts);
  const end = inZone(ends, zone) ?? certain(ends);
  return { ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) };
}

function fitting(starts: readonly Station[], ends: readonly Station[]): Ends {
  const pairs = starts.flatMap((from) => ends.map((to) => ({ from, to }))).filter(isJourney);
  const [from, to] = [only(pairs.map((pair) => pair.from)), only(pairs.map((pair) => pair.to))];
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/**
 * Two names of places that lie close, or of which one is a town with an airport there. The table ends with Europe: Boston
 * and Cambridge are in it, and are meant in Massachusetts.
 */
function isJourney({ from, to }: { readonly from: Station; readonly to: Station }): boolean {
  const apart = kilometres(from.location, to.location);
  if (apart > farthest) return false;
  const verdicts = [airportAgrees(from), airportAgrees(to)];
  if (verdicts.includes(true)) return true;
  if (verdicts.includes(false)) return false;
  return apart <= nearby || (from.country === to.country && ownNames.has(from.country));
}

/** Countries whose towns have few namesakes overseas. */
const ownNames = new Set('AT CH CZ DE DK FI HR HU IT NL NO PL SE SI SK'.split(' '));

/** `Hamburg Hbf`: of a town with an airport, and called more than the town. */
function certain(stations: readonly Station[]): Station | undefined {
  const station = only(stations);
  const isMore = station && station.kind !== 'city' && stationKey(station.name).includes(' ');
  return isMore && airportAgrees(station) ? station : undefined;
}

/** Whether the town of that name with an airport is this one; undefined where none has, or only one that is called by the first words of it. */
function airportAgrees({ name, location }: Station): boolean | undefined {
  const towns = townsNamed(name);
  if (towns.length === 0) return undefined;
  if (towns.some((town) => kilometres(town.location, location) <= 100)) return true;
  return townsNamed(name, () => false).length > 0 ? false : undefined;
}

function inZone(stations: readonly Station[], zone: string | undefined): Station | undefined {
  return zone === undefined ? undefined : only(stations.filter((station) => station.zone === zone));
}

function only(stations: readonly Station[]): Station | undefined {
  const different = new Set(stations);
  return different.size === 1 ? stations[0] : undefined;
}
