import type { Line, Word } from '../../document.ts';
import type { Character } from '../../shared/lines/character.ts';
import { layOut } from '../../shared/lines/lay-out.ts';
import type { Turn } from '../../shared/lines/turn.ts';
import { joinWords } from '../../shared/lines/words.ts';
import { type PageText, readCharacters } from './characters.ts';
import { fontsOf } from './fonts.ts';
import { readFormWords } from './form-words.ts';
import { type PageFrame, uprightFor } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

/** The text of a page; `origin` is `none` when there is nothing to read or the fonts do not tell what they mean. */
export type PageLines = {
  readonly origin: 'pdf' | 'none';
  readonly lines: readonly Line[];
  /** Words that are text to the eye, too, and no part of a code set in a font. */
  readonly plainWords: readonly Word[];
  /** How to look at the page so that most of its text is upright. */
  readonly frame: PageFrame;
};

const mostUnmapped = 0.5;
/** Share of the characters that must stand turned for the page to be turned. */
const mostlyTurned = 0.7;
const plainFont = { bold: false, code: false };

/** Reads the lines of a page in reading order; boxes in fractions of the page as `frame` of the result looks at it. */
export function readPageText(pdfium: Pdfium, page: number, frame: PageFrame, most: number): PageLines {
  const nothing: PageLines = { origin: 'none', lines: [], plainWords: [], frame };
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return nothing;
  const asShown = readCharacters(pdfium, text, frame, most);
  const turn = asShown ? mainTurn(asShown) : 0;
  const upright = uprightFor(frame, turn);
  const read = turn === 0 ? asShown : readCharacters(pdfium, text, upright, most);
  const usable = read !== undefined && read.unmapped < mostUnmapped;
  const words = usable ? joinWords(read.characters) : [];
  const filledIn = readFormWords(pdfium, page, upright);
  const look = fontsOf(pdfium, text);
  const { lines, codeWords } = layOut([...words, ...filledIn], upright, ({ index }) =>
    index < 0 ? plainFont : look(index),
  );
  pdfium.FPDFText_ClosePage(text);
  if (lines.length === 0) return nothing;
  const plainWords = lines.flatMap((line) => line.words).filter((word) => !codeWords.has(word));
  return { origin: 'pdf', lines, plainWords, frame: upright };
}

/** The turn that most characters have, or none. */
function mainTurn({ characters }: PageText): Turn {
  const letters = characters.filter((character): character is Character => typeof character !== 'string');
  const turned = ([1, 2, 3] as const).find(
    (turn) => letters.filter((letter) => letter.turn === turn).length > letters.length * mostlyTurned,
  );
  return turned ?? 0;
}
