/** Puts the zone of its place to every time of a ticket, where places or money tell it. */
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import { zoneOfAirport, zoneOfCity, zoneOfCountry } from '#src/tickets/places/zones.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { hasClock, instantOf, type TicketTime, withOffset } from '#src/tickets/time.ts';

const atStart = ['start', 'boarding', 'doors', 'validFrom', 'validUntil'] as const satisfies readonly FieldName[];

/** The fields with zones and offsets on times that had none; a time in UTC becomes wall-clock time at its place. */
export function enrichTimes(kind: TicketKind, fields: ChosenFields, language?: string): ChosenFields {
  const moves = kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'boat';
  const here = moves ? placeZone(kind, fields, 'from') : venueZone(fields);
  const local = here ?? domesticZone(kind, fields, language);
  const there = moves ? (placeZone(kind, fields, 'to') ?? (kind === 'flight' ? undefined : local)) : local;
  const result: { -readonly [Name in FieldName]?: ChosenFields[Name] } = { ...fields };
  for (const name of [...atStart, 'end'] as const) {
    const chosen = fields[name];
    const zone = name === 'end' ? there : local;
    if (chosen) result[name] = { ...chosen, value: atPlace(chosen.value, zone) };
  }
  return result;
}

function atPlace(time: TicketTime, zone: string | undefined): TicketTime {
  if (time.zone === 'UTC' && zone && zone !== 'UTC' && hasClock(time)) return inZone(time, zone);
  if (time.offset || time.zone || !zone) return withOffset(time);
  return withOffset({ ...time, zone });
}

function inZone(time: TicketTime, zone: string): TicketTime {
  const instant = instantOf(time);
  if (instant === undefined) return time;
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  const { offset: _, ...rest } = time;
  return withOffset({ ...rest, local: parts.replace(' ', 'T'), zone });
}

function placeZone(kind: TicketKind, fields: ChosenFields, end: 'from' | 'to'): string | undefined {
  const code = fields[`${end}Code`]?.value;
  if (kind === 'flight') return code ? zoneOfAirport(code) : undefined;
  const city = fields[`${end}City`]?.value;
  const name = fields[end]?.value;
  return (city && zoneOfCity(city)) || (name ? zoneOfStation(name) : undefined);
}

const stationWords = new Set(
  'hbf hauptbahnhof bahnhof bhf bf hl nadrazi central centrale centraal centro station stazione estacion estacao estacao gare sur nord sud est ouest midi termini porta nuova sants atocha zob terminal bus busbahnhof airport flughafen'.split(
    ' ',
  ),
);

/** `Praha hl.n.`, `Köln Hbf`, `Milano Centrale`: the words before the first that only stations have. */
function zoneOfStation(name: string): string | undefined {
  const words = name.replace(/[(),/]/g, ' ').split(/[\s.]+/).filter(Boolean);
  const end = words.findIndex((word) => stationWords.has(fold(word)));
  const town = words.slice(0, end > 0 ? end : words.length);
  for (let count = town.length; count > 0; count--) {
    const zone = zoneOfCity(town.slice(0, count).join(' '));
    if (zone) return zone;
  }
  return undefined;
}

/** The zone of an address or venue: by its city, where that is known, else by its country. */
function venueZone(fields: ChosenFields): string | undefined {
  const text = [fields.address?.value, fields.venue?.value].filter(Boolean).join('\n');
  const pieces = text.split(/[,\n;|]+|\s[-–]\s/).map((piece) => piece.replace(/\b[A-Z]{0,2}-?\d[\d-]{2,}\b/g, ' ').trim()).filter(Boolean);
  const country = pieces.findLast((piece) => zoneOfCountry(piece) !== undefined);
  for (const piece of pieces.toReversed()) {
    const zone = zoneOfCity(piece, country);
    if (zone) return zone;
  }
  return country ? zoneOfCountry(country) : undefined;
}

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
const euroZones: Readonly<Record<string, string>> = { de: 'Europe/Berlin', it: 'Europe/Rome', nl: 'Europe/Amsterdam', fr: 'Europe/Paris' };

/** Kinds that are sold where they are used, so that language and money tell the place. */
const domestic: ReadonlySet<TicketKind> = new Set(['train', 'bus', 'event', 'parking', 'pass', 'voucher', 'restaurant']);

function domesticZone(kind: TicketKind, fields: ChosenFields, language: string | undefined): string | undefined {
  if (!domestic.has(kind)) return undefined;
  const currency = (fields.price ?? fields.balance)?.value.currency;
  if (currency === undefined) return undefined;
  return currency === 'EUR' ? euroZones[language?.slice(0, 2) ?? ''] : currencyZones[currency];
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
