import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobJson } from '#src/api/schemas.ts';
import { useFailures } from '../convert/failures.ts';
import { fileOf, hadPassword, handOver } from '../convert/handed-over.ts';
import { HumanCheck } from '../convert/human-check.tsx';
import { sendFile } from '../convert/run-job.ts';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';

/**
 * A locked PDF is sent once more with its password, as long as this page still holds the file; nobody keeps either. The
 * field empties as soon as it is sent.
 */
export function PasswordForm({ job }: { readonly job: JobJson }) {
  const convert = useWords('convert');
  const t = useWords('failed').password;
  const [file, setFile] = useState<File>();
  const [token, setToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const failureOf = useFailures();
  useEffect(() => {
    setFile(fileOf(job.id));
    if (hadPassword(job.id)) setError(t.wrong);
  }, [job.id, t]);
  if (!file) return null;

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
          aria-describedby={error ? 'password-hint password-fault' : 'password-hint'}
          className="min-h-11 rounded-field border border-edge bg-card px-3"
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
