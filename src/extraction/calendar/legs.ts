/** Legs of a journey in the description of an event. */
import type { TicketKind } from '#src/tickets/fields.ts';
import { addDays } from '#src/tickets/time.ts';
import { findTimes } from '../page-text/values/values.ts';
import { readNumber, readStopLine, type StopLine } from './stop-lines.ts';

/** A leg as it is written; times of day are wall-clock times at their stop. */
export type Leg = {
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly arrives: string;
  readonly number?: string | undefined;
  readonly mode?: TicketKind | undefined;
  readonly platform?: string | undefined;
  readonly arrivalPlatform?: string | undefined;
  readonly seat?: string | undefined;
  readonly carrier?: string | undefined;
};

/** The clocks of the event itself, as a check: the first departure and the last arrival. */
export type EventClocks = { readonly start: string | undefined; readonly end: string | undefined };

/**
 * Reads the legs of an itinerary: lines that tell of a stop each, in pairs, or lines that tell of a whole leg. Nothing
 * unless the lines go in pairs and words or the event's own times say which of them is the departure.
 */
export function readLegs(description: string, clocks: EventClocks): readonly Leg[] {
  const lines = description
    .split('\n')
    .map((line) => line.trim())
    .slice(0, 400);
  const whole = readWholeLegs(lines);
  return whole.length > 0 ? whole : pairStops(lines, clocks);
}

type Pair = { readonly departure: StopLine; readonly arrival: StopLine; readonly between: readonly string[] };

function pairStops(lines: readonly string[], clocks: EventClocks): Leg[] {
  const pairs = findPairs(lines);
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last) return [];
  const alike = pairs.every(
    ({ departure, arrival }) => departure.prefix === first.departure.prefix && arrival.prefix === first.arrival.prefix,
  );
  const told = pairs.every(({ departure, arrival }) => departure.role === 'departure' && arrival.role === 'arrival');
  // Words of a language that we do not know: then both ends must be the event's own.
  const checked = alike && first.departure.clock === clocks.start && last.arrival.clock === clocks.end;
  return told || checked ? pairs.map(toLeg) : [];
}

/** Two stops on lines one after the other, at most two other lines between; what stands alone is no stop. */
function findPairs(lines: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let open: { departure: StopLine; between: string[] } | undefined;
  for (const line of lines) {
    const stop = readStopLine(line);
    if (!stop) {
      open?.between.push(line);
      if (line === '' || (open && open.between.length > 2)) open = undefined;
    } else if (open && stop.role !== 'departure' && open.departure.role !== 'arrival') {
      pairs.push({ departure: open.departure, arrival: stop, between: open.between });
      open = undefined;
    } else open = { departure: stop, between: [] };
  }
  return pairs;
}

function toLeg({ departure, arrival, between }: Pair): Leg {
  const cells = [...departure.cells, ...arrival.cells, ...between];
  const fromCells = cells.map(readNumber).find(Boolean);
  const number = departure.number ?? arrival.number ?? fromCells?.value;
  return {
    from: departure.place,
    to: arrival.place,
    departs: departure.clock,
    arrives: arrival.clock,
    number,
    mode: departure.mode ?? arrival.mode ?? fromCells?.mode,
    platform: departure.platform,
    arrivalPlatform: arrival.platform,
    seat: cells.find((cell) => /^\d{1,3}\s?\/\s?\d{1,3}[A-Za-z]?$/.test(cell)),
  };
}

/** `Glasgow Central (GLC) to London Euston (EUS), dep 12:40, arr 17:12` and `12:40 Glasgow – 17:12 London`. */
function readWholeLegs(lines: readonly string[]): Leg[] {
  const legs: Leg[] = [];
  for (const line of lines) {
    const leg = readWholeLeg(line);
    const last = legs.at(-1);
    if (leg) legs.push(leg);
    else if (last) legs[legs.length - 1] = { ...last, ...readNote(line, last) };
  }
  return legs;
}

