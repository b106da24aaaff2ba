/** A picture as a grid of small cells: what is known of each tells codes from text and photos. */

import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';

/** Side of the cells in pixels of the searched size: about two modules of a small code, half a line of small print. */
export const cell = 8;
/** Sums of every cell: brightness, its bounds, and the structure tensor of the gradient. */
export type Grid = {
  readonly columns: number;
  readonly rows: number;
  readonly sum: Float32Array;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  readonly xx: Float32Array;
  readonly yy: Float32Array;
  readonly xy: Float32Array;
};

/** Divides the picture into cells. */
export function measureCells({ width, height, data }: GreyPicture): Grid {
  const columns = Math.floor((width - 1) / cell);
  const rows = Math.floor((height - 1) / cell);
  const count = Math.max(0, columns * rows);
  const grid: Grid = {
    columns,
    rows,
    sum: new Float32Array(count),
    low: new Uint8Array(count),
    high: new Uint8Array(count),
    xx: new Float32Array(count),
    yy: new Float32Array(count),
    xy: new Float32Array(count),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [sum, low, high, xx, yy, xy] = [0, 255, 0, 0, 0, 0];
      for (let y = row * cell; y < (row + 1) * cell; y++) {
        let at = y * width + column * cell;
        for (const end = at + cell; at < end; at++) {
          const grey = data[at]!;
          const falling = data[at + width + 1]! - grey;
          const rising = data[at + 1]! - data[at + width]!;
          const dx = falling + rising; // over 2 × 2 pixels: the noise of dx and dy is independent; twice the gradient
          const dy = falling - rising;
          sum += grey;
          if (grey < low) low = grey;
          if (grey > high) high = grey;
          xx += dx * dx;
          yy += dy * dy;
          xy += dx * dy;
        }
      }
      const index = row * columns + column;
      grid.sum[index] = sum;
      grid.low[index] = low;
      grid.high[index] = high;
      grid.xx[index] = xx / 4;
      grid.yy[index] = yy / 4;
      grid.xy[index] = xy / 4;
    }
  }
  return grid;
}

/**
 * For each cell: difference of dark and light, share of light and mean energy of edges in 3 × 3 cells, and the share of
 * light in 5 × 5 cells.
 */
export type Windows = Readonly<Record<'contrast' | 'light' | 'lightAround' | 'energy', Float32Array>>;

/** Looks at the cells around each. */
export function cellWindows(grid: Grid): Windows {
  const { columns, rows } = grid;
  const contrast = new Float32Array(columns * rows);
  const light = new Float32Array(columns * rows).fill(1);
  const lightAround = new Float32Array(columns * rows).fill(1);
  const energy = new Float32Array(columns * rows);
  const pixels = cell * cell;
  for (let row = 1; row + 1 < rows; row++) {
    for (let column = 1; column + 1 < columns; column++) {
      let [sum, low, high, edges] = [0, 255, 0, 0];
      for (let dy = -1; dy <= 1; dy++) {
        const start = (row + dy) * columns + column;
        for (let index = start - 1; index <= start + 1; index++) {
          sum += grid.sum[index]!;
          edges += grid.xx[index]! + grid.yy[index]!;
          if (grid.low[index]! < low) low = grid.low[index]!;
          if (grid.high[index]! > high) high = grid.high[index]!;
        }
      }
      const at = row * columns + column;
      if (high <= low) continue;
      contrast[at] = high - low;
      light[at] = (sum / 9 / pixels - low) / (high - low);
      lightAround[at] = (meanAround(grid, row, column) / pixels - low) / (high - low);
      energy[at] = edges / 9 / pixels;
    }
  }
  return { contrast, light, lightAround, energy };
}

/** Mean brightness of the 5 × 5 cells around, as far as they exist. */
function meanAround({ sum, columns, rows }: Grid, row: number, column: number): number {
  let total = 0;
  let count = 0;
  for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++)
    for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++, count++)
      total += sum[y * columns + x]!;
  return total / count;
}
