import { realTime } from '../real-time.ts';

/** The QR code of Indian Railways' electronic reservation slips: labelled lines, a block for every passenger. */
export type IrctcTicket = {
  readonly pnr: string;
  readonly trainNumber: string;
  readonly trainName?: string;
  /** `YYYY-MM-DDTHH:mm` or a day, Indian time, at the boarding station. */
  readonly departure?: string;
  /** Name and code of the station where the passengers board. */
  readonly from?: IrctcStation;
  readonly to?: IrctcStation;
  readonly travelClass?: string;
  /** Rupees, fare and fee together. */
  readonly fare?: string;
  readonly passengers: readonly IrctcPassenger[];
};

/** A station as printed, with Indian Railways' letters where they stand behind it (`NDLS`). */
export type IrctcStation = { readonly name: string; readonly code?: string };

/** One passenger; coach and place only for confirmed bookings. */
export type IrctcPassenger = { readonly name: string; readonly coach?: string; readonly place?: string };

/** Reads a code; undefined when the text is anything else. */
export function parseIrctc(text: string): IrctcTicket | undefined {
  if (!/^\s*PNR No\.?\s*:/i.test(text) || text.length > 5000) return undefined;
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/,$/, '').trim());
  const value = (label: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${label}:`))
      ?.slice(label.length + 1)
      .trim() || undefined;
  const pnr = /^\d{10}$/.exec(value('pnr no.') ?? '')?.[0];
  const trainNumber = /^\d{5}$/.exec(value('train no.') ?? '')?.[0];
  const passengers = passengersOf(lines);
  if (!pnr || !trainNumber || passengers.length === 0) return undefined;
  return withoutUndefined({
    pnr,
    trainNumber,
    trainName: value('train name'),
    departure: departureOf(value('scheduled departure'), value('date of journey')),
    from: stationOf(value('boarding station') ?? value('from')),
    to: stationOf(value('to')),
    travelClass: value('class'),
    fare: fareOf(value('ticket fare'), value('irctc c fee')),
    passengers,
  });
}

function passengersOf(lines: readonly string[]): IrctcPassenger[] {
  const passengers: IrctcPassenger[] = [];
  let name: string | undefined;
  for (const line of lines) {
    const [label = '', text = ''] = line.split(/:(.*)/s).map((part) => part.trim());
    if (label.toLowerCase() === 'passenger name') name = text;
    if (label.toLowerCase() !== 'status' || !name) continue;
    // `CNFB1/14UPPER` and `CNF/B1/12/LOWER`: confirmed, coach, place, berth.
    const place = /^CNF\/?([A-Z]{1,2}\d{0,2})\/(\d{1,3})\/?\s*([A-Z ]*)$/i.exec(text);
    passengers.push(place ? { name, coach: place[1]!, place: `${place[2]} ${place[3]}`.trim() } : { name });
    name = undefined;
  }
  return passengers;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `08:15 02-Feb-2024`. */
function departureOf(scheduled: string | undefined, day: string | undefined): string | undefined {
  const match =
    /(?:(\d{2}:\d{2})\s+)?(\d{1,2})-([A-Za-z]{3})-(\d{4})/.exec(scheduled ?? '') ??
    /()(\d{1,2})-([A-Za-z]{3})-(\d{4})/.exec(day ?? '');
  const month = months.indexOf(match?.[3]?.toLowerCase() ?? '') + 1;
  if (!match || month === 0) return undefined;
  const date = `${match[4]}-${String(month).padStart(2, '0')}-${match[2]!.padStart(2, '0')}`;
  return realTime(date, match[1]);
}

/** `PUNE JUNCTION - PUNE`. */
function stationOf(text: string | undefined): IrctcStation | undefined {
  const match = /^(.+?)(?:\s*-\s*([A-Z]{1,5}))?$/.exec(text ?? '');
  return match ? { name: match[1]!, ...(match[2] ? { code: match[2] } : {}) } : undefined;
}

/** `Rs1234.0` and `Rs23.4+PG Charges Extra`. */
function fareOf(fare: string | undefined, fee: string | undefined): string | undefined {
  const rupees = (text: string | undefined) => Number(/^Rs\.?\s*(\d+(?:\.\d+)?)/i.exec(text ?? '')?.[1] ?? 0);
  const total = rupees(fare) + rupees(fee);
  return rupees(fare) > 0 ? total.toFixed(2) : undefined;
}

function withoutUndefined<T extends object>(record: { readonly [Key in keyof T]: T[Key] | undefined }): T {
  // Entries are only taken away; required ones were checked before.
  return Object.fromEntries(Object.entries(record).filter(([, entry]) => entry !== undefined)) as T;
}
