import type { FieldName } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { foldKey } from '../../../words/fold.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import type { Part } from '../fields/part.ts';
import { ofShow } from '../fields/same-show.ts';
import { settleField } from '../fields/settle-field.ts';
import { settleTimes } from '../fields/times.ts';
import { anchorsOf } from '../shares/anchors.ts';
import { bounds } from '../spans/bounds.ts';
import { tellingsOf } from '../spans/told.ts';

/** LIST: what stands over the tickets of one of several shows of an order. */
const heads = ['start_date', 'start_time', 'title', 'venue'] as const satisfies readonly Target[];
const times = ['start', 'end', 'doors'] as const satisfies readonly FieldName[];

/** Lines above what surely is of a show, and below the last ticket, that may be about it. */
const before = 3;
const after = 4;

/** A show's lines in reading order. */
type Block = { readonly begin: number; readonly end: number };

/** The tickets of an order of several shows, each with what its show's part of the document tells of it. */
export function withShows(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  if (drafts.length < 2 || !drafts.every(({ kind }) => kind?.value === 'event')) return drafts;
  const places = anchorsOf(understood, drafts, scored)?.map(({ order }) => order) ?? [];
  if (places.length === 0 || places.includes(undefined)) return drafts;
  const blocks = blocksOf(places as readonly number[], scored);
  if (!blocks) return drafts;
  const inside = new Map(
    [...new Set(blocks)].map(
      (block) => [block, scored.filter(({ span }) => span.cells.every((cell) => isIn(block, cell)))] as const,
    ),
  );
  return drafts.map((draft, at) => settled(understood, draft, { block: blocks[at]!, blocks, inside }));
}

function isIn({ begin, end }: Block, { order }: Cell): boolean {
  return order >= begin && order < end;
}

/** For each ticket its show's lines; undefined where all are for one show, or where that cannot be told. */
function blocksOf(places: readonly number[], scored: readonly ScoredSpan[]): readonly Block[] | undefined {
  const over = heads.map((target) => headsOver(places, target, scored)).filter((found) => found !== undefined);
  const isSame = (a: readonly Head[], b: readonly Head[]) => partsOf(a).every((part, at) => part === partsOf(b)[at]);
  const alike = over.map((found) => over.filter((other) => isSame(found, other)));
  const [most = []] = alike.toSorted((a, b) => b.length - a.length);
  if (most.length < 2) return undefined;
  const titles = scored.filter(({ likely }) => likely('title') >= bounds.own).map(({ span }) => span.cells[0]!.order);
  const begins = places.map((place, at) => {
    const first = Math.min(...most.map((found) => found[at]!.order));
    const last = Math.max(first - before, ...places.filter((other) => other < first && other !== place));
    return Math.min(first, ...titles.filter((order) => order > last && order < first));
  });
  const ordered = [...new Set(begins)].sort((a, b) => a - b);
  const blocks = ordered.map((begin, at) => ({ begin, end: ordered[at + 1] ?? Math.max(...places) + after }));
  return begins.map((begin) => blocks[ordered.indexOf(begin)]!);
}

type Head = { readonly value: string; readonly order: number };

/** What stands next over each ticket of a target, where that is not the same for all. */
function headsOver(
  places: readonly number[],
  target: Target,
  scored: readonly ScoredSpan[],
): readonly Head[] | undefined {
  // A clock beside a day in its line is the day's.
  const dated =
    target === 'start_time'
      ? new Set(scored.filter(({ likely }) => likely('start_date') >= bounds.fill).map(({ span }) => span.cells[0]))
      : undefined;
  const found = scored
    .filter(
      ({ span, likely }) =>
        likely(target) >= bounds.fill || (likely(target) >= bounds.own && dated?.has(span.cells[0])),
    )
    .map(({ span }) => ({
      value: span.clock ?? foldKey(span.date ? span.text : span.cells[0]!.text),
      order: span.cells[0]!.order,
    }))
    .sort((a, b) => a.order - b.order);
  const over = places.map((place) => found.findLast(({ order }) => order < place));
  if (over.includes(undefined)) return undefined;
  const known = over as readonly Head[];
  return new Set(known.map(({ value }) => value)).size > 1 ? known : undefined;
}

/** Which of the tickets are together: for each the first one with the same. */
function partsOf(found: readonly Head[]): readonly number[] {
  return found.map(({ value }) => found.findIndex((other) => other.value === value));
}

type Shown = {
  readonly block: Block;
  readonly blocks: readonly Block[];
  readonly inside: ReadonlyMap<Block, readonly ScoredSpan[]>;
};

function settled(understood: Understood, draft: Draft, { block, blocks, inside }: Shown): Draft {
  const spans = inside.get(block)!;
  const fields: FieldReadings = { ...draft.fields };
  const isAnothers = (name: FieldName) => {
    const evidence = fields[name]?.[0]?.evidence;
    const cell = understood.cells.find(
      ({ page, region }) =>
        page === evidence?.page && region.x === evidence.region?.x && region.y === evidence.region?.y,
    );
    return cell !== undefined && blocks.some((other) => other !== block && isIn(other, cell));
  };
  for (const name of [...times, 'title', 'venue', 'address', 'price'] as const)
    if (isAnothers(name)) delete fields[name];
  const part: Part = {
    understood,
    draft: { ...draft, fields },
    tellings: tellingsOf(understood, spans),
    spans: Map.groupBy(spans, ({ span }) => foldKey(span.text)),
    zones: { own: (_, all) => all },
    at: 0,
    alone: true,
  };
  const own: FieldReadings = {};
  for (const name of ofShow) settleField(part, own, name, name);
  if (draft.fields.price && !fields.price) settleField(part, own, 'price', 'price');
  settleTimes(part, own, 'event');
  return { ...draft, fields: { ...fields, ...own } };
}
