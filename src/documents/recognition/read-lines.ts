import type { GreyPicture } from '../grey-picture.ts';
import { meanConfidence, type PrintedLine, type PrintedWord } from './printed-word.ts';
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

/** A line in the language of the page, in English where that reads better; without numbers that are in doubt. */
export async function readBest(read: LineReader, line: TextLine, language: Model): Promise<PrintedLine> {
  const own = await read(line, language);
  if (language !== 'eng' && meanConfidence(own) < doubtful) {
    const english = await read(line, 'eng');
    if (meanConfidence(english) > meanConfidence(own)) return english;
  }
  if (!own.some(isExact)) return own;
  // A number has no meaning that would show a mistake; two models seldom make the same one.
  const other = await read(line, language === 'eng' ? 'deu' : 'eng');
  const said = new Set(other.map((word) => bare(word.text)));
  return withoutDisputed(own, (word) => isExact(word) && !said.has(bare(word.text)));
}

/** Leaves disputed numbers out, and the digits beside them, which would be a part of a number that looks whole. */
function withoutDisputed(line: PrintedLine, isDisputed: (word: PrintedWord) => boolean): PrintedLine {
  const out = new Set<PrintedWord>();
  const spread = (order: PrintedLine) => {
    for (const [at, word] of order.entries())
      if (isDisputed(word) || (/\d/.test(word.text) && out.has(order[at - 1]!))) out.add(word);
  };
  spread(line);
  spread(line.toReversed());
  return line.filter((word) => !out.has(word));
}

/** Times, dates, numbers and references of some length. */
function isExact({ text }: PrintedWord): boolean {
  return (text.match(/\d/g)?.length ?? 0) >= 3 || /^(?=.*\d)[A-Z\d]{5,}$/.test(text);
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
