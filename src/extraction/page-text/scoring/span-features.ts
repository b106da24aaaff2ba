import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import { fold, foldKey } from '../../words/fold.ts';
import type { Span } from '../candidates/span.ts';
import type { Cell } from '../cells.ts';
import { resolveDay } from '../context.ts';
import type { Fact } from '../fact.ts';
import type { Understood } from '../understood.ts';
import { findAll } from '../values/find-all.ts';
import { featuresOf } from '../values/text-features.ts';
import { rowOf, shape } from './network.ts';
import { bucket, placeFeatures, stems } from './page-features.ts';

/** What the whole document says of its values: how often each stands there, and which fields the rules read it as. */
type Context = {
  readonly understood: Understood;
  readonly places: (cell: Cell) => readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  readonly votes: ReadonlyMap<string, readonly Vote[]>;
  readonly codes: string;
  readonly days: readonly string[];
  readonly clocks: readonly string[];
  readonly most: number;
  readonly facts: ReadonlyMap<Cell, readonly Fact[]>;
};

type Vote = { readonly field: string; readonly region: string; readonly confidence: number };

/** All that is so about a span: the rows of its features, and their names for those who learn from them. */
export type SpanFeatures = { readonly rows: readonly number[]; readonly names: () => readonly string[] };

type Named = { readonly names: readonly string[]; readonly rows: readonly number[] };

const nothing: Named = { names: [], rows: [] };

/** What each span looks like, where it stands, and what the rules say of it. */
export function spanFeatures(
  understood: Understood,
  spans: readonly Span[],
  drafts: readonly Draft[],
): readonly SpanFeatures[] {
  const context = contextOf(understood, spans, drafts);
  const once = <K>(read: (key: K) => readonly string[]) => {
    const known = new Map<K, Named>();
    return (key: K): Named => {
      const found = known.get(key);
      if (found) return found;
      const names = read(key);
      const made = { names, rows: names.map(rowOf) };
      known.set(key, made);
      return made;
    };
  };
  const stamps = new Uint32Array(shape.rows);
  let stamp = 0;
  const looks = once((text: string) => featuresOf(findAll(text.slice(0, 300))));
  const places = once(context.places);
  return spans.map((span) => {
    const parsed = span.date ?? span.clock ?? span.money;
    const [look, place, own] = [
      parsed ? nothing : looks(span.text),
      places(span.cells[0]!),
      ownFeatures(span, context),
    ];
    const rows: number[] = [];
    stamp++;
    const add = (row: number) => {
      if (stamps[row] === stamp) return;
      stamps[row] = stamp;
      rows.push(row);
    };
    look.rows.forEach(add);
    place.rows.forEach(add);
    for (const name of own) add(rowOf(name));
    return { rows, names: () => [...look.names, ...place.names, ...own] };
  });
}

