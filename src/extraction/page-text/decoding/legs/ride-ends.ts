import type { Reading } from '#src/tickets/evidence.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import { sameWords } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
import { fold, foldKey } from '../../../words/fold.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import type { Element } from './elements.ts';
import type { Leg } from './leg-worth.ts';

/** The ends of a leg that take the place of those that the rules read of the same ride. */
export type Ends = { readonly from?: Element; readonly to?: Element };

/**
 * The ends that a leg has for surer than the rules, where they have its departure: both where the rules begin at its end, "Korčula" for a ship that
 * leaves Split for there at that time; where it ends where the rules agree from where it goes, and their own end is told to be none. `legs`: all
 * legs of the document.
 */
export function surerEnds(
  { fields }: Draft,
  { from, to, start_time, begins }: Leg,
  scored: readonly ScoredSpan[],
  legs: readonly Leg[] = [],
): Ends {
  const [ruled, last] = [fields.from?.[0]?.value, fields.to?.[0]?.value];
  const clock = fields.start?.[0] && clockOf(fields.start[0].value);
  if (!from || !to || !ruled || !last || (clock && clock !== start_time?.value)) return {};
  const sure = { from: from.scored.likely('from'), to: to.scored.likely('to') };
  const isBegun = isCalled(ruled, from.value);
  // One way or the other: which of both, the order of stops tells better; but where another leg goes that way, this one goes the other. Codes are
  // believed unless they stand before the leg, in the part of that other one, which has its number.
  if (isCalled(ruled, to.value) && isCalled(last, from.value)) {
    const isOthers =
      !fields.fromCode || [fields.from, fields.to].every((end) => standsBefore(begins, end![0]!, scored));
    const isSure = Math.min(sure.from, sure.to) >= half;
    return isOthers && isSure && legs.some((leg) => isBackOf(leg, { from, to }) && (!fields.fromCode || leg.number))
      ? { from, to }
      : {};
  }
  if (!isBegun && isCalled(ruled, to.value)) return Math.max(sure.from, sure.to) >= bounds.surely ? { from, to } : {};
  const isElsewhere = isBegun && sure.to >= bounds.surely && !haveOneWord(last, to.value) && isNoEnd(last, scored);
  return isElsewhere ? { to } : {};
}

/** Whether a reading stands before a line of its page. */
function standsBefore(
  line: number,
  { evidence: { page, region } }: Reading<unknown>,
  scored: readonly ScoredSpan[],
): boolean {
  const own = scored.find(({ span: { cells } }) => {
    const [cell] = cells;
    return cell!.page === page && cell!.region.x === region?.x && cell!.region.y === region.y;
  });
  return own !== undefined && own.span.cells[0]!.order < line;
}

/** What looks more like this end than not. */
const half = 0.5;

function isBackOf({ from, to }: Leg, way: Required<Ends>): boolean {
  return from?.value === way.to.value && to?.value === way.from.value;
}

/** LIST: what stands in a ride's lines and is read as one of its ends: "an 13:26 Business". */
const others = ['class', 'product', 'passenger', 'carrier'] as const satisfies readonly Target[];

/** Whether a place stands there and is told to be no end of a ride, or surely something else. */
function isNoEnd(place: string, scored: readonly ScoredSpan[]): boolean {
  const same = scored.filter(({ span }) => isCalled(span.text, place));
  return (
    same.length > 0 &&
    same.every(({ likely }) => likely('to') < bounds.phantom || others.some((other) => likely(other) >= bounds.surely))
  );
}

/** Whether two places have a word of their names: "Richtung Leipzig" and "Leipzig, Hauptbahnhof". */
function haveOneWord(a: string, b: string): boolean {
  const words = new Set(fold(a).match(/\p{L}{4,}/gu));
  return (fold(b).match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word)) || isCalled(a, b);
}

/** Whether one place is called by the other's name, or by more of it; an airport by its code, too. */
function isCalled(a: string, b: string): boolean {
  const [one, other] = [foldKey(a), foldKey(b)];
  return sameWords(a, b) || one.includes(other) || other.includes(one) || isCityOf(a, b) || isCityOf(b, a);
}

function isCityOf(city: string, code: string): boolean {
  const airport = /^[A-Z]{3}$/.test(code) ? airportByCode(code) : undefined;
  return airport !== undefined && sameWords(airport.city, city);
}
