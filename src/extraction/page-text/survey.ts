import type { Survey } from '#src/tickets/ticket.ts';
import { foldKey } from '../words/fold.ts';
import { logOdds } from './scoring/calibration.ts';
import type { ScoredSpan } from './scoring/scorer.ts';
import { targets } from './scoring/targets.ts';

/** How likely a text must be something to be counted among those that are. */
const least = 0.2;
/** Texts that are kept of each, the likeliest ones. */
const most = 12;

/** Which texts of a document are held for what, the likeliest first, each text once. */
export function surveyOf(spans: readonly ScoredSpan[]): Survey {
  return Object.fromEntries(
    targets.map((target) => {
      const byText = new Map<string, number>();
      for (const { span, likely } of spans) {
        const told = likely(target);
        if (told < least) continue;
        const key = foldKey(span.text);
        byText.set(key, Math.max(byText.get(key) ?? 0, told));
      }
      const sorted = [...byText].sort(([, a], [, b]) => b - a).slice(0, most);
      return [target, sorted.map(([text, likely]) => ({ text, odds: logOdds(likely) }))];
    }),
  );
}
