import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/call-api.ts';
import { useSayRefusal } from '../api/say-refusal.ts';
import { useWords } from '../messages/use-words.ts';
import { type FeedbackDraft, saveFeedback } from './save-feedback.ts';

const quietFor = 500;
const errorStays = 5000;

/** Saves 500 ms after the rating changed; a newer save cancels one that waits or runs. Errors show for 5 s. */
export function useAutoSave(job: string, draft: FeedbackDraft) {
  const t = useWords('feedback');
  const [state, setState] = useState<{ readonly saved?: boolean; readonly error?: string }>({});
  const latest = useRef(draft);
  latest.current = draft;
  const saying = useRef(useSayRefusal());
  const running = useRef<AbortController>(undefined);
  const { rating } = draft;

  useEffect(() => {
    if (rating < 1 || rating > 5) return;
    const control = new AbortController();
    running.current = control;
    const timer = setTimeout(() => {
      saveFeedback(job, savable(latest.current), control.signal).then(
        () => setState({ saved: true }),
        async (error: unknown) => {
          if (control.signal.aborted) return;
          const told = error instanceof ApiError ? error : { message: error instanceof Error ? error.message : '' };
          const message = await saying.current(told, t.errors.autoSave);
          if (!control.signal.aborted) setState({ error: message });
        },
      );
    }, quietFor);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [job, rating, t]);

  useEffect(() => {
    if (!state.error) return;
    const timer = setTimeout(() => setState({}), errorStays);
    return () => clearTimeout(timer);
  }, [state]);

  /** What is sent by hand wins over what saves itself. */
  return { ...state, cancel: () => running.current?.abort() };
}

/** While an address is half written it is left out. */
function savable(draft: FeedbackDraft): FeedbackDraft {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()) ? draft : { ...draft, email: '' };
}
