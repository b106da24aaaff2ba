import { eastAsian } from '../../words/east-asian-lines.ts';
import type { Cell } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { findNumbers } from '../values/numbers.ts';
import { hasArrow, isPlausiblePlace, opensWay, splitByPair, splitByTo, splitRoute } from '../values/routes.ts';
import { readStop, type StopText } from '../values/stops.ts';
import { findTimes } from '../values/times.ts';

/** A stop without a label, and the cell that names it. */
export type FreeStop = { readonly stop: StopText; readonly cell: Cell; readonly end: 'departure' | 'arrival' | 'next' };

/** Stops of a row without labels: a time beside a place, a route with an arrow, two codes. */
export function unlabelledStops(row: readonly Cell[], loose: boolean): readonly FreeStop[] {
  const sign = row.findIndex((cell, at) => at > 0 && at < row.length - 1 && arrowAlone.test(cell.text));
  if (sign > 0) {
    const ends = [-1, 1].map((side) => {
      const cell = row[sign + side]!;
      const stop = { ...momentBeyond(row[sign + 2 * side]), ...readStop(cell.text) };
      return { cell, stop, end: 'next' } as const;
    });
    if (ends.every(({ stop }) => isPlausiblePlace(stop))) return ends;
  }
  if (loose && isPairOfEnds(row)) return row.map((cell) => ({ cell, stop: readStop(cell.text), end: 'next' }));
  const numbered = loose ? row.filter((cell) => findNumbers(cell.text)[0]?.at !== 0) : [];
  if (row.length === 3 && numbered.length === 2) {
    const ends = numbered.map((cell) => ({ cell, stop: readStop(cell.text), end: 'next' }) as const);
    if (ends.every(({ stop }) => isPlausiblePlace(stop) && isBrief(stop) && !stop.clock)) return ends;
  }
  const routes = row.flatMap((cell) => routeIn(cell, row.length, loose));
  if (routes.length > 0) return routes;
  const ends = row.length === 1 ? clockRange(row[0]!.text) : undefined;
  if (ends) return ends.map((clock) => ({ cell: row[0]!, stop: { clock }, end: 'next' }));
  const read = row.map((cell) => ({ cell, stop: readStop(cell.text), times: findTimes(cell.text) }));
  const codes = read.filter(({ stop }) => stop.code && !stop.clock);
  if (codes.length === 2 && row.length <= 4) return codes.map(({ cell, stop }) => ({ cell, stop, end: 'next' }));
  const places = read.filter(({ stop }) => isPlausiblePlace(stop));
  const clocks = read.filter(({ stop }) => stop.clock);
  const wholes = places.filter(({ stop }) => stop.clock);
  if (wholes.length === 2 && clocks.length === 2) return wholes.map(({ cell, stop }) => ({ cell, stop, end: 'next' }));
  if (clocks.length === 1 && places.length >= 1 && clocks[0]!.times.length === 1 && !clocks[0]!.times[0]!.until) {
    const clock = clocks[0]!;
    const place = clock.stop.place && isPlausiblePlace(clock.stop) ? clock : places.find((one) => one !== clock);
    if (!place || !looksLikeStation(place.stop, row.length)) return [];
    const day = row.map((cell) => findDates(cell.text)[0]).find((span) => span !== undefined);
    return [
      {
        cell: place.cell,
        stop: {
          ...clock.stop,
          ...place.stop,
          clock: clock.stop.clock!,
          ...((clock.stop.date ?? day) && { date: clock.stop.date ?? day! }),
        },
        end: 'next',
      },
    ];
  }
  if (clocks.length === 2 && places.length === 2)
    return [0, 1].map((at) => ({
      cell: places[at]!.cell,
      stop: { ...clocks[at]!.stop, ...places[at]!.stop },
      end: 'next',
    }));
  // Beside a day and a seat, the words over them may not have been read: 06:30 may be the boarding.
  if (clocks.length === 2 && places.length === 0 && row.length < 4)
    return clocks.map(({ cell, stop }) => ({ cell, stop, end: 'next' }));
  return [];
}

