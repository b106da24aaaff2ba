import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { crop, scale } from '../../shared/pictures/picture.ts';
import { type Allowance, costOf } from '../../shared/recognition/allowance.ts';
import type { Model } from '../../shared/recognition/models.ts';
import type { Piece } from '../../shared/recognition/piece.ts';
import type { PrintedLine, PrintedWord } from '../../shared/recognition/printed-word.ts';
import { mended } from './mended.ts';
import { isUnparted, parted } from './part-words.ts';
import { light, readLine } from './tesseract.ts';

/** White around a word, in pixels. */
const margin = 8;

/** Reads a line in several ways; nothing beyond what is allowed. Words are placed in the picture of the line. */
export type LineReader = {
  /** The line with a model; as another one read it before when no more is allowed. */
  readonly whole: (model: Model) => Promise<PrintedLine>;
  /** The line with a model, so many times larger; nothing when no more is allowed. */
  readonly resized: (model: Model, size: number) => Promise<PrintedLine>;
  /** A word of it by itself and so many times larger, with a model. */
  readonly word: (word: PrintedWord, look: { readonly model: Model; readonly size: number }) => Promise<PrintedLine>;
};

/** Reads a line as long as it is allowed, and remembers it, so that it is not read twice with one model. */
export function openLine({ picture, glance }: Pick<Piece, 'picture' | 'glance'>, allowance: Allowance): LineReader {
  const known = new Map<Model, PrintedLine>(glance ? [[light, glance]] : []);
  return {
    whole: async (model) => {
      const before = known.get(model);
      if (before) return before;
      if (!allowance.spend(costOf(picture))) return known.values().next().value ?? [];
      const words = await readWords(picture, model);
      known.set(model, words);
      return words;
    },
    resized: async (model, size) => {
      const other = scale(picture, size);
      if (!allowance.spend(costOf(other))) return [];
      return (await readWords(other, model)).map((word) => ({
        ...word,
        ...{ x: word.x / size, y: word.y / size, width: word.width / size, height: word.height / size },
      }));
    },
    word: async (word, { model, size }) => {
      const around = Math.max(4, 0.25 * word.height);
      const { height } = picture;
      const piece = crop(picture, { x: word.x - around, y: 0, width: word.width + 2 * around, height });
      const larger = framed(scale(piece, size), margin);
      return allowance.spend(costOf(larger)) ? readWords(larger, model) : [];
    },
  };
}

async function readWords(picture: GreyPicture, model: Model): Promise<PrintedLine> {
  const words = await readLine(picture, [model]);
  return (isUnparted(model) ? parted(words, picture) : words).map(mended);
}

/** A picture with white around it. */
function framed({ width, height, data }: GreyPicture, white: number): GreyPicture {
  const size = { width: width + 2 * white, height: height + 2 * white };
  const result = new Uint8Array(size.width * size.height).fill(255);
  for (let y = 0; y < height; y += 1)
    result.set(data.subarray(y * width, (y + 1) * width), (y + white) * size.width + white);
  return { ...size, data: result };
}
