import { once } from '../../../once.ts';
import { andWords } from '../../../words/and.ts';
import type { Role } from '../../../words/roles.ts';
import type { Span } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { honouredNames, isTitledInTurn, looksLikeName } from '../../values/names.ts';
import { bounds } from '../spans/bounds.ts';
import { areKin } from './kin.ts';

/** LIST: what each traveller or admission of an order has of its own, so that it recurs in a document. */
const recurring = ['passenger', 'seat', 'ticket_number', 'membership'] as const satisfies readonly Target[];

/** LIST: what is labelled as a part of a house is no seat, however much it looks like one. */
const halls: ReadonlySet<Role> = new Set(['row', 'section', 'level', 'entrance'] as const);

/** Lines from one to the next at most, and sure spans of a target that are looked at. */
const apart = 12;
const most = 24;

/**
 * The spans of a document, those likelier that are made and placed as a sure one is: the scorer tells the first of a list best, and whom
 * the second row of a table names is a traveller as much as whom the first one does.
 */
export function withSiblings(scored: readonly ScoredSpan[], understood: Understood): readonly ScoredSpan[] {
  const raised = new Map<ScoredSpan, Set<Target>>();
  const rowOf = new Map(
    understood.sheets.flatMap(({ rows }) => rows.flatMap((row) => row.map((c) => [c, row] as const))),
  );
  const titled = listedInTurn(scored);
  const amounts = Map.groupBy(
    scored.flatMap(({ span }) => (span.money ? [span] : [])),
    ({ cells }) => cells[0]!,
  );
  const labelled = new Set(understood.facts.flatMap(({ roles, cells }) => (halls.has(roles[0]!) ? cells : [])));
  for (const target of recurring) {
    const single = scored.filter(({ span }) => isSingle(span) && !isOfAmount(span, amounts));
    const likely = single.filter((one) => one.likely(target) >= bounds.sibling).slice(0, most);
    if (likely.length === 0) continue;
    const values = new Set(likely.map(({ span }) => span.text));
    // Who surely is a traveller is one in each line with that name.
    const sure = target === 'passenger' ? single.filter(({ span }) => values.has(span.text)).slice(0, most) : likely;
    for (const one of single) {
      if (one.likely(target) >= bounds.raised || values.has(one.span.text)) continue;
      if (target === 'seat' && labelled.has(one.span.cells[0]!)) continue;
      if (recurring.some((other) => other !== target && one.likely(other) >= bounds.else)) continue;
      if (!sure.some((other) => isSibling(target, other, one, rowOf))) continue;
      const own = raised.get(one) ?? new Set();
      raised.set(one, own.add(target));
    }
  }
  return scored.map((one) => {
    const own = raised.get(one);
    if (titled.has(one))
      return {
        ...one,
        likely: (target) => (target === 'passenger' ? Math.max(bounds.surely, one.likely(target)) : one.likely(target)),
      };
    return own ? { ...one, likely: (target) => (own.has(target) ? bounds.raised : one.likely(target)) } : one;
  });
}

/** Whether a span is a text in one line that is neither a day nor a clock nor an amount. */
export function isSingle({ cells, date, clock, money }: Span): boolean {
  return cells.length === 1 && !date && !clock && !money;
}

/** Whether a span is a part of an amount, "7" of "7 900 Ft", however much it looks like a seat. */
function isOfAmount({ cells, at, end }: Span, amounts: ReadonlyMap<Cell, readonly Span[]>): boolean {
  return (amounts.get(cells[0]!) ?? []).some((money) => money.at <= at && end <= money.end);
}

/** Names of a list as reservation systems print them, each with its title last: they surely are travellers. */
function listedInTurn(scored: readonly ScoredSpan[]): ReadonlySet<ScoredSpan> {
  const found = scored.filter((one) => one.likely('passenger') >= bounds.own && isTitledInTurn(one.span.text));
  const pages = [...Map.groupBy(found, ({ span }) => span.cells[0]!.page).values()];
  return new Set(pages.filter((own) => new Set(own.map(({ span }) => span.text)).size > 1).flat());
}

type Rows = ReadonlyMap<Cell, readonly Cell[]>;

function isSibling(target: Target, sure: ScoredSpan, one: ScoredSpan, rowOf: Rows): boolean {
  const [a, b] = [sure.span.cells[0]!, one.span.cells[0]!];
  if (a === b) return target === 'passenger' ? areFamilyInLine(sure, one) : areListed(sure, one);
  const isBelow = Math.abs(a.x - b.x) < 1 || (target === 'passenger' && areCentred(a, b));
  const isBeside = Math.abs(a.y - b.y) < 0.6;
  if (a.page !== b.page || isBelow === isBeside || Math.abs(a.y - b.y) > apart) return false;
  if (target === 'passenger') return isBelow ? areFellows(sure, one, rowOf) : areNext(sure, one);
  if (shapeOf(sure) !== shapeOf(one) || frameOf(sure) !== frameOf(one)) return false;
  if (frameOf(one) !== '|') return true;
  // Alone in their cells, digits beside each other may be anything.
  return isBelow
    ? haveMates(a, b, rowOf)
    : target === 'seat' && shapeOf(one).includes('9') && shapeOf(one).includes('A');
}

const joint = new RegExp(`^\\s*(?:[,;&+/]|${andWords})\\s*$`, 'u');

const bracketedJoint = new RegExp(`^\\s*(?:\\([^()]{0,40}\\)\\s*)?(?:[,;&+]|${andWords})\\s*$`, 'u');

