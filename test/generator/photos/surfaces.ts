import type { Random } from '../random.ts';
import type { Scene } from './scene.ts';

/** A value for every place of a photo, in fractions of its size. */
export type Field = (x: number, y: number) => number;

/** Where the page does not cover it: a table of wood, stone or cloth. Gives a factor of the table's colour. */
export function tableTexture(random: Random): Field {
  const [fine, coarse] = [cloud(random, 90, random.pick([12, 90])), cloud(random, 8, 5)];
  return (x, y) => 1 + 0.18 * (coarse(x, y) - 0.5) + 0.2 * (fine(x, y) - 0.5);
}

/** Light on the scene, at most 1: it falls off towards one side, and something throws a soft shadow. */
export function lighting(random: Random, { falloff, shadow }: Scene): Field {
  const from = random.next() * 2 * Math.PI;
  const [dx, dy] = [Math.cos(from), Math.sin(from)];
  const angle = random.next() * 2 * Math.PI;
  const [sx, sy] = [Math.cos(angle), Math.sin(angle)];
  const where = random.next() * 0.3 - 0.1;
  const soft = 0.02 + random.next() * 0.1;
  return (x, y) => {
    const across = ((x - 0.5) * dx + (y - 0.5) * dy) / Math.SQRT2 + 0.5;
    const into = ((x - 0.5) * sx + (y - 0.5) * sy - where) / soft;
    return (1 - falloff * across) * (1 - shadow / (1 + Math.exp(-4 * into)));
  };
}

/** Smooth random values from 0 to 1 on a grid of columns and rows. */
function cloud(random: Random, columns: number, rows: number): Field {
  const values = Float32Array.from({ length: (columns + 1) * (rows + 1) }, () => random.next());
  return (x, y) => {
    const [atX, atY] = [within(x) * columns, within(y) * rows];
    const [left, top] = [Math.min(columns - 1, Math.floor(atX)), Math.min(rows - 1, Math.floor(atY))];
    const [partX, partY] = [atX - left, atY - top];
    const at = top * (columns + 1) + left;
    const above = values[at]! * (1 - partX) + values[at + 1]! * partX;
    const below = values[at + columns + 1]! * (1 - partX) + values[at + columns + 2]! * partX;
    return above * (1 - partY) + below * partY;
  };
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}
