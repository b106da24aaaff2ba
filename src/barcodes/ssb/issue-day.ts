/** The day of issue, and whether its decade is further back than tickets are usually kept. */
export type IssueDay = { readonly day: string; readonly doubtful: boolean };

/** Finds the latest year with that last digit in which the day was not after `contextDay` (`YYYY-MM-DD`). */
export function nearestIssue(
  issued: { readonly yearDigit: number; readonly day: number },
  contextDay: string,
): IssueDay | undefined {
  const context = Date.parse(`${contextDay.slice(0, 10)}T00:00:00Z`);
  const latest = Number(contextDay.slice(0, 4));
  for (let year = latest; year >= latest - 10; year -= 1) {
    if (year % 10 !== issued.yearDigit) continue;
    const date = Date.UTC(year, 0, issued.day);
    // Issued in a zone ahead of the one that the context is from.
    if (date > context + 2 * 86_400_000 || new Date(date).getUTCFullYear() !== year) continue;
    return { day: new Date(date).toISOString().slice(0, 10), doubtful: context - date > 400 * 86_400_000 };
  }
  return undefined;
}
