import type { JobJson } from '#src/api/schemas.ts';
import { useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { WarnIcon } from '../ui/icons.tsx';
import { isLocked } from './load-result.ts';
import { LockedView } from './locked-view.tsx';
import { useProblemWords } from './problem-words.ts';
import { useReason } from './reason.ts';
import { Tips } from './tips.tsx';

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
      <p className="max-w-md text-sm text-balance text-soft">{t.sorry}</p>
      <Tips tips={tips} />
    </div>
  );
}

/** Why a job made nothing, in the language of the page, and what is said where nobody knows. */
export function Reason({ job, unknown }: FailedViewProps & { readonly unknown: string }) {
  return useReason(job, unknown);
}

/** Pictures of pages, where they are kept with the result. */
type WithPages = {
  readonly pages?: readonly { readonly url: string; readonly width: number; readonly height: number }[];
};

/** The first page as it was looked at, small; a sign where there is none. */
function LookedAt({ job }: { readonly job: JobJson }) {
  const t = useWords('failed');
  const [page] = (job.result as WithPages | null)?.pages ?? [];
  if (!page)
    return (
      <span className="grid size-14 place-items-center rounded-full bg-bad-wash text-bad">
        <WarnIcon size={28} />
      </span>
    );
  return (
    <img
      src={page.url}
      width={page.width}
      height={page.height}
      alt={t.lookedAt}
      className="h-40 w-auto max-w-full rounded-lg border border-line bg-[#fff] object-contain p-1.5"
    />
  );
}

type Said = { readonly message: string; readonly say: ReturnType<typeof useProblemWords> };

/** What helps against just this, as far as the message does not say it already; general tips where we know no better. */
function tipsOf(t: Words['failed'], { error_code: code, result }: JobJson, { message, say }: Said): readonly string[] {
  const problems = result?.problems ?? [];
  const advice = problems.map((problem) => say(problem).advice).filter((each) => each && !message.includes(each));
  const codes = [...(code ? [code] : []), ...problems.map((problem) => problem.code)];
  const own = codes.flatMap((each) => t.tips[tipOf(each) as keyof typeof t.tips] ?? []);
  const tips = [...new Set([...advice, ...own])];
  return tips.length > 0 || message === '' ? tips : t.anyTips;
}

/** Whatever paper it is instead of a ticket, the tips are the same. */
const tipOf = (code: string): string => (code.startsWith('paper.') ? 'ticket.none' : code);
