import { type FormEvent, useId, useState } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { ApiError, callApi } from '../api/call-api.ts';
import { useFailures } from '../convert/failures.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

type MailItProps = {
  readonly job: string;
  /** Nothing is there yet: it is mailed once it is. */
  readonly early?: boolean;
};

/** The passes by mail, to who has no use for them on this machine; nothing where no mail is sent. */
export function MailIt(props: MailItProps) {
  return useSite().mails ? <MailForm {...props} /> : null;
}

/** Without script it is a form, too. */
function MailForm({ job, early = false }: MailItProps) {
  const t = useWords('result').mail;
  const heading = useId();
  const address = useHref(`/upload/${job}/mail`);
  const [search] = useSearchParams();
  const { state, error, send } = useMailing(job, search.get('mail'));
  return (
    <details className="disclosure rounded-field border border-line text-start" open={state !== 'idle'}>
      <summary id={heading} className="min-h-11 cursor-pointer px-4 py-3 text-sm font-semibold">
        {t.title}
      </summary>
      <form method="post" action={address} onSubmit={send} className="flex flex-col gap-3 px-4 pb-4">
        {state === 'taken' ? null : (
          <>
            <Field
              label={t.label}
              hint={t.hint}
              error={error}
              type="email"
              name="email"
              dir="ltr"
              autoComplete="email"
              maxLength={254}
              required
            />
            <Button type="submit" look="plain" size="small" disabled={state === 'sending'}>
              {state === 'sending' ? t.sending : t.send}
            </Button>
          </>
        )}
        <p role="status" className="text-sm font-semibold empty:hidden">
          {state === 'taken' ? (early ? t.takenEarly : t.taken) : ''}
        </p>
      </form>
    </details>
  );
}

type Mailing = 'idle' | 'sending' | 'taken' | 'refused';

/** Sends the wish; `before` is what a form without script has come to. */
function useMailing(job: string, before: string | null) {
  const t = useWords('result').mail;
  const language = useLanguage();
  const failureOf = useFailures();
  const [state, setState] = useState<Mailing>(before === 'taken' || before === 'refused' ? before : 'idle');
  const [error, setError] = useState(before === 'refused' ? t.failed : undefined);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    setState('sending');
    setError(undefined);
    try {
      // Once: who asks again is refused, because the mail is on its way.
      await callApi(`/v1/pipeline/${job}/mail`, { method: 'POST', json: { email, language }, attempts: 1 });
      setState('taken');
    } catch (failed) {
      const invalid = failed instanceof ApiError && failed.status === 422;
      setError(invalid ? t.failed : (await failureOf(failed)).message);
      setState('refused');
    }
  };
  return { state, error, send };
}
