import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { JobJson } from '#src/api/schemas.ts';
import { callApi } from '../api/call-api.ts';
import { fileOf, giveBack } from '../convert/handed-over.ts';
import { useTitle } from '../convert/use-title.ts';
import { fetchWords } from '../messages/browser-words.ts';
import { useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { Card } from '../ui/card.tsx';
import type { Device } from './device.ts';
import { GoneView } from './gone-view.tsx';
import { hasEnded, hasFailed, isGone, isLocked, type ResultData } from './load-result.ts';
import { FailedView, fetchParts, WaitingView } from './parts-on-demand.tsx';
import { ResultView } from './result-view.tsx';
import { useOver } from './use-over.ts';
import { useSeen } from './use-seen.ts';

type JobPageProps = {
  readonly data: ResultData & { readonly state: 'known' };
  /** When the page was rendered, in milliseconds since the epoch: both sides say the same at first. */
  readonly now: number;
  readonly device: Device;
};

/** State of the address after its result was deleted on this very page. */
const deletedHere = 'deleted';

/** The page of one job, from the first second to long after its end: waiting, made, failed, gone. */
export function JobPage({ data, now, device }: JobPageProps) {
  const t = useWords('result');
  const [{ job, shown, preview }, setSeen] = useSeen(data);
  const deleted = useLocation().state === deletedHere;
  const isOver = useOver(job.status === 'completed' ? job.result?.expires_at : null);
  const stage = useAfterTop(deleted || isOver || isGone(job, now)) ? 'gone' : stageOf(job);
  const heading = useNews(stage);
  const navigate = useNavigate();
  const words = wordsOf(stage, job, t);
  useTitle(words);

  // What the end may show is there when it comes.
  useEffect(() => {
    if (stage !== 'waiting') return;
    fetchParts();
    for (const topic of ['problems', 'proof'] as const) fetchWords(topic).catch(() => {}); // asked for again where they are read
  }, [stage]);

  const cancel = async () => {
    const file = fileOf(job.id);
    if (file) giveBack(file);
    void callApi(`/v1/pipeline/${job.id}`, { method: 'DELETE' }).catch(() => {});
    await navigate('/upload', { replace: true });
  };
  return (
    <div className="mx-auto min-h-dvh max-w-5xl px-5 max-[24rem]:px-4 pt-8 pb-20 sm:px-8 sm:pt-12">
      <h1 ref={heading} className="mb-5 text-2xl outline-none" aria-live="polite" data-focus tabIndex={-1}>
        <span key={words}>{words}</span>
      </h1>
      {/* Each stage in a new element: a longer heading moves nothing that was there. */}
      <Card key={stage} className="max-sm:p-4">
        <section aria-label={t.title} className="@container min-h-80">
          {stage === 'waiting' && (
            <WaitingView job={job} now={now} mailable={!device.iphone} onSeen={setSeen} onCancel={cancel} />
          )}
          {stage === 'done' && (
            <ResultView
              {...{ job, shown, preview, now, device }}
              onDeleted={() => navigate('.', { replace: true, state: deletedHere })}
            />
          )}
          {stage === 'failed' && <FailedView job={job} />}
          {stage === 'gone' && <GoneView job={job} deletedHere={deleted} />}
        </section>
      </Card>
    </div>
  );
}

type Stage = 'waiting' | 'done' | 'failed' | 'gone';

function stageOf(job: JobJson): Stage {
  if (!hasEnded(job)) return 'waiting';
  return hasFailed(job) ? 'failed' : 'done';
}

function wordsOf(stage: Stage, job: JobJson, t: Words['result']): string {
  if (stage === 'waiting') return t.working;
  if (stage === 'gone') return t.gone.title;
  if (stage === 'failed') return isLocked(job) ? t.locked : t.failed;
  return t.ready(job.result?.passes.pass_count ?? 1);
}

/**
 * Whether it is gone, told once the top of the page is in sight, where that is said: what is far shorter than what was read
 * would let the end of the page jump up.
 */
function useAfterTop(gone: boolean): boolean {
  const [told, setTold] = useState(gone);
  useEffect(() => {
    if (!gone) return;
    window.scrollTo(0, 0);
    if (document.hidden) return setTold(true); // nothing is drawn of it, and its title tells
    const frame = requestAnimationFrame(() => setTold(true));
    return () => cancelAnimationFrame(frame);
  }, [gone]);
  return gone && told;
}

/**
 * The heading of the page takes the focus when what it was on has gone with a stage, so that nobody is thrown back to the
 * top of the page; it stays where a person has put it otherwise.
 */
function useNews(stage: Stage) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) heading.current?.focus();
  }, [stage]);
  return heading;
}
