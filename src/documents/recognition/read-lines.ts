import type { GreyPicture } from '../grey-picture.ts';
import { meanConfidence, type PrintedLine } from './printed-word.ts';
import { type Model, readLine } from './tesseract.ts';
import { drawLine, type FoundLines, type TextLine } from './text-lines.ts';

/** White around a line, in pixels. */
const margin = 8;
/** A line that was read with less confidence is read again with the other model. */
const doubtful = 0.85;

/** Reads a line with a model; empty when the time is over. */
export type LineReader = (line: TextLine, model: Model) => Promise<PrintedLine>;

/**
 * Reads lines of a picture one by one as long as `hasTime`, and remembers them, so that none is read twice with one model;
 * `upsideDown` as if the picture were turned by half.
 */
export function openLines(
  {
    picture,
    found,
    upsideDown,
  }: { readonly picture: GreyPicture; readonly found: FoundLines; readonly upsideDown: boolean },
  hasTime: () => boolean,
): LineReader {
  const known = new Map<TextLine, Map<Model, PrintedLine>>();
  return async (line, model) => {
    const readings = known.get(line) ?? new Map<Model, PrintedLine>();
    known.set(line, readings);
    const before = readings.get(model);
    if (before || !hasTime()) return before ?? [];
    const drawn = drawLine(picture, line, found.runs, margin);
    const piece = upsideDown ? { ...drawn, data: drawn.data.toReversed() } : drawn;
    const { box } = line;
    const left = (upsideDown ? picture.width - box.x - box.width : box.x) - margin;
    const top = (upsideDown ? picture.height - box.y - box.height : box.y) - margin;
    const words = await readLine(piece, [model]);
    const placed = words.map((word) => ({ ...word, x: word.x + left, y: word.y + top }));
    readings.set(model, placed);
    return placed;
  };
}

/** A line in the language of the page; in English where that reads better. */
export async function readBest(read: LineReader, line: TextLine, language: Model): Promise<PrintedLine> {
  const own = await read(line, language);
  if (language === 'eng' || meanConfidence(own) >= doubtful) return own;
  const english = await read(line, 'eng');
  return meanConfidence(english) > meanConfidence(own) ? english : own;
}
