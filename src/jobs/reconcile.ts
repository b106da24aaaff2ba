/** Rows that wait for a worker and queue entries belong together; what tore them apart is mended here. */

import { type Repeated, repeat } from './repeat.ts';

/** One kind of row that waits for its queue entry. */
export type Waiting = {
  readonly of: 'jobs' | 'answers';
  /** Gives rows without an entry a new one. Answers how many. */
  restore(): Promise<number>;
};

/** What a reconciler works with. */
export type ReconcilerOptions = {
  readonly waiting: readonly Waiting[];
  /** Milliseconds between two looks; a minute if not said. */
  readonly every?: number;
  /** Told of rows that were put back. */
  readonly onRestored: (of: Waiting['of'], count: number) => void;
  readonly onError: (error: unknown) => void;
};

/** Looks once, which has to succeed, then every minute. */
export async function startReconciler({
  waiting,
  every = 60_000,
  onRestored,
  onError,
}: ReconcilerOptions): Promise<Repeated> {
  const look = async () => {
    for (const { of, restore } of waiting) {
      const count = await restore();
      if (count > 0) onRestored(of, count);
    }
  };
  await look();
  return repeat(look, every, onError);
}
