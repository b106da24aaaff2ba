import type { Reading } from './evidence.ts';
import { type FieldName, hasValidity, isGround, isVisit, type TicketKind } from './fields.ts';
import { mayBeSameName, sameCode, sameDay, sameName, sameNumber, sameSeat, sameWords } from './same.ts';
import type { Draft } from './ticket.ts';
import { clockOf } from './time.ts';

/** A ticket of the same extractor that says nothing new: the plain text beside the HTML, the same page twice. */
export function isRepeat(draft: Draft, cluster: readonly Draft[]): boolean {
  // One event of a calendar may be several persons': whoever is another one is no repeat.
  const against = (other: Draft) =>
    (draft.group !== undefined && draft.group === other.group) || compare(draft, other) < -50;
  if (cluster.some(against)) return false;
  return cluster.some((other) => {
    const names = (Object.keys(draft.fields) as FieldName[]).filter((name) => other.fields[name]?.length);
    return names.length >= 3 && compare(draft, other) >= 3;
  });
}

/** How well a draft agrees with a cluster: negative on contradiction, 0 without support. */
export function agreement(draft: Draft, cluster: readonly Draft[], batchSize: number, clusterCount: number): number {
  if (
    cluster.some(
      (other) => other.group !== undefined && other.group === draft.group && other.extractor === draft.extractor,
    )
  )
    return -1;
  let total = 0;
  for (const other of cluster) {
    const score = compare(draft, other);
    if (score < 0) return score;
    total = Math.max(total, score);
  }
  // One ticket on each side and nothing against it: a code and the text around it.
  if (total === 0 && batchSize === 1 && clusterCount === 1) return 0.5;
  return total;
}

type Comparison = { readonly same: number; readonly differ: number; readonly test: (a: never, b: never) => boolean };

/** What agreement and contradiction weigh; a `differ` of -100 forbids the merge. */
const comparisons: { readonly [Name in FieldName]?: Comparison } = {
  number: { same: 3, differ: -100, test: sameNumber },
  start: { same: 2, differ: -100, test: sameDay },
  fromCode: { same: 2, differ: -100, test: sameCode },
  toCode: { same: 2, differ: -100, test: sameCode },
  from: { same: 1.5, differ: 0, test: sameWords },
  to: { same: 1.5, differ: 0, test: sameWords },
  title: { same: 2, differ: 0, test: sameWords },
  seat: { same: 1.5, differ: -100, test: sameSeat },
  row: { same: 0.5, differ: -100, test: sameSeat },
  passenger: { same: 1.5, differ: -100, test: sameName },
  bookingReference: { same: 1, differ: -1, test: sameCode },
  ticketNumber: { same: 3, differ: -1, test: sameCode },
};

/** What one contradiction weighs at most between a code and the words around it: a page is misread in one name or number, not in all. */
const misread = -2.5;

/** Compares two drafts field by field. */
export function compare(a: Draft, b: Draft): number {
  const kinds = [a.kind?.value, b.kind?.value];
  const isCoded = a.barcode !== undefined && a.barcode === b.barcode;
  const least = isCoded && a.extractor !== b.extractor ? misread : Number.NEGATIVE_INFINITY;
  let score = isCoded ? 2 : 0;
  // A page's words may mislead about the kind; two agreements on who, when or where outweigh that.
  if (kinds[0] && kinds[1] && !compatibleKinds(kinds[0], kinds[1])) score -= 2.5;
  if (a.barcode !== undefined && b.barcode !== undefined && a.barcode !== b.barcode) score -= 100;
  for (const [name, { same, differ, test }] of Object.entries(comparisons) as [FieldName, Comparison][]) {
    // The names of `comparisons` pair each field with a test of its own type.
    const left = bestValue(a.fields[name] as readonly Reading<unknown>[] | undefined);
    const right = bestValue(b.fields[name] as readonly Reading<unknown>[] | undefined);
    if (left === undefined || right === undefined) continue;
    if ((test as (a: unknown, b: unknown) => boolean)(left, right)) score += same;
    else if (isGuess(a, name) || isGuess(b, name)) score += Math.max(differ, -1);
    else score += (name === 'number' && isCodeshare(a, b)) || isShortened(name, a, b) ? 0 : Math.max(differ, least);
  }
  return score + clockConflict(a, b);
}

/** A name in a code may lack its end, or have two given names as one: that speaks neither for nor against words beside it. */
function isShortened(name: FieldName, a: Draft, b: Draft): boolean {
  const [left, right] = [bestValue(a.fields.passenger), bestValue(b.fields.passenger)];
  return name === 'passenger' && a.extractor !== b.extractor && !!left && !!right && mayBeSameName(left, right);
}

/** What is hardly believed contradicts nothing. */
function isGuess(draft: Draft, name: FieldName): boolean {
  return Math.max(0, ...(draft.fields[name] ?? []).map(({ confidence }) => confidence)) < 0.45;
}

/** One flight under two airlines' numbers, or two codes of one airline (IATA's and ICAO's): the same digits, the same way. */
function isCodeshare(a: Draft, b: Draft): boolean {
  const digits = (draft: Draft) => bestValue(draft.fields.number)?.replace(/^\s*(?:[A-Z]{3}(?=\s*\d)|\w{2})\s*0*/, '');
  const way = (draft: Draft) => [bestValue(draft.fields.fromCode), bestValue(draft.fields.toCode)].join(' ');
  return digits(a) === digits(b) && bestValue(a.fields.fromCode) !== undefined && way(a) === way(b);
}

/** Two departures on one day between different clocks are different tickets. */
function clockConflict(a: Draft, b: Draft): number {
  const left = bestValue(a.fields.start);
  const right = bestValue(b.fields.start);
  const clocks = [left && clockOf(left), right && clockOf(right)];
  return clocks[0] && clocks[1] && clocks[0] !== clocks[1] && left?.offset === right?.offset ? -1.5 : 0;
}

const isTravel = (kind: TicketKind): boolean => kind === 'pass' || isGround(kind);

function compatibleKinds(a: TicketKind, b: TicketKind): boolean {
  if (a === b || a === 'code' || b === 'code') return true;
  if (isTravel(a) && isTravel(b)) return true;
  const isLoose = (kind: TicketKind) => isVisit(kind) || hasValidity(kind);
  return isLoose(a) && isLoose(b);
}

function bestValue<T>(readings: readonly Reading<T>[] | undefined): T | undefined {
  return readings?.reduce((top, reading) => (reading.confidence > top.confidence ? reading : top)).value;
}
