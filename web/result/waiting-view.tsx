import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { JobJson } from '#src/api/schemas.ts';
import { percentIn } from '#src/languages/say.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { GhostPass } from '../pass-preview/ghost-pass.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { MailIt } from './mail-it.tsx';
import { progressIn } from './progress-words.ts';
import { useLine } from './use-line.ts';
import type { Seen } from './use-seen.ts';

type WaitingViewProps = {
  readonly job: JobJson;
  readonly now: number;
  /** Whether it may be mailed to who waits. */
  readonly mailable: boolean;
  readonly onSeen: (seen: Seen) => void;
  readonly onCancel: () => void;
};

/** Follows a job, and says what happens right now, in words and in percent; the seconds show that it goes on. */
export function WaitingView({ job, now, mailable, onSeen, onCancel }: WaitingViewProps) {
  const convert = useWords('convert');
  const t = useWords('result');
  const language = useLanguage();
  const { line, failure } = useLine(job.id, onSeen);
  const percent = useHighest(job.result?.percent_complete ?? 0);
  const text = line ?? (job.result ? progressIn(t, job.result) : undefined) ?? convert.processing.waiting;
  const seconds = useSeconds(job.created_at, now);
  return (
    <div className="grid gap-8 p-2 @2xl:min-h-144 @2xl:grid-cols-[22rem_1fr]">
      <div className="order-2 @2xl:order-1">
        <GhostPass />
      </div>
      <div className="order-1 flex min-h-80 flex-col items-center justify-center gap-5 text-center @2xl:order-2 ">
        <span className="spinner text-accent" />
        {/* Room for the longest sentence, which takes four lines on the narrowest phone; new words in a new element: to the browser,
            words that are centred anew would have moved. */}
        <p
          role="status"
          className="grid min-h-21 w-full place-items-center font-semibold text-balance max-[24rem]:min-h-28 @2xl:min-h-14"
        >
          <span key={text}>{text}</span>
        </p>
        <div className="flex w-full max-w-sm items-center gap-4">
          <progress className="bar" aria-label={convert.processing.progress} max={100} value={percent} />
          <span key={percent} className="w-14 text-end font-semibold whitespace-nowrap tabular-nums">
            {percentIn(language, percent)}
          </span>
        </div>
        <p aria-hidden="true" className="w-full text-sm text-soft tabular-nums">
          <span key={seconds}>{t.elapsed(seconds)}</span>
        </p>
        <Button look="quiet" className="needs-script" onClick={onCancel}>
          {convert.processing.cancel}
        </Button>
        {/* As high as what may have to be said here, so that nothing moves when it is. */}
        <div className="flex min-h-36 w-full flex-col items-center gap-3">
          {failure && (
            <>
              <Notice tone="warn" role="alert">
                {failure.message}
              </Notice>
              <Link reloadDocument to={`/upload/${job.id}`} className="link grid min-h-11 place-items-center">
                {t.lookAgain}
              </Link>
            </>
          )}
          {!failure && <p className="max-w-md text-sm text-balance text-soft">{t.keepAddress}</p>}
          {mailable && (job.result?.place?.seconds ?? 0) >= longWait && (
            <div className="w-full max-w-sm">
              <MailIt job={job.id} early />
            </div>
          )}
          <noscript>
            <p className="text-sm text-soft">{t.refreshing}</p>
          </noscript>
        </div>
      </div>
    </div>
  );
}

/** Seconds in the queue from which on it is worth to be mailed. */
const longWait = 10;

/** Progress never runs backwards. */
function useHighest(percent: number): number {
  const [highest, setHighest] = useState(percent);
  if (percent > highest) setHighest(percent);
  return Math.round(Math.max(highest, percent));
}

/** Whole seconds since a job was taken, by the clock that the page began with. */
function useSeconds(createdAt: number, now: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - begun), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now + passed) / 1000 - createdAt));
}
