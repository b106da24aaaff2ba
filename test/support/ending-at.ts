/** Ends this process between two of its steps, so that a test need not hope to hit the moment. */
import type { Kept } from '#src/services.ts';

/** LIST: the points at which a process can be ended, in the order in which a job passes them. */
export const endPoints = ['accepted', 'begun', 'result-stored', 'ended', 'restoring'] as const;
export type EndPoint = (typeof endPoints)[number];

/** Sends itself a signal when a point is reached for the `times`-th time. */
export function endingAt(
  point: EndPoint,
  { times, signal }: { readonly times: number; readonly signal: NodeJS.Signals },
): (kept: Kept) => Kept {
  let reached = 0;
  const at = (one: EndPoint) => {
    if (one !== point) return;
    reached += 1;
    if (reached === times) process.kill(process.pid, signal);
  };
  /** The verb, and the point after it. */
  const then =
    <Given extends readonly unknown[], Answer>(verb: (...given: Given) => Promise<Answer>, one: EndPoint) =>
    async (...given: Given): Promise<Answer> => {
      const answer = await verb(...given);
      at(one);
      return answer;
    };
  return ({ records, content }) => ({
    records: {
      ...records,
      accept: then(records.accept, 'accepted'),
      begin: then(records.begin, 'begun'),
      end: then(records.end, 'ended'),
      restore: then(records.restore, 'restoring'),
    },
    content: {
      ...content,
      async put(where, chunks) {
        await content.put(where, chunks);
        if (where.record === 'result') at('result-stored');
      },
    },
  });
}
