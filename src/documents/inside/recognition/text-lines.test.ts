import { describe, expect, it } from 'vitest';
import { findLines } from './text-lines.ts';

type Block = readonly [x: number, y: number, width: number, height: number];

/** A white picture with blocks in a grey, black if not said. */
function drawn(blocks: readonly Block[], grey = 0) {
  const size = { width: 400, height: 400 };
  const data = new Uint8Array(size.width * size.height).fill(255);
  for (const [x, y, width, height] of blocks)
    for (let row = y; row < y + height; row += 1) data.fill(grey, row * size.width + x, row * size.width + x + width);
  return { ...size, data };
}

const boxes = (blocks: readonly Block[]) => findLines(drawn(blocks)).lines.map(({ box }) => [box.x, box.y, box.width]);
const letters: readonly Block[] = [0, 1, 2, 3].map((at) => [20 + 18 * at, 40, 14, 20]);
const column = [0, 1, 2, 3, 4, 5].map((at) => 40 + 50 * at);

describe('findLines', () => {
  it('chains letters to a line', () => {
    expect(boxes(letters)).toEqual([[20, 40, 68]]);
  });

  it('reads light letters of a dark plate, and keeps bold letters that touch for what they are', () => {
    const plate: Block = [10, 20, 300, 60];
    const holes = letters.map(([x, y, width, height]) => [x, y, width, height] as const);
    const picture = drawn([plate]);
    for (const [x, y, width, height] of holes)
      for (let row = y; row < y + height; row += 1) picture.data.fill(255, row * 400 + x, row * 400 + x + width);
    expect(findLines(picture).lines.map(({ box }) => [box.x, box.y, box.width])).toEqual([[20, 40, 68]]);
    const touching = Array.from({ length: 9 }, (_, at): Block => [20 + 16 * at, at % 2 === 0 ? 40 : 48, 16, 22]);
    expect(boxes(touching)).toEqual([[20, 40, 144]]);
  });

  it('keeps a word whose letters touch, and leaves a rule out', () => {
    const stems = Array.from({ length: 10 }, (_, at): Block => [20 + 16 * at, 40, 8, 22]);
    expect(boxes([...stems, [20, 56, 152, 6]])).toEqual([[20, 40, 152]]);
    expect(boxes([[20, 40, 152, 22]])).toEqual([]);
  });

  it('takes the dashes along which a stub is torn off for no text', () => {
    expect(boxes([...letters, ...column.map((y): Block => [300, y, 6, 20])])).toEqual([[20, 40, 68]]);
  });

  it('keeps a column of ones, which have a flag and a foot', () => {
    const ones = column.flatMap((y): Block[] => [
      [304, y, 3, 20],
      [300, y + 3, 4, 3],
      [300, y + 18, 11, 2],
    ]);
    expect(boxes(ones)).toEqual(column.map((y) => [300, y, 11]));
  });

  it('keeps a comma between two words, and the words on one line', () => {
    const comma: Block = [90, 56, 4, 9];
    const next = letters.map(([x, y, width, height]): Block => [x + 100, y, width, height]);
    expect(boxes([...letters, comma, ...next])).toEqual([[20, 40, 168]]);
  });

  it('keeps a headline on one line that a dash with wide spaces parts, and columns apart', () => {
    const apart = (space: number): Block[] => {
      const next = letters.map(([x, y, width, height]): Block => [x + 68 + 2 * space + 12, y, width, height]);
      return [...letters, [88 + space, 49, 12, 3], ...next];
    };
    expect(boxes(apart(15))).toEqual([[20, 40, 178]]);
    expect(boxes(apart(30)).map(([x]) => x)).toEqual([20, 160]);
  });

  it('finds a label in grey, half as dark as the value below it', () => {
    const picture = drawn(letters);
    const below = drawn(
      letters.flatMap(([x, y]): Block[] => [
        [x, y + 60, 2, 20],
        [x + 12, y + 60, 2, 20],
        [x, y + 69, 14, 2],
      ]),
      145,
    );
    for (const [at, grey] of below.data.entries()) if (grey < 255) picture.data[at] = grey;
    expect(findLines(picture).lines.map(({ box }) => [box.x, box.y, box.width])).toEqual([
      [20, 40, 68],
      [20, 100, 68],
    ]);
  });

  it('takes the grain of a table, which fades away, for no text', () => {
    const picture = drawn(letters);
    // Waves of brightness, as dark as letters in their middle.
    for (let y = 200; y < 360; y += 1)
      for (let x = 0; x < 400; x += 1)
        picture.data[y * 400 + x] = 165 + 90 * Math.sin((x * Math.PI) / 22) * Math.sin(((y - 200) * Math.PI) / 20);
    expect(findLines(picture).lines.map(({ box }) => [box.x, box.y, box.width])).toEqual([[20, 40, 68]]);
  });

  it('keeps letters on their line that a shadow joins with each other, and takes what is dark in it for no text', () => {
    const shadow = (x: number, y: number) => 185 * Math.exp(-(((x - 105) / 50) ** 2) - ((y - 76) / 30) ** 2);
    const shaded = (blocks: readonly Block[]) => {
      const picture = drawn(blocks);
      for (let y = 0; y < 200; y += 1)
        for (let x = 0; x < 400; x += 1) picture.data[y * 400 + x]! *= 1 - shadow(x, y) / 255;
      return findLines(picture).lines.map(({ box }) => [box.x, box.y, box.width]);
    };
    const word = Array.from({ length: 10 }, (_, at): Block => [20 + 18 * at, 40, 14, 20]);
    expect(shaded(word)).toEqual([[20, 40, 176]]);
    expect(shaded(word.slice(4, 6))).toEqual([]);
  });

  it('takes spots on a table, which are fainter than letters, for no text', () => {
    const picture = drawn(letters);
    const spots = drawn(
      column.flatMap((y): Block[] => [0, 1, 2, 3].map((at) => [200 + 24 * at, y, 16, 20])),
      110,
    );
    for (const [at, grey] of spots.data.entries()) if (grey < 255) picture.data[at] = grey;
    expect(findLines(picture).lines.map(({ box }) => [box.x, box.y, box.width])).toEqual([[20, 40, 68]]);
  });
});
