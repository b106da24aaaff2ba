import { useCallback, useEffect, useRef, useState } from 'react';
import type { JobJson } from '#src/api/schemas.ts';
import { callApi } from '../api/call-api.ts';
import { convert as t } from '../messages/en/convert.ts';
import { failureOf } from './failures.ts';
import { forgetJob, keepJob, keptJob } from './kept-job.ts';
import { followJob, reasonOf, sendFile } from './run-job.ts';
import { useCountdown } from './use-countdown.ts';
import { useReturned } from './use-returned.ts';

/** What the widget shows. Rate limits are told beside it, because they outlive a file. */
export type Conversion =
  | { readonly step: 'empty'; readonly error?: string }
  | { readonly step: 'chosen'; readonly file: File; readonly error?: string }
  | { readonly step: 'processing'; readonly file: File | undefined; readonly text: string; readonly percent: number }
  | { readonly step: 'done'; readonly job: JobJson }
  | { readonly step: 'failed'; readonly message: string; readonly job: string | undefined };

/** Why following ended: another page is shown. The job goes on. */
const left = Symbol('left');

/** Choosing, sending, waiting, and how it ended. */
export function useConversion() {
  const [state, setState] = useState<Conversion>({ step: 'empty' });
  const { left: waitLeft, begin } = useCountdown();
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
  const resumed = useRef(false);

  const stop = useCallback(() => {
    running.current?.abort();
    forgetJob();
  }, []);
  const choose = useCallback(
    (file: File) => {
      stop();
      setState({ step: 'chosen', file });
    },
    [stop],
  );
  const clear = useCallback(
    (error?: string) => {
      stop();
      setState(error ? { step: 'empty', error } : { step: 'empty' });
    },
    [stop],
  );
  const complain = useCallback((error: string) => {
    setState((now) => (now.step === 'chosen' || now.step === 'empty' ? { ...now, error } : now));
  }, []);

  /** From a job that `start` gives to its end. Without a file it is one that this tab followed before. */
  const follow = useCallback(
    async (start: (signal: AbortSignal) => Promise<JobJson>, file?: File) => {
      const control = new AbortController();
      const { signal } = control;
      running.current = control;
      resumed.current = file === undefined;
      let id: string | undefined;
      const show = (text: string, percent = 0) => setState(progressing(file, text, percent));
      show(file ? t.processing.sending(file.name) : t.processing.waiting);
      try {
        const begun = await start(signal);
        if (begun.result?.deleted) throw new Error('its content is gone');
        id = begun.id;
        keepJob(id);
        const watch = { signal, onJob: (job: JobJson) => show(...progressOf(job)), onRetry: retrying(setState) };
        watch.onJob(begun);
        const job = await followJob(id, watch);
        const reason = reasonOf(job);
        if (reason !== undefined) forgetJob();
        setState(reason === undefined ? { step: 'done', job } : { step: 'failed', message: reason, job: id });
      } catch (error) {
        if (signal.reason === left) return;
        forgetJob();
        if (signal.aborted) {
          // Nobody waits for it any more, so nothing of it shall stay.
          if (id) void callApi(`/v1/pipeline/${id}`, { method: 'DELETE' }).catch(() => {});
          return;
        }
        if (!id && !file) return setState({ step: 'empty' });
        const { message, wait } = await failureOf(error);
        if (wait) begin(wait);
        setState(id || !file ? { step: 'failed', message, job: id } : { step: 'chosen', file, error: message });
      } finally {
        setAttempt((count) => count + 1);
      }
    },
    [begin],
  );

  const send = (file: File, token: string) => follow((signal) => sendFile(file, token, signal), file);

  const returned = useReturned();
  useEffect(() => {
    const id = returned ? keptJob() : undefined;
    if (id) void follow((signal) => callApi<JobJson>(`/v1/pipeline/${encodeURIComponent(id)}`, { signal }));
    return () => running.current?.abort(left);
  }, [follow, returned]);

  const cancel = () => {
    stop();
    setState((now) => {
      if (now.step !== 'processing') return now;
      return now.file ? { step: 'chosen', file: now.file } : { step: 'empty' };
    });
  };

  /** `attempt` counts what was sent: a human token is good for one of them. */
  return { state, resumed, waitLeft, attempt, choose, clear, complain, send, cancel };
}

/** Progress never runs backwards. */
function progressing(file: File | undefined, text: string, percent: number) {
  return (before: Conversion): Conversion => ({
    step: 'processing',
    file,
    text,
    percent: Math.round(Math.max(percent, before.step === 'processing' ? before.percent : 0)),
  });
}

function retrying(setState: (change: (before: Conversion) => Conversion) => void) {
  return (number: number, of: number) =>
    setState((now) => (now.step === 'processing' ? { ...now, text: t.processing.retrying(number, of) } : now));
}

function progressOf({ result }: JobJson): [text: string, percent: number] {
  return [result?.progress || t.processing.waiting, result?.percent_complete ?? 0];
}
