/** What all documents of the flexible content barcode have in common: travellers, issuer, price, class, places. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { codeIn, listIn, numberIn, recordIn, recordsIn, textIn } from '#src/barcodes/per/record.ts';
import type { Money } from '#src/tickets/fields.ts';
import { railwayByCode } from '#src/tickets/places/railways.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { type RailStation, railStation, type StationCodes } from './rail-station.ts';

/** Fields that the issuing and traveller details give to every document. */
export function commonFields(fcb: PerRecord): DraftFields {
  const issuing = recordIn(fcb, 'issuingDetail');
  const issuer =
    textIn(issuing, 'issuerName') ?? railwayByCode(codeIn(issuing, 'issuer') ?? codeIn(issuing, 'securityProvider'));
  const travelers = recordsIn(recordIn(fcb, 'travelerDetail'), 'traveler');
  const holder = travelers.find((traveler) => traveler.ticketHolder === true) ?? travelers[0];
  return {
    issuer: [issuer, 0.95],
    carrier: [issuer, 0.75],
    passenger: [holder && nameOf(holder), 0.97],
  };
}

/** Given names, then the family name. */
export function nameOf(traveler: PerRecord): string | undefined {
  const names = ['firstName', 'secondName', 'lastName'].map((name) => textIn(traveler, name));
  return names.filter(Boolean).join(' ') || undefined;
}

/** The price of a document in the currency of the issuing details; nothing for 0. */
export function priceOf(document: PerRecord, fcb: PerRecord, name = 'price'): Money | undefined {
  const issuing = recordIn(fcb, 'issuingDetail');
  const price = numberIn(document, name);
  const currency = textIn(issuing, 'currency');
  if (!price || price < 0 || !currency || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = numberIn(issuing, 'currencyFract') ?? 2;
  return { amount: (price / 10 ** digits).toFixed(digits), currency };
}

const classes: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  premiumFirst: '1',
  standardFirst: '1',
  premiumSecond: '2',
  standardSecond: '2',
  comfort: 'Comfort',
  premium: 'Premium',
  business: 'Business',
  tourist: 'Tourist',
};

/** Class as printed on tickets: `1`, `2`, or its name. */
export function classOf(document: PerRecord): string | undefined {
  return classes[textIn(document, 'classCode') ?? ''];
}

/** "2 adults, 1 child": only when there are several. */
export function partyOf(document: PerRecord, list = 'tariffs'): string | undefined {
  const tariffs = recordsIn(document, list);
  const counts = tariffs.map((tariff) => ({
    count: numberIn(tariff, 'numberOfPassengers') ?? 1,
    type: textIn(tariff, 'passengerType') ?? 'person',
  }));
  if (counts.reduce((sum, { count }) => sum + count, 0) < 2) return undefined;
  return counts.map(({ count, type }) => `${count} ${plural(type, count)}`).join(', ');
}

const words: Readonly<Record<string, readonly [string, string]>> = {
  adult: ['adult', 'adults'],
  senior: ['senior', 'seniors'],
  child: ['child', 'children'],
  youth: ['youth', 'youths'],
  dog: ['dog', 'dogs'],
  bicycle: ['bicycle', 'bicycles'],
  freeAddonPassenger: ['free passenger', 'free passengers'],
  freeAddonChild: ['free child', 'free children'],
};

/** How travellers of a type are called; those of no known one are persons. */
export function plural(type: string, count: number): string {
  const [one, many] = words[type] ?? ['person', 'persons'];
  return count === 1 ? one : many;
}

/** How many travellers are named, if they are several. */
export function travellersOf(fcb: PerRecord): string | undefined {
  const count = recordsIn(recordIn(fcb, 'travelerDetail'), 'traveler').length;
  return count > 1 ? `${count} persons` : undefined;
}

/** The railway whose train or network a document is for, where it is one alone. */
export function onlyCarrier(document: PerRecord): DraftFields {
  const carriers = [...listIn(document, 'carrierNum'), ...listIn(document, 'includedCarrierNum')];
  return carriers.length === 1 ? { carrier: [railwayByCode(Number(carriers[0])), 0.9] } : {};
}

/** The tariff's name of the first tariff that has one. */
export function tariffOf(document: PerRecord, list = 'tariffs'): string | undefined {
  return recordsIn(document, list)
    .map((tariff) => textIn(tariff, 'tariffDesc'))
    .find(Boolean);
}

/** The `from` or `to` station of a document, or of a part of it that counts in the document's table of codes. */
export function stationOf(part: PerRecord | undefined, end: 'from' | 'to', document = part): RailStation {
  return railStation({
    name: textIn(part, `${end}StationNameUTF8`),
    code: codeIn(part, `${end}Station`),
    table: tableOf(document),
  });
}

/** The table that a document's codes of stations are of. */
export function tableOf(document: PerRecord | undefined): StationCodes {
  return tables[textIn(document, 'stationCodeTable') ?? 'stationUIC'];
}

/** Codes for reservations are numbered in another way at many stations, so that they need a name beside them. */
const tables: Readonly<Record<string, StationCodes>> = {
  stationUIC: 'uic',
  stationUICReservation: 'uic-reservation',
};

/** `15-18, 21`: as printed, or the numbers one by one. */
export function placesOf(places: PerRecord | undefined): { readonly coach?: string; readonly seat?: string } {
  const coach = textIn(places, 'coach');
  const single = [...listIn(places, 'placeIA5'), ...listIn(places, 'placeNum')].map((place) => String(place).trim());
  const seat = textIn(places, 'placeString') ?? (single.filter(Boolean).join(', ') || undefined);
  return { ...(coach ? { coach } : {}), ...(seat ? { seat } : {}) };
}

/** `ICE 803` of a brand and a number; a train that is given as text stays as it is. */
export function trainOf(document: PerRecord): string | undefined {
  const number = codeIn(document, 'train');
  const brand = textIn(document, 'serviceBrandAbrUTF8');
  return number && brand && /^\d+$/.test(number) ? `${brand} ${number}` : number;
}