/** The day and clock on the far side of a place, as rail coupons write them: `29.12 01:37  WIEN HBF  ->  GRAZ HBF  29.12 04:12`. */
function momentBeyond(cell: Cell | undefined): StopText {
  const { place, clock, date } = readStop(cell?.text.replace(/^(\d{1,2}\.\d{1,2}) (?=\d{1,2}:\d{2}$)/, '$1. ') ?? '');
  return clock && !place ? { clock, ...(date && { date }) } : {};
}

/** The two ends of a way that a cell of a row writes: beside another one, where two journeys stand side by side. */
function routeIn(cell: Cell, cells: number, loose: boolean): readonly FreeStop[] {
  const strong = hasArrow(cell.text);
  const route =
    (strong || cells === 1 || (loose && cells <= 4) ? splitRoute(cell.text) : undefined) ??
    (loose ? splitByTo(cell.text) : undefined);
  if (!route) return [];
  const [from, to] = route.map(readStop) as [StopText, StopText];
  const stations = [from, to].every(
    ({ place }) => place !== undefined && (stationWords.test(place) || cell.size >= 1.3),
  );
  const isRoute =
    strong ||
    (from.code && to.code) ||
    (from.clock && to.clock) ||
    stations ||
    begins.test(cell.text) ||
    splitByPair(cell.text) !== undefined ||
    ((loose || opensWay(cell.text)) && isBrief(from) && isBrief(to));
  return isRoute ? [from, to].map((stop) => ({ stop, cell, end: 'next' }) as const) : [];
}

/** Two names in large letters at the ends of a line: the arrow between them was drawn, not written. */
function isPairOfEnds(row: readonly Cell[]): boolean {
  const [left, right] = row;
  if (!left || !right || row.length > 2 || right.x - left.right < 3) return false;
  const stops = row.map((cell) => readStop(cell.text));
  const alike = Math.abs(left.size - right.size) < 0.1 * left.size && left.bold === right.bold;
  return alike && left.size > 1.15 && stops.every((stop) => isPlausiblePlace(stop) && isBrief(stop) && !stop.clock);
}

/** "08:02 – 14:40" in a line of its own: when a ride begins and when it ends. */
function clockRange(text: string): readonly [string, string] | undefined {
  const [span, more] = findTimes(text);
  if (!span?.until || more || span.at > 0 || span.end < text.length) return undefined;
  return [span.clock, span.until];
}

/** A sign of its own between two places. */
const arrowAlone = /^(?:→|➔|➜|➝|⟶|»|>{1,2}|=>|->|›|✈|⇒|►|▶|🡪)\uFE0F?$/u;

/** A route that a preposition opens ("from … to …") is one, whatever its places are called. */
const begins = /\b(?:from|von|de|da|van|desde) \p{Lu}.* (?:to|nach|naar|para|à|a|hasta) \p{Lu}/u;

function looksLikeStation({ place, code }: StopText, cells: number): boolean {
  if (code) return true;
  if (place !== undefined && stationWords.test(place)) return true;
  return (
    place !== undefined &&
    (place.length >= 3 || eastAsian.test(place)) &&
    (cells <= 3 || stationWords.test(place)) &&
    !/\p{Ll}{3,}\s\p{Ll}{3,}/u.test(place)
  );
}

const stationWords =
  /\b(?:hbf|hl\.?\s?n|bahnhof|bhf|gare|station|airport|flughafen|centrale|central|termini|zob|st\.|sants|atocha|oriente|terminal|port)\b/i;

/** A name of at most three words, as places between dashes are. */
function isBrief({ place }: StopText): boolean {
  return place !== undefined && place.split(' ').length <= 3 && !/\d/.test(place);
}
