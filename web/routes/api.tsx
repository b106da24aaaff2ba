import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CodeBlock } from '../api-docs/code-block.tsx';
import type { Language } from '../api-docs/examples.ts';
import { Operations } from '../api-docs/operation-view.tsx';
import { operationsOf } from '../api-docs/reference.ts';
import { Tabs } from '../api-docs/tabs.tsx';
import { TokenGenerator } from '../api-docs/token-generator.tsx';
import { WithHeaders } from '../api-docs/with-headers.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { useSite, webContext } from '../site.ts';
import { Card } from '../ui/card.tsx';
import { PageHead } from '../ui/section.tsx';

/** The reference is the OpenAPI document of this very server. */
export function loader({ context }: LoaderFunctionArgs) {
  const operations = operationsOf(context.get(webContext).describeApi());
  const isHealth = (path: string) => /^\/v1\/(health|openapi)/.test(path);
  return {
    pipeline: operations.filter(({ path }) => !isHealth(path)),
    health: operations.filter(({ path }) => isHealth(path)),
  };
}

type TabName = 'overview' | 'authentication' | 'pipeline' | 'health';

export default function Api() {
  const t = useWords('api');
  const { pipeline, health } = useLoaderData<typeof loader>();
  const [tab, setTab] = useState<TabName>('overview');
  const [language, setLanguage] = useState<Language>('curl');
  const choice = { language, onLanguage: setLanguage };
  return (
    <>
      <PageMeta words={t} />
      <PageHead title={t.heading} lead={t.lead} />
      <div className="mx-auto min-h-screen max-w-6xl px-5 pt-6 pb-24 sm:px-8">
        <Tabs<TabName>
          label={t.tabsLabel}
          current={tab}
          onChange={setTab}
          tabs={[
            { key: 'overview', label: t.tabs.overview, panel: <Overview /> },
            {
              key: 'authentication',
              label: t.tabs.authentication,
              panel: <Authentication shown={tab === 'authentication'} />,
            },
            {
              key: 'pipeline',
              label: t.tabs.pipeline,
              panel: (
                <>
                  <h2 className="text-xl">{t.tabs.pipeline}</h2>
                  <p className="mt-2 mb-10 max-w-2xl text-soft">{t.reference.pipelineLead}</p>
                  <Operations operations={pipeline} {...choice} />
                </>
              ),
            },
            {
              key: 'health',
              label: t.tabs.health,
              panel: (
                <>
                  <h2 className="text-xl">{t.tabs.health}</h2>
                  <p className="mt-2 mb-10 max-w-2xl text-soft">{t.reference.healthLead}</p>
                  <Operations operations={health} {...choice} />
                </>
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

function Overview() {
  const t = useWords('api');
  const { origin } = useSite();
  const whole = [
    `curl -X POST ${origin}/v1/pipeline -F 'cf_turnstile_response=TOKEN' -F 'file=@ticket.pdf'`,
    `curl ${origin}/v1/pipeline/JOB_ID`,
    `curl ${origin}/v1/pipeline/JOB_ID/download -o wallet-pass.pkpass`,
  ].join('\n');
  return (
    <div className="space-y-14">
      <section aria-labelledby="quick-start">
        <h2 id="quick-start" className="text-xl">
          {t.overview.quickStart}
        </h2>
        {/* Five: three in the first row, two as wide in the second. */}
        <ol className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
          {t.overview.steps.map(({ title, text }, at) => (
            <li key={title} className="lg:col-span-2 lg:nth-[n+4]:col-span-3">
              <Card className="h-full p-6 sm:p-6">
                <p className="text-sm font-semibold text-accent tabular-nums">{at + 1}</p>
                <h3 className="mt-2 text-base">{title}</h3>
                <p className="mt-1 text-sm text-soft">{text}</p>
              </Card>
            </li>
          ))}
        </ol>
        <div className="mt-6">
          <CodeBlock code={whole} label={t.overview.whole} />
        </div>
      </section>
      <section aria-labelledby="base-url">
        <h2 id="base-url" className="text-xl">
          {t.overview.baseUrl}
        </h2>
        <div className="mt-4">
          <CodeBlock code={origin} label={t.overview.address} />
        </div>
        <p className="mt-4 text-soft">
          {t.overview.openapi}{' '}
          <a dir="ltr" href="/v1/openapi.json" className="link">
            /v1/openapi.json
          </a>
        </p>
      </section>
      <section aria-labelledby="features">
        <h2 id="features" className="text-xl">
          {t.overview.features}
        </h2>
        <dl className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {t.overview.featureList.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-soft">
                <WithHeaders text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** The generator asks for a challenge only once somebody looks at it. */
function Authentication({ shown }: { readonly shown: boolean }) {
  const t = useWords('api');
  const { supportAddress } = useSite();
  const [seen, setSeen] = useState(shown);
  if (shown && !seen) setSeen(true);
  return (
    <div className="grid gap-6">
      {seen && <TokenGenerator />}
      <Card>
        <h2 className="text-xl">{t.authentication.programs}</h2>
        <p className="mt-2 max-w-2xl text-soft">{t.authentication.programsText}</p>
        {supportAddress && (
          <>
            <p className="mt-4 max-w-2xl text-soft">{t.authentication.onRequest}</p>
            <p className="mt-2">
              <Link to="/contact" className="link">
                {t.authentication.ask}
              </Link>
            </p>
          </>
        )}
      </Card>
    </div>
  );
}
