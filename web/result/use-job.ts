import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { JobJson } from '#src/api/schemas.ts';
import { callApi } from '../api/call-api.ts';
import { type Failure, useFailures } from '../convert/failures.ts';
import { followJob } from '../convert/run-job.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { drawn, hasEnded, type ResultData } from './load-result.ts';

type Known = ResultData & { readonly state: 'known' };

/** A job as the page shows it, with what is known of the line to the server. */
export type FollowedJob = Pick<Known, 'job' | 'shown' | 'preview'> & {
  /** What the line is doing, while it is not well. */
  readonly line: string | undefined;
  /** Why it could not be looked at; after a lost line it goes on by itself. */
  readonly failure: Failure | undefined;
};

/** Seconds after which a line that was lost is tried again, unless the browser says earlier that it is back. */
const lookAgainAfter = 5;

/** Follows a job to its end. A lost line loses nothing: it is said, and looked at again as soon as there is one. */
export function useJob(data: Known): FollowedJob {
  const convert = useWords('convert');
  const language = useLanguage();
  const [seen, setSeen] = useState({ job: data.job, shown: data.shown, preview: data.preview });
  const [line, setLine] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((count) => count + 1), []);
  const failureOf = useFailures();
  const { id } = data.job;

  // What the router loads anew, for another pass of the same job, is newer.
  const loaded = useRef(data);
  useEffect(() => {
    if (loaded.current === data) return;
    loaded.current = data;
    setSeen({ job: data.job, shown: data.shown, preview: data.preview });
  }, [data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks again at the same job
  useEffect(() => {
    if (hasEnded(seen.job)) return;
    const control = new AbortController();
    const { signal } = control;
    const onJob = (job: JobJson) => {
      setLine(undefined);
      setFailure(undefined);
      if (!hasEnded(job)) setSeen((now) => ({ ...now, job }));
    };
    const onRetry = (number: number, of: number) => setLine(convert.processing.retrying(number, of));
    const read = <Answer>(path: string) => callApi<Answer>(path, { signal });
    followJob(id, { signal, language, onJob, onRetry })
      .then(async (job) => {
        const pass = await drawn(read, job, { shown: 1, language });
        startTransition(() => setSeen({ job, ...pass })); // it may be shown by parts, and in words, that are still on their way
      })
      .catch(async (error: unknown) => {
        if (signal.aborted) return;
        const failed = await failureOf(error);
        if (signal.aborted) return;
        setLine(undefined);
        setFailure(failed);
        if (!(error instanceof TypeError)) return; // what the server refused is asked again by a hand only
        const timer = setTimeout(again, lookAgainAfter * 1000);
        signal.addEventListener('abort', () => clearTimeout(timer));
        window.addEventListener('online', again, { signal });
      });
    return () => control.abort();
  }, [id, round]);

  return { ...seen, line, failure };
}
