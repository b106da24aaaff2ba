/** Stations of codes: what the table of stations tells about a number, as far as the rest of the code agrees with it. */
import type { Location } from '#src/tickets/fields.ts';
import { zoneOfStationCode } from '#src/tickets/places/railways.ts';
import { type Station, stationByCode } from '#src/tickets/places/stations.ts';
import { plain } from '#src/tickets/same.ts';
import type { DraftFields } from '../readings-of-code.ts';

/** Whose numbers a code is of; undefined for tables that nobody publishes. */
export type StationCodes = 'uic' | 'uic-reservation' | 'ibnr' | 'sncf' | undefined;

/** A station by its name as the ticket has it, else as the table has it; its place only where both agree. */
export type RailStation = {
  readonly name?: string;
  /** The name is the table's, not the ticket's. */
  readonly lookedUp?: true;
  readonly code?: string;
  readonly zone?: string;
  readonly location?: Location;
};

/** The station with a code, a name or both. */
export function railStation(given: {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly table: StationCodes;
}): RailStation {
  const { name, code, table } = given;
  const found = stationIn(table, code);
  const known = found && (name === undefined ? table !== 'uic-reservation' : agrees(name, found)) ? found : undefined;
  const byCountry = table === 'uic' || table === 'uic-reservation' ? zoneOfStationCode(code) : undefined;
  const zone = known?.zone ?? byCountry;
  const shown = name ?? known?.name;
  return {
    ...(shown ? { name: shown } : {}),
    ...(shown && name === undefined ? { lookedUp: true } : {}),
    ...(code ? { code } : {}),
    ...(zone ? { zone } : {}),
    ...(known && known.kind !== 'city' ? { location: known.location } : {}),
  };
}

function stationIn(table: StationCodes, code: string | undefined): Station | undefined {
  return table && stationByCode(table === 'uic-reservation' ? 'uic' : table, code);
}

/** A number that leads to a station of quite another name is of another table than it says. */
function agrees(name: string, station: Station): boolean {
  const words = new Set(plain(station.name).split(' '));
  return plain(name)
    .split(' ')
    .some((word) => word.length >= 3 && words.has(word));
}

/** A name that was looked up is less sure: what is printed beside the code is more like what the traveller knows. */
export function sureOfName({ lookedUp }: RailStation, confidence: number): number {
  return lookedUp ? Math.min(confidence, 0.75) : confidence;
}

/** Names and places of stations; a code only where there is no name, because nobody knows them by code. */
export function stationFields(from: RailStation, to: RailStation, confidence: number): DraftFields {
  return {
    from: [from.name, sureOfName(from, confidence)],
    to: [to.name, sureOfName(to, confidence)],
    fromCode: [from.name ? undefined : from.code, 0.6],
    toCode: [to.name ? undefined : to.code, 0.6],
    fromLocation: [from.location, confidence],
    toLocation: [to.location, confidence],
  };
}
