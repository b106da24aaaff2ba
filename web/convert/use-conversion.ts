import { useCallback, useEffect, useRef, useState } from 'react';
import type { JobJson } from '#src/api/schemas.ts';
import { callApi } from '../api/call-api.ts';
import { convert as t } from '../messages/en/convert.ts';
import { failureOf } from './failures.ts';
import { followJob, reasonOf, sendFile } from './run-job.ts';
import { useCountdown } from './use-countdown.ts';

/** What the widget shows. Rate limits are told beside it, because they outlive a file. */
export type Conversion =
  | { readonly step: 'empty'; readonly error?: string }
  | { readonly step: 'chosen'; readonly file: File; readonly error?: string }
  | { readonly step: 'processing'; readonly file: File; readonly text: string; readonly percent: number }
  | { readonly step: 'done'; readonly job: JobJson; readonly fileName: string }
  | { readonly step: 'failed'; readonly message: string; readonly job: string | undefined };

/** Choosing, sending, waiting, and how it ended. */
export function useConversion() {
  const [state, setState] = useState<Conversion>({ step: 'empty' });
  const { left, begin } = useCountdown();
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback((file: File) => setState({ step: 'chosen', file }), []);
  const clear = useCallback((error?: string) => {
    running.current?.abort();
    setState(error ? { step: 'empty', error } : { step: 'empty' });
  }, []);
  const complain = useCallback((error: string) => {
    setState((now) => (now.step === 'chosen' || now.step === 'empty' ? { ...now, error } : now));
  }, []);

  const send = async (file: File, token: string) => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    let id: string | undefined;
    const show = (text: string, percent = 0) => setState(progressing(file, text, percent));
    show(t.processing.sending(file.name));
    try {
      const sent = await sendFile(file, token, signal);
      id = sent.id;
      const watch = { signal, onJob: (job: JobJson) => show(...progressOf(job)), onRetry: retrying(setState) };
      watch.onJob(sent);
      const job = await followJob(id, watch);
      const reason = reasonOf(job);
      setState(
        reason === undefined
          ? { step: 'done', job, fileName: file.name }
          : { step: 'failed', message: reason, job: id },
      );
    } catch (error) {
      if (signal.aborted) {
        // Nobody waits for it any more, so nothing of it shall stay.
        if (id) void callApi(`/v1/pipeline/${id}`, { method: 'DELETE' }).catch(() => {});
        return;
      }
      const { message, wait } = await failureOf(error);
      if (wait) begin(wait);
      setState(id ? { step: 'failed', message, job: id } : { step: 'chosen', file, error: message });
    } finally {
      setAttempt((count) => count + 1);
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState((now) => (now.step === 'processing' ? { step: 'chosen', file: now.file } : now));
  };

  /** `attempt` counts what was sent: a human token is good for one of them. */
  return { state, waitLeft: left, attempt, choose, clear, complain, send, cancel };
}

/** Progress never runs backwards. */
function progressing(file: File, text: string, percent: number) {
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
