import { useHref } from 'react-router';
import type { JobJson, JobResultJson } from '#src/api/schemas.ts';
import { linkIn } from '#src/languages/address.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { PassCard } from '../pass-preview/pass-card.tsx';
import type { PassPreview } from '../pass-preview/preview-data.ts';
import { useSite } from '../site.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AddSaid, useAddNews } from './add-news.tsx';
import type { Device } from './device.ts';
import { GoogleWallet } from './google-wallet.tsx';
import { InApp } from './in-app.tsx';
import { KeptUntil } from './kept-until.tsx';
import { downloadUrlOf, toldOf } from './load-result.ts';
import { MailIt } from './mail-it.tsx';
import { ChoosePasses } from './parts-on-demand.tsx';
import { PhoneCode } from './phone-code.tsx';
import { type SaidProblem, useProblemWords } from './problem-words.ts';
import { TripFiles } from './trip-files.tsx';
import { Verdict } from './verdict.tsx';

type ResultViewProps = {
  readonly job: JobJson;
  /** Number of the pass that is drawn, from 1, and how it looks. */
  readonly shown: number;
  readonly preview: PassPreview | null;
  /** When the page was rendered, in milliseconds since the epoch. */
  readonly now: number;
  readonly device: Device;
  readonly onDeleted: () => void;
};

/** What was made: how it looks, how to add it, how to be rid of it. */
export function ResultView({ job, shown, preview, now, device, onDeleted }: ResultViewProps) {
  const t = useWords('result');
  const language = useLanguage();
  const { origin } = useSite();
  const { said, onAdd } = useAddNews();
  const { android } = device;
  const { result } = job;
  const items = result?.passes.items ?? [];
  const item = items.find(({ number }) => number === shown) ?? items[0];
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 @2xl:p-2 @2xl:min-h-144 @2xl:grid-cols-[22rem_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-5 @2xl:col-start-2">
        {device.inApp && <InApp job={job.id} />}
        <GoogleWallet item={item} place="before" android={android} />
        {items.length > 1 ? (
          <ChoosePasses {...{ job, items, said, onAdd }} shown={item?.number ?? 1} />
        ) : (
          <div className="flex flex-col gap-2">
            <ButtonAnchor href={linkIn(language, downloadUrlOf(job, origin))} className="w-full" onClick={onAdd}>
              {t.add}
            </ButtonAnchor>
            <AddSaid said={said} />
          </div>
        )}
        <GoogleWallet item={item} place="after" android={android} />
      </div>
      <div className="@2xl:col-start-1 @2xl:row-span-2 @2xl:row-start-1">
        {item && <PassCard key={item.number} preview={preview} title={item.title} />}
        {item && (
          <ButtonLink
            look="plain"
            size="small"
            className="mt-3 w-full"
            to={`/upload/${job.id}/tickets/${item.number}`}
            prefetch="intent"
          >
            <span>
              {t.check}
              <span className="needs-script">{t.orCorrect}</span>
            </span>
          </ButtonLink>
        )}
      </div>
      <div className="flex flex-col gap-5 @2xl:col-start-2">
        {result && item && <Remarks result={result} item={item} />}
        <TripFiles result={result} />
        <PhoneCode path={useHref(`/upload/${job.id}`)} />
        {!device.iphone && !result?.passes.email_sent && <MailIt job={job.id} />}
        <Verdict job={job.id} right={result?.right ?? null} pass={item?.number ?? 1} />
        <NextSteps job={job.id} />
        <KeptUntil job={job.id} expiresAt={result?.expires_at ?? null} now={now} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

/** Where to go from here. */
function NextSteps({ job }: { readonly job: string }) {
  const t = useWords('result');
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink look="plain" size="small" className="grow" to={`/feedback/${job}`} target="_blank" rel="noopener">
        {t.feedback}
      </ButtonLink>
      <ButtonLink look="plain" size="small" className="grow" to="/contribute">
        {t.support}
      </ButtonLink>
      <ButtonLink look="plain" size="small" className="grow" to="/upload">
        {t.another}
      </ButtonLink>
    </div>
  );
}

type Item = JobResultJson['passes']['items'][number];

/** What a person should know before they rely on the pass. */
function Remarks({ result, item }: { readonly result: JobResultJson; readonly item: Item }) {
  const t = useWords('result');
  const say = useProblemWords();
  const problems = [...toldOf(item), ...result.problems];
  return (
    <div className="flex flex-col gap-3">
      {result.signed_by === 'development' && <Notice tone="warn">{t.development}</Notice>}
      {byAdvice(problems.map(say)).map(({ advice, messages }) => (
        <Notice key={advice} tone="warn">
          {messages.map((message) => (
            <p key={message} className="mb-1 font-semibold">
              {message}
            </p>
          ))}
          <p>{advice}</p>
        </Notice>
      ))}
      <p className="flex gap-2 text-sm text-soft">{item.proof === 'equal' ? t.proof : t.noCode}</p>
      {result.model && <p className="text-sm text-soft">{result.model.asked ? t.modelAsked : t.modelNotAsked}</p>}
    </div>
  );
}

/** What asks for the same is said once. */
function byAdvice(problems: readonly SaidProblem[]) {
  const groups = Map.groupBy(problems, ({ advice }) => advice);
  return [...groups].map(([advice, same]) => ({ advice, messages: [...new Set(same.map(({ message }) => message))] }));
}
