/** Towns that a name alone tells: none where two towns fit. */
import type { Location } from '../fields.ts';
import { airportsOfCity } from './airports.ts';
import { kilometres } from './distance.ts';
import { stationsNamed } from './stations.ts';

/** A town of Europe with the middle of it. */
export type Town = {
  readonly name: string;
  readonly country: string;
  readonly zone: string;
  readonly location: Location;
};

/** Airports stand as far from their town, in kilometres. */
const airportReach = 70;

/**
 * The one town of that name; `zone` narrows it down where something else told it. Towns elsewhere that have an airport count
 * as well: of Valencia in Spain and in Venezuela neither is meant for sure.
 */
export function theTown(name: string, zone?: string): Town | undefined {
  const key = `${zone}\n${name}`;
  if (!known.has(key)) {
    if (known.size >= mostKnown) known.clear();
    known.set(key, findTown(name, zone));
  }
  return known.get(key);
}

/** The passes of one order ask for the same few again and again. */
const known = new Map<string, Town | undefined>();
const mostKnown = 500;

function findTown(name: string, zone: string | undefined): Town | undefined {
  const inZone = (one: { readonly zone: string }) => zone === undefined || one.zone === zone;
  const places = stationsNamed(name).filter(({ kind }) => kind !== 'station');
  const towns = places.filter(inZone);
  const [town] = towns;
  if (!town || towns.length > 1) return undefined;
  const isElsewhere = airportsOfCity(name)
    .filter(inZone)
    .some((one) => kilometres(one.location, town.location) > airportReach);
  return isElsewhere ? undefined : { name: town.name, country: town.country, zone: town.zone, location: town.location };
}

/** The towns that stand behind the postcodes of an address: `9000 Gent`, `3012 KA Rotterdam`, `D-10117 Berlin`. */
export function townsOfAddress(address: string): readonly string[] {
  return address
    .split(/[,\n;|()]+|\s[-–]\s/)
    .flatMap(
      (piece) => /^\s*(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s+(\p{Lu}[\p{L}.' -]{1,40}?)\s*$/u.exec(piece)?.[1] ?? [],
    );
}
