import { startTransition, useCallback, useEffect, useState } from 'react';
import type { JobJson } from '#src/api/schemas.ts';
import { callApi } from '../api/call-api.ts';
import { type Failure, useFailures } from '../convert/failures.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { followJob } from './follow-job.ts';
import { drawn, hasEnded } from './load-result.ts';
import type { Seen } from './use-seen.ts';

/** What is known of the line to the server. */
export type Line = {
  /** What the line is doing, while it is not well. */
  readonly line: string | undefined;
  /** Why the job could not be looked at; after a lost line it goes on by itself. */
  readonly failure: Failure | undefined;
};

/** Seconds after which a line that was lost is tried again, unless the browser says earlier that it is back. */
const lookAgainAfter = 5;

/** Follows a job to its end. A lost line loses nothing: it is said, and looked at again as soon as there is one. */
export function useLine(id: string, onSeen: (seen: Seen) => void): Line {
  const { retrying } = useWords('convert').processing;
  const language = useLanguage();
  const [line, setLine] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((count) => count + 1), []);
  const failureOf = useFailures();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks again at the same job
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const onJob = (job: JobJson) => {
      setLine(undefined);
      setFailure(undefined);
      if (!hasEnded(job)) onSeen({ job, shown: 1, preview: null });
    };
    const onRetry = (number: number, of: number) => setLine(retrying(number, of));
    const read = <Answer>(path: string) => callApi<Answer>(path, { signal });
    followJob(id, { signal, language, onJob, onRetry })
      .then(async (job) => {
        const pass = await drawn(read, job, { shown: 1, language });
        startTransition(() => onSeen({ job, ...pass })); // it may be shown by parts, and in words, that are still on their way
      })
      .catch(async (error: unknown) => {
        if (signal.aborted) return;
        const failed = await failureOf(error);
        if (signal.aborted) return;
        setFailure(failed);
        // What the server refused is asked again by a hand only. Of a lost line nothing else is known until it is back.
        if (!(error instanceof TypeError)) return setLine(undefined);
        const timer = setTimeout(again, lookAgainAfter * 1000);
        signal.addEventListener('abort', () => clearTimeout(timer));
        window.addEventListener('online', again, { signal });
      });
    return () => control.abort();
  }, [id, round]);

  return { line, failure };
}
