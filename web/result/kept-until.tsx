import { type FormEvent, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { callApi } from '../api/call-api.ts';
import { useDuration, useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';

type KeptUntilProps = {
  readonly job: string;
  /** Seconds since the epoch. */
  readonly expiresAt: number | null;
  /** When the page was rendered, in milliseconds since the epoch. */
  readonly now: number;
  readonly onDeleted: () => void;
};

/** How long the content is still there, and the way to end it now. */
export function KeptUntil({ job, expiresAt, now, onDeleted }: KeptUntilProps) {
  const t = useWords('result');
  const duration = useDuration();
  const left = useMinutesLeft(expiresAt, now);
  const [state, setState] = useState<'idle' | 'deleting' | 'failed'>('idle');
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    setState('deleting');
    try {
      await callApi(`/v1/pipeline/${job}`, { method: 'DELETE' });
      onDeleted();
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="border-t border-line pt-3">
      <form
        method="post"
        action={useHref(`/upload/${job}/delete`)}
        onSubmit={remove}
        className="flex items-center justify-between gap-x-3 text-sm text-soft"
      >
        {left !== undefined && <span>{t.kept(left < 1 ? t.lessThanAMinute : duration(Math.round(left)))}</span>}
        <Button type="submit" look="quiet" size="small" className="-me-3 shrink-0" disabled={state === 'deleting'}>
          {state === 'deleting' ? t.deleting : t.deleteNow}
        </Button>
      </form>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-bad">
          {t.deleteFailed}
        </p>
      )}
    </div>
  );
}

function useMinutesLeft(expiresAt: number | null, rendered: number): number | undefined {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look(); // it was rendered before the job had ended, maybe
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, []);
  return expiresAt === null ? undefined : Math.max(0, (expiresAt * 1000 - now) / 60_000);
}
