import { fold } from '../../words/fold.ts';
import { kindWords } from '../../words/kind-words.ts';
import type { Understood } from '../document/understood.ts';
import { brandsOf } from './lexicon-features.ts';
import { stems } from './page-features.ts';
import type { ScoredSpan } from './scorer.ts';
import { type Target, targets } from './targets.ts';

/** What speaks for or against kinds of ticket, and how much of it there is. */
export type KindSign = { readonly name: string; readonly much: number };

/** How much a line's words count: a letterhead or headline says more than a line among others, and terms say little. */
const counts = { prose: 0.3, head: 1, line: 0.6 } as const;
/** How much a word counts that is in no list of words of a kind; signs of a cell that are looked at. */
const word = 0.15;
const longest = 300;
const most = 4000;

/**
 * What is so about a document that may tell its kind: what the rules hold it for, words of each kind and words at all, labels, codes, and what
 * the scorer sees in it.
 */
export function kindSigns(understood: Understood, scored: readonly ScoredSpan[]): readonly KindSign[] {
  const signs: KindSign[] = [];
  const tell = (name: string, much: number) => {
    if (much > 0) signs.push({ name, much });
  };
  tell('any', 1);
  for (const { kind, score } of understood.kinds) tell(`rule ${kind}`, Math.min(3, Math.log1p(score)));
  if (understood.kinds[0]) tell(`first ${understood.kinds[0].kind}`, 0.7);
  for (const kind of brandsOf(understood)) tell(`brand ${kind}`, 0.7);
  const strong = tellWords(understood, tell);
  tellSeen(scored, strong, tell);
  const roles = new Set([...understood.labels.values()].flat().flatMap(({ roles: [role] }) => role ?? []));
  for (const role of roles) tell(`role ${role}`, 0.7);
  const codes = new Set(understood.sheets.flatMap(({ page }) => page.barcodes.map(({ symbology }) => symbology)));
  for (const code of codes) tell(`code ${code}`, 0.5);
  return signs;
}

type Tell = (name: string, much: number) => void;

/** Tells the words of a document; what stands there of the strong words of each kind. */
function tellWords({ cells }: Understood, tell: Tell): ReadonlyMap<string, number> {
  const plain = new Map<string, number>();
  const named = { strong: new Map<string, Map<string, number>>(), weak: new Map<string, Map<string, number>>() };
  const put = (list: Map<string, number>, key: string, much: number) =>
    list.set(key, Math.max(list.get(key) ?? 0, much));
  for (const cell of cells) {
    const much = cell.prose ? counts.prose : cell.size >= 1.4 || cell.order < 3 ? counts.head : counts.line;
    for (const one of fold(cell.text.slice(0, longest)).match(/\p{L}{3,}|\p{Script=Han}+|\p{Script=Katakana}+/gu) ?? [])
      if (plain.size < most) for (const stem of stems(one)) put(plain, stem, much);
    for (const [kind, list] of kindWords(cell.text.slice(0, 2000)))
      for (const { word: one, weight } of list) {
        const lists = weight === 1 ? named.strong : named.weak;
        const own = lists.get(kind) ?? new Map<string, number>();
        lists.set(kind, own);
        put(own, one, much);
      }
  }
  const sums = new Map<string, number>();
  for (const [name, lists] of Object.entries(named))
    for (const [kind, list] of lists) {
      const sum = Math.log1p([...list.values()].reduce((all, one) => all + one, 0));
      tell(`${name} ${kind}`, sum);
      if (name === 'strong') sums.set(kind, sum);
      for (const [one, much] of list) tell(`of ${kind} ${one}`, 0.5 * much);
    }
  for (const [stem, much] of plain) tell(`w ${stem}`, word * much);
  return sums;
}

/** LIST: kinds whose words mean another thing where a way is told: a sleeper's breakfast, a ferry's cabin. */
const wayward = ['flight', 'train', 'bus', 'boat', 'hotel', 'pass'] as const;

/** Tells what the scorer sees: how likely the likeliest of each target is, how many there are, and what only stands together. */
function tellSeen(scored: readonly ScoredSpan[], strong: ReadonlyMap<string, number>, tell: Tell): void {
  const best = new Map<Target, number>();
  for (const target of targets) {
    let top = 0;
    let many = 0;
    for (const { likely } of scored) {
      const own = likely(target);
      if (own > top) top = own;
      if (own >= 0.5) many += 1;
    }
    best.set(target, top);
    tell(`max ${target}`, top);
    tell(`many ${target}`, Math.min(1, many / 4));
  }
  const both = (...all: readonly Target[]) => Math.min(...all.map((target) => best.get(target)!));
  const way = both('from', 'to');
  tell('way', way * 1.5);
  tell('timed way', both('from', 'to', 'start_time', 'end_time') * 1.5);
  tell('coded way', both('from_code', 'to_code') * 1.5);
  tell('no way', (1 - way) * 0.7);
  tell('staged', both('title', 'venue'));
  tell('seated', Math.min(best.get('seat')!, Math.max(best.get('row')!, best.get('venue')!)));
  for (const kind of wayward) {
    tell(`way ${kind}`, way * (strong.get(kind) ?? 0));
    tell(`no way ${kind}`, (1 - way) * (strong.get(kind) ?? 0));
  }
}