function contextOf(understood: Understood, spans: readonly Span[], drafts: readonly Draft[]): Context {
  const counts = new Map<string, number>();
  for (const cell of understood.cells)
    for (const word of wordKeys(cell.text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const days = spans.flatMap((span) => (span.date ? (resolveDay(span.date, understood.dates)?.day ?? []) : []));
  const codes = understood.sheets.flatMap((sheet) => sheet.page.barcodes.flatMap((code) => code.text ?? []));
  return {
    understood,
    places: placeFeatures(understood),
    counts,
    votes: votesOf(drafts),
    codes: codes
      .join(' ')
      .toUpperCase()
      .replace(/[^A-Z\d]/g, ''),
    days: [...new Set(days)].sort(),
    clocks: [...new Set(spans.flatMap((span) => span.clock ?? []))].sort(),
    facts: factsByCell(understood.facts),
    most: Math.max(0, ...spans.map((span) => Number(span.money?.amount ?? 0))),
  };
}

function factsByCell(facts: readonly Fact[]): ReadonlyMap<Cell, readonly Fact[]> {
  const found = new Map<Cell, Fact[]>();
  for (const fact of facts) for (const cell of fact.cells) found.set(cell, [...(found.get(cell) ?? []), fact]);
  return found;
}

function wordKeys(text: string): readonly string[] {
  return [
    ...new Set(
      fold(text)
        .split(/[\s,;:|·()/]+/)
        .filter((word) => word.length > 1),
    ),
  ];
}

function ownFeatures(span: Span, context: Context): readonly string[] {
  const { understood, counts } = context;
  const cell = span.cells[0]!;
  const before = fold(cell.text.slice(Math.max(0, span.at - 60), span.at)).match(/[\p{L}\d]+|[:#(→>@]/gu) ?? [];
  const after = fold(cell.text.slice(span.end, span.end + 40)).match(/[\p{L}\d]+|[)%→>]/gu) ?? [];
  const labels = understood.labels.get(cell) ?? [];
  const label = labels.findLast((one) => one.end <= span.at + 1 && (!one.whole || span.at >= one.end));
  const bare = span.text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  const words = wordKeys(span.text);
  const facts = context.facts.get(cell) ?? [];
  const exact = facts.filter((fact) => fact.cells[0] === cell && fact.text.split('\n')[0]!.trim() === span.text);
  const holding = facts.filter((fact) => fact.text.includes(span.text));
  return [
    `span ${span.type}`,
    `lines ${span.cells.length}`,
    ...(span.at === 0 ? ['at begin'] : []),
    ...(span.end >= cell.text.length ? ['to end'] : []),
    `covers ${bucket((span.end - span.at) / cell.text.length, [0.15, 0.4, 0.7, 0.99])}`,
    ...before.slice(-3).flatMap((word) => stems(short(word)).map((stem) => `pre ${stem}`)),
    ...stems(short(before.at(-1) ?? '')).map((stem) => `pre1 ${stem}`),
    `pre2 ${before.slice(-2).map(short).join(' ')}`,
    `post1 ${short(after[0] ?? '')}`,
    ...after.slice(0, 2).map((word) => `post ${short(word)}`),
    ...(label
      ? label.roles
          .slice(0, 2)
          .flatMap((role) => [`I ${role}`, `I ${role} ${bucket(span.at - label.end, [2, 4, 10, 25])}`])
      : []),
    ...(label?.colon ? ['I colon'] : []),
    ...exact.map((fact) => `FT ${fact.roles[0]}`),
    ...holding.map((fact) => `FC ${fact.roles[0]}`),
    ...voteFeatures(span, context),
    `again ${bucket(Math.min(...words.map((word) => counts.get(word) ?? 1), 99), [1, 2, 3, 5])}`,
    ...(bare.length >= 4 && context.codes.includes(bare)
      ? ['in code', `in code ${bucket(bare.length, [5, 6, 8, 12])}`]
      : []),
    ...words.slice(0, 4).map((word) => `own ${short(word)}`),
    ...timeFeatures(span, context),
  ];
}

/** Numbers are no words to learn. */
function short(word: string): string {
  return /\d/.test(word) ? word.replace(/\d/g, '0').slice(0, 5) : word;
}

function timeFeatures(span: Span, { understood, days, clocks, most }: Context): readonly string[] {
  const place = (list: readonly string[], own: string) => {
    const at = list.indexOf(own);
    return [
      list.length === 1 ? 'only' : at === 0 ? 'first' : at === list.length - 1 ? 'last' : 'middle',
      `of ${bucket(list.length, [1, 2, 3, 5])}`,
    ];
  };
  if (span.date) {
    const day = resolveDay(span.date, understood.dates)?.day;
    if (!day) return ['day open'];
    const ahead = (Date.parse(day) - Date.parse(understood.dates.contextDay)) / 86_400_000;
    return [
      ...place(days, day).map((one) => `day ${one}`),
      `ahead ${bucket(ahead, [-400, -30, -2, 0, 3, 30, 200, 400, 2000])}`,
      ...(span.date.year === undefined ? ['day no year'] : []),
    ];
  }
  if (span.clock) return [...place(clocks, span.clock).map((one) => `clock ${one}`), `hour ${span.clock.slice(0, 2)}`];
  if (span.money)
    return [
      Number(span.money.amount) === most ? 'most money' : 'less money',
      `money ${bucket(Number(span.money.amount), [0, 2, 5, 20, 100, 500, 5000])}`,
    ];
  return [];
}

/** What the rules read, by the value as compared. */
function votesOf(drafts: readonly Draft[]): ReadonlyMap<string, readonly Vote[]> {
  const votes = new Map<string, Vote[]>();
  const add = (key: string, vote: Vote) => votes.set(key, [...(votes.get(key) ?? []), vote]);
  for (const draft of drafts)
    for (const [field, readings] of Object.entries(draft.fields))
      for (const { value, confidence, evidence } of readings ?? []) {
        const vote = { field, confidence, region: regionKey(evidence.page, evidence.region) };
        if (typeof value === 'string') add(foldKey(value), vote);
        else if ('local' in value) {
          const time = value as TicketTime;
          add(`day ${dayOf(time)}`, vote);
          const clock = clockOf(time);
          if (clock) add(`clock ${clock}`, vote);
        } else if ('amount' in value) add(`money ${Number(value.amount)}`, vote);
      }
  return votes;
}

function voteFeatures(span: Span, { understood, votes }: Context): readonly string[] {
  const day = span.date && resolveDay(span.date, understood.dates)?.day;
  const key = span.date
    ? `day ${day}`
    : span.clock
      ? `clock ${span.clock}`
      : span.money
        ? `money ${Number(span.money.amount)}`
        : foldKey(span.text);
  const found = votes.get(key) ?? [];
  const cell = span.cells[0]!;
  const near = (vote: Vote) => {
    const [page, x, y, width, height] = vote.region.split(' ').map(Number);
    const { region } = cell;
    return (
      page === cell.page &&
      region.x < x! + width! &&
      region.x + region.width > x! &&
      region.y < y! + height! &&
      region.y + region.height > y!
    );
  };
  return found.flatMap((vote) => [
    `V ${vote.field}`,
    `V ${vote.field} ${bucket(vote.confidence, [0.5, 0.7, 0.85])}`,
    ...(near(vote) ? [`VH ${vote.field}`] : []),
  ]);
}

function regionKey(
  page: number | undefined,
  region: { x: number; y: number; width: number; height: number } | undefined,
): string {
  return region ? `${page} ${region.x} ${region.y} ${region.width} ${region.height}` : '0 0 0 0 0';
}
