import type { Character, Mark } from '../../shared/lines/character.ts';
import { intoReading, toTurn } from '../../shared/lines/turn.ts';
import { settleClusters } from './clusters.ts';
import { type PageFrame, toPage } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

/** What a page says, in the order of its content. */
export type PageText = {
  readonly characters: readonly (Character | Mark)[];
  /** Share of characters whose font does not tell what they mean. */
  readonly unmapped: number;
};

const spaces = /^[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]$/;
const invisible = /^[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]$/;
const unusable = /^[\p{Cc}\p{Co}\uFFFD\uFFFE\uFFFF]$/u;
/** Beyond so many degrees off a quarter turn it is a watermark or an ornament. */
const mostSlope = 12;

/** Reads the characters of an open text page; undefined when there are more than `most`. */
export function readCharacters(pdfium: Pdfium, text: number, frame: PageFrame, most: number): PageText | undefined {
  const count = pdfium.FPDFText_CountChars(text);
  if (count > most) return undefined;
  const characters: (Character | Mark)[] = [];
  let unmapped = 0;
  let seen = 0;
  pdfium.withMemory(64, (memory) => {
    for (let index = 0; index < count; index += 1) {
      const generated = pdfium.FPDFText_IsGenerated(text, index) === 1;
      const read = generated ? 'guess' : readCharacter(pdfium, text, index, frame, memory);
      if (read === undefined) continue;
      if (read === 'unmapped') unmapped += 1;
      else characters.push(read);
      if (read !== 'space' && read !== 'guess') seen += 1;
    }
  });
  return { characters: settleClusters(characters), unmapped: seen === 0 ? 0 : unmapped / seen };
}

function readCharacter(
  pdfium: Pdfium,
  text: number,
  index: number,
  frame: PageFrame,
  memory: number,
): Character | 'space' | 'unmapped' | undefined {
  const letter = letterAt(pdfium, text, index);
  if (spaces.test(letter)) return 'space';
  if (letter === '' || invisible.test(letter)) return undefined;
  if (unusable.test(letter) || pdfium.FPDFText_HasUnicodeMapError(text, index) === 1) return 'unmapped';
  if (!pdfium.FPDFText_GetLooseCharBox(text, index, memory)) return undefined;
  if (!pdfium.FPDFText_GetMatrix(text, index, memory + 16)) return undefined;
  if (!pdfium.FPDFText_GetCharOrigin(text, index, memory + 40, memory + 48)) return undefined;
  const [left, top, right, bottom, a, b, c, d] = pdfium.floats(memory, 8) as unknown as number[];
  const quarters = -Math.atan2(b!, a!) / (Math.PI / 2);
  const nearest = Math.round(quarters);
  if (Math.abs(quarters - nearest) * 90 > mostSlope) return undefined;
  const turn = toTurn(nearest + frame.turn);
  const [x1, y1] = toPage(frame, left!, top!);
  const [x2, y2] = toPage(frame, right!, bottom!);
  if (isOutside(frame, (x1 + x2) / 2, (y1 + y2) / 2)) return undefined;
  const corner = intoReading(turn, x1, y1);
  const opposite = intoReading(turn, x2, y2);
  const [baseX, baseY] = toPage(frame, pdfium.double(memory + 40), pdfium.double(memory + 48));
  const size = pdfium.FPDFText_GetFontSize(text, index) * Math.hypot(c!, d!);
  return {
    text: letter,
    start: Math.min(corner[0], opposite[0]),
    end: Math.max(corner[0], opposite[0]),
    ...heightOf(
      Math.min(corner[1], opposite[1]),
      Math.max(corner[1], opposite[1]),
      intoReading(turn, baseX, baseY)[1],
      size,
    ),
    turn,
    index,
  };
}

/** Fonts that are drawn by a program (Type 3) may state any size for themselves, or no box. */
function heightOf(top: number, bottom: number, base: number, size: number) {
  const height = bottom - top;
  if (height < size * 0.2 && size < 200) return { top: base - size * 0.8, bottom: base + size * 0.2, base, size };
  const isLikely = size > height * 0.4 && size < height * 2.5;
  return { top, bottom, base, size: isLikely ? size : height * 0.85 };
}

/** Whether a character is a shape of letters: ligatures, and Hebrew and Arabic ones as they stand at the beginning, middle and end of words. */
const isShape = (code: number) => (code >= 0xfb00 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);

/** The character as text; a shape of letters as these, a hyphen at a line's end as a hyphen. */
function letterAt(pdfium: Pdfium, text: number, index: number): string {
  const code = pdfium.FPDFText_GetUnicode(text, index);
  if (code === 2 && pdfium.FPDFText_IsHyphen(text, index) === 1) return '-';
  if (code >= 0xdc00 && code <= 0xdfff) return '';
  if (code >= 0xd800 && code <= 0xdbff) {
    return String.fromCharCode(code, pdfium.FPDFText_GetUnicode(text, index + 1));
  }
  if (code < 0 || code > 0x10ffff) return '\uFFFD';
  const letter = String.fromCodePoint(code);
  return isShape(code) ? letter.normalize('NFKC') : letter;
}

function isOutside(frame: PageFrame, x: number, y: number): boolean {
  return x < 0 || y < 0 || x > frame.width || y > frame.height;
}
