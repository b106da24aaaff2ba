import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobJson } from '#src/api/schemas.ts';
import { useFailures } from '../convert/failures.ts';
import { hadPassword, handOver } from '../convert/handed-over.ts';
import { HumanCheck } from '../convert/human-check.tsx';
import { sendFile } from '../convert/run-job.ts';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';

type PasswordFormProps = { readonly job: JobJson; readonly file: File };

/** A locked PDF is sent once more with its password; nobody keeps either. The field empties as soon as it is sent. */
export function PasswordForm({ job, file }: PasswordFormProps) {
  const convert = useWords('convert');
  const t = useWords('failed').password;

  const [token, setToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const again = hadPassword(job.id);
  const [error, setError] = useState(again ? t.wrong : undefined);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const failureOf = useFailures();

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
    try {
      const { signal } = new AbortController();
      const made = await sendFile(file, { token, password, signal, onPercent: () => {} });
      handOver(made, file, true);
      await navigate(`/upload/${made.id}`, { replace: true });
    } catch (failed) {
      setError((await failureOf(failed)).message);
      setAttempt((count) => count + 1);
      setSending(false);
    }
  };
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
