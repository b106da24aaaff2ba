import type { Reading } from '#src/tickets/evidence.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import { labelEntries, labelWords } from '../../../words/label-index.ts';
import type { Span } from '../../candidates/span.ts';
import { momentOf, resolveDay } from '../../document/context.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { inColumn } from '../../layout/neighbours.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { filledLikely } from '../../scoring/calibration.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';

/** Lines from a clock up to its day at most. */
const linesOver = 3;
/**
 * How likely a clock must be at least, a day that stands in its line, one that stands over it or beside it, and the day of the clock where another day of the
 * document is likelier.
 */
const least = { clock: 0.9, line: 0.1, near: 0.5, beside: 0.6 } as const;
/** From here on a clock that is read already is likely enough to stay. */
const known = 0.5;

/** A day with its clock, and the spans that tell them. */
type Occasion = { readonly day: ScoredSpan; readonly clock: ScoredSpan; readonly when: TicketTime };

/**
 * When an event is, where its document tells one surely: the only clock of a begin with the day that it stands beside. All tickets of it are for then: a day
 * that stands somewhere else alone is that of the order.
 */
export function withOccasion(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  if (drafts.length === 0 || !drafts.every(({ kind }) => kind?.value === 'event')) return drafts;
  const days = new Set(drafts.flatMap(({ fields }) => (fields.start?.[0] ? [dayOf(fields.start[0].value)] : [])));
  const occasion = days.size < 2 ? onlyOccasion(understood, scored) : undefined;
  if (!occasion) return drafts;
  const likelyOf = (clock: string) =>
    Math.max(0, ...scored.filter(({ span }) => span.clock === clock).map(({ likely }) => likely('start_time')));
  return drafts.map((draft) => {
    const start = draft.fields.start?.[0]?.value;
    const clock = start && clockOf(start);
    const isKnown = start && dayOf(start) === dayOf(occasion.when) && clock !== undefined && likelyOf(clock) >= known;
    return isKnown ? draft : { ...draft, fields: { ...draft.fields, start: [readingOf(occasion)] } };
  });
}

function readingOf({ day, clock, when }: Occasion): Reading<TicketTime> {
  const likely = Math.min(clock.likely('start_time'), Math.max(bounds.beside, day.likely('start_date')));
  const evidence = { ...evidenceOf([...day.span.cells, ...clock.span.cells]), extractor: 'scored-text' as const };
  return { value: when, evidence, confidence: likely, likely: filledLikely(likely) };
}

/** The only occasion of a document; undefined where it tells of several, or of none surely. */
function onlyOccasion(understood: Understood, scored: readonly ScoredSpan[]): Occasion | undefined {
  const clocks = scored.filter(
    ({ span, likely }) => span.clock !== undefined && likely('start_time') >= least.clock && !isOfDoors(span),
  );
  if (new Set(clocks.map(({ span }) => span.clock)).size !== 1) return undefined;
  const days = scored.filter(({ span, likely }) => span.date && likely('start_date') >= least.line);
  const told = clocks.flatMap((clock) => occasionAt(understood, clock, days) ?? []);
  return new Set(told.map(({ when }) => when.local)).size === 1 ? told[0] : undefined;
}

/** Whether the words right before a clock say that only doors are opened then. */
function isOfDoors({ cells: [cell], at }: Span): boolean {
  const before = cell!.text
    .slice(0, at)
    .split(/[–—·|(,;/\d]+/u)
    .at(-1)!;
  const means = labelEntries(labelWords(before)).map(({ role }) => role);
  return means.length > 0 && means.every((role) => role === 'doors');
}

function occasionAt(understood: Understood, clock: ScoredSpan, days: readonly ScoredSpan[]): Occasion | undefined {
  const cell = clock.span.cells[0]!;
  const inLine = days.filter(({ span }) => span.cells[0] === cell);
  const near = days.filter(
    ({ span, likely }) => likely('start_date') >= least.near && span.cells[0] !== cell && isNear(span.cells[0]!, cell),
  );
  const [day] = inLine.length > 0 ? inLine.toSorted(byDistance(clock)) : near.toSorted(byLines(cell));
  const resolved = day?.span.date && resolveDay(day.span.date, understood.dates);
  const likeliest = Math.max(...days.map(({ likely }) => likely('start_date')));
  const isSure = day && (day.likely('start_date') >= least.beside || day.likely('start_date') === likeliest);
  return isSure && resolved ? { day, clock, when: momentOf(resolved, clock.span.clock!) } : undefined;
}

/** In the row of a cell, or little above it in its column. */
function isNear(other: Cell, cell: Cell): boolean {
  if (other.page !== cell.page) return false;
  const isBeside = Math.abs(other.y - cell.y) < 0.6;
  return isBeside || (inColumn(other, cell) && other.bottom <= cell.y + 0.2 && cell.y - other.bottom < linesOver);
}

function byDistance({ span }: ScoredSpan) {
  const far = (one: ScoredSpan) => Math.min(Math.abs(one.span.end - span.at), Math.abs(span.end - one.span.at));
  return (a: ScoredSpan, b: ScoredSpan) => far(a) - far(b);
}

function byLines(cell: Cell) {
  const far = ({ span }: ScoredSpan) => Math.abs(span.cells[0]!.y - cell.y);
  return (a: ScoredSpan, b: ScoredSpan) => far(a) - far(b);
}
