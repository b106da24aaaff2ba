import type { JobJson } from '#src/api/schemas.ts';
import { convert } from '../messages/en/convert.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { WarnIcon } from '../ui/icons.tsx';

const t = convert.failed;

type FailedViewProps = { readonly message: string; readonly job: JobJson };

/** What went wrong with this file, and what can be done now. */
export function FailedView({ message, job }: FailedViewProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-8 text-center @2xl:min-h-144">
      <span className="grid size-14 place-items-center rounded-full bg-bad-wash text-bad">
        <WarnIcon size={28} />
      </span>
      <p role="alert" className="max-w-md text-lg">
        {message}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/upload">{t.another}</ButtonLink>
        <ButtonAnchor look="plain" href={`/feedback/${job.id}`} target="_blank" rel="noopener">
          {t.feedback}
        </ButtonAnchor>
      </div>
      <p className="max-w-md text-sm text-soft">{t.sorry}</p>
      <div className="mt-6 w-full max-w-md rounded-field bg-sunk p-5 text-start text-sm">
        <h2 className="text-base">{t.tipsTitle}</h2>
        <ul className="mt-2 list-disc space-y-1.5 ps-5 text-soft">
          {t.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
