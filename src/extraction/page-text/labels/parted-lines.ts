import type { Language } from '../../words/languages.ts';
import { roles } from '../../words/roles.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { findTimes } from '../values/times.ts';
import { findLabels, type Label } from './find-labels.ts';

const small: ReadonlySet<string> = new Set(['code', 'seat', 'short', 'number']);

/** A raised point or a bar between parts of a line; in a picture it may have been taken for another small sign. */
const sign = / [·•|] /;
const readSign = / [·•|:+*-] /;

/**
 * Labels of a line of several parts: "12 – 19 Jun 2026 · Booking ref. R8KD2M". Only for lines that show none as a whole,
 * and only those whose value is short.
 */
export function partedLabels(cell: Cell, { page }: Sheet, language: Language | undefined): readonly Label[] {
  const parts = cell.prose ? [] : cell.text.split(page.textOrigin === 'recognised' ? readSign : sign);
  // A day or a clock in the line is wanted by others.
  if (parts.length < 2 || parts.length > 4 || findDates(cell.text).length + findTimes(cell.text).length > 0) return [];
  let from = 0;
  return parts.flatMap((text) => {
    const offset = cell.text.indexOf(text, from);
    from = offset + text.length;
    const [label, ...more] = findLabels({ ...cell, text }, language);
    if (!label || label.at > 0 || label.whole || label.unknown || more.length > 0) return [];
    const short = label.roles.every((role) => small.has(roles[role]));
    return short
      ? [{ ...label, cell, at: label.at + offset, end: label.end + offset, restAt: label.restAt + offset }]
      : [];
  });
}
