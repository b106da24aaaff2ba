import type { Box } from '../codes/geometry.ts';
import { crop } from '../codes/picture.ts';
import type { GreyPicture } from '../grey-picture.ts';
import { meanConfidence, type PrintedLine } from './printed-word.ts';
import { type Model, readLine } from './tesseract.ts';

/** A picture with dark letters on white, and where the lines of text in it are. */
export type LinedPicture = { readonly picture: GreyPicture; readonly lines: readonly Box[] };

/** White around a line, in parts of its height and pixels at least. */
const margin = { share: 0.2, least: 5 };
/** A line that was read with less confidence is read again with the other model. */
const doubtful = 0.85;

/** A reader that stops when `budgetMs` of processor time are used up; lines after that stay empty. */
export type LineReader = (box: Box, model: Model) => Promise<PrintedLine>;

/** Reads lines of a picture one by one and remembers them, so that none is read twice with one model. */
export function openLines({ picture }: LinedPicture, hasTime: () => boolean): LineReader {
  const known = new Map<string, PrintedLine>();
  return async (box, model) => {
    const key = `${model} ${box.x} ${box.y} ${box.width} ${box.height}`;
    const before = known.get(key);
    if (before || !hasTime()) return before ?? [];
    const around = Math.max(margin.least, Math.round(box.height * margin.share));
    const { x, y, ...piece } = crop(picture, {
      x: box.x - around,
      y: box.y - around,
      width: box.width + 2 * around,
      height: box.height + 2 * around,
    });
    const words = (await readLine(piece, [model])).map((word) => ({ ...word, x: word.x + x, y: word.y + y }));
    known.set(key, words);
    return words;
  };
}

/** A line in the language of the page; in English where that reads better. */
export async function readBest(read: LineReader, box: Box, language: Model): Promise<PrintedLine> {
  const own = await read(box, language);
  if (language === 'eng' || meanConfidence(own) >= doubtful) return own;
  const english = await read(box, 'eng');
  return meanConfidence(english) > meanConfidence(own) ? english : own;
}
