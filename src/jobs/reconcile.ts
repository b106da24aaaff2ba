/** Rows that wait for a worker and queue entries belong together; what tore them apart is mended here. */

/** One kind of row that waits for its queue entry. */
export type Waiting = {
  readonly of: 'jobs' | 'answers';
  /** Gives rows without an entry a new one. Answers how many. */
  restore(): Promise<number>;
};

/** What is reconciled. */
export type ReconcilerOptions = {
  readonly waiting: readonly Waiting[];
  /** Told of rows that were put back. */
  readonly onRestored: (of: Waiting['of'], count: number) => void;
};

/** Looks once; who leads does so every minute. */
export async function reconcile({ waiting, onRestored }: ReconcilerOptions): Promise<void> {
  for (const { of, restore } of waiting) {
    const count = await restore();
    if (count > 0) onRestored(of, count);
  }
}
