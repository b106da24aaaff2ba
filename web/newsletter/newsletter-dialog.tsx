import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, callApi } from '../api/call-api.ts';
import { useSayRefusal } from '../api/say-refusal.ts';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';

type State = { readonly step: 'form' | 'sending' | 'done'; readonly error?: string };

/** Is open at first, and again on each `open-waitlist`. */
export function NewsletterDialog() {
  const t = useWords('layout').newsletter;
  const say = useSayRefusal();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<State>({ step: 'form' });
  useEffect(() => {
    const open = () => {
      setState({ step: 'form' });
      if (!dialog.current?.open) dialog.current?.showModal();
      dialog.current?.querySelector('input')?.focus();
    };
    open();
    window.addEventListener('open-waitlist', open);
    return () => window.removeEventListener('open-waitlist', open);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setState({ step: 'sending' });
    try {
      await subscribe(email);
      setState({ step: 'done' });
    } catch (error) {
      const invalid = error instanceof ApiError && error.status === 422;
      const told = error instanceof ApiError ? error : { message: error instanceof Error ? error.message : '' };
      setState({ step: 'form', error: invalid ? t.refused : await say(told, t.unknownError) });
    }
  };

  return (
    <Dialog id="newsletter" ref={dialog} label={t.title} className="w-[min(30rem,calc(100vw-2rem))]">
      <h2 className="pe-12 text-xl">{t.title}</h2>
      {state.step === 'done' ? (
        <Done onClose={() => dialog.current?.close()} />
      ) : (
        <form onSubmit={submit} className="mt-2">
          <p className="text-soft">{t.lead}</p>
          <Field
            className="mt-5"
            label={t.email}
            name="email"
            type="email"
            dir="ltr"
            required
            autoComplete="email"
            error={state.error}
          />
          <Button type="submit" className="mt-5 w-full" disabled={state.step === 'sending'}>
            {state.step === 'sending' ? t.submitting : t.submit}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function Done({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('layout').newsletter;
  return (
    <div className="mt-5">
      <Notice tone="good" role="status">
        {t.done}
      </Notice>
      <Button look="plain" className="mt-5 w-full" onClick={onClose}>
        {t.close}
      </Button>
    </div>
  );
}

/** Leaves an address, with what the API has always been sent beside it. */
async function subscribe(email: string): Promise<void> {
  const about = { timestamp: new Date().toISOString(), ip: window.location.hostname, user_agent: navigator.userAgent };
  await callApi('/v1/waitlist', { method: 'POST', json: { email, ...about } });
}
