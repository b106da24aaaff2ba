/** One state machine, in one long hook: its steps share what is running. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../api/call-api.ts';
import { useWords } from '../messages/use-words.ts';
import { type Failure, useFailures } from './failures.ts';
import { handOver, takeReturned } from './handed-over.ts';
import { sendFile } from './send-file.ts';
import { useCountdown } from './use-countdown.ts';

/** What the widget shows. Rate limits are told beside it, because they outlive a file. */
export type Conversion =
  | { readonly step: 'empty'; readonly error?: string }
  | {
      readonly step: 'chosen';
      readonly file: File;
      /** It is sent as soon as it may be. */
      readonly atOnce?: boolean;
      readonly failure?: Failure;
    }
  | { readonly step: 'sending'; readonly file: File; readonly text: string; readonly percent: number };

/** Why sending ended: another page is shown, or the person changed their mind. */
const left = Symbol('left');

/** Choosing and sending. What was sent has a page of its own, and this leads there. */
export function useConversion() {
  const t = useWords('convert');
  const [state, setState] = useState<Conversion>({ step: 'empty' });
  const { left: waitLeft, begin } = useCountdown();
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  const failureOf = useFailures();

  const choose = useCallback((file: File, atOnce = false) => {
    running.current?.abort();
    setState({ step: 'chosen', file, atOnce });
  }, []);
  const clear = useCallback((error?: string) => {
    running.current?.abort();
    setState(error ? { step: 'empty', error } : { step: 'empty' });
  }, []);
  const complain = useCallback((error: string) => {
    setState((now) => {
      if (now.step === 'chosen') return { ...now, atOnce: false, failure: { message: error } };
      return now.step === 'empty' ? { ...now, error } : now;
    });
  }, []);

  const send = useCallback(
    async (file: File, token: string) => {
      const control = new AbortController();
      const { signal } = control;
      running.current = control;
      const onPercent = (percent: number) => setState((now) => (now.step === 'sending' ? { ...now, percent } : now));
      setState({ step: 'sending', file, text: t.processing.sending(file.name), percent: 0 });
      try {
        const job = await sendFile(file, { token, signal, onPercent });
        if (signal.aborted) {
          // Nobody waits for it any more, so nothing of it shall stay.
          if (signal.reason !== left) void callApi(`/v1/pipeline/${job.id}`, { method: 'DELETE' }).catch(() => {});
          return;
        }
        handOver(job, file);
        await navigate(`/upload/${job.id}`);
      } catch (error) {
        if (signal.aborted) return;
        const failure = await failureOf(error);
        if (failure.wait) begin(failure.wait);
        setState({ step: 'chosen', file, failure });
      } finally {
        setAttempt((count) => count + 1);
      }
    },
    [begin, navigate, failureOf, t],
  );

  useEffect(() => {
    const file = takeReturned();
    if (file) choose(file);
    return () => running.current?.abort(left);
  }, [choose]);

  const cancel = () => {
    running.current?.abort();
    setState((now) => (now.step === 'sending' ? { step: 'chosen', file: now.file } : now));
  };

  /** `attempt` counts what was sent: a human token is good for one of them. */
  return { state, waitLeft, attempt, choose, clear, complain, send, cancel };
}
