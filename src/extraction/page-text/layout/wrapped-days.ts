import { weekdays } from '../../words/calendar-words.ts';
import { fold } from '../../words/fold.ts';
import { findDates } from '../values/dates.ts';
import type { Cell, Sheet } from './cells.ts';

/** Words of a day that a line ends with at most, and words that a line of running text has at least. */
const most = 4;
const least = 5;

/**
 * Days that running text breaks between two lines, "… on Saturday, 10" over "July 2027 at 15:00 …": the upper line without its part of the day, the lower
 * one with the whole.
 */
export function wrappedDays(sheet: Sheet): ReadonlyMap<Cell, Cell> {
  const joined = new Map<Cell, Cell>();
  for (const cells of Map.groupBy(sheet.cells, (cell) => cell.block).values())
    cells.forEach((cell, at) => {
      const next = cells[at + 1];
      if (!next || !isNextLine(cell, next)) return;
      const { text } = joined.get(cell) ?? cell;
      const cut = cutOf(text, next.text);
      if (cut === undefined) return;
      joined.set(cell, { ...cell, text: text.slice(0, cut).trimEnd() });
      joined.set(next, { ...next, text: `${text.slice(cut)} ${next.text}` });
    });
  return joined;
}

/** Whether one line of running text is right below another one, in the same letters. */
function isNextLine(cell: Cell, next: Cell): boolean {
  const isBelow = next.y - cell.bottom < 0.9 && next.y > cell.y + 0.3 && Math.abs(next.x - cell.x) < 3;
  return isBelow && Math.abs(next.size / cell.size - 1) < 0.1 && cell.text.split(' ').length >= least;
}

/** From where on a line has the begin of a day that the next one goes on with. */
function cutOf(text: string, next: string): number | undefined {
  if (!/(?:\d|\p{L})[.,]?$/u.test(text)) return undefined;
  const starts = [...text.matchAll(/(?<=\s)\S/g)].slice(-most).map(({ index }) => index);
  const found = starts.find((at) => {
    const tail = text.slice(at);
    const [day] = findDates(`${tail} ${next}`);
    // Two days from one to the other are each whole: when a way begins and ends.
    return day?.at === 0 && day.end > tail.length + 1 && day.until === undefined;
  });
  if (found === undefined) return undefined;
  const before = starts[starts.indexOf(found) - 1];
  return before !== undefined && weekdays.has(fold(text.slice(before, found)).replace(/[.,\s]+$/, '')) ? before : found;
}
