import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import { withoutWeekly } from '../spans/without-weekly.ts';
import { bookedParts } from './booked-parts.ts';
import { type Occasion, occasionsOf, type Row } from './occasions.ts';
import { areOwn, haveEnds } from './own-parts.ts';
import { mostParts, type Part, partsOf } from './parts.ts';
import { roomsOf } from './rooms.ts';

/**
 * The parts of a document that tell of several things of one order, each with its own time and name: shows, stays, appointments. Empty where there are no two.
 * In time that grows with its rows.
 */
export function itemsOf(understood: Understood, told: readonly ScoredSpan[]): readonly (readonly Cell[])[] {
  const scored = withoutWeekly(told);
  const rows = understood.sheets.flatMap(({ rows: own }) => own);
  const rooms = understood.kinds[0]?.kind === 'hotel' ? roomsOf(rows, scored) : [];
  if (rooms.length > 0) return rooms;
  const parts = partsIn(understood, scored, rows);
  return parts.map(({ begin, end }) => rows.slice(begin, end).flat());
}

function partsIn(understood: Understood, scored: readonly ScoredSpan[], rows: readonly Row[]): readonly Part[] {
  const told = toldParts(understood, scored, rows);
  return told.length > 0 || lastsOnce(understood) || hasRides(scored) ? told : bookedParts(rows, scored);
}

/** The parts that begin at a time of their own each. */
function toldParts(understood: Understood, scored: readonly ScoredSpan[], rows: readonly Row[]): readonly Part[] {
  const occasions = occasionsOf(understood, scored, rows);
  const count = new Set(occasions.map(({ when }) => when)).size;
  if (count < 2 || count > mostParts || hasRides(scored)) return [];
  const cuts = runsOf(occasions, count).flatMap((run) => {
    const parts = partsOf(rows, run, scored);
    return parts ? [parts] : [];
  });
  const isOwn = (parts: readonly Part[]) =>
    areOwn(rows, parts, scored) && (lastsOnce(understood) || haveEnds(rows, parts, scored));
  return cuts.find(isOwn) ?? [];
}

/** Whether a document tells of rides, too, by their numbers and ends. */
function hasRides(scored: readonly ScoredSpan[]): boolean {
  const tells = (...targets: readonly Target[]) =>
    scored.some(({ likely }) => targets.some((target) => likely(target) >= bounds.begins));
  return tells('number') && tells('from', 'from_code') && tells('to', 'to_code');
}

/** Each occasion once: as it is told first, and as last; details follow a summary. What is told more often is printed on every ticket. */
function runsOf(occasions: readonly Occasion[], count: number): readonly (readonly Occasion[])[] {
  if (occasions.length > 2 * count) return [];
  const first = occasions.filter(({ when }, at) => occasions.findIndex((one) => one.when === when) === at);
  if (occasions.length === count) return [first];
  const last = occasions.filter(({ when }, at) => occasions.findLastIndex((one) => one.when === when) === at);
  return [first, last];
}

/** Whether what a document is about is over on its day: shows and tables are, stays and hired things have an end of their own. */
function lastsOnce({ kinds }: Understood): boolean {
  const kind = kinds[0]?.kind;
  return kind === undefined || kind === 'event' || kind === 'restaurant';
}
