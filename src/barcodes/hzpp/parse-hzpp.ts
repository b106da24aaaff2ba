/**
 * Tickets of HŽ Putnički prijevoz (Croatia): `B1` and 33 fields between bars, as described by a reader of them
 * (https://github.com/TheEnbyperor/zuegli). The other form, `A1`, is enciphered with a key that is no public one.
 */
import { isReal } from '../real-time.ts';

/** What a code of Croatian railways says. */
export type HzppTicket = {
  readonly ticketNumber: string;
  readonly price?: { readonly hundredths: number; readonly currency: 'EUR' | 'HRK' };
  /** `YYYY-MM-DD`, where they are whole days. */
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly persons: number;
  /** The way there, and the way back where there is one. */
  readonly journeys: readonly HzppJourney[];
};

/** One way of it. */
export type HzppJourney = {
  /** Seven digits of the UIC. */
  readonly from: string;
  readonly to: string;
  readonly travelClass?: '1' | '2';
  readonly trains: readonly { readonly number: string; readonly seats?: string }[];
};

const fieldCount = 33;
const numeric = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 21, 24, 27, 30];

/** Reads a code; undefined when the text is anything else. */
export function parseHzpp(text: string): HzppTicket | undefined {
  const fields = text.startsWith('B1') && text.length <= 600 ? text.slice(2).trim().split('|') : [];
  const isTicket = fields.length === fieldCount && numeric.every((at) => /^\d{1,10}$/.test(fields[at]!));
  if (!isTicket || !/^[A-Z0-9-]{4,20}$/.test(fields[0]!)) return undefined;
  const at = (index: number) => Number(fields[index]);
  const journeys = [journeyOf(fields, 3, [21, 24]), journeyOf(fields, 8, [27, 30])].filter(
    (found) => found !== undefined,
  );
  const persons = at(15) + at(17);
  if (journeys.length === 0 || persons < 1 || persons > 99) return undefined;
  const [validFrom, validUntil] = [dayOf(at(13), 0), dayOf(at(14), 1439)];
  const euros = minutesToDay(at(13)) >= '2023-01-01';
  return {
    ticketNumber: fields[0]!,
    ...(at(2) > 0 ? { price: { hundredths: at(2), currency: euros ? 'EUR' : 'HRK' } } : {}),
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validUntil } : {}),
    persons,
    journeys,
  };
}

/** Stations, one on the way and class from one field on; of each train its number, reservation and seats. */
function journeyOf(fields: readonly string[], first: number, trains: readonly number[]): HzppJourney | undefined {
  const [from, to, , travelClass] = fields.slice(first, first + 4);
  if (Number(from) === 0 || Number(to) === 0 || from === to) return undefined;
  return {
    from: `78${from!.padStart(5, '0')}`,
    to: `78${to!.padStart(5, '0')}`,
    ...(travelClass === '1' || travelClass === '2' ? { travelClass } : {}),
    trains: trains
      .filter((at) => Number(fields[at]) > 0)
      .map((at) => {
        const seats = fields[at + 2]!.trim();
        return { number: String(Number(fields[at])), ...(/^\d[\d ,/]*$/.test(seats) ? { seats } : {}) };
      }),
  };
}

/** The day of a moment in minutes since 2003 began; only where its clock says no more than the day. */
function dayOf(minutes: number, clock: number): string | undefined {
  const day = minutesToDay(minutes);
  return minutes % 1440 === clock && minutes > 0 && isReal(day) ? day : undefined;
}

function minutesToDay(minutes: number): string {
  const days = Math.min(Math.floor(minutes / 1440), 36_500);
  return new Date(Date.UTC(2003, 0, 1 + days)).toISOString().slice(0, 10);
}
