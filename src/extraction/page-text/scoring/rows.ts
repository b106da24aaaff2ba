import { hashName } from '../../words/hash-name.ts';
import { shape } from './network.ts';

/** The row of a feature, by its name. */
export function rowOf(name: string): number {
  return rowOfParts(name, '', '');
}

/** The row of the name that three parts make, without putting them together. */
export function rowOfParts(head: string, middle: string, tail: string): number {
  return hashName(head, middle, tail) & (shape.rows - 1);
}

/** Rows as they come, each once. */
export type RowList = {
  readonly add: (row: number) => void;
  readonly addAll: (rows: ArrayLike<number>) => void;
  /** What was added since the last time. */
  readonly take: () => Uint32Array;
};

/** A list that is used for one span after the other. */
export function rowList(): RowList {
  const stamps = new Uint32Array(shape.rows);
  let rows = new Uint32Array(1024);
  let stamp = 1;
  let count = 0;
  const add = (row: number) => {
    if (stamps[row] === stamp) return;
    stamps[row] = stamp;
    if (count === rows.length) rows = grown(rows);
    rows[count++] = row;
  };
  return {
    add,
    addAll: (list) => {
      for (let at = 0; at < list.length; at++) add(list[at]!);
    },
    take: () => {
      const taken = rows.slice(0, count);
      stamp += 1;
      count = 0;
      return taken;
    },
  };
}

function grown(rows: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(2 * rows.length);
  more.set(rows);
  return more;
}
