/** Port: the tokens of one day (UTC), over all processes that share it. Driver for a database: `storage/model-budget.ts`. */
export interface Budget {
  /** Sets tokens aside before a call; false when the day has not that many left. */
  reserve(tokens: number): Promise<boolean>;
  /** Corrects a reservation by the difference to what the call did cost. */
  settle(difference: number): Promise<void>;
}

/** A budget that lives as long as the process; `perDay` 0 is no limit. */
export function openMemoryBudget(perDay: number, now: () => number): Budget {
  let day = '';
  let spent = 0;
  return {
    async reserve(tokens) {
      const today = dayOf(now());
      if (day !== today) spent = 0;
      day = today;
      if (perDay > 0 && spent + tokens > perDay) return false;
      spent += tokens;
      return true;
    },
    async settle(difference) {
      spent = Math.max(0, spent + difference);
    },
  };
}

/** `2026-11-21`, in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
