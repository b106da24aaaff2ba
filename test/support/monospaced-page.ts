import type { Line, Page, Word } from '#src/documents/document.ts';

/** A page with rows of text in a font of one width; `shift` moves every word by up to that many characters. */
export function monospacedPage(rows: readonly string[], { shift = 0, width = 0.0091 } = {}): Page {
  const pitch = 0.0134;
  const lines = rows.flatMap((row, index): Line[] =>
    [...row.matchAll(/\S+/g)].map(({ 0: text, index: column }) => {
      const nudge = shift * width * Math.sin(index * 7 + column);
      const box = {
        x: 0.05 + column * width + nudge,
        y: 0.04 + index * pitch,
        width: text.length * width,
        height: 0.012,
      };
      const word: Word = { ...box, text, size: 10, bold: false, turn: 0, confidence: 1 };
      return { ...box, text, words: [word], block: index };
    }),
  );
  return { number: 1, width: 595, height: 842, textOrigin: 'pdf', lines, barcodes: [], pictures: [], colours: [] };
}
