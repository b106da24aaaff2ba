/** Days and clocks that are looked for only where an answer cites them, and so may be written in any way. */
import { addDays } from '#src/tickets/time.ts';
import { months } from '../words/calendar-words.ts';
import { fold } from '../words/fold.ts';

/** Characters of the cited lines that are looked at. */
const longest = 1000;

/** How far before and behind the day of the document a day without a year may lie, in days. */
const reach = { before: 45, behind: 330 } as const;

/**
 * Whether a text prints a day (`YYYY-MM-DD`) in any order and with any signs: its number, its month as a number or a name, and its year,
 * if one is printed. `inferred` where no year is: then the day lies close to the day of the document.
 */
export function printsDay(text: string, day: string, contextDay: string): { readonly inferred: boolean } | undefined {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const words = fold(text.slice(0, longest)).match(/\p{L}+|\d+/gu) ?? [];
  const numbers = words.flatMap((word) => (/^\d/.test(word) ? [word] : []));
  const years = numbers.filter((word) => /^20\d\d$/.test(word));
  const compact = day.replaceAll('-', '');
  if (numbers.includes(compact) || numbers.includes(compact.slice(6) + compact.slice(4, 6) + compact.slice(0, 4)))
    return { inferred: false };
  const isDate = (word: string) => word.length <= 2 && Number(word) === date;
  const at = words.findIndex(isDate);
  const named = words.some((word) => /^\p{L}/u.test(word) && months.get(word) === month);
  const numbered = words.some((word, place) => place !== at && /^\d{1,2}$/.test(word) && Number(word) === month);
  if (at < 0 || (!named && !numbered)) return undefined;
  if (years.length > 0) return years.includes(String(year)) ? { inferred: false } : undefined;
  if (!named && numbers.includes(String(year % 100))) return { inferred: false };
  const near = day >= addDays(contextDay, -reach.before) && day <= addDays(contextDay, reach.behind);
  return near && (named || besideEachOther(text, date, month)) ? { inferred: true } : undefined;
}

/** Whether a day and a month stand beside each other as numbers, with a sign of dates between them: `10.02(토)`, `2/10`. */
function besideEachOther(text: string, date: number, month: number): boolean {
  return [...text.slice(0, longest).matchAll(/(?<![\d.,:/])(\d{1,2})[./-](\d{1,2})(?![\d:/,-])/g)].some(([, a, b]) => {
    const pair = [Number(a), Number(b)];
    return (pair[0] === date && pair[1] === month) || (pair[0] === month && pair[1] === date);
  });
}

/** Whether a text prints a clock (`HH:mm`): with any sign between hour and minute or none, of 24 hours or of 12. */
export function printsClock(text: string, clock: string): boolean {
  const [hour, minute] = clock.split(':').map(Number) as [number, number];
  const read = text.slice(0, longest);
  for (const match of read.matchAll(/(?<!\d)(\d{1,2})(?: ?[.:hH·,'] ?| h )?(\d\d)(?![\d])/g))
    if (Number(match[2]) === minute && [hour, hour % 12 || 12].includes(Number(match[1]))) return true;
  return (
    minute === 0 &&
    [...read.matchAll(/(?<!\d)\d{1,2}(?!\d)/g)].some(([word]) => [hour, hour % 12 || 12].includes(Number(word)))
  );
}