const arrow = '(?:->|→|➔|➝|⟶|–>|=>|–|—|-)';
const joining = `(?:${arrow}|to|nach|à|naar|til|till)`;
const timesBehind = new RegExp(
  `^(?:[^:]{2,30}:\\s*)?(.{2,60}?)\\s+${joining}\\s+(.{2,60}?)[,;(]\\s*\\p{L}{2,9}[.:]?\\s*\\d{1,2}[:.h]\\d{2}`,
  'u',
);
const timesBefore = new RegExp(
  `^\\d{1,2}[:.h]\\d{2}(?:\\s?uhr)?\\s+(.{2,60}?)\\s*${joining}\\s*\\d{1,2}[:.h]\\d{2}(?:\\s?uhr)?\\s+(.{2,60})$`,
  'iu',
);
const timesAfter = new RegExp(
  `^(?:[^:\\d]{2,30}:\\s*)?(.{2,60}?)[\\s,]*\\(?\\d{1,2}[:.h]\\d{2}(?:\\s?uhr)?\\)?\\s*${joining}\\s*(.{2,60}?)[\\s,]*\\(?\\d{1,2}[:.h]\\d{2}(?:\\s?uhr)?\\)?$`,
  'iu',
);

function readWholeLeg(line: string): Leg | undefined {
  if (line.length > 250) return undefined;
  const times = findTimes(line).flatMap((time) => (time.until ? [time.clock, time.until] : [time.clock]));
  const match = times.length === 2 ? (timesBehind.exec(line) ?? timesBefore.exec(line) ?? timesAfter.exec(line)) : null;
  if (!match) return undefined;
  const number = readNumber(line);
  const place = (text: string) =>
    text
      .replace(number?.written ?? '\u0000', '')
      .replace(/[\s,;:–-]+$/, '')
      .trim();
  const [from, to] = [place(match[1]!), place(match[2]!)];
  if (!/\p{L}{2}/u.test(from) || !/\p{L}{2}/u.test(to) || /\d{1,2}[:.]\d{2}/.test(from + to)) return undefined;
  return { from, to, departs: times[0]!, arrives: times[1]!, number: number?.value, mode: number?.mode };
}

const modes: readonly (readonly [pattern: RegExp, mode: TicketKind])[] = [
  [/\b(train|rail|underground|metro|tram|subway|zug|bahn|tren|treno|trein|comboio)\b/i, 'train'],
  [/\b(bus|coach|reisebus|autobus|autobús)\b/i, 'bus'],
  [/\b(ferry|boat|fähre|traghetto|veerboot)\b/i, 'boat'],
  [/\b(flight|plane|flug|vol|vuelo|volo|vlucht)\b/i, 'flight'],
];

/** A line below a leg that says how one travels, or with whom: `Mode of Transport: Train`. */
function readNote(line: string, leg: Leg): Partial<Leg> {
  const match = /^([^:]{3,40}):\s*(.{2,60})$/.exec(line);
  if (!match) return {};
  if (/\b(mode|type|means|verkehrsmittel|moyen|medio|mezzo|vervoermiddel)\b/i.test(match[1]!)) {
    return { mode: leg.mode ?? modes.find(([pattern]) => pattern.test(match[2]!))?.[1] };
  }
  return /\b(company|operator|carrier|operated by|betreiber|transporteur|compagnia|compañía|vervoerder)\b/i.test(
    match[1]!,
  )
    ? { carrier: match[2]!.trim() }
    : {};
}

/** Puts the legs on days: every time of day that is earlier than the one before is the next day's. */
export function datesOf(
  legs: readonly Leg[],
  firstDay: string,
): readonly { readonly start: string; readonly end: string }[] {
  let day = firstDay;
  let clock = '';
  const next = (time: string) => {
    if (time < clock) day = addDays(day, 1);
    clock = time;
    return `${day}T${time}`;
  };
  return legs.map((leg) => ({ start: next(leg.departs), end: next(leg.arrives) }));
}
