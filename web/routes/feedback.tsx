import { lazy, startTransition, useEffect, useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, useHref, useParams } from 'react-router';
import type { JobJson } from '#src/api/schemas.ts';
import { callApi } from '../api/call-api.ts';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import { DonationFrame } from '../layout/donation-frame.tsx';
import { MissingPage } from '../layout/missing-page.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';

/** What is no id at all is no page. */
export function loader({ params }: LoaderFunctionArgs) {
  if (!/^[0-9a-f-]{8,64}$/i.test(params.jobId ?? '')) throw data(null, { status: 404 });
  return null;
}

const Reason = lazy(async () => ({ default: (await import('../result/failed-view.tsx')).Reason }));

type Seen = { readonly step: 'loading' | 'missing' | 'thanks' } | { readonly step: 'form'; readonly job: JobJson };

export default function Feedback() {
  const t = useWords('feedback');
  const layout = useWords('layout');
  const { jobId = '' } = useParams();
  const { supportAddress } = useSite();
  const [seen, setSeen] = useState<Seen>({ step: 'loading' });
  useEffect(() => {
    const control = new AbortController();
    callApi<JobJson>(`/v1/pipeline/${encodeURIComponent(jobId)}`, { signal: control.signal }).then(
      // What says why there is no pass may still be on its way.
      (job) => startTransition(() => setSeen(job?.id ? { step: 'form', job } : { step: 'missing' })),
      () => {
        if (!control.signal.aborted) setSeen({ step: 'missing' });
      },
    );
    return () => control.abort();
  }, [jobId]);

  if (seen.step === 'missing')
    return (
      <>
        <PageMeta words={layout.notFound} hidden />
        <MissingPage />
      </>
    );
  return (
    <div className="mx-auto min-h-screen max-w-3xl px-5 pt-14 pb-24 sm:px-8">
      <PageMeta words={t} hidden />
      {seen.step === 'loading' && (
        <>
          <h1 className="sr-only">{t.title}</h1>
          <p role="status" className="flex items-center gap-3 text-soft">
            <span className="spinner text-accent" /> {t.loading}
          </p>
          <noscript>
            <p className="mt-6">
              {t.noScript}{' '}
              {supportAddress && (
                <a href={`mailto:${supportAddress}`} className="link">
                  {supportAddress}
                </a>
              )}
            </p>
          </noscript>
        </>
      )}
      {seen.step === 'form' && <Form job={seen.job} onSent={() => setSeen({ step: 'thanks' })} />}
      {seen.step === 'thanks' && <Thanks />}
    </div>
  );
}

function Form({ job, onSent }: { readonly job: JobJson; readonly onSent: () => void }) {
  const t = useWords('feedback');
  const none = job.status === 'completed' && job.result?.passes.pass_count === 0;
  return (
    <>
      <h1 className="text-3xl">{none ? t.failedHeading : t.heading}</h1>
      <p className="mt-4 text-lg text-soft">{t.lead}</p>
      {none && (
        <div className="mt-6">
          <Notice tone="warn">
            <Reason job={job} unknown={t.noPasses} />
          </Notice>
        </div>
      )}
      <Card className="mt-8">
        <FeedbackForm job={job} onSent={onSent} />
      </Card>
    </>
  );
}

/** The id of the job has done its duty; it leaves the address, and with it the history of the browser. */
function Thanks() {
  const t = useWords('feedback');
  const address = useHref('/feedback');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.history.replaceState(window.history.state, '', address);
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [address]);
  return (
    <>
      <h1 ref={heading} className="text-3xl outline-none" tabIndex={-1}>
        {t.thanks}
      </h1>
      <p role="status" className="mt-4 text-lg text-soft">
        {t.thanksLead}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/upload">{t.another}</ButtonLink>
        <ButtonLink to="/" look="plain">
          {t.home}
        </ButtonLink>
      </div>
      <div className="mt-12">
        <DonationFrame />
      </div>
    </>
  );
}
