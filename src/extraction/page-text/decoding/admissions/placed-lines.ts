import { once } from '../../../once.ts';
import { andWords } from '../../../words/and.ts';
import { labelWord } from '../../../words/label-index.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Traveller } from '../people/travellers.ts';
import { bounds } from '../spans/bounds.ts';
import { isSeat, most } from '../spans/seats.ts';

/** Signs of a line that are looked at, lines from one place to the next at most, and lines that follow each other. */
const longest = 80;
const apart = 8;
const following = 2.2;

/** What makes a number an amount, a longer one, or the first of several places. */
const onward = String.raw`[\p{L}\d]|[.,:/-]\d| ?[€$£%]| ?[-–—+&,] ?\d| (?:${andWords}) \p{Lu}?\d`;

/** One place in a line: behind a word for it, or a row's letter and a number that begin the line behind its label and the part of the house. */
const worded = new RegExp(String.raw`(?<!\p{L})(\p{L}{1,20})[\s:.#№]{1,4}(\p{Lu}?-?\d{1,3}\p{Lu}?)(?!${onward})`, 'gu');
const lettered = new RegExp(
  String.raw`^(?:[^\p{L}]{0,2}\p{L}[\p{L} ]{0,20}[\]:：】] ?)?(?:\p{L}[\p{L} ]{1,20} )?((\p{Lu})[ -]?(\d{1,3}))(?!${onward})`,
  'u',
);

/** A place, where its line has it, and how that line says so: `word` before it, or `row` for the letter before its number. */
type Placed = {
  readonly cell: Cell;
  readonly value: string;
  readonly at: number;
  readonly said: string;
  readonly number: number;
};

/**
 * Spans of which those surely are seats that tell the places of an order in a line each, and the only amount of such a line what its place costs:
 * "Fila H posto 14 – Intero 8,50", "Fila H posto 15 – Ridotto 6,50".
 */
export function withPlacedLines(scored: readonly ScoredSpan[], understood: Understood): readonly ScoredSpan[] {
  const placed = placedIn(understood);
  if (placed.size === 0) return scored;
  const amounts = Map.groupBy(
    scored.filter(({ span }) => span.money && span.cells.length === 1 && placed.has(span.cells[0]!)),
    ({ span }) => span.cells[0]!,
  );
  const arePriced = amounts.size === placed.size && [...amounts.values()].every((own) => own.length === 1);
  return scored.map((one) => {
    const isPrice = arePriced && amounts.get(one.span.cells[0]!)?.[0] === one;
    const told = isPlaced(placed, one) ? 'seat' : isPrice ? 'price' : undefined;
    return told
      ? { ...one, likely: (target) => Math.max(one.likely(target), target === told ? bounds.sibling : 0) }
      : one;
  });
}

/** The places that lines tell so, in reading order; empty where there are none. */
export function placedOf(understood: Understood, scored: readonly ScoredSpan[]): readonly Traveller[] {
  const placed = placedIn(understood);
  const spans = placed.size === 0 ? [] : scored.filter((one) => isPlaced(placed, one));
  const found = spans.map((best) => ({ name: best.span.text, best, places: best.span.cells }));
  return found.toSorted((a, b) => a.places[0]!.order - b.places[0]!.order);
}

function isPlaced(placed: ReadonlyMap<Cell, Placed>, { span: { cells, at, text } }: ScoredSpan): boolean {
  const own = cells.length === 1 ? placed.get(cells[0]!) : undefined;
  return own !== undefined && own.at === at && own.value === text;
}

/** The places of an order by their lines, where it lists several so. */
const placedIn = once(({ cells, facts, sheets }: Understood): ReadonlyMap<Cell, Placed> => {
  const listed = cells.filter(({ text }) => text.length <= longest);
  const withWord = Map.groupBy(listed.flatMap(wordedIn), ({ said }) => said);
  const [words] = [...withWord.values()].filter(isList).toSorted((a, b) => b.length - a.length);
  if (words) return byCell(words);
  const runs = runsOf(listed.flatMap(letteredIn));
  const seats = new Set(
    facts.flatMap(({ roles, cells: own, label }) => (roles[0] === 'seat' ? [label.cell, ...own] : [])),
  );
  const rowOf = new Map(sheets.flatMap(({ rows }) => rows.flatMap((row) => row.map((cell) => [cell, row] as const))));
  const isTold = (run: readonly Placed[]) =>
    seats.has(run[0]!.cell) || run.every(({ cell }) => rowOf.get(cell)!.some(({ text }) => price.test(text)));
  const told = runs.filter((run) => isList(run) && isTold(run));
  return told.length === 1 ? byCell(told[0]!) : new Map();
});

/** An amount as it stands beside what it is for. */
const price = /\d[.,]\d\d(?!\d)|\d ?[€$£¥円원₩]|[€$£¥] ?\d/u;

function byCell(placed: readonly Placed[]): ReadonlyMap<Cell, Placed> {
  return new Map(placed.map((one) => [one.cell, one]));
}

/** Whether different places stand under each other, no further apart than the lines of a ticket. */
function isList(placed: readonly Placed[]): boolean {
  const places = new Set(placed.map(({ cell, at, value }) => cell.text.slice(0, at) + value));
  return (
    placed.length >= 2 &&
    placed.length <= most &&
    places.size === placed.length &&
    placed.every(({ cell }, at) => at === 0 || isNext(placed[at - 1]!.cell, cell, apart))
  );
}

function isNext(above: Cell, cell: Cell, lines: number): boolean {
  return above.page === cell.page && cell.y > above.y && cell.y - above.y <= lines;
}

/** The only place behind a word for a seat in a line. */
function wordedIn(cell: Cell): readonly Placed[] {
  const [found, ...more] = [...cell.text.matchAll(worded)].filter(([, word]) => isSeat(word!));
  if (!found || more.length > 0) return [];
  const [whole, word, value] = found;
  const at = found.index + whole.length - value!.length;
  return [{ cell, value: value!, at, said: labelWord(word!), number: Number(/\d+/.exec(value!)![0]) }];
}

function letteredIn(cell: Cell): readonly Placed[] {
  const match = lettered.exec(cell.text);
  if (!match) return [];
  const [whole, value, row, number] = match;
  return [{ cell, value: value!, at: whole.length - value!.length, said: row!, number: Number(number) }];
}

/** Places of one row that count on from line to line. */
function runsOf(placed: readonly Placed[]): readonly (readonly Placed[])[] {
  const runs: Placed[][] = [];
  for (const one of placed) {
    const last = runs.at(-1)?.at(-1);
    const goesOn =
      last && last.said === one.said && one.number === last.number + 1 && isNext(last.cell, one.cell, following);
    if (goesOn) runs.at(-1)!.push(one);
    else runs.push([one]);
  }
  return runs.filter(({ length }) => length > 1);
}
