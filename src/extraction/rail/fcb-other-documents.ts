/** Documents of the flexible content barcode that are no journeys: passes, vouchers, cards, parking, access to stations. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { codeIn, listIn, numberIn, recordIn, textIn } from '#src/barcodes/per/record.ts';
import { addDays } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { classOf, nameOf, onlyCarrier, partyOf, priceOf, tableOf, tariffOf, travellersOf } from './fcb-common.ts';
import { conditionsOf } from './fcb-conditions.ts';
import { dayOfYear, validityOf } from './fcb-times.ts';
import { zonesOf } from './fcb-where.ts';
import type { FcbContext } from './rail-part.ts';
import { railStation } from './rail-station.ts';

/** `validFrom` and `validUntil` of a document. */
function validityFields(ticket: PerRecord, { issued }: FcbContext): DraftFields {
  const { from, until } = validityOf(ticket, issued);
  return { validFrom: [from, 0.95], validUntil: [until, 0.95], class: [classOf(ticket), 0.9] };
}

/** Rail passes: Interrail, Eurail and those of regions. Their countries are of a table that nobody publishes. */
export function passFields(ticket: PerRecord, context: FcbContext): DraftFields {
  return {
    ...validityFields(ticket, context),
    title: [
      textIn(ticket, 'passDescription') ?? eurailTitle(ticket) ?? tariffOf(ticket) ?? textIn(ticket, 'infoText'),
      0.9,
    ],
    product: [tariffOf(ticket) ?? textIn(ticket, 'productIdIA5'), 0.7],
    party: [partyOf(ticket) ?? travellersOf(context.fcb), 0.8],
    price: [priceOf(ticket, context.fcb), 0.9],
    area: [zonesOf(ticket), 0.8],
    conditions: [conditionsOf(ticket, context.fcb), 0.7],
    ...onlyCarrier(ticket),
  };
}

/** Types of passes of Eurail (RICS 9901), as the standard lists them. */
function eurailTitle(ticket: PerRecord): string | undefined {
  const types = [
    'Eurail Global Pass',
    'Interrail Global Pass',
    'Interrail One Country Pass',
    'Eurail One Country Pass',
  ];
  return numberIn(ticket, 'productOwnerNum') === 9901 ? types[(numberIn(ticket, 'passType') ?? 0) - 1] : undefined;
}

/** Free travel of railway staff, on days of their choice. */
export function fipFields(ticket: PerRecord, context: FcbContext): DraftFields {
  return {
    title: ['FIP', 0.6],
    ...validityFields(ticket, context),
    conditions: [conditionsOf(ticket, context.fcb), 0.7],
    ...onlyCarrier(ticket),
  };
}

/** Vouchers; the value is what is left to spend. */
export function voucherFields(ticket: PerRecord, { fcb }: FcbContext): DraftFields {
  const day = (end: string) => dayOfYear(numberIn(ticket, `${end}Year`), numberIn(ticket, `${end}Day`));
  const [from, until] = [day('validFrom'), day('validUntil')];
  return {
    title: [textIn(ticket, 'infoText') ?? textIn(ticket, 'productIdIA5'), 0.7],
    voucherCode: [codeIn(ticket, 'reference'), 0.9],
    balance: [priceOf(ticket, fcb, 'value'), 0.8],
    validFrom: [from ? { local: from } : undefined, 0.95],
    validUntil: [until ? { local: until } : undefined, 0.95],
  };
}

/** Customer cards, with a validity in years and days of the year. */
export function cardFields(ticket: PerRecord, { zone }: FcbContext): DraftFields {
  const inZone = (local: string) => ({ local, ...(zone ? { zone } : {}) });
  const year = numberIn(ticket, 'validFromYear');
  const from = dayOfYear(year, numberIn(ticket, 'validFromDay') ?? 1);
  const untilYear = year === undefined ? undefined : year + (numberIn(ticket, 'validUntilYear') ?? 0);
  const until = dayOfYear(untilYear, numberIn(ticket, 'validUntilDay'));
  const customer = recordIn(ticket, 'customer');
  const name = customer && nameOf(customer);
  return {
    title: [textIn(ticket, 'cardTypeDescr'), 0.95],
    membershipNumber: [codeIn(ticket, 'cardId'), 0.97],
    membershipLevel: [
      textIn(ticket, 'customerStatusDescr') ?? levels[(numberIn(ticket, 'customerStatus') ?? 0) - 1],
      0.8,
    ],
    class: [classOf(ticket), 0.9],
    validFrom: [from && numberIn(ticket, 'validFromDay') ? inZone(from) : undefined, 0.95],
    validUntil: [until ? inZone(until) : undefined, 0.95],
    ...(name ? { passenger: [name, 0.97] as const } : {}),
  };
}

/** LIST: the standard's own codes of a customer's status, from 1. */
const levels = ['Basic', 'Premium', 'Silver', 'Gold', 'Platinum', 'Senator'] as const;

/** Parking at stations, for whole days. */
export function parkingFields(ticket: PerRecord, { fcb, issued }: FcbContext): DraftFields {
  const first = issued && addDays(issued, numberIn(ticket, 'fromParkingDate') ?? 0);
  const last = first && addDays(first, numberIn(ticket, 'untilParkingDate') ?? 0);
  const station = railStation({ code: codeIn(ticket, 'station'), table: tableOf(ticket) });
  const inZone = (local: string) => ({ local, ...(station.zone ? { zone: station.zone } : {}) });
  return {
    title: [textIn(ticket, 'location'), 0.9],
    start: [first ? inZone(first) : undefined, 0.9],
    end: [last ? inZone(last) : undefined, 0.9],
    venue: [station.name, 0.6],
    venueLocation: [station.location, 0.8],
    pin: [textIn(ticket, 'accessCode'), 0.9],
    entrance: [textIn(ticket, 'entryTrack'), 0.7],
    vehicle: [textIn(ticket, 'numberPlate'), 0.95],
    conditions: [textIn(ticket, 'specialInformation'), 0.7],
    price: [priceOf(ticket, fcb), 0.9],
  };
}

/** Leave to enter or pass a station without travelling. */
export function passageFields(ticket: PerRecord, context: FcbContext): DraftFields {
  const named = listIn(ticket, 'stationNameUTF8').map(String);
  const table = tableOf(ticket);
  const coded = listIn(ticket, 'stationNum').flatMap((code) => railStation({ code: String(code), table }).name ?? []);
  const stations = (named.length > 0 ? named : coded).join(', ');
  const areas = listIn(ticket, 'areaNameUTF8').map(String).join(', ');
  return {
    ...validityFields(ticket, context),
    title: [textIn(ticket, 'productName') ?? (stations || undefined), 0.8],
    area: [[stations, areas].filter(Boolean).join(' – ') || undefined, 0.8],
  };
}
