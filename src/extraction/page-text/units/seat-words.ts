import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import type { Label } from '../labels/find-labels.ts';
import type { Cell } from '../layout/cells.ts';
import type { Told } from '../readings/reading.ts';

/** The part of the house that stands in words before row and seat: "2. Rang rechts, Reihe 3, Platz 41". */
export function seatWords(cells: readonly Cell[], labels: ReadonlyMap<Cell, readonly Label[]>): readonly Told[] {
  for (const cell of cells) {
    const own = labels.get(cell) ?? [];
    const [first] = own;
    const places = own.some(({ roles }) => roles[0] === 'seat') && own.every(({ roles }) => seating.has(roles[0]!));
    if (!first || !places || first.at < 4 || cell.prose) continue;
    const value = cell.text.slice(0, first.at).replace(/[\s,;:|·–-]+$/, '');
    if (!isPart(value)) continue;
    return [{ name: 'section', value, cells: [cell], confidence: 0.66 }];
  }
  return [];
}

const seating: ReadonlySet<string> = new Set(['seat', 'row']);

function isPart(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= 4 &&
    /\p{L}{3}/u.test(text) &&
    !/[:;,@]|\d{2}|\d(?!\.?[\p{L}º°ª]*\b)/u.test(text) &&
    !generic(text) &&
    !/\b(?:\d x|\d ?x)\b/.test(fold(text))
  );
}
