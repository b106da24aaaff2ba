/** Boarding passes as IATA codes: one draft for each leg, all from what the code itself says. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Bcbp, BcbpLeg } from '#src/barcodes/bcbp/bcbp.ts';
import { type FlightDay, flightDays } from '#src/barcodes/bcbp/flight-day.ts';
import { parseBcbp } from '#src/barcodes/bcbp/parse-bcbp.ts';
import { readPassengerName } from '#src/barcodes/bcbp/passenger-name.ts';
import { daysAhead, toDayNumber } from '#src/barcodes/day-of-year.ts';
import { airlineByCode } from '#src/tickets/places/airlines.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import { bands } from '#src/tickets/standing.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import type { Extractor } from '../extractor.ts';
import { type DraftFields, readingsOf } from '../readings-of-code.ts';

/** Boarding passes by their codes (IATA Resolution 792): a draft for each leg. */
export const bcbpExtractor: Extractor = {
  name: 'bcbp',
  match: ({ barcodes }) => barcodes.some(({ text }) => /^[Mm][1-9]/.test(text)),
  extract: ({ barcodes, contextDay }) => barcodes.flatMap((barcode) => draftsOf(barcode, contextDay)),
};

function draftsOf(barcode: FoundBarcode, contextDay: string): readonly Draft[] {
  const bcbp = parseBcbp(barcode.text);
  if (!bcbp) return [];
  const days = flightDays(bcbp, contextDay);
  return bcbp.legs.map((leg, index) => {
    const day = days[index];
    const fields = legFields(bcbp, leg, day);
    const read = readingsOf({ kind: 'flight', fields, barcode, extractor: 'bcbp', lookedUp: ['carrier'] });
    const draft = { ...read, group: `bcbp:${barcode.id}` };
    return day && isLongAgo(day, contextDay) ? withDoubtfulDay(draft) : draft;
  });
}

/** One digit tells the year, and passes are seldom kept for so long: one of a flight to come may be meant. */
function isLongAgo({ day }: FlightDay, contextDay: string): boolean {
  return toDayNumber(contextDay) - toDayNumber(day) > daysAhead;
}

function withDoubtfulDay(draft: Draft): Draft {
  const start = draft.fields.start?.map((reading) => ({ ...reading, likely: bands.check })) ?? [];
  return { ...draft, fields: { ...draft.fields, start } };
}

function legFields(bcbp: Bcbp, leg: BcbpLeg, day: FlightDay | undefined): DraftFields {
  const { name, cut, unordered } = readPassengerName(bcbp.passengerName);
  const carrier = airlineByCode(leg.operatingCarrierDesignator);
  return {
    passenger: [name, cut || unordered ? 0.75 : 0.95],
    carrierCode: [leg.operatingCarrierDesignator, 0.98],
    carrier: [carrier?.name, 0.7],
    number: [`${leg.operatingCarrierDesignator} ${leg.flightNumber.replace(/^0+(?=\d)/, '')}`, 0.98],
    fromCode: [leg.fromCityAirportCode, 0.98],
    toCode: [leg.toCityAirportCode, 0.98],
    start: [startOf(leg, day), day?.yearInferred ? 0.8 : 0.95],
    seat: [seatOf(leg.seatNumber), 0.95],
    sequence: [withoutZeros(leg.checkInSequenceNumber), 0.95],
    class: [classOf(leg.compartmentCode), 0.6],
    bookingReference: [leg.operatingCarrierPnrCode, 0.98],
    ticketNumber: [ticketNumberOf(leg), 0.95],
    membershipNumber: [withoutZeros(leg.frequentFlyerNumber) && leg.frequentFlyerNumber, 0.9],
    baggage: [allowanceOf(leg.freeBaggageAllowance), 0.85],
  };
}

function startOf(leg: BcbpLeg, day: FlightDay | undefined): TicketTime | undefined {
  if (!day) return undefined;
  const zone = airportByCode(leg.fromCityAirportCode)?.zone;
  return { local: day.day, ...(zone ? { zone } : {}), ...(day.yearInferred ? { yearInferred: true } : {}) };
}

/** `003A` is seat 3A; `GATE`, `INF` and `000` are none. */
function seatOf(seat: string | undefined): string | undefined {
  return /^0*([1-9]\d{0,2}[A-Z])$/.exec(seat ?? '')?.[1];
}

function withoutZeros(text: string | undefined): string | undefined {
  return text?.replace(/^0+/, '') || undefined;
}

/** The codes that every airline uses in one sense; the others are its own booking classes, shown as they are. */
function classOf(compartment: string | undefined): string | undefined {
  switch (compartment) {
    case 'F':
      return 'First';
    case 'J':
    case 'C':
      return 'Business';
    case 'Y':
      return 'Economy';
    default:
      return compartment && /^[A-Z]$/.test(compartment) ? compartment : undefined;
  }
}

/** Three digits of the airline and ten of the document; zeros and other texts are no ticket number. */
function ticketNumberOf({
  airlineNumericCode: airline = '',
  documentFormSerialNumber: serial = '',
}: BcbpLeg): string | undefined {
  const isNumber = /^\d{3}$/.test(airline) && /^\d{10}$/.test(serial) && Number(airline) > 0 && Number(serial) > 0;
  return isNumber ? `${airline} ${serial}` : undefined;
}

/** `20K` is 20 kg, `44L` 44 lb, `2PC` two pieces. */
function allowanceOf(allowance: string | undefined): string | undefined {
  const match = /^0*([1-9]\d?)(K|L|PC)$/.exec(allowance ?? '');
  return match ? `${match[1]} ${{ K: 'kg', L: 'lb', PC: 'PC' }[match[2]!]}` : undefined;
}
