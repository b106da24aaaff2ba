import { months, weekdays } from '../../words/calendar-words.ts';
import { fold } from '../../words/fold.ts';
import { findDates } from '../values/dates.ts';
import type { Cell, Sheet } from './cells.ts';

/** What a leaf of a calendar is made of, each in a cell of its own. */
type Part = 'weekday' | 'day' | 'month' | 'year';

/** Ems between two parts of a leaf at most, per size of the larger one. */
const reach = 1.6;

/**
 * Days that a poster sets like a leaf of a calendar, `SA` over `24` over `OKT` over `2026`: the cells of each, with the
 * one cell that says it in a line.
 */
export function calendarLeaves(
  sheet: Sheet,
): ReadonlyMap<Cell, { readonly whole: Cell; readonly parts: readonly Cell[] }> {
  const parts = sheet.cells.flatMap((cell) => {
    const part = partOf(cell.text);
    return part ? [{ cell, part }] : [];
  });
  const leaves = new Map<Cell, { readonly whole: Cell; readonly parts: readonly Cell[] }>();
  const used = new Set<Cell>();
  for (const month of parts.filter(({ part, cell }) => part === 'month' && !dayOver(sheet, cell))) {
    const leaf: { cell: Cell; part: Part }[] = [month];
    for (const wanted of ['day', 'weekday', 'year', 'weekday'] as const) {
      if (leaf.some(({ part }) => part === wanted)) continue;
      const near = parts.find(
        ({ cell, part }) => part === wanted && !used.has(cell) && leaf.some((other) => touches(other.cell, cell)),
      );
      if (near) leaf.push(near);
    }
    if (!leaf.some(({ part }) => part === 'day')) continue;
    const cells = leaf.map(({ cell }) => cell);
    for (const cell of cells) used.add(cell);
    const text = (part: Part) => leaf.find((one) => one.part === part)?.cell.text ?? '';
    const whole = [text('weekday'), text('day').replace('.', ''), text('month'), text('year')]
      .filter(Boolean)
      .join(' ');
    leaves.set(month.cell, { whole: joined(month.cell, cells, whole), parts: cells });
  }
  return leaves;
}

/** "dom, 21" over "mar 2027": the line before the second one of a day, which has its number. */
function dayOver(sheet: Sheet, month: Cell): Cell | undefined {
  const above = sheet.cells.find(
    (cell) =>
      Math.abs(cell.x - month.x) < 1 &&
      Math.abs(month.y - cell.bottom) < 0.5 &&
      Math.abs(cell.size / month.size - 1) < 0.2,
  );
  const [, word] = /^(\p{L}+)[.,]? (?:\p{L}+ )?\d{1,2}\.?$/u.exec(above?.text ?? '') ?? [];
  if (!above || !word || partOf(word) !== 'weekday') return undefined;
  return findDates(`${above.text} ${month.text}`).length > 0 ? above : undefined;
}

/**
 * "jueves" over or before "16 jul 2026", "dom, 21" over "mar 2027": what begins a day, and the cell below or beside it that goes
 * on with it.
 */
export function weekdayLines(sheet: Sheet): ReadonlyMap<Cell, Cell> {
  const lines = new Map<Cell, Cell>();
  for (const cell of sheet.cells) {
    const part = partOf(cell.text);
    const above = part === 'month' ? dayOver(sheet, cell) : undefined;
    if (above) lines.set(above, cell);
    if (part !== 'weekday') continue;
    const below = sheet.cells.find(
      (other) =>
        other !== cell &&
        (isRightBehind(cell, other) ||
          (Math.abs(other.x - cell.x) < 1 && other.y >= cell.bottom - 0.3 && other.y - cell.bottom < 0.9)),
    );
    const [day] = below ? findDates(below.text) : [];
    if (below && day?.at === 0 && day.weekday === undefined) lines.set(cell, below);
  }
  return lines;
}

/** In one line, no farther than a wide blank. */
function isRightBehind(one: Cell, other: Cell): boolean {
  const away = other.x - one.right;
  return away > 0 && away < 2 && Math.abs(one.y + one.bottom - other.y - other.bottom) < 0.6;
}

function partOf(text: string): Part | undefined {
  const word = fold(text).replace(/[.,]$/, '');
  if (/^(?:0?[1-9]|[12]\d|3[01])\.?$/.test(text)) return 'day';
  if (/^20\d\d$/.test(word)) return 'year';
  if (/^'\d\d$/.test(word)) return undefined;
  const [month, year, ...more] = word.split(/[ .,]+/);
  if (more.length === 0 && months.has(month!) && month!.length >= 3 && (!year || /^20\d\d$/.test(year))) return 'month';
  return weekdays.has(word) ? 'weekday' : undefined;
}

/** Over each other in one column, or side by side in one line, closer than a line. */
function touches(a: Cell, b: Cell): boolean {
  const size = Math.max(a.size, b.size, 1);
  const across = Math.max(a.x, b.x) - Math.min(a.right, b.right);
  const down = Math.max(a.y, b.y) - Math.min(a.bottom, b.bottom);
  const stacked = across < 1.2 * size && down < reach * size && down > -0.6 * size;
  const beside = down < -0.3 && across < reach * size;
  return stacked || beside;
}

function joined(month: Cell, cells: readonly Cell[], text: string): Cell {
  const x = Math.min(...cells.map((cell) => cell.region.x));
  const y = Math.min(...cells.map((cell) => cell.region.y));
  const right = Math.max(...cells.map((cell) => cell.region.x + cell.region.width));
  const bottom = Math.max(...cells.map((cell) => cell.region.y + cell.region.height));
  return { ...month, text, size: 1, region: { x, y, width: right - x, height: bottom - y } };
}
