/** Zones that a ticket may be in, by its places, its money and its language. */
import { isSoldWhereUsed, journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import { countryCode } from '#src/tickets/places/countries.ts';
import { cityZone, groundZones, islandZone, largeTownZone } from '#src/tickets/places/ground.ts';
import { groundStations } from '#src/tickets/places/ground-stations.ts';
import { stateOf } from '#src/tickets/places/state-zones.ts';
import { theTown, townsOfAddress } from '#src/tickets/places/towns.ts';
import { zoneOfAirport, zoneOfCity, zoneOfCountry } from '#src/tickets/places/zones.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';

type Zones = { readonly local?: string | undefined; readonly there?: string | undefined };

/** What money and language tell: the zone, or one of the same part of the world, for a journey by what it cost, too. */
type Hint = { readonly domestic: string | undefined; readonly near: string | undefined };

/** The zone where a ticket begins, and where it ends. */
export function zonesOf(kind: TicketKind, fields: ChosenFields, { domestic, near }: Hint): Zones {
  if (kind === 'flight') {
    const zoneAt = (code: string | undefined) => (code === undefined ? undefined : zoneOfAirport(code));
    return { local: zoneAt(fields.fromCode?.value), there: zoneAt(fields.toCode?.value) };
  }
  if (journeyKinds.has(kind)) {
    const stations = groundStations(fields.from?.value, fields.to?.value, domestic);
    const way = groundZones(
      fields.fromCity?.value ?? fields.from?.value,
      fields.toCity?.value ?? fields.to?.value,
      near ?? currencyZones[currencyOf(fields) ?? ''],
    );
    return {
      local: stations.from?.zone ?? way.local ?? domestic,
      there: stations.to?.zone ?? way.there ?? domestic,
    };
  }
  const local = venueZone(fields, near) ?? domestic;
  return { local, there: local };
}

/**
 * The zone of an address or venue: by its city, where that is known, else by its country. The first words of a venue are its
 * name, and many a cinema is called like a town far away: it counts where it is a large town's and nothing else is told.
 */
function venueZone(fields: ChosenFields, near: string | undefined): string | undefined {
  const [name, ...place] = piecesOf(fields.venue?.value);
  const written = [...piecesOf(fields.address?.value), ...place].filter((piece) => !isStreetOfCountry(piece));
  const pieces = written.map(withoutNumbers);
  const state = stateOf([fields.address?.value, fields.venue?.value].join('\n'));
  const inState = state?.zone ?? pieces.map(wholeIsland).find(Boolean);
  if (inState) return inState;
  const towns = written.filter((piece) => isTown(piece, near)).map(withoutNumbers);
  const country = state?.country ?? countryIn(pieces.filter((piece) => !towns.includes(piece)));
  for (const piece of pieces.toReversed()) {
    const zone = country ? zoneOfCity(piece, country) : cityZone(piece, near);
    if (zone) return zone;
  }
  if (country) return zoneOfCountry(country);
  const known = townsOfAddress([fields.address?.value, ...place].join('\n')).map((town) => theTown(town));
  const town = known.find((one) => one !== undefined);
  if (town || pieces.length > 0 || name === undefined) return town?.zone;
  return largeTownZone(name, near);
}

/** "38400 Puerto de la Cruz, Tenerife": a piece of an address that says little more than an island. */
function wholeIsland(piece: string): string | undefined {
  return piece.split(' ').length <= 3 ? islandZone(piece) : undefined;
}

/** What an address or a venue consists of. */
const piecesOf = (text = ''): readonly string[] =>
  text
    .split(/[,\n;|()]+|\s[-–]\s/)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** `México 3554`: a street may be called like a country. */
const isStreetOfCountry = (piece: string): boolean =>
  countryCode(/^(\D+)\s\d{1,4}\p{L}?$/u.exec(piece)?.[1] ?? '') !== undefined;

/** `18009 Granada`: behind its postcode a town is none of the countries that are called so in some language. */
const isTown = (piece: string, near: string | undefined): boolean =>
  /^(?:[A-Z]{1,2}-)?\d[\d -]{2,}\s\p{L}/u.test(piece) && cityZone(withoutNumbers(piece), near) !== undefined;

/** Without numbers of streets and postcodes. */
const withoutNumbers = (piece: string): string => piece.replace(/\b[A-Z]{0,2}-?\d[\d-]{2,}\b/g, ' ').trim();

/**
 * The last piece that is a country. Two letters may as well be a state of the USA or a province (`Firenze (FI)`): they are a
 * country where that has one of the towns, and `CO` after a town of the USA that no other country has is Colorado.
 */
function countryIn(pieces: readonly string[]): string | undefined {
  const has = (where: string) => pieces.some((piece) => piece !== where && zoneOfCity(piece, where) !== undefined);
  const isCountry = (piece: string) => piece.length > 2 || /^(?:UK|UAE)$/.test(piece) || has(piece);
  const country = pieces.findLast((piece) => countryCode(piece) !== undefined && isCountry(piece));
  return country ?? (pieces.some((piece) => usStates.has(piece)) && has('US') ? 'US' : undefined);
}

/** States of the USA whose letters are those of a country as well. */
const usStates: ReadonlySet<string> = new Set(
  'AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA'.split(' '),
);

/** Money of a country that keeps one clock. */
const currencyZones: Readonly<Record<string, string>> = {
  GBP: 'Europe/London',
  CHF: 'Europe/Zurich',
  CZK: 'Europe/Prague',
  PLN: 'Europe/Warsaw',
  HUF: 'Europe/Budapest',
  SEK: 'Europe/Stockholm',
  NOK: 'Europe/Oslo',
  DKK: 'Europe/Copenhagen',
  RON: 'Europe/Bucharest',
  BGN: 'Europe/Sofia',
  TRY: 'Europe/Istanbul',
  ILS: 'Asia/Jerusalem',
  JPY: 'Asia/Tokyo',
  KRW: 'Asia/Seoul',
  INR: 'Asia/Kolkata',
  CNY: 'Asia/Shanghai',
  TWD: 'Asia/Taipei',
  HKD: 'Asia/Hong_Kong',
  SGD: 'Asia/Singapore',
  THB: 'Asia/Bangkok',
  ZAR: 'Africa/Johannesburg',
  AED: 'Asia/Dubai',
};

/** Languages whose countries with the euro all keep one clock on their mainland. */
const euroZones: Readonly<Record<string, string>> = {
  de: 'Europe/Berlin',
  it: 'Europe/Rome',
  nl: 'Europe/Amsterdam',
  fr: 'Europe/Paris',
};

/** The zone that a ticket's money, and for the euro its language, tells for kinds that are sold where they are used. */
export function domesticZone(kind: TicketKind, fields: ChosenFields, language: string | undefined): string | undefined {
  if (!isSoldWhereUsed(kind)) return undefined;
  const currency = currencyOf(fields);
  if (currency === undefined) return undefined;
  return currency === 'EUR' ? euroZones[language?.slice(0, 2) ?? ''] : currencyZones[currency];
}

const currencyOf = (fields: ChosenFields): string | undefined => (fields.price ?? fields.balance)?.value.currency;

/** Whether its price is in euros: then the zone is one of theirs, where nothing else tells. */
export const isInEuros = (fields: ChosenFields): boolean => currencyOf(fields) === 'EUR';

/** Any zone of the part of the world where the euro is. */
export const inEurope = 'Europe/Brussels';
