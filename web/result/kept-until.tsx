import { useEffect, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { result as t } from '../messages/en/result.ts';
import { Button } from '../ui/button.tsx';

type KeptUntilProps = {
  readonly job: string;
  /** Seconds since the epoch. */
  readonly expiresAt: number | null;
  readonly onDeleted: () => void;
};

/** How long the content is still there, and the way to end it now. */
export function KeptUntil({ job, expiresAt, onDeleted }: KeptUntilProps) {
  const left = useMinutesLeft(expiresAt);
  const [state, setState] = useState<'idle' | 'deleting' | 'failed'>('idle');
  const remove = async () => {
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
      <div className="flex items-center justify-between gap-x-3 text-sm text-soft">
        {left !== undefined && <span>{t.kept(durationOf(left))}</span>}
        <Button look="quiet" size="small" className="shrink-0" disabled={state === 'deleting'} onClick={remove}>
          {state === 'deleting' ? t.deleting : t.deleteNow}
        </Button>
      </div>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-bad">
          {t.deleteFailed}
        </p>
      )}
    </div>
  );
}

function useMinutesLeft(expiresAt: number | null): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return expiresAt === null ? undefined : Math.max(0, Math.floor((expiresAt * 1000 - now) / 60_000));
}

function durationOf(minutes: number): string {
  if (minutes < 1) return t.lessThanAMinute;
  return minutes < 60 ? t.minutes(minutes) : t.hours(Math.floor(minutes / 60), minutes % 60);
}
