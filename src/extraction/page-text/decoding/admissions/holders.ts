import { sameName } from '#src/tickets/same.ts';
import { foldKey } from '../../../words/fold.ts';
import { isOver, type Span } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import type { Traveller } from '../people/travellers.ts';
import { bounds } from '../spans/bounds.ts';
import { readSpan } from '../spans/read-span.ts';
import { areSerial, shapeOf } from '../spans/shape.ts';

/** How many there are at most. */
const most = 12;

/** The different values of a target that stand under or beside each other; empty where there are no two. */
export function holdersOf(understood: Understood, scored: readonly ScoredSpan[], target: Target): readonly Traveller[] {
  const found: { name: string; best: ScoredSpan; places: Cell[] }[] = [];
  const spans = scored.filter((one) => one.likely(target) >= bounds.admission && one.span.cells.length === 1);
  for (const one of spans.toSorted((a, b) => b.likely(target) - a.likely(target))) {
    const value = readSpan(one.span, target, understood);
    const cell = one.span.cells[0]!;
    if (typeof value !== 'string' || found.some(({ best }) => isOver(best.span, one.span))) continue;
    const known = found.find((other) => isSame(target, other.name, value));
    if (known) known.places.push(cell);
    else found.push({ name: value, best: one, places: [cell] });
  }
  const told = target === 'seat' ? withoutRows(found) : found;
  const alike = target === 'seat' || target === 'passenger' ? told : mostAlike(told);
  if (alike.length < 2 || alike.length > most || !areListed(alike, target)) return [];
  const at = ({ best: { span } }: Traveller) => span.cells[0]!.order * 1000 + span.at;
  return alike.toSorted((a, b) => at(a) - at(b));
}

/** Places without what stands in the lines of several of them: "Row 21 Seat 45" over "Row 21 Seat 46" are two places, and 21 is none. */
function withoutRows(found: readonly Traveller[]): readonly Traveller[] {
  return found.filter((one) => {
    const others = found.filter((other) => other !== one).flatMap(({ places }) => places);
    return new Set(one.places.filter((cell) => others.includes(cell))).size < 2;
  });
}

/** Of numbers those of one shape that are the most: the number of an order is made otherwise than its tickets'. */
function mostAlike(found: readonly Traveller[]): readonly Traveller[] {
  const shapes = [...Map.groupBy(found, ({ name }) => shapeOf(name)).values()];
  const [first = [], second = []] = shapes.toSorted((a, b) => b.length - a.length);
  return first.length > second.length ? first : [];
}

function isSame(target: Target, a: string, b: string): boolean {
  return target === 'passenger' ? sameName(a, b) : foldKey(a) === foldKey(b);
}

/** Values of a list stand in one cell, in rows or columns, or each on a page of its own. */
function areListed(found: readonly Traveller[], target: Target): boolean {
  const spans = found.map(({ best }) => best.span);
  const ownPages = new Set(spans.map(({ cells: [cell] }) => cell!.page)).size === spans.length;
  return (ownPages || areInGrid(spans)) && (target === 'passenger' || areAlike(found, target === 'seat'));
}

/** Whether from each value one comes to each other along columns and rows. */
function areInGrid(spans: readonly Span[]): boolean {
  const reached = new Set(spans.slice(0, 1));
  for (const span of reached) for (const other of spans) if (isInLine(span, other)) reached.add(other);
  return reached.size === spans.length;
}

function isInLine(one: Span, other: Span): boolean {
  const [a, b] = [one.cells[0]!, other.cells[0]!];
  if (Math.abs(a.x - b.x) < 1.5 || (a.page === b.page && Math.abs(a.y - b.y) < 0.6)) return true;
  const isLast = ({ end, cells: [cell] }: Span) => end === cell!.text.length;
  return isLast(one) && isLast(other) && Math.abs(a.right - b.right) < 1.5;
}

/** Whether the lines of a list are made alike but for their values, or hold nothing else: a sentence that speaks of a seat lists none. */
function areAlike(found: readonly Traveller[], isPlace: boolean): boolean {
  const texts = found.map(({ best: { span } }) => span.cells[0]!.text);
  const isValue = found.map(({ best: { span } }) => span.end - span.at >= 0.8 * span.cells[0]!.text.length);
  const before = found.map(({ best: { span } }) => madeOf(span.cells[0]!.text.slice(0, span.at)));
  const isLabelled = /\p{L}{2}/u.test(before[0]!) && new Set(before).size === 1;
  return (
    isValue.every(Boolean) ||
    new Set(texts.map(madeOf)).size === 1 ||
    isLabelled ||
    haveOneLabel(found, isPlace) ||
    found.every(({ name }) => areSerial(found[0]!.name, name))
  );
}

/** A text with its numbers and single letters as signs of them. */
function madeOf(text: string): string {
  return text.replace(/\p{Lu}?\d+\p{Lu}?/gu, '0').replace(/\b\p{Lu}\b/gu, 'A');
}

/**
 * Whether one word stands before each of several places, or long numbers with nothing behind: "Normalpreis · Ticket E2-7718-40031", "Kind · Ticket
 * E2-7718-40033".
 */
function haveOneLabel(found: readonly Traveller[], isPlace: boolean): boolean {
  const labels = found.map(({ name, best: { span } }) => {
    const { text } = span.cells[0]!;
    const isLong = name.length >= 6 && span.end >= text.length - 1;
    return isLong || isPlace
      ? /(?:\p{L}{3,}|\p{Script=Han}+)[^\p{L}\d]*$/u.exec(text.slice(0, span.at))?.[0]
      : undefined;
  });
  return labels[0] !== undefined && new Set(labels).size === 1;
}
