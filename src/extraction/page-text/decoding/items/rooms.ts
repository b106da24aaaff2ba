import { foldKey } from '../../../words/fold.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import type { Row } from './occasions.ts';
import { heldByAll } from './own-parts.ts';
import { mostParts, type Part, partsFrom } from './parts.ts';

/** LIST: what each room of a stay has of its own. */
const own = ['passenger', 'product', 'price', 'booking_ref', 'ticket_number'] as const satisfies readonly Target[];

/** The parts of a stay that count its rooms, each with two things of its own at least; empty where none are counted. */
export function roomsOf(rows: readonly Row[], scored: readonly ScoredSpan[]): readonly Part[] {
  const begins = numberedRows(rows);
  if (begins.length < 2 || begins.length > mostParts) return [];
  const parts = partsFrom(rows, begins);
  return parts && heldByAll(rows, parts, scored, own).length >= 2 ? parts : [];
}

/** "Room 1", "QUARTO 2 — Twin", "Zimmer B": a word with a number or a letter at the begin of a line. */
const head = /^(\p{L}[\p{L}\p{M}'’ ]{1,20}) (?:n[°ºo.]{1,2} ?|Nr\.? ?|#)?(\d{1,2}|[A-H])(?![\p{L}\d])/u;

/** The rows that begin with one word and count from one on, "Room 1" and "Room 2"; empty where nothing is counted so. */
function numberedRows(rows: readonly Row[]): readonly number[] {
  const found = rows.flatMap((row, at) =>
    row.flatMap((cell) => {
      const [, word, count] = head.exec(cell.text) ?? [];
      return word && count ? [{ row: at, x: cell.x, word: foldKey(word), count }] : [];
    }),
  );
  const runs = [...Map.groupBy(found, ({ word }) => word).values()].map((own) =>
    own.filter(({ count, x }, at) => count === nth(own[0]!.count, at) && Math.abs(x - own[0]!.x) < 0.8),
  );
  const [longest] = runs.filter((run) => run.length > 1).toSorted((a, b) => b.length - a.length);
  return longest && /^[1A]$/.test(longest[0]!.count) ? longest.map(({ row }) => row) : [];
}

function nth(first: string, at: number): string {
  return /\d/.test(first) ? String(at + 1) : String.fromCharCode(65 + at);
}
