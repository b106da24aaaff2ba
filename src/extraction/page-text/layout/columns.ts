import type { Line, Page } from '#src/documents/document.ts';
import { labelEntries, labelWords } from '../../words/label-index.ts';

/** So many lines begin at the edge of a column, in one place within so many parts of a line's height. */
const column = { least: 3, within: 0.35 };

/**
 * Lines of a picture, a label and its value apart where the value begins at the edge of a column and the label reaches it:
 * "Veranstaltungsort Olympiapark" over "Block" and "B".
 */
export function splitAtColumns(lines: readonly Line[], page: Pick<Page, 'width' | 'height'>): readonly Line[] {
  return lines.flatMap((line) => {
    const slack = (column.within * line.height * page.height) / page.width;
    const at = line.words.findIndex(
      (word, index) => index > 0 && lines.filter((one) => Math.abs(one.x - word.x) < slack).length >= column.least,
    );
    const head = line.words.slice(0, at);
    if (at < 1 || labelEntries(labelWords(textOf(head))).length === 0) return [line];
    return [partOf(line, head), partOf(line, line.words.slice(at))];
  });
}

function textOf(words: Line['words']): string {
  return words.map(({ text }) => text).join(' ');
}

function partOf(line: Line, words: Line['words']): Line {
  const [first, last] = [words[0]!, words.at(-1)!];
  return { ...line, words, text: textOf(words), x: first.x, width: last.x + last.width - first.x };
}
