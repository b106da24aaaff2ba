import { type Budget, dayOf } from '#src/models/budget.ts';
import type { Database } from './database.ts';
import { eq, lt, lte, sql } from './drizzle.ts';
import { modelSpending } from './schema.ts';

/** Days whose sum is kept. */
const kept = 35;
const day = 24 * 60 * 60_000;

/** The day's tokens in the database: they hold across restarts and nodes. `perDay` 0 is no limit; it is counted all the same. */
export function openModelBudget({ tables }: Pick<Database, 'tables'>, perDay: number, now: () => number): Budget {
  return {
    async reserve(tokens) {
      if (perDay > 0 && tokens > perDay) return false;
      const today = dayOf(now());
      const written = await tables
        .insert(modelSpending)
        .values({ day: today, tokens })
        .onConflictDoUpdate({
          target: modelSpending.day,
          set: { tokens: sql`${modelSpending.tokens} + excluded.tokens` },
          ...(perDay > 0 ? { setWhere: lte(modelSpending.tokens, perDay - tokens) } : {}),
        })
        .returning({ tokens: modelSpending.tokens });
      const isFirst = written[0]?.tokens === tokens;
      if (isFirst) await tables.delete(modelSpending).where(lt(modelSpending.day, dayOf(now() - kept * day)));
      return written.length > 0;
    },
    async settle(difference) {
      await tables
        .update(modelSpending)
        .set({ tokens: sql`greatest(0, ${modelSpending.tokens} + ${difference})` })
        .where(eq(modelSpending.day, dayOf(now())));
    },
  };
}
