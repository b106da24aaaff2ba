import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { isVisitor } from '../../readings/party.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';

/** Admissions of one kind in an order: "2 x Adult 18.00". */
export type Category = {
  readonly count: number;
  readonly product: string;
  readonly cell: Cell;
  readonly price?: ScoredSpan;
};

/** Admissions of an order at most. */
const most = 12;

const counted = /(?<![\p{L}\d.,])(\d{1,2}) ?[x×X] ?(?=\p{L})/gu;

/** The kinds of admissions that an order counts, in reading order; what is counted and no kind of admission, a fee or a menu, is left out. */
export function categoriesOf({ sheets }: Understood, scored: readonly ScoredSpan[]): readonly Category[] {
  const byCell = Map.groupBy(scored, ({ span }) => span.cells[0]!);
  return sheets.flatMap(({ rows }) =>
    rows.flatMap((row) => row.flatMap((cell) => (cell.prose ? [] : categoriesIn(cell, row, byCell)))),
  );
}

/** How many admissions there are; 0 where that is too many or none. */
export function admissionsOf(categories: readonly Category[]): number {
  const sum = categories.reduce((all, { count }) => all + count, 0);
  return sum <= most ? sum : 0;
}

function categoriesIn(
  cell: Cell,
  row: readonly Cell[],
  byCell: ReadonlyMap<Cell, readonly ScoredSpan[]>,
): readonly Category[] {
  const found = [...cell.text.matchAll(counted)];
  return found.flatMap((match, at) => {
    const begin = match.index + match[0].length;
    const end = found[at + 1]?.index ?? cell.text.length;
    const inside = (byCell.get(cell) ?? []).filter(({ span }) => span.at >= begin && span.end <= end);
    const beside =
      found.length === 1 ? row.filter((other) => other.x > cell.x).flatMap((other) => byCell.get(other) ?? []) : [];
    const price = [...inside, ...beside].findLast(({ span }) => span.money);
    const product = nameOf(cell.text.slice(begin, end));
    const isSeen = isVisitor(product) || inside.some((one) => one.likely('product') >= bounds.again);
    const count = Number(match[1]);
    return isSeen && count > 0 ? [{ count, product, cell, ...(price && { price }) }] : [];
  });
}

/** What is counted, without what it costs. */
function nameOf(text: string): string {
  return text.replace(/\s*(?:\.{2,}|[,;:@=]|[–—-]\s|(?<!\p{L})(?:[€$£]|\p{Lu}{3}) ?\d|\d+[.,]\d\d).*$/u, '').trim();
}

/**
 * What one admission of each category costs, where that is printed. Whether the amounts beside counts are those of one admission or of all of them, what
 * all cost tells.
 */
export function pricesOf(
  categories: readonly Category[],
  scored: readonly ScoredSpan[],
): readonly (number | undefined)[] {
  const amounts = categories.map(({ price }) => Number(price?.span.money?.amount ?? Number.NaN));
  const known = amounts.map((amount) => (Number.isNaN(amount) ? undefined : amount));
  const single = known.map((amount, at) => (categories[at]!.count === 1 ? amount : undefined));
  if (known.includes(undefined)) return single;
  const all = [...new Set(scored.flatMap(({ span }) => (span.money ? [Number(span.money.amount)] : [])))].slice(0, 60);
  const ofAll = amounts.reduce((sum, amount) => sum + amount, 0);
  const ofEach = amounts.reduce((sum, amount, at) => sum + amount * categories[at]!.count, 0);
  const isTold = (sum: number) => addsUp(sum, all, amounts);
  return isTold(ofEach) && !isTold(ofAll) ? known : single;
}

/** Whether an amount stands in the document, or with one or two others of it makes one that does. */
function addsUp(sum: number, all: readonly number[], parts: readonly number[]): boolean {
  const fees = [0, ...all.filter((amount) => amount > 0 && amount < sum && !parts.includes(amount))];
  const isThere = (amount: number) => all.some((other) => Math.abs(other - amount) < 0.005 && !parts.includes(other));
  return fees.some((one, at) =>
    fees.slice(at).some((two) => (two === one && one > 0 ? false : isThere(sum + one + two))),
  );
}
