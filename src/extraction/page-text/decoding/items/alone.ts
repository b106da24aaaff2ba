import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { isWholeLine } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import { withoutCells } from '../../document/without-cells.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { withSeries } from '../people/series.ts';
import { withSiblings } from '../people/siblings.ts';
import { bounds } from '../spans/bounds.ts';
import { areAlike } from './parts.ts';

/** A document and its scored spans. */
export type Scored = { readonly understood: Understood; readonly spans: readonly ScoredSpan[] };

/** A document as it is for each of several things of an order: without what the others' parts tell, and their codes. */
export function eachAlone(
  { understood, spans: scored }: Scored,
  items: readonly (readonly Cell[])[],
): readonly Scored[] {
  // What recurs over the parts is no more seen once they are alone.
  const spans = withSiblings(withSeries(scored), understood);
  const owners = ownersOf(understood, items);
  const heads = headsOf(spans, items);
  return items.map((_, at) => {
    const hidden = new Set(items.flatMap((cells, other) => (other === at ? [] : cells)));
    const own = withoutCells(understood, hidden);
    const isSeen = ({ id }: FoundBarcode) => owners.get(id) === undefined || owners.get(id) === at;
    const sheets = own.sheets
      .filter(({ cells }) => cells.length > 0)
      .map((sheet) => ({ ...sheet, page: { ...sheet.page, barcodes: sheet.page.barcodes.filter(isSeen) } }));
    const seen = spans.filter(({ span }) => !span.cells.some((cell) => hidden.has(cell)));
    return { understood: { ...own, sheets }, spans: withNameOf(seen, items[at]!, heads) };
  });
}

/** How much surer the line is a name that stands in its part where another part's name does. */
const headed = 0.96;

/** The cells that name their parts, of those that begin with a sure name in a line of its own. */
function headsOf(spans: readonly ScoredSpan[], items: readonly (readonly Cell[])[]): readonly Cell[] {
  const sure = new Set(
    spans
      .filter((one) => isWholeLine(one.span) && one.likely('title') >= bounds.surely)
      .map(({ span }) => span.cells[0]!),
  );
  return items.flatMap(([first]) => (first && sure.has(first) ? [first] : []));
}

/** Spans of which the first line of a part is its name where those of other parts, which look alike, surely are. */
function withNameOf(
  spans: readonly ScoredSpan[],
  [first]: readonly Cell[],
  heads: readonly Cell[],
): readonly ScoredSpan[] {
  if (!first || !heads.some((other) => other !== first && areAlike([[other], [first]]))) return spans;
  return spans.map((one) => {
    if (one.span.cells[0] !== first || !isWholeLine(one.span)) return one;
    return { ...one, likely: (target) => Math.max(one.likely(target), target === 'title' ? headed : 0) };
  });
}

/** For each code beside the rows of one part which part that is; of an order's only code none. */
function ownersOf({ sheets }: Understood, items: readonly (readonly Cell[])[]): ReadonlyMap<string, number> {
  const codes = sheets.flatMap(({ number, page }) => page.barcodes.map((code) => ({ code, number })));
  if (codes.length < 2) return new Map();
  const tops = items.map((cells) => {
    const [first] = cells;
    const sameRow = cells.filter(({ page, order }) => page === first!.page && order < first!.order + 4);
    return { page: first!.page, y: Math.min(...sameRow.map(({ region }) => region.y)) };
  });
  return new Map(
    codes.flatMap(({ code, number }) => {
      const middle = code.region ? code.region.y + code.region.height / 2 : 0;
      const at = tops.findLastIndex(({ page, y }) => page < number || (page === number && y <= middle));
      return at === -1 ? [] : [[code.id, at] as const];
    }),
  );
}
