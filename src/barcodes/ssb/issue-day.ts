/** Tickets are kept for a year and little more. A day of another decade would be a guess. */
const mostDays = 400;

/**
 * The day of issue (`YYYY-MM-DD`) of a code that says the day of the year and the last digit of the year: the latest that was not
 * after `contextDay` (`YYYY-MM-DD`). Undefined where that is longer ago than tickets are kept.
 */
export function nearestIssue(
  issued: { readonly yearDigit: number; readonly day: number },
  contextDay: string,
): string | undefined {
  const context = Date.parse(`${contextDay.slice(0, 10)}T00:00:00Z`);
  const latest = Number(contextDay.slice(0, 4));
  const year = [latest, latest - 1].find((one) => {
    const date = Date.UTC(one, 0, issued.day);
    // Issued in a zone ahead of the one that the context is from.
    const isPast = date <= context + 2 * 86_400_000 && context - date <= mostDays * 86_400_000;
    return one % 10 === issued.yearDigit && isPast && new Date(date).getUTCFullYear() === one;
  });
  return year === undefined ? undefined : new Date(Date.UTC(year, 0, issued.day)).toISOString().slice(0, 10);
}
