import type { ReadingWord } from '../../shared/lines/words.ts';
import { type PageFrame, toRegion } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

const widget = 20;
const mostFields = 200;
const largestFont = 12;
/** Width of an average character, in font sizes. */
const characterWidth = 0.5;

/**
 * What was typed into the form fields of a page (ISO 32000-1, 12.7), which is no part of its content: words along the
 * field's box, placed by guess. `index` is -1.
 */
export function readFormWords(pdfium: Pdfium, page: number, frame: PageFrame): readonly ReadingWord[] {
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), mostFields);
  const words: ReadingWord[] = [];
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (pdfium.FPDFAnnot_GetSubtype(annotation) === widget) words.push(...readField(pdfium, annotation, frame));
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  return words;
}

function readField(pdfium: Pdfium, annotation: number, frame: PageFrame): readonly ReadingWord[] {
  const entry = (key: string) =>
    pdfium.text((buffer, bytes) => pdfium.FPDFAnnot_GetStringValue(annotation, key, buffer, bytes), 2000);
  if (entry('FT') === 'Btn') return []; // the name of a state
  const lines = entry('V')
    .split(/[\r\n]+/)
    .map((line) => line.split(/[\s\p{Cc}]+/u).filter(Boolean))
    .filter((line) => line.length > 0);
  const box = fieldBox(pdfium, annotation, frame);
  if (!box || lines.length === 0) return [];
  const height = box.height / lines.length;
  const size = Math.min(largestFont, height * 0.75);
  return lines.flatMap((line, row) => placeLine(line, { x: box.x, y: box.y + row * height, height, size }));
}

type Place = { readonly x: number; readonly y: number; readonly height: number; readonly size: number };

function placeLine(line: readonly string[], { x, y, height, size }: Place): readonly ReadingWord[] {
  const middle = y + height / 2;
  const [top, bottom, base] = [middle - size * 0.6, middle + size * 0.6, middle + size * 0.35];
  let at = x + size * 0.2;
  return line.map((text) => {
    const start = at;
    const end = start + text.length * characterWidth * size;
    at = end + characterWidth * size;
    return { text, start, end, top, bottom, base, size, turn: 0, spaced: true, index: -1 };
  });
}

function fieldBox(pdfium: Pdfium, annotation: number, frame: PageFrame) {
  const rectangle = pdfium.withMemory(16, (memory) =>
    pdfium.FPDFAnnot_GetRect(annotation, memory) ? pdfium.floats(memory, 4) : undefined,
  );
  if (!rectangle) return undefined;
  const [left, top, right, bottom] = rectangle as unknown as [number, number, number, number];
  const region = toRegion(frame, { left, top, right, bottom });
  return { x: region.x * frame.width, y: region.y * frame.height, height: region.height * frame.height };
}
