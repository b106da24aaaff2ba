import { airlineByCode } from '#src/tickets/places/airlines.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import type { Cell } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { readStop, type StopText } from '../values/stops.ts';
import { readTime } from '../values/times.ts';
import type { Element } from './leg.ts';

/**
 * A segment as reservation systems write it in a line: ` 1  LH 1234  Y  12MAY 2  FRALHR  HK1  0730 0815+1`. The class,
 * the weekday's digit, the status and the day's offset may be missing; the airports may stand apart.
 */
const line =
  /^(?:\d{1,2}[ .]\s*)?(([A-Z\d]{2}) ?\d{1,4}[A-Z]?)\s+(?:([A-Z])\s+)?(\d{1,2}[A-Z]{3}(?:\d{2})?)\s*(?:[1-7]|[A-Z]{2})?\s*\*?([A-Z]{3})[ /-]?([A-Z]{3})\s+(?:\*?[A-Z]{2}\d{0,2}\s+)?(\d{3,4}[AP]?)\s+(\d{3,4}[AP]?)(?:\s?[+#](\d)|\s+(\d{1,2}[A-Z]{3}))?(?=\s|$)/;

const town = "([A-Z][A-Z .'()/-]{2,40}?(?: TERMINAL [A-Z\\d]{1,2})?)";
const clock = '(\\d{2}:?\\d{2})';
const landsAt =
  '(?:ARRIVAL TIME|ANKUNFTSZEIT|HEURE D.ARRIV[EÉ]E|HORA DE (?:LLEGADA|CHEGADA)|ORA DI ARRIVO|ORARIO DI ARRIVO|AANKOMSTTIJD)';
const landsOn =
  '(?:ARRIVAL DATE|ANKUNFTSDATUM|DATE D.ARRIV[EÉ]E|FECHA DE LLEGADA|DATA DE CHEGADA|DATA DI ARRIVO|AANKOMSTDATUM)';

/** `FRANKFURT  LH 902 Y 12MAY 0730 …`: the line of a departure on a receipt, the arrival stands in a line below. */
const receipt = new RegExp(
  `^${town}\\s+(([A-Z\\d]{2}) ?\\d{1,4}[A-Z]?)\\s+[A-Z]\\s+(\\d{1,2}[A-Z]{3}(?:\\d{2})?)\\s+${clock}(?=\\s|$)(?!\\s+\\d{4}\\b)`,
);
/** `LONDON LHR  ARRIVAL TIME: 0815  ARRIVAL DATE: 12MAY`, in the language of the sale. */
const landing = new RegExp(
  `^${town}\\s+${landsAt}\\s?:?\\s*${clock}(?:\\s+${landsOn}\\s?:?\\s*(\\d{1,2}[A-Z]{3}(?:\\d{2})?))?`,
);

function receiptElements(text: string, cells: readonly Cell[]): readonly Element[] {
  const found = { cells, score: 0.9 };
  const leaves = receipt.exec(text);
  if (leaves) {
    const [, place, printed, carrier, written, departure] = leaves;
    const date = findDates(written!)[0];
    const departs = clockOf(departure!);
    if (!date || !departs || !airlineByCode(carrier!)) return [];
    return [
      { type: 'break', cells },
      { type: 'number', text: printed!, carrier: carrier!, mode: 'flight', labelled: true, ...found },
      { type: 'stop', end: 'departure', stop: { ...placeOf(place!), clock: departs, date }, ...found },
    ];
  }
  const lands = landing.exec(text.toUpperCase());
  const arrives = lands && clockOf(lands[2]!);
  if (!lands || !arrives) return [];
  const date = lands[3] ? findDates(lands[3])[0] : undefined;
  return [
    { type: 'stop', end: 'arrival', stop: { ...placeOf(lands[1]!), clock: arrives, ...(date && { date }) }, ...found },
  ];
}

function placeOf(text: string): StopText {
  const { place, code, terminal } = readStop(text);
  return { ...(place && { place }), ...(code && { code }), ...(terminal && { terminal }) };
}

/** What a row says that is a segment of a reservation system; nothing for other rows. */
export function segmentElements(row: readonly Cell[]): readonly Element[] {
  const [cell] = row;
  if (!cell) return [];
  const text = row.map((one) => one.text).join('  ');
  const match = line.exec(text);
  if (!match) return receiptElements(text, row);
  const [, printed, carrier, , written, from, to, leaves, lands, plus, later] = match;
  const date = findDates(written!)[0];
  const [departs, arrives] = [clockOf(leaves!), clockOf(lands!)];
  if (!date || !departs || !arrives || !airlineByCode(carrier!) || !airportByCode(from!) || !airportByCode(to!))
    return [];
  const arrivalDate = later ? findDates(later)[0] : undefined;
  const found = { cells: row, score: 0.92 };
  return [
    { type: 'break', cells: row },
    { type: 'number', text: printed!, carrier: carrier!, mode: 'flight', labelled: true, ...found },
    { type: 'stop', end: 'departure', stop: { code: from!, clock: departs, date }, ...found },
    {
      type: 'stop',
      end: 'arrival',
      stop: {
        code: to!,
        clock: arrives,
        ...(plus && { days: Number(plus) }),
        ...(arrivalDate && { date: arrivalDate }),
      },
      ...found,
    },
  ];
}

/** `0730`, `730A`, `1205P`. */
function clockOf(text: string): string | undefined {
  const half = /^(\d{1,2})(\d{2})([AP])$/.exec(text);
  if (half) return readTime(`${Number(half[1])}:${half[2]} ${half[3]!.toLowerCase()}m`);
  return text.length >= 4 ? readTime(text) : undefined;
}
