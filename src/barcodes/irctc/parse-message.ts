/**
 * The text message that Indian Railways (and agents) send for a booking, and the like in mails: one line of short labels,
 * `PNR:8213648593,TRN:12952,DOJ:15-03-27,3A,NDLS-MMCT,DP:16:55,A KUMAR+1,B4 32,B4 33,FARE:2345`, or a line for each.
 */
import { isReal } from '../real-time.ts';

/** What a message tells. Stations are told by their codes only. */
export type IrctcMessage = {
  readonly pnr: string;
  readonly train: string;
  /** `YYYY-MM-DDTHH:mm` or a day, Indian time. */
  readonly departure: string;
  readonly from?: string;
  readonly to?: string;
  readonly travelClass?: string;
  /** The first passenger; of the others only how many they are. */
  readonly passenger?: string;
  readonly places: readonly { readonly coach: string; readonly seat: string }[];
  /** Rupees. */
  readonly fare?: string;
};

const longest = 600;
const monthNames = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';
const notStations: ReadonlySet<string> = new Set(
  'PNR TRN DOJ DP DEP FARE SC PG CNF WL RAC CLS DT TO FRM FROM CHART NOT'.split(' '),
);

/** Reads the first message in a text; undefined without number, train and day. Every pattern is linear in a text cut at 600 characters. */
export function parseIrctcMessage(whole: string): IrctcMessage | undefined {
  const begin = /\bPNR(?: ?NO\.?)? ?[:-] ?\d/i.exec(whole.slice(0, 20_000));
  if (!begin) return undefined;
  const text = whole
    .slice(begin.index, begin.index + longest)
    .replace(/\s+/g, ' ')
    .toUpperCase();
  const pnr = /^PNR(?: ?NO\.?)? ?[:-] ?(\d{3}-?\d{7})(?!\d)/.exec(text)?.[1]?.replace('-', '');
  const train = /\b(?:TRN|TRAIN)(?: ?NO\.?)? ?[:-]? ?(\d{5})(?!\d)/.exec(text)?.[1];
  const day = dayIn(text);
  if (!pnr || !train || !day) return undefined;
  const clock = /\b(?:DP|DEP|DEPARTURE|TIME) ?[:.-] ?([01]\d|2[0-3]):?([0-5]\d)(?!\d)/.exec(text);
  const route = [...text.matchAll(/\b([A-Z]{2,5})(?: ?- ?| TO )([A-Z]{2,5})\b/g)].find(
    ([, from, to]) => !notStations.has(from!) && !notStations.has(to!) && from !== to,
  );
  return defined({
    pnr,
    train,
    departure: clock ? `${day}T${clock[1]}:${clock[2]}` : day,
    from: route?.[1],
    to: route?.[2],
    travelClass: /(?:\b(?:CLS|CLASS) ?[:-] ?|[, ])(1A|2A|3A|3E|CC|EC|EA|SL|2S|FC)(?=[, ]|$)/.exec(text)?.[1],
    passenger: /[, ]([A-Z][A-Z .]{2,40}[A-Z])(?:\+\d)?,(?= ?(?:[A-Z]{1,2}\d|CNF|WL|RAC))/.exec(text)?.[1]?.trim(),
    places: [...text.matchAll(/(?:^|[ ,/-])([A-HMSD][A-Z]?\d{1,2})[ ,/-]{1,2}(\d{1,3})(?=[ ,/]|$)/g)].map(
      ([, coach, seat]) => ({
        coach: coach!,
        seat: seat!,
      }),
    ),
    fare: /\bFARE ?[:.-] ?(?:RS\.? ?|INR ?|₹ ?)?(\d{1,6}(?:\.\d{1,2})?)(?!\d)/.exec(text)?.[1],
  });
}

/** `DOJ:15-03-27`, `DT:15/03/2027`, `DOJ: 15-MAR-2027`. */
function dayIn(text: string): string | undefined {
  const match = /\b(?:DOJ|DT|DATE) ?[:.-] ?(\d{1,2})[-/](\d{1,2}|[A-Z]{3})[-/](20\d{2}|\d{2})(?!\d)/.exec(text);
  if (!match) return undefined;
  const named = monthNames.indexOf(match[2]!);
  const month = /\d/.test(match[2]!) ? Number(match[2]) : named >= 0 && named % 3 === 0 ? named / 3 + 1 : 0;
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${match[3]!.length === 2 ? `20${match[3]}` : match[3]}-${two(month)}-${two(Number(match[1]))}`;
  return isReal(day) ? day : undefined;
}

function defined<T extends object>(record: { readonly [Key in keyof T]: T[Key] | undefined }): T {
  // Entries are only taken away; required ones were checked before.
  return Object.fromEntries(Object.entries(record).filter(([, entry]) => entry !== undefined)) as T;
}
