/**
 * The table of an electronic ticket's receipt (IATA Resolution 722f, appendix): a row a flight with city, flight, class, day and
 * departure; below it the terminal; at the next city's row the arrival's time and day.
 *
 *     FROM /TO        FLIGHT  CL DATE   DEP  FARE BASIS   NVB  NVA   BAG ST
 *     PARIS CDG       AF 0084 Y  12MAR  1030 YRT                     1PC OK
 *     TERMINAL:2E
 *     SAN FRANCISCO   ARRIVAL TIME: 1255   ARRIVAL DATE: 12MAR
 */
import { countryCode } from '#src/tickets/places/countries.ts';
import type { Row } from './rows.ts';
import { dayFrom, type SegmentDay } from './segment.ts';

/** A flight of a receipt; places as printed, since a city's name alone may mean several airports. */
export type ReceiptLeg = {
  readonly rows: readonly Row[];
  readonly carrier: string;
  readonly number: string;
  readonly bookingClass: string;
  readonly departs: SegmentDay;
  readonly from: string;
  readonly to?: string;
  readonly start: string;
  readonly end?: string;
  readonly arrives?: SegmentDay;
  readonly terminal?: string;
  readonly arrivalTerminal?: string;
  readonly baggage?: string;
};

const flightRow =
  /^([A-Z][A-Z .,'()/-]{1,40}?) ([A-Z][A-Z0-9]|\d[A-Z]) ?(\d{1,4}) ([A-Z]) (\d{1,2})([A-Z]{3})(\d{2})? ([0-2]\d):?([0-5]\d)(?: |$)(.*)$/;
const arrival = /ARR(?:IVAL)?(?: TIME)?[: ]{1,3}([0-2]\d):?([0-5]\d)(?:.{0,20}?(?:DATE[: ]{1,3})?(\d{1,2})([A-Z]{3}))?/;
const reach = 7;

/** The flights of a receipt's rows; none where no table of that kind is headed. */
export function receiptLegs(rows: readonly Row[]): readonly ReceiptLeg[] {
  const texts = rows.map(({ text }) => text.slice(0, 200).toUpperCase());
  const headed = texts.some((text) => /\bFROM ?\/ ?TO\b/.test(text) && /\bFLIGHT\b|\bFLT\b/.test(text));
  if (!headed) return [];
  return rows.flatMap((row, index) => {
    const leg = legAt(texts, index);
    return leg ? [{ ...leg, rows: [row] }] : [];
  });
}

function legAt(texts: readonly string[], index: number): Omit<ReceiptLeg, 'rows'> | undefined {
  const match = flightRow.exec(texts[index]!);
  if (!match || Number(match[8]) > 23) return undefined;
  const departs = dayFrom(match[5]!, match[6]!, match[7]);
  if (!departs) return undefined;
  const below = texts.slice(index + 1, index + 1 + reach);
  const stop = below.findIndex((text) => /^FROM ?\/ ?TO\b/.test(text));
  const near = stop < 0 ? below : below.slice(0, stop);
  const landing = { ...landingIn(near), ...(texts.some((text) => bothClocks.test(text)) && landsAt(match[10]!)) };
  const baggage = /\b([0-9]PC|[1-9]\dKG?)\b/.exec(match[10]!)?.[1];
  const terminal = /^TERMINAL ?:? ?([A-Z0-9]{1,3})$/.exec(near[0] ?? '')?.[1];
  return {
    carrier: match[2]!,
    number: match[3]!.replace(/^0+(?=\d)/, ''),
    bookingClass: match[4]!,
    departs,
    from: match[1]!.trim(),
    start: `${match[8]}:${match[9]}`,
    ...landing,
    ...(terminal ? { terminal } : {}),
    ...(baggage ? { baggage } : {}),
  };
}

/** A heading of both clocks, "DATE DEPARTURE ARRIVAL": the arrival's stands right behind the departure's. */
const bothClocks = /\bFLIGHT\b.*\bDEP[A-Z]*\.? ARR[A-Z]*\b/;

function landsAt(rest: string): Landing {
  const match = /^([01]\d|2[0-3]):?([0-5]\d)(?: |$)/.exec(rest);
  return match ? { end: `${match[1]}:${match[2]}` } : {};
}

type Landing = Pick<ReceiptLeg, 'to' | 'end' | 'arrives' | 'arrivalTerminal'>;

const cityRow = /^[A-Z][A-Z .,'()/-]+/;

/** The city of the next row that is one, and the arrival's time beside or below it. */
function landingIn(near: readonly string[]): Landing {
  const at = near.findIndex(
    (text, place) =>
      cityRow.test(text) &&
      !/^(?:TERMINAL|OPERATED|SEAT|MEAL|ARR)/.test(text) &&
      // Below each city its country may stand.
      !(countryCode(text) && place < near.length - 1 && cityRow.test(near[place + 1]!)),
  );
  if (at < 0) return {};
  const row = near[at]!;
  const city = flightRow.exec(row)?.[1] ?? /^([A-Z][A-Z .,'()/-]+?)(?= ARR(?:IVAL)?\b|$)/.exec(row)?.[1];
  const told = near.slice(0, at + 2).find((text) => arrival.test(text));
  const match = told ? arrival.exec(told) : undefined;
  const terminal = /^TERMINAL ?:? ?([A-Z0-9]{1,3})$/.exec(near[at + 1] ?? '')?.[1];
  const arrives = match?.[3] ? dayFrom(match[3], match[4]!) : undefined;
  return {
    ...(city ? { to: city.trim() } : {}),
    ...(match && Number(match[1]) < 24 ? { end: `${match[1]}:${match[2]}` } : {}),
    ...(arrives ? { arrives } : {}),
    ...(terminal ? { arrivalTerminal: terminal } : {}),
  };
}
