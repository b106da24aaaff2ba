import type { Draft } from '#src/tickets/ticket.ts';
import { daysBetween } from '#src/tickets/time.ts';
import { fold } from '../../words/fold.ts';
import type { Span } from '../candidates/span.ts';
import { resolveDay } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Label } from '../labels/find-labels.ts';
import type { Cell } from '../layout/cells.ts';
import { findAll } from '../values/find-all.ts';
import { featuresOf } from '../values/text-features.ts';
import { bucket } from './bucket.ts';
import { lexiconFeatures } from './lexicon-features.ts';
import { placeFeatures, stems } from './page-features.ts';
import { rowList, rowOf, rowOfParts } from './rows.ts';
import { isAt, type Vote, voteKey, votesOf } from './votes.ts';
import { withoutNumbers, wordKeys } from './word-keys.ts';

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

/** All that is so about a span: the rows of its features, and their names for those who learn from them. */
export type SpanFeatures = { readonly rows: Uint32Array; readonly names: () => readonly string[] };

/** Takes the name of a feature, in up to three parts: nobody who reads needs them put together. */
type Tell = (head: string, middle?: string, tail?: string) => void;

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
  const list = rowList();
  const looks = once((text: string) => [...featuresOf(findAll(text.slice(0, 300))), ...lexiconFeatures(text)]);
  const places = once(context.places);
  return spans.map((span) => {
    const look = span.date || span.clock || span.money ? nothing : looks(span.text);
    const place = places(span.cells[0]!);
    list.addAll(place.rows); // what all spans of a cell have alike comes first
    list.addAll(look.rows);
    tellOwn(span, context, (head, middle = '', tail = '') => list.add(rowOfParts(head, middle, tail)));
    return { rows: list.take(), names: () => [...look.names, ...place.names, ...ownNames(span, context)] };
  });
}

function ownNames(span: Span, context: Context): readonly string[] {
  const names: string[] = [];
  tellOwn(span, context, (head, middle = '', tail = '') => names.push(`${head}${middle}${tail}`));
  return names;
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

function tellOwn(span: Span, context: Context, tell: Tell): void {
  const { understood, counts } = context;
  const cell = span.cells[0]!;
  const bare = span.text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  const words = wordKeys(span.text);
  tell('span ', span.type);
  tell('lines ', String(span.cells.length));
  if (span.at === 0) tell('at begin');
  if (span.end >= cell.text.length) tell('to end');
  tell('covers ', bucket((span.end - span.at) / cell.text.length, [0.15, 0.4, 0.7, 0.99]));
  tellWordsAround(span, cell, tell);
  tellLabel(span, understood.labels.get(cell) ?? [], tell);
  tellFacts(span, context.facts.get(cell) ?? [], tell);
  tellVotes(span, context, tell);
  let rarest = 99;
  for (const word of words) rarest = Math.min(rarest, counts.get(word) ?? 1);
  tell('again ', bucket(rarest, [1, 2, 3, 5]));
  if (bare.length >= 4 && context.codes.includes(bare)) {
    tell('in code');
    tell('in code ', bucket(bare.length, [5, 6, 8, 12]));
  }
  for (const word of words.slice(0, 4)) for (const stem of stems(withoutNumbers(word))) tell('own ', stem);
  if (words.length > 0) {
    tell('own1 ', withoutNumbers(words[0]!));
    for (const stem of stems(withoutNumbers(words.at(-1)!))) tell('ownl ', stem);
  }
  tellTimes(span, context, tell);
}

function tellWordsAround(span: Span, cell: Cell, tell: Tell): void {
  const words = fold(cell.text.slice(Math.max(0, span.at - 60), span.at)).match(/[\p{L}\d]+|[:#(→>@]/gu) ?? [];
  const before = words.slice(-3).map(withoutNumbers);
  const after = (fold(cell.text.slice(span.end, span.end + 40)).match(/[\p{L}\d]+|[)%→>]/gu) ?? [])
    .slice(0, 2)
    .map(withoutNumbers);
  const last = before.at(-1) ?? '';
  for (const word of before) for (const stem of stems(word)) tell('pre ', stem);
  for (const stem of stems(last)) tell('pre1 ', stem);
  tell('pre2 ', before.slice(-2).join(' '));
  tell('post1 ', after[0] ?? '');
  for (const word of after) tell('post ', word);
}

function tellLabel(span: Span, labels: readonly Label[], tell: Tell): void {
  const label = labels.findLast((one) => one.end <= span.at + 1 && (!one.whole || span.at >= one.end));
  if (!label) return;
  for (const role of label.roles.slice(0, 2)) {
    tell('I ', role);
    tell('I ', role, ` ${bucket(span.at - label.end, [2, 4, 10, 25])}`);
  }
  if (label.colon) tell('I colon');
}

function tellFacts(span: Span, facts: readonly Fact[], tell: Tell): void {
  for (const fact of facts)
    if (fact.cells[0] === span.cells[0] && fact.text.split('\n')[0]!.trim() === span.text) tell('FT ', fact.roles[0]);
  for (const fact of facts) if (fact.text.includes(span.text)) tell('FC ', fact.roles[0]);
}

function tellTimes(span: Span, { understood, days, clocks, most }: Context, tell: Tell): void {
  const tellPlace = (name: string, list: readonly string[], own: string) => {
    const at = list.indexOf(own);
    tell(name, list.length === 1 ? 'only' : at === 0 ? 'first' : at === list.length - 1 ? 'last' : 'middle');
    tell(name, 'of ', bucket(list.length, [1, 2, 3, 5]));
  };
  if (span.date) {
    const day = resolveDay(span.date, understood.dates)?.day;
    if (!day) {
      tell('day open');
      return;
    }
    const ahead = daysBetween(understood.dates.contextDay, day);
    tellPlace('day ', days, day);
    tell('ahead ', bucket(ahead, [-400, -30, -2, 0, 3, 30, 200, 400, 2000]));
    if (span.date.year === undefined) tell('day no year');
  } else if (span.clock) {
    tellPlace('clock ', clocks, span.clock);
    tell('hour ', span.clock.slice(0, 2));
    if (span.range) tell('range ', span.range);
  } else if (span.money) {
    tell(Number(span.money.amount) === most ? 'most money' : 'less money');
    tell('money ', bucket(Number(span.money.amount), [0, 2, 5, 20, 100, 500, 5000]));
  }
}

function tellVotes(span: Span, { understood, votes }: Context, tell: Tell): void {
  for (const vote of votes.get(voteKey(span, understood)) ?? []) {
    tell('V ', vote.field);
    tell('V ', vote.field, ` ${bucket(vote.confidence, [0.5, 0.7, 0.85])}`);
    if (isAt(vote, span.cells[0]!)) tell('VH ', vote.field);
  }
}