/** Whether two spans of a line are alike with nothing but a joint between them: "81, 83", not the "1 window" behind it. */
function areListed({ span: a }: ScoredSpan, { span: b }: ScoredSpan): boolean {
  const [first, last] = a.at < b.at ? [a, b] : [b, a];
  const { text } = a.cells[0]!;
  const between = text.slice(first.end, last.at);
  const isLast = /^\s*(?:$|[,;&+/()|])/.test(text.slice(last.end));
  return isLast && kindOf(a.text) === kindOf(b.text) && joint.test(between);
}

/** Whether two names under each other are of one list: by what stands around them, or as the family or the next number that they begin with. */
function areFellows(sure: ScoredSpan, one: ScoredSpan, rowOf: Rows): boolean {
  const [a, b] = [sure.span.cells[0]!, one.span.cells[0]!];
  const areMates = sure.likely('passenger') >= bounds.sibling && haveMates(a, b, rowOf);
  if (areNames(sure, one) && (areMates || areNumbered(sure, one))) return true;
  if (areHonoured(sure, one)) return true;
  return Math.abs(a.y - b.y) <= next && areNext(sure, one);
}

/** Whether two names stand with the same polite word behind them at the begin of their lines, or behind the next number there. */
function areHonoured(...both: readonly [ScoredSpan, ScoredSpan]): boolean {
  const areWhole = both.every(({ span }) => honouredNames(span.text)[0]?.text === span.text);
  return areWhole && new Set(both.map(beforeOf)).size === 1;
}

/** Whether two names are one family's, or numbered one after the other. */
function areNext(sure: ScoredSpan, one: ScoredSpan): boolean {
  if (![sure, one].every(({ span }) => span.text.includes(' ') && looksLikeName(span.text))) return false;
  if (one.likely('from') + one.likely('to') >= bounds.else) return false;
  return beforeOf(sure) === beforeOf(one) && (areKin(sure.span.text, one.span.text) || areInTurn(sure, one));
}

/** Lines from a traveller to the next one of the family at most. */
const next = 4;

/** Whether two lines have one middle. */
export function areCentred(a: Cell, b: Cell): boolean {
  return Math.abs(a.x + a.right - b.x - b.right) < 1;
}

function beforeOf(one: ScoredSpan): string {
  return frameOf(one).split('|', 1)[0]!;
}

/** Whether two lines begin with numbers that follow each other: "1) Cosimo Loiudice" and "2) Nunzia Ventrella (over 65)". */
function areInTurn(...both: readonly [ScoredSpan, ScoredSpan]): boolean {
  const [a, b] = both.map(({ span }) =>
    Number(/^\D{0,12}(\d{1,2})\D{1,3}$/.exec(span.cells[0]!.text.slice(0, span.at))?.[1]),
  );
  return Math.abs(a! - b!) === 1;
}

/** Whether two of a family stand in one line: "Ansgar Feddersen (BahnCard 50), Marieluise Feddersen". */
export function areFamilyInLine({ span: a }: ScoredSpan, { span: b }: ScoredSpan): boolean {
  const [first, last] = a.at < b.at ? [a, b] : [b, a];
  const between = a.cells[0] === b.cells[0] ? a.cells[0]!.text.slice(first.end, last.at) : '';
  return bracketedJoint.test(between) && looksLikeName(a.text) && looksLikeName(b.text) && areKin(a.text, b.text);
}

/** Whether two spans are names, and most of their lines or in lines made alike. */
function areNames(sure: ScoredSpan, one: ScoredSpan): boolean {
  const isWhole = ({ span: { at, end, cells } }: ScoredSpan) => end - at >= 0.5 * cells[0]!.text.length;
  if (!one.span.text.includes(' ') || (sure.span.type !== one.span.type && !(isWhole(sure) && isWhole(one))))
    return false;
  if (!looksLikeName(one.span.text) || !looksLikeName(sure.span.text)) return false;
  return (isWhole(sure) && isWhole(one)) || frameOf(sure) === frameOf(one);
}

/** Whether the same number or bracket stands around two names: "1. Birte Hansen (adult)". */
function areNumbered(sure: ScoredSpan, one: ScoredSpan): boolean {
  return /[\d(]/.test(frameOf(sure)) && frameOf(sure) === frameOf(one);
}

/** Whether beside two cells under each other stands the same: signs of the same kind, in one column. */
function haveMates(a: Cell, b: Cell, rowOf: Rows): boolean {
  const mates = (rowOf.get(b) ?? []).filter((cell) => cell !== b && /\d/.test(cell.text));
  return (rowOf.get(a) ?? []).some(
    (cell) =>
      cell !== a && mates.some((mate) => Math.abs(mate.x - cell.x) < 1 && kindOf(mate.text) === kindOf(cell.text)),
  );
}

const shapeOf = once(({ span }: ScoredSpan) => kindOf(span.text));

/** "31A" as `9A`, "881 2417730916" as `9 9`. */
function kindOf(text: string): string {
  return text.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'A');
}

/** What stands before and after a span in its line, names and numbers by their kind: `|` where it stands alone. */
export const frameOf = once(({ span: { at, end, cells } }: ScoredSpan) => {
  const kindsOf = (text: string) =>
    text
      .replace(/\d+/g, '0')
      .replace(/\p{Lu}[\p{L}'’./-]*(?:[ ,/]+\p{Lu}[\p{L}'’./-]*)*/gu, 'A')
      .trim();
  const { text } = cells[0]!;
  return text.length > 160 ? text : `${kindsOf(text.slice(0, at))}|${kindsOf(text.slice(end))}`;
});
