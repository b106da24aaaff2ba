import type { JobJson } from '#src/api/schemas.ts';
import { useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PassIcon } from '../ui/icons.tsx';
import { useInstant } from '../ui/use-instant.ts';

type GoneViewProps = {
  readonly job: JobJson;
  /** Somebody has just pressed the button on this very page. */
  readonly deletedHere: boolean;
};

/** Everything of a job is deleted: what happened, and what can be done now. */
export function GoneView({ job, deletedHere }: GoneViewProps) {
  const t = useWords('result');
  const until = job.result?.expires_at ?? null;
  const when = useInstant(until);
  const made = (job.result?.passes?.pass_count ?? 0) > 0;
  return (
    <div className="flex min-h-96 flex-col items-center justify-center gap-5 py-4 text-center [&_p]:text-balance">
      <span className="grid size-14 place-items-center rounded-full bg-sunk text-soft">
        <PassIcon size={28} />
      </span>
      <p className="max-w-md text-lg">{deletedHere ? t.deleted : whyOf(t.gone, job, when)}</p>
      {made && <p className="max-w-md text-soft">{t.gone.inWallet}</p>}
      <p className="max-w-md text-soft">{t.gone.next}</p>
      <ButtonLink to="/upload">{t.gone.again}</ButtonLink>
    </div>
  );
}

function whyOf(t: Words['result']['gone'], job: JobJson, when: string | undefined): string {
  if (job.error_code === 'job.deleted') return t.before;
  const until = job.result?.expires_at;
  const early = typeof until !== 'number' || until * 1000 > Date.now();
  return early || !when ? t.early : t.expired(when);
}
