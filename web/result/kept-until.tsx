import { type FormEvent, useEffect, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { result as t } from '../messages/en/result.ts';
import { Button } from '../ui/button.tsx';
import { durationOf } from '../ui/duration.ts';

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
        action={`/upload/${job}/delete`}
        onSubmit={remove}
        className="flex items-center justify-between gap-x-3 text-sm text-soft"
      >
        {left !== undefined && <span>{t.kept(left < 1 ? t.lessThanAMinute : durationOf(left))}</span>}
        <Button type="submit" look="quiet" size="small" className="shrink-0" disabled={state === 'deleting'}>
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
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return expiresAt === null ? undefined : Math.max(0, Math.floor((expiresAt * 1000 - now) / 60_000));
}
