import { labelsAnywhere, labelWords } from '../../words/label-index.ts';
import type { Role } from '../../words/roles.ts';
import { findNumbers } from '../values/numbers.ts';
import type { Cell } from './cells.ts';

/** Rows of trains that stand below one header. */
const mostRows = 6;

/**
 * Railways of many countries print train, coach and seat in this order, the first two often below mere signs: in
 * `EC 173  262  71` below "Místo / Seat" the number between the train and the seat is the coach.
 */
export function nameCoaches(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  let header: readonly Cell[] = [];
  let left = 0;
  return rows.map((row) => {
    if (row.length >= 3 && row.some((cell) => opens(cell, 'seat'))) {
      header = row;
      left = mostRows;
      return row;
    }
    return left-- > 0 ? named(row, header) : row;
  });
}

function named(row: readonly Cell[], header: readonly Cell[]): readonly Cell[] {
  const at = row.findIndex((cell) => !cell.prose && findNumbers(cell.text)[0]?.mode === 'train');
  const [train, next, last] = row.slice(at, at + 3);
  const head = header.find((cell) => opens(cell, 'seat'))!;
  if (at < 0 || !train || !next || header.some(tellsOther)) return row;
  const [number, second] = findNumbers(train.text);
  const behind = train.text.slice(number!.end).trim();
  const seat = behind ? next : last;
  if (second || !seat || !seats.test(seat.text) || !isBelow(seat, head)) return row;
  if (!coach.test(behind || next.text)) return row;
  const said = { ...seat, text: `seat ${seat.text}` };
  const parted = behind
    ? [
        { ...train, text: train.text.slice(0, number!.end) },
        { ...train, text: `coach ${behind}`, x: train.right - behind.length * 0.5 },
        said,
      ]
    : [train, { ...next, text: `coach ${next.text}` }, said];
  return [...row.slice(0, at), ...parted, ...row.slice(at + (behind ? 2 : 3))];
}

const coach = /^[1-9]\d{0,2}$/;
const seats = /^\d{1,3}(?:, ?\d{1,3})*$/;

/** Whether a cell begins with a label of a role, alone or before its translations: "Místo / Seat / Sitzplatz". */
function opens(cell: Cell, role: Role): boolean {
  const parts = cell.text.split(/\s*[/|]\s*/);
  return !cell.prose && parts.some((part) => labelsAnywhere(labelWords(part)).some((entry) => entry.role === role));
}

/** A column of classes or platforms may be the one between; one of coaches says so itself. */
function tellsOther(cell: Cell): boolean {
  return (['class', 'coach', 'platform', 'party', 'row', 'price'] as const).some((role) => opens(cell, role));
}

function isBelow(cell: Cell, head: Cell): boolean {
  return cell.x > head.x - 2 && cell.x < head.right;
}
