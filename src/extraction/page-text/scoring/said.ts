/** What is said of the texts and lines of a document, as log-odds of each target. */
import type { Span } from '../candidates/span.ts';
import type { Cell } from '../layout/cells.ts';

/** Log-odds of what is not there. */
export const absent = -15;

/** A span's log-odds of each target, in the order of `targets`. */
export type Odds = Float32Array;

/** What is said of all places of one text together: how many there are, and the most that is said of each target. */
export type Said = { count: number; readonly most: Odds };

/** The more of two lists, place by place, in the first of them. */
function raise(most: Odds, odds: Odds): void {
  for (let target = 0; target < most.length; target++) if (odds[target]! > most[target]!) most[target] = odds[target]!;
}

/** What is said of each text, all its places together. */
export function saidByText(keys: readonly string[], odds: readonly (Odds | undefined)[]): ReadonlyMap<string, Said> {
  const byKey = new Map<string, Said>();
  for (const [at, own] of odds.entries()) {
    if (!own) continue;
    const told = byKey.get(keys[at]!);
    if (told) {
      told.count += 1;
      raise(told.most, own);
    } else byKey.set(keys[at]!, { count: 1, most: Float32Array.from(own) });
  }
  return byKey;
}

/** The most that is said of what begins in each line. */
export function mostByCell(spans: readonly Span[], odds: readonly (Odds | undefined)[]): ReadonlyMap<Cell, Odds> {
  const byCell = new Map<Cell, Odds>();
  for (const [at, own] of odds.entries()) {
    if (!own) continue;
    const cell = spans[at]!.cells[0]!;
    const most = byCell.get(cell);
    if (most) raise(most, own);
    else byCell.set(cell, Float32Array.from(own));
  }
  return byCell;
}

/** The text that is likeliest a target, and how likely it and the next one are. */
export function bestOf(byKey: ReadonlyMap<string, Said>, target: number) {
  let [key, first, second] = ['', absent, absent];
  for (const [text, { most }] of byKey) {
    const odds = most[target]!;
    if (odds > first) [key, first, second] = [text, odds, first];
    else if (odds > second) second = odds;
  }
  return { key, first, second };
}
