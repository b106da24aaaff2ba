import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type HeadersFunction,
  Link,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
import type { JobJson } from '#src/api/schemas.ts';
import type { Language } from '#src/languages/languages.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { toldBy } from '../api/say-refusal.ts';
import { fetchWords, pageLanguage } from '../messages/browser-words.ts';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { type PassPreview, previewAt } from '../pass-preview/preview-data.ts';
import { ProofView } from '../proof/proof-view.tsx';
import type { TicketJson } from '../proof/ticket-data.ts';
import type { ReadApi } from '../result/load-result.ts';
import { type Refused, RefusedView, UnknownView } from '../result/other-views.tsx';
import { useOver } from '../result/use-over.ts';
import { webContext } from '../site.ts';

/** As the page of its job: nobody keeps a copy; that nobody lists it stands in the page. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'nofollow, noarchive, nosnippet',
});

type Known = {
  readonly state: 'known';
  readonly ticket: TicketJson;
  readonly preview: PassPreview | null;
  /** When it is deleted, in seconds since the epoch; null where that could not be looked at just now. */
  readonly until: number | null;
};

type Found = Known | ({ readonly state: 'refused' } & Refused);

/** What the API says of the ticket, read while the page is rendered: it can be read without script. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { askApi, language } = context.get(webContext);
  const read: ReadApi = async <Answer,>(path: string) => {
    const { status, body, headers } = await askApi(path);
    if (status >= 400) throw new ApiError(status, (body ?? {}) as object, new Headers(headers));
    return body as Answer;
  };
  const found = await load(read, params, language);
  return data(found, { status: found.state === 'known' ? 200 : found.status });
}

/** From page to page the browser asks the API itself. */
export function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<Found> {
  void fetchWords('proof').catch(() => {}); // while the API answers; asked for again where it is needed
  return load(callApi, params, pageLanguage());
}

/** What is lit up is in the address, and is no reason to ask again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

type Params = { readonly jobId?: string | undefined; readonly n?: string | undefined };

async function load(read: ReadApi, params: Params, language: Language): Promise<Found> {
  const paths = pathsOf(params);
  const reading = read<JobJson>(paths.job).catch(() => undefined);
  try {
    const ticket = await read<TicketJson>(paths.ticket);
    const preview = await read<PassPreview>(previewAt(paths.pass, language)).catch(() => null);
    return { state: 'known', ticket, preview, until: (await reading)?.result?.expires_at ?? null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A job without such a ticket: its page tells what became of it.
    if (error.status === 404 && (await reading)) throw redirect(`/upload/${params.jobId}`);
    return { state: 'refused', status: error.status, ...toldBy(error), wait: error.retryAfter };
  }
}

function pathsOf({ jobId = '', n = '' }: Params) {
  const job = `/v1/pipeline/${encodeURIComponent(jobId)}`;
  return { job, ticket: `${job}/tickets/${encodeURIComponent(n)}`, pass: `${job}/passes/${encodeURIComponent(n)}` };
}

export default function Ticket() {
  const t = useWords('proof');
  const found = useLoaderData<typeof loader>() as Found;
  if (found.state === 'refused')
    return (
      <>
        <PageMeta words={t} hidden />
        {found.status === 404 ? <UnknownView /> : <RefusedView told={found} />}
      </>
    );
  return <Known {...found} />;
}

function Known({ ticket, preview, until }: Known) {
  const t = useWords('proof');
  const params = useParams();
  const [search] = useSearchParams();
  useLeaveWhenOver(until);
  return (
    <div className="mx-auto max-w-6xl px-5 pt-8 pb-20 sm:px-8 sm:pt-12">
      <PageMeta words={t} hidden />
      <p>
        <Link
          to={`/upload/${params.jobId}?pass=${params.n}`}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t.back}
        </Link>
      </p>
      {/* No line begins with the arrow of a journey. */}
      <h1 className="text-2xl wrap-anywhere outline-none" data-focus tabIndex={-1}>
        {t.title}: <bdi>{ticket.title.replaceAll(' →', '\u00a0→')}</bdi>
      </h1>
      <p className="mt-3 mb-6 max-w-2xl text-soft">
        {t.lead} <span className="needs-script">{t.leadChange}</span>
        <noscript>{t.withoutScript}</noscript>
      </p>
      <ProofView
        key={`${params.jobId} ${params.n}`}
        ticket={ticket}
        preview={preview}
        paths={pathsOf(params)}
        show={search.get('show')}
      />
    </div>
  );
}

/** When the time of a result is over, nothing can be changed any more: the page of its job says so. */
function useLeaveWhenOver(until: number | null): void {
  const isOver = useOver(until);
  const { jobId } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (isOver) void navigate(`/upload/${jobId}`, { replace: true });
  }, [isOver, jobId, navigate]);
}
