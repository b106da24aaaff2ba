import type { Draft } from '#src/tickets/ticket.ts';
import { fold } from '../../words/fold.ts';
import type { Role } from '../../words/roles.ts';
import type { Span } from '../candidates/span.ts';
import { resolveDay } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell } from '../layout/cells.ts';
import { learnedKinds } from './learned-kinds.ts';
import { senderHintCount, senderHintsOf } from './sender-hints.ts';
import { type Vote, voteKey, votesOf } from './votes.ts';
import { wordHintCount, wordHints } from './word-hints.ts';

/** LIST: as what the rules may have read a value, and what the label that it stands under may mean. */
const fields = [
  'title',
  'product',
  'issuer',
  'carrier',
  'venue',
  'address',
  'passenger',
  'from',
  'to',
  'start',
  'end',
  'validFrom',
  'validUntil',
  'doors',
  'number',
  'seat',
  'section',
  'class',
  'bookingReference',
  'ticketNumber',
  'price',
] as const;
const labelled = [
  'title',
  'product',
  'carrier',
  'venue',
  'address',
  'passenger',
  'from',
  'to',
  'station',
  'hotel',
  'date',
  'time',
  'when',
  'seat',
  'section',
  'class',
  'number',
  'bookingReference',
  'ticketNumber',
  'price',
  'noise',
] as const satisfies readonly Role[];

const textHintCount = senderHintCount + wordHintCount;
/** How many numbers are known of a span besides what is said of it. */
export const hintCount = textHintCount + fields.length + labelled.length + 12 + 4 + 4 + learnedKinds.length;

/** Numbers of a span, by its place among all spans. */
export type Hints = (at: number) => Float32Array;

/**
 * What else is known of the spans of a document: whether they say who sent it, whose website stands there or what its subject is; as what the rules read
 * them, and under which label; what lists of names know of their words; the how-manieth of all days, clocks and amounts they are; how large they are written.
 */
export function hintsOf(understood: Understood, spans: readonly Span[], drafts: readonly Draft[]): Hints {
  const { cells, facts, dates, kinds } = understood;
  const senderHints = senderHintsOf(understood);
  const votes = votesOf(drafts);
  const factsOf = Map.groupBy(
    facts.flatMap((fact) => fact.cells.slice(0, 1).map((cell) => ({ fact, cell }))),
    ({ cell }) => cell,
  );
  const dayOf = (span: Span) => span.date && resolveDay(span.date, dates)?.day;
  const days = ranked(spans.flatMap((span) => (span.date ? (dayOf(span) ?? []) : [])));
  const clocks = ranked(spans.flatMap((span) => span.clock ?? []));
  const amounts = ranked(spans.flatMap((span) => (span.money ? Number(span.money.amount) : [])));
  const sizes = ranked(cells.map(({ size }) => size));
  const alike = Map.groupBy(cells, lookOf);
  const top = Math.max(1, kinds[0]?.score ?? 1);
  const ofKinds = learnedKinds.map((kind) => (kinds.find((one) => one.kind === kind)?.score ?? 0) / top);
  const clocksBeside = besideIn(
    understood,
    spans.filter(({ clock }) => clock),
  );
  const daysBeside = besideIn(
    understood,
    spans.filter(({ date }) => date),
  );
  const looks = new Map<string, readonly number[]>();

  const textHints = (text: string): readonly number[] => {
    const known = looks.get(text) ?? [...senderHints(text), ...wordHints(text)];
    looks.set(text, known);
    return known;
  };

  return (at) => {
    const span = spans[at]!;
    const cell = span.cells[0]!;
    const isText = !span.date && !span.clock && !span.money;
    const asLarge = alike.get(lookOf(cell))?.length ?? 1;
    const told = votes.get(voteKey(span, understood)) ?? [];
    const beside = factsOf.get(cell)?.map(({ fact }) => fact) ?? [];
    return Float32Array.from([
      ...(isText ? textHints(span.text) : nothingOfText),
      ...(told.length === 0 ? noFields : fields.map((field) => votedFor(told, field))),
      ...(beside.length === 0 ? noRoles : labelled.map((role) => mostMeant(beside, role, span))),
      ...placeAmong(days, dayOf(span)),
      ...placeAmong(clocks, span.clock),
      ...placeAmong(amounts, span.money && Number(span.money.amount)),
      aheadOf(dayOf(span), dates.contextDay),
      span.clock ? Number(span.clock.slice(0, 2)) : -1,
      span.money ? Math.log1p(Number(span.money.amount)) : -1,
      placeAmong(sizes, cell.size)[0],
      asLarge / cells.length,
      asLarge,
      beside.length,
      ...clocksBeside(span),
      ...daysBeside(span),
      ...ofKinds,
    ]);
  };
}

/** More of a row are not counted. */
const mostBeside = 40;

/** How many of some spans stand before one in its row, and behind it. */
function besideIn({ sheets }: Understood, some: readonly Span[]): (span: Span) => readonly [number, number] {
  const byCell = Map.groupBy(some, ({ cells }) => cells[0]!);
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const inRow = new Map(
    rows.flatMap((row) => {
      const own = row.flatMap((cell) => byCell.get(cell) ?? []).slice(0, mostBeside);
      return row.map((cell) => [cell, own] as const);
    }),
  );
  const isBefore = (a: Span, b: Span) => (a.cells[0] === b.cells[0] ? a.end <= b.at : a.cells[0]!.x < b.cells[0]!.x);
  return (span) => {
    const own = inRow.get(span.cells[0]!) ?? [];
    return [own.filter((one) => isBefore(one, span)).length, own.filter((one) => isBefore(span, one)).length];
  };
}

const nothingOfText: readonly number[] = Array.from({ length: textHintCount }, () => -2);

const noFields: readonly number[] = fields.map(() => 0);
const noRoles: readonly number[] = labelled.map(() => 0);

/** How surely the rules read a value as a field. */
function votedFor(votes: readonly Vote[], name: string): number {
  return Math.max(0, ...votes.flatMap(({ field, confidence }) => (field === name ? confidence : [])));
}

/** How much the labels of a line say that what stands under them has a role. */
function mostMeant(facts: readonly Fact[], role: Role, span: Span): number {
  return Math.max(0, ...facts.map((fact) => meantBy(fact, role, span)));
}

/** How a line is written, as lines that look alike have it. */
function lookOf({ size, bold, page }: Cell): string {
  return `${page} ${Math.round(size * 20)} ${bold}`;
}

/** How much a label says that what stands under it has a role: all of it, or a part. */
function meantBy({ roles, text, score }: Fact, role: Role, span: Span): number {
  const place = roles.indexOf(role);
  if (place === -1) return 0;
  const isWhole = fold(text.split('\n')[0]!.trim()) === fold(span.text);
  return isWhole || text.includes(span.text) ? (score * (isWhole ? 1 : 0.5)) / (1 + place) : 0;
}

/** Different values, each with its place from first to last. */
function ranked<Value extends string | number>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const sorted = [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
  return new Map(sorted.map((value, at) => [value, at]));
}

/** The place among others as a share of all, the place itself, and how many there are; of another thing none. */
function placeAmong<Value>(all: ReadonlyMap<Value, number>, own: Value | undefined): readonly [number, number, number] {
  const at = own === undefined ? undefined : all.get(own);
  return at === undefined ? [-1, -1, -1] : [all.size === 1 ? 1 : at / (all.size - 1), at, all.size];
}

/** Days from the upload on. */
function aheadOf(day: string | undefined, today: string): number {
  return day === undefined ? -10_000 : (Date.parse(day) - Date.parse(today)) / 86_400_000;
}
