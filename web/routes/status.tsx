import { type ReactNode, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { clockIn } from '#src/languages/say.ts';
import { callApi } from '../api/call-api.ts';
import { useSaid } from '../api/use-said.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { webContext } from '../site.ts';
import type { StatusDays } from '../status/door-days.ts';
import { StatusOfDays } from '../status/status-days.tsx';
import { Card } from '../ui/card.tsx';
import { CheckIcon, WarnIcon } from '../ui/icons.tsx';
import { PageHead } from '../ui/section.tsx';

type Health = {
  readonly status: string;
  readonly service: string;
  readonly version: string;
  readonly timestamp: string;
};
type Seen =
  | { readonly state: 'asking' }
  | { readonly state: 'failed' }
  | { readonly state: 'answered'; readonly health: Health };

const refreshEvery = 30_000;

/** The last days as they are when the page is asked for; that they cannot be told keeps nothing else from being said. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { status, body } = await context
    .get(webContext)
    .askApi('/v1/status')
    .catch(() => failed);
  return { days: status === 200 ? (body as StatusDays) : null };
}

const failed = { status: 503, body: undefined };

/** From page to page the browser asks the API itself. */
export async function clientLoader() {
  return { days: await callApi<StatusDays>('/v1/status').catch(() => null) };
}

export default function Status() {
  const t = useWords('status');
  const seen = useHealth();
  const { days } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta words={t} />
      <PageHead title={t.heading} lead={t.lead} />
      <div className="mx-auto max-w-6xl px-5 pt-6 pb-24 sm:px-8">
        <Card className="max-w-3xl" role="status">
          <Verdict seen={seen} />
          <dl className="mt-8 grid min-h-80 content-start gap-x-8 gap-y-5 border-t border-line pt-6 sm:min-h-32 sm:grid-cols-4">
            <Facts health={seen.state === 'answered' ? seen.health : undefined} />
          </dl>
        </Card>
        {days && <StatusOfDays status={days} />}
        <noscript>
          <p className="mt-6 text-soft">
            {t.noScript}{' '}
            <a dir="ltr" href="/v1/health" className="link">
              /v1/health
            </a>
          </p>
        </noscript>
      </div>
    </>
  );
}

function Verdict({ seen }: { readonly seen: Seen }) {
  const t = useWords('status');
  if (seen.state === 'asking') return <Line icon={<span className="spinner text-accent" />} title={t.checking} />;
  if (seen.state === 'failed')
    return <Line icon={<WarnIcon size={28} />} ink="text-bad bg-bad-wash" title={t.failed} lead={t.failedLead} />;
  return seen.health.status === 'ok' ? (
    <Line
      icon={<CheckIcon size={28} />}
      ink="text-good bg-accent-wash"
      title={t.operational}
      lead={t.operationalLead}
    />
  ) : (
    <Line icon={<WarnIcon size={28} />} ink="text-warn bg-warn-wash" title={t.degraded} lead={t.degradedLead} />
  );
}

type LineProps = { readonly icon: ReactNode; readonly ink?: string; readonly title: string; readonly lead?: string };

function Line({ icon, ink = '', title, lead }: LineProps) {
  const t = useWords('status');
  const all = [
    [t.checking, ''],
    [t.degraded, t.degradedLead],
    [t.failed, t.failedLead],
  ] as const;
  return (
    <div className="flex items-center gap-4">
      <span className={`grid size-14 shrink-0 place-items-center rounded-full ${ink}`}>{icon}</span>
      <div className="grid min-w-0 grow items-center *:col-start-1 *:row-start-1">
        {/* In the middle of its room; new words in a new element: to the browser, words that are centred anew would have moved. */}
        <div key={title}>
          <p className="text-xl font-semibold">{title}</p>
          <p className="text-soft">{lead}</p>
        </div>
        {/* The room of everything that it may say: whatever the answer, nothing below moves. */}
        {all.map(([title, lead]) => (
          <div key={title} aria-hidden="true" className="invisible">
            <p data-said={title} className="text-xl font-semibold before:content-[attr(data-said)]" />
            <p data-said={lead} className="before:content-[attr(data-said)]" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the service says of itself; a dash for each where it has not answered. */
function Facts({ health }: { readonly health: Health | undefined }) {
  const t = useWords('status');
  const language = useLanguage();
  const said = useSaid();
  const facts = health && {
    service: health.service,
    status: said(health.status, health.status === 'ok' ? t.operational : t.degraded),
    version: health.version,
    timestamp: clockIn(language, Date.parse(health.timestamp)),
  };
  return (['service', 'status', 'version', 'timestamp'] as const).map((name) => (
    <div key={name}>
      <dt className="text-sm text-soft">{t.facts[name]}</dt>
      <dd className="font-semibold">
        {/* A new word in a new element: nothing has moved. */}
        <bdi key={facts?.[name]}>{facts?.[name] ?? '–'}</bdi>
      </dd>
    </div>
  ));
}

/** Asks at once and then every 30 seconds. What was seen stays until there is something new. */
function useHealth(): Seen {
  const [seen, setSeen] = useState<Seen>({ state: 'asking' });
  useEffect(() => {
    const control = new AbortController();
    const ask = () =>
      callApi<Health>('/v1/health', { signal: control.signal }).then(
        (health) => setSeen({ state: 'answered', health }),
        () => {
          if (!control.signal.aborted) setSeen({ state: 'failed' });
        },
      );
    void ask();
    const timer = setInterval(ask, refreshEvery);
    return () => {
      clearInterval(timer);
      control.abort();
    };
  }, []);
  return seen;
}
