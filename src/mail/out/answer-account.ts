import type { JobResult } from '#src/jobs/job-result.ts';
import type { Language } from '#src/languages/languages.ts';
import { counted } from '#src/languages/say.ts';
import type { AccountLine } from '#src/pipeline/account.ts';
import { cleanLine, cleanTitle, shortNames, tellingOf } from './answer-passes.ts';
import { filled, wordsIn } from './words/words.ts';

/** A part of the mail and what became of it, in words. */
export type AccountRow = { readonly part: string; readonly fate: string; readonly made: boolean };

const mostRows = 60;

/** Whether everything in the mail was read to its end. */
export function isComplete({ account = [] }: Pick<JobResult, 'account'>): boolean {
  return account.every(({ notRead, pages, pagesRead }) => notRead === undefined && pages === pagesRead);
}

/** The account in words: each attachment and text by name. A text of which nothing came is left out when files are listed. */
export function accountRows(result: JobResult, language: Language): readonly AccountRow[] {
  const { account = [] } = result;
  const files = account.some(({ is }) => is !== 'text');
  return account
    .filter((line) => line.is !== 'text' || !files || line.passes.length > 0 || line.notRead !== undefined)
    .slice(0, mostRows)
    .map((line) => rowOf(line, result, language));
}

function rowOf(line: AccountLine, result: JobResult, language: Language): AccountRow {
  const words = wordsIn(language).account;
  const { pages, pagesRead, notRead } = line;
  const some = pages !== undefined && pagesRead !== pages;
  const fates = [
    ...(line.passes.length > 0 ? [madeOf(line, result, language)] : notRead ? [] : [words.nothing]),
    ...(some ? [filled(words.pages, { read: String(pagesRead), pages: String(pages) })] : []),
    ...(notRead ? [words.notRead[notRead]] : []),
  ];
  const part = line.name === undefined ? words.parts[line.is] : cleanLine(line.name);
  return {
    part,
    fate: fates.map((fate) => (/[.…]$/.test(fate) || fate.includes('\n') ? fate : `${fate}.`)).join(lines(fates)),
    made: line.passes.length > 0,
  };
}

/** What comes after a list begins a line of its own. */
const lines = (fates: readonly string[]): string => (fates[0]?.includes('\n') ? '\n' : ' ');

/** "Pass made: Anna (page 1)", of several one a line: named where there are others from elsewhere, or pages to tell. */
function madeOf({ passes: read }: AccountLine, result: JobResult, language: Language): string {
  const words = wordsIn(language).account;
  const passes = read.filter(({ also }) => !also);
  if (passes.length === 0) return counted(language, read.length, words.same);
  const count = counted(language, passes.length, words.passes);
  const paged = passes.some(({ page }) => page !== undefined);
  if (!paged && passes.length === result.passes.length) return count;
  const telling = tellingOf(result.passes, language);
  const all = shortNames(
    result.passes.map(({ title }, at) => ({ title: cleanTitle(title), telling: telling[at] ?? '' })),
    language,
  );
  const names = passes.map(({ pass, page }) => {
    const where =
      page === undefined ? '' : ` (${filled(words.page, { page: String(page) }).replaceAll(' ', '\u00a0')})`;
    return `${all[pass] ?? ''}${where}`;
  });
  return names.length === 1 ? `${count}: ${names[0]}` : [`${count}:`, ...names].join('\n');
}
