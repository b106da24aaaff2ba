import { lazy, Suspense, useState } from 'react';
import type { JobJson } from '#src/api/schemas.ts';
import { useWords } from '../messages/use-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { WarnIcon } from '../ui/icons.tsx';
import { isLocked } from './load-result.ts';
import { LockedView } from './locked-view.tsx';
import { useProblemWords } from './problem-words.ts';
import { isVerdict, useReason } from './reason.ts';
import { Tips } from './tips.tsx';
import { tipsOf } from './tips-of.ts';

const CropForm = lazy(async () => ({ default: (await import('./crop-form.tsx')).CropForm }));

type FailedViewProps = { readonly job: JobJson };

/** What is missing to go on, or what went wrong. */
export function FailedView({ job }: FailedViewProps) {
  return isLocked(job) ? <LockedView job={job} /> : <NoPassView job={job} />;
}

/** What went wrong with this file, what was looked at, and what can be done now. */
function NoPassView({ job }: FailedViewProps) {
  const t = useWords('failed');
  const message = useReason(job);
  const say = useProblemWords();
  const tips = tipsOf(t, job, { message, say });
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center @2xl:px-4 @2xl:min-h-144">
      <LookedAt job={job} />
      <p role="alert" className="max-w-md text-lg text-balance">
        {message}
      </p>

      <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        <ButtonLink to="/upload">{t.another}</ButtonLink>
        <ButtonLink look="plain" to={`/feedback/${job.id}`} target="_blank" rel="noopener">
          {t.feedback}
        </ButtonLink>
      </div>
      {job.error_code !== 'job.deleted' && (
        <p className="max-w-md text-sm text-balance text-soft">
          {t.sorry} {isDoubted(job) && t.afterAll}
        </p>
      )}
      <ShowTheCode job={job} />
      <Tips tips={tips} />
    </div>
  );
}

/** Why a job made nothing, in the language of the page, and what is said where nobody knows. */
export function Reason({ job, unknown }: FailedViewProps & { readonly unknown: string }) {
  return useReason(job, unknown);
}

/** Pictures of the pages that were looked at, where they are kept with the result. */
const pagesOf = ({ result }: JobJson) => result?.pages ?? [];

/** The pages as they were looked at, small; a sign where there is none. */
function LookedAt({ job }: FailedViewProps) {
  const t = useWords('failed');
  const pages = pagesOf(job).slice(0, mostShown);
  if (pages.length === 0)
    return (
      <span className="grid size-14 place-items-center rounded-full bg-bad-wash text-bad">
        <WarnIcon size={28} />
      </span>
    );
  return (
    <div className="flex max-w-full flex-wrap justify-center gap-2">
      {pages.map(({ url, width, height }, at) => (
        <img
          key={url}
          src={url}
          width={width}
          height={height}
          alt={pages.length > 1 ? `${t.lookedAt}: ${t.pageOf(at + 1, pages.length)}` : t.lookedAt}
          className="h-40 w-auto max-w-full rounded-lg border border-line bg-[#fff] object-contain p-1.5"
        />
      ))}
    </div>
  );
}

/** More pages say no more. */
const mostShown = 6;

/** LIST: problems that a closer look at a part of a page may mend. */
const mended = ['barcode.not-proven', 'ticket.none', 'document.unreadable'];

/** What was not found on a page may be pointed at. */
function ShowTheCode({ job }: FailedViewProps) {
  const t = useWords('failed').crop;
  const [open, setOpen] = useState(false);
  const codes = (job.result?.problems ?? []).map(({ code }) => code);
  const pages = pagesOf(job);
  if (pages.length === 0 || !codes.some((code) => mended.includes(code) || code.startsWith('paper.'))) return null;
  return (
    <details
      className="needs-script w-full max-w-md rounded-field border border-line text-start"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 px-4 py-3 text-sm font-semibold">{t.title}</summary>
      <div className="px-4 pb-4">
        {open && (
          <Suspense fallback={<div className="min-h-80" />}>
            <CropForm job={job} pages={pages} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

/** Whether we took the file for something else than a ticket, which may be wrong. */
function isDoubted({ status, result }: JobJson): boolean {
  const problems = result?.problems ?? [];
  return status !== 'failed' && (problems.length === 0 || problems.some(({ code }) => isVerdict(code)));
}
