import { useState } from 'react';
import type { JobJson, JobResultJson } from '#src/api/schemas.ts';
import { downloadUrlOf } from '../convert/run-job.ts';
import { convert } from '../messages/en/convert.ts';
import { result as t } from '../messages/en/result.ts';
import { PassCard } from '../pass-preview/pass-card.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { ChoosePasses } from './choose-passes.tsx';
import { KeptUntil } from './kept-until.tsx';
import { PhoneCode } from './phone-code.tsx';
import { TripFiles } from './trip-files.tsx';

type ResultViewProps = { readonly job: JobJson; readonly onAnother: () => void };

/** What was made: how it looks, how to add it, how to be rid of it. */
export function ResultView({ job, onAnother }: ResultViewProps) {
  const { result } = job;
  const items = result?.passes.items ?? [];
  const count = Math.max(1, result?.passes.pass_count ?? 1);
  const [shownPass, setShownPass] = useState(1);
  const [deleted, setDeleted] = useState(false);
  const item = items.find(({ number }) => number === shownPass) ?? items[0];
  if (deleted) return <Deleted onAnother={onAnother} />;
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 @2xl:p-2 @2xl:min-h-144 @2xl:grid-cols-[22rem_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-5 @2xl:col-start-2">
        <h2 className="flex items-center gap-3 text-xl" data-focus tabIndex={-1}>
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-wash text-good">
            <CheckIcon size={24} />
          </span>
          <span role="status">{convert.ready(count)}</span>
        </h2>
        {items.length > 1 ? (
          <ChoosePasses job={job} items={items} shown={item?.number ?? 1} onShow={setShownPass} />
        ) : (
          <ButtonAnchor href={downloadUrlOf(job)} className="w-full">
            {t.add}
          </ButtonAnchor>
        )}
      </div>
      <div className="@2xl:col-start-1 @2xl:row-span-2 @2xl:row-start-1">
        {item && <PassCard url={item.download_url} title={item.title} />}
      </div>
      <div className="flex flex-col gap-5 @2xl:col-start-2">
        {result && item && <Remarks result={result} item={item} />}
        <TripFiles result={result} />
        <PhoneCode address={downloadUrlOf(job)} />
        <div className="flex flex-wrap gap-2">
          <ButtonAnchor
            look="plain"
            size="small"
            className="grow"
            href={`/feedback/${job.id}`}
            target="_blank"
            rel="noopener"
          >
            {t.feedback}
          </ButtonAnchor>
          <ButtonLink look="plain" size="small" className="grow" to="/contribute">
            {t.support}
          </ButtonLink>
          <Button look="plain" size="small" className="grow" onClick={onAnother}>
            {t.another}
          </Button>
        </div>
        <KeptUntil job={job.id} expiresAt={result?.expires_at ?? null} onDeleted={() => setDeleted(true)} />
      </div>
    </div>
  );
}

type Item = JobResultJson['passes']['items'][number];

/** What a person should know before they rely on the pass. */
function Remarks({ result, item }: { readonly result: JobResultJson; readonly item: Item }) {
  const problems = [...item.problems, ...result.problems];
  return (
    <div className="flex flex-col gap-3">
      {result.signed_by === 'development' && <Notice tone="warn">{t.development}</Notice>}
      {problems.map(({ code, message, advice }) => (
        <Notice key={`${code} ${message}`} tone="warn">
          <p className="font-semibold">{message}</p>
          <p>{advice}</p>
        </Notice>
      ))}
      <p className="flex gap-2 text-sm text-soft">{item.proof === 'equal' ? t.proof : t.noCode}</p>
      {result.model && <p className="text-sm text-soft">{result.model.asked ? t.modelAsked : t.modelNotAsked}</p>}
    </div>
  );
}

function Deleted({ onAnother }: { readonly onAnother: () => void }) {
  return (
    <div className="flex min-h-80 flex-col items-center justify-center gap-5 p-6 text-center">
      <p role="status" className="text-lg">
        {t.deleted}
      </p>
      <Button onClick={onAnother}>{t.another}</Button>
    </div>
  );
}
