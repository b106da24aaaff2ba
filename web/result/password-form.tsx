import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { JobJson } from '#src/api/schemas.ts';
import { hadPassword } from '../convert/handed-over.ts';
import { HumanCheck } from '../convert/human-check.tsx';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { useSendAgain } from './send-again.ts';

type PasswordFormProps = { readonly job: JobJson; readonly file: File };

/** A locked PDF is sent once more with its password; nobody keeps either. The field empties as soon as it is sent. */
export function PasswordForm({ job, file }: PasswordFormProps) {
  const t = useWords('failed').password;
  const { field, error, attempt, sending, setToken, send } = useSending(job, file);
  return (
    <form onSubmit={send} className="flex w-full max-w-md flex-col gap-3 text-start">
      <label className="flex flex-col gap-2 font-semibold">
        {t.label}
        <input
          ref={field}
          type="password"
          maxLength={256}
          autoComplete="off"
          aria-describedby={error ? 'password-fault password-hint' : 'password-hint'}
          aria-invalid={error === t.wrong || undefined}
          className="min-h-11 rounded-field border border-edge bg-card px-3 aria-invalid:border-bad"
        />
      </label>
      <p id="password-hint" className="text-sm text-soft">
        {t.hint}
      </p>
      {error && (
        <p id="password-fault" role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <HumanCheck attempt={attempt} onToken={setToken} />
      <Button type="submit" disabled={sending}>
        {sending ? t.sending : t.send}
      </Button>
    </form>
  );
}

/** Sends the file with what stands in the field, and goes to the page of the job that it becomes. */
function useSending(job: JobJson, file: File) {
  const convert = useWords('convert');
  const t = useWords('failed').password;
  const again = hadPassword(job.id);
  const [token, setToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState(again ? t.wrong : undefined);
  const field = useRef<HTMLInputElement>(null);
  const sendAgain = useSendAgain();

  // The news is that of the field, not of the heading, which says what it said before.
  useEffect(() => {
    const { activeElement } = document;
    if (again && (activeElement === document.body || activeElement?.matches('[data-focus]'))) field.current?.focus();
  }, [again]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (!password) return field.current?.focus();
    if (!token) return setError(convert.human.stillChecking);
    setSending(true);
    setError(undefined);
    const failed = await sendAgain(file, { token, password });
    if (failed === undefined) return;
    setError(failed);
    setAttempt((count) => count + 1);
    setSending(false);
  };
  return { field, error, attempt, sending, setToken, send };
}
