import type { Page, Word } from '../../document.ts';

/** Words of a page that are drawn, from the first. */
const mostWords = 6000;

/** Our layout gives every sign half of its size; in fonts of even letters one is 0.6 of theirs wide. */
const evenLetters = 0.5 / 0.6;

/** A page of our own layout (a mail, a web page, plain text) as an SVG in which each word stands where it was read. */
export function drawTextPage({ width, height, lines }: Pick<Page, 'width' | 'height' | 'lines'>): string {
  const size = { width: round(width), height: round(height) };
  const words = lines
    .flatMap((line) => line.words)
    .slice(0, mostWords)
    .map((word) => drawWord(word, { width, height }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" font-family="ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace" fill="#16181b"><rect width="100%" height="100%" fill="#fff"/>${words.join('')}</svg>`;
}

function drawWord(word: Word, page: { readonly width: number; readonly height: number }): string {
  const at = `x="${round(word.x * page.width)}" y="${round(word.y * page.height + word.size * 0.92)}"`;
  const fit = wide.test(word.text)
    ? ` textLength="${round(word.width * page.width)}" lengthAdjust="spacingAndGlyphs"`
    : '';
  const weight = word.bold ? ' font-weight="700"' : '';
  return `<text ${at} font-size="${round(word.size * evenLetters)}"${weight}${fit}>${escapeText(word.text)}</text>`;
}

/** Scripts that no font of even letters has at that width. */
const wide = /[^\u0000-\u052f\u2000-\u22ff]/u;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Text as XML takes it (XML 1.0, 2.2): without the characters that it has no way to write. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
