/** Adds what tables tell from what was read: codes of airports, names of airlines, places, zones. Overwrites nothing but a flight's code of another airline than its number's. */
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { airlineByCode } from '#src/tickets/places/airlines.ts';
import type { Airport } from '#src/tickets/places/airport.ts';
import { airportByCode, airportsByName } from '#src/tickets/places/airports.ts';
import { countryCode } from '#src/tickets/places/countries.ts';
import { groundStations } from '#src/tickets/places/ground-stations.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { enrichTimes } from './enrich-times.ts';
import { tidyCarrier } from './tidy-carrier.ts';
import { domesticZone } from './zones-of.ts';

type Fields = { -readonly [Name in FieldName]?: ChosenFields[Name] };

/** The fields of a ticket with everything that can be derived from them without a guess. */
export function enrichFields(kind: TicketKind, given: ChosenFields, language?: string): ChosenFields {
  const fields: Fields = { ...given };
  if (kind === 'flight') {
    addAirport(fields, 'from', 'fromCode', 'fromCity', 'fromLocation');
    addAirport(fields, 'to', 'toCode', 'toCity', 'toLocation');
    addAirline(fields);
  }
  if (kind === 'event') addRow(fields);
  if (kind === 'train' || kind === 'bus') addStations(fields, domesticZone(kind, fields, language));
  const carrier = tidyCarrier(kind === 'flight' ? fields : { ...(fields.carrier ? { carrier: fields.carrier } : {}) });
  if (carrier) fields.carrier = carrier;
  return enrichTimes(kind, fields, language);
}

function addAirport(
  fields: Fields,
  name: 'from' | 'to',
  code: 'fromCode' | 'toCode',
  city: 'fromCity' | 'toCity',
  location: 'fromLocation' | 'toLocation',
): void {
  const read = fields[code] ?? fields[name];
  if (!read) return;
  const airport = fields[code] ? airportByCode(fields[code].value) : theAirport(fields[name]!.value);
  if (!airport) return;
  fields[code] ??= derived(airport.code, read, 'airports');
  fields[name] ??= derived(airport.name, read, 'airports');
  fields[city] ??= derived(airport.city, read, 'airports');
  fields[location] ??= derived(airport.location, read, 'airports');
}

/** The airport of a name that cannot mean another one: alone in its city, or the only large one. */
function theAirport(name: string): Airport | undefined {
  const inBrackets = /\(([A-Z]{3})\)/.exec(name)?.[1];
  if (inBrackets) return airportByCode(inBrackets);
  for (const spelling of spellingsOf(name)) {
    const candidates = airportsByName(spelling);
    if (candidates.length > 0) return onlyOf(candidates);
  }
  return inItsCountry(name);
}

/** "CAIRO, EGYPT": the only one, or the only large one, that a name means in a country. */
function inItsCountry(name: string): Airport | undefined {
  const [, place, land] = /^([^,]+),\s*([^,]+)$/.exec(name) ?? [];
  const country = land && countryCode(land);
  const there = country && place ? airportsByName(place).filter((airport) => airport.country === country) : [];
  return onlyOf(there);
}

/** The only one of several airports, or the only large one. */
function onlyOf(airports: readonly Airport[]): Airport | undefined {
  const large = airports.filter(({ rank }) => rank === 1);
  return airports.length === 1 ? airports[0] : large.length === 1 ? large[0] : undefined;
}

/** `BERLIN, DE (TEGEL)` is written in many ways: as it is, without the country, the airport's own name alone. */
function spellingsOf(name: string): readonly string[] {
  const bare = name.replace(/,\s*\p{Lu}{2}\b/gu, ' ').replace(/\b\p{Lu}{2}\b(?=[ ,(])/gu, ' ');
  const inner = /\(([^)]+)\)/.exec(name)?.[1];
  const words = bare.replace(/[()]/g, ' ');
  return [name, words, ...(inner ? [`${bare.replace(/\(.*/, '')} ${inner.split(/[\s-]/)[0]}`, inner] : [])];
}

/** Where the stations are; a city is not a place to be at. */
function addStations(fields: Fields, zone: string | undefined): void {
  const stations = groundStations(fields.from?.value, fields.to?.value, zone);
  for (const end of ['from', 'to'] as const) {
    const station = stations[end];
    if (station && station.kind !== 'city')
      fields[`${end}Location`] ??= derived(station.location, fields[end]!, 'stations');
  }
}

/** Houses that number their seats by rows print both in one: `F12` is the twelfth seat of row F, and so are `AA3` and `F12, F13`. */
function addRow(fields: Fields): void {
  if (fields.row || !fields.seat) return;
  const rows = fields.seat.value.split(/[,&+]/).map((seat) => /^((\p{Lu})\2?)[ -]?\d{1,3}$/u.exec(seat.trim())?.[1]);
  const [row] = rows;
  if (row && rows.every((other) => other === row)) fields.row = derived(row, fields.seat, 'seat');
}

/** `LH 962` tells the airline's code, and no other one is read; the code its name; a bare `962` gets the code in front. */
function addAirline(fields: Fields): void {
  const { number } = fields;
  const prefix = number && /^([A-Z]\d|\d[A-Z]|[A-Z]{2}) ?\d{1,4}[A-Z]?$/.exec(number.value.toUpperCase())?.[1];
  if (number && prefix && (!fields.carrierCode || (fields.carrierCode.value !== prefix && airlineByCode(prefix))))
    fields.carrierCode = derived(prefix, number, 'flight-number');
  if (number && fields.carrierCode && /^\d{1,4}$/.test(number.value)) {
    fields.number = { ...number, value: `${fields.carrierCode.value} ${number.value.replace(/^0+(?=\d)/, '')}` };
  }
  const airline = fields.carrierCode && airlineByCode(fields.carrierCode.value);
  if (airline) fields.carrier ??= derived(airline.name, fields.carrierCode!, 'airlines');
}

/** A value looked up from another one: the same place on the page, a little less sure. */
function derived<T extends TicketFields[FieldName]>(value: T, from: Reading<unknown>, table: string): Chosen<T> {
  const { region, pieces, page, document, barcode, text } = from.evidence;
  return {
    value,
    confidence: from.confidence * 0.95,
    evidence: {
      document,
      extractor: `derived:${table}`,
      ...(page === undefined ? {} : { page }),
      ...(region === undefined ? {} : { region }),
      ...(pieces === undefined ? {} : { pieces }),
      ...(barcode === undefined ? {} : { barcode }),
      ...(text === undefined ? {} : { text }),
    },
    others: [],
  };
}
