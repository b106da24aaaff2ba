import type { ExtractionInput } from '../extractor.ts';
import { once } from '../once.ts';
import { linesOf } from '../text-of.ts';
import { detectLanguage } from '../words/languages.ts';
import { dateContext, resolveDay } from './document/context.ts';
import { findDates } from './values/dates.ts';
import { findMoney } from './values/money.ts';
import { findTimes } from './values/times.ts';

/** What stands in documents, whatever it means: different days as `YYYY-MM-DD`, from the first to the last, and how many different clocks and amounts. */
export type SeenValues = { readonly days: readonly string[]; readonly clocks: number; readonly amounts: number };

/** Lines that are looked at. */
const mostLines = 300;

/** The days, clocks and amounts that stand in documents. */
export const seenValues = once((input: ExtractionInput): SeenValues => {
  const lines = linesOf(input)
    .slice(0, mostLines)
    .map((line) => line.slice(0, 1000));
  const cells = lines.map((text) => ({ text }));
  const dates = dateContext(cells, detectLanguage(lines), input.contextDay, input.documentDated);
  const days = lines.flatMap((line) => findDates(line).flatMap((span) => resolveDay(span, dates)?.day ?? []));
  const clocks = lines.flatMap((line) => findTimes(line).map(({ clock }) => clock));
  const amounts = lines.flatMap((line) => findMoney(line).map(({ amount }) => Number(amount)));
  return { days: [...new Set(days)].sort(), clocks: new Set(clocks).size, amounts: new Set(amounts).size };
});
