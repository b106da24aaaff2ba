import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { sheetsOf } from './cells.ts';
import { prepare } from './prepare.ts';

/** The texts of a page as it is read; words of a line that begins with `+` are a little larger than the others. */
function texts(text: string): readonly string[] {
  const page = pageOf(text.replaceAll('+', ' '));
  const large = text
    .split('\n')
    .filter((row) => row.startsWith('+'))
    .flatMap((row) => row.slice(1).trim().split(/ {2,}/))
    .filter((words) => !/\d/.test(words));
  const lines = page.lines.map((line) =>
    large.includes(line.text)
      ? { ...line, words: line.words.map((word) => ({ ...word, size: 1.3 * word.size })) }
      : line,
  );
  const [sheet] = sheetsOf({ id: '0', type: 'image', pages: [{ ...page, lines }], parts: [] });
  return prepare(sheet!).sheet.cells.map((cell) => cell.text);
}

describe('a stop in large type over its clock', () => {
  it('has all of its name when that takes two lines', () => {
    const both = `
 Spoorlijn
+Utrecht                 Rotterdam
+Centraal                Blaak
 15:40                   16:57`;
    expect(texts(both)).toEqual(expect.arrayContaining(['Utrecht Centraal', 'Rotterdam Blaak', '15:40', '16:57']));
    const one = `
 OmnioExpress
+Edinburgh               Leeds
+Waverley                21:38
 17:41`;
    expect(texts(one)).toContain('Edinburgh Waverley');
  });

  it('has no part of what stands over one of the two alone', () => {
    const carrier = `
+Omnio
+Utrecht                 Rotterdam
 15:40                   16:57`;
    expect(texts(carrier)).toEqual(expect.arrayContaining(['Omnio', 'Utrecht', 'Rotterdam']));
  });

  it('has no words over it that are a label nor in another size', () => {
    const labels = `
+Departure               Arrival
+Utrecht                 Rotterdam
 15:40                   16:57`;
    expect(texts(labels)).toEqual(expect.arrayContaining(['Departure', 'Utrecht']));
    const small = labels.replace('+Departure               Arrival', ' Zuid                    Oost');
    expect(texts(small)).toEqual(expect.arrayContaining(['Zuid', 'Utrecht']));
  });

  it('is left as it is where it has no other end, or no clock', () => {
    const alone = `
+Utrecht
+Centraal
 15:40`;
    expect(texts(alone)).toEqual(['Utrecht', 'Centraal', '15:40']);
    const titles = `
+Northern                Southern
+Lights                  Cross
 Row 4                   Row 9`;
    expect(texts(titles)).toEqual(expect.arrayContaining(['Northern', 'Lights', 'Southern', 'Cross']));
  });
});
