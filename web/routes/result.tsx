import {
  type ClientLoaderFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router';
import { ApiError, callApi } from '../api/call-api.ts';
import { takeNewJob } from '../convert/handed-over.ts';
import { pageLanguage } from '../messages/browser-words.ts';
import { wordsIn } from '../messages/server-words.ts';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { deviceOf } from '../result/device.ts';
import { JobPage } from '../result/job-page.tsx';
import { hasEnded, isGone, loadResult, problemsOf, type ReadApi, type ResultData } from '../result/load-result.ts';
import { RefusedView, UnknownView } from '../result/other-views.tsx';
import { SaidProblems, sayProblems } from '../result/problem-words.ts';
import { webContext } from '../site.ts';

/** The address is all that it takes to see a job: nobody keeps a copy; that nobody lists it stands in the page. */
export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const own = new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'nofollow, noarchive, nosnippet' });
  loaderHeaders.forEach((value, name) => {
    own.set(name, value);
  });
  return own;
};

const shownOf = (url: string): number => Number(new URL(url).searchParams.get('pass')) || 1;

/** What the API says of the job, read while the page is rendered: it is whole without script. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { askApi, language } = context.get(webContext);
  const read: ReadApi = async <Answer,>(path: string) => {
    const { status, body, headers } = await askApi(path);
    if (status >= 400) throw new ApiError(status, (body ?? {}) as object, new Headers(headers));
    return body as Answer;
  };
  const found = await loadResult(read, { id: params.jobId ?? '', shown: shownOf(request.url), language });
  // What runs is looked at again by the browser itself, where there is no script; see `Layout`.
  const refresh =
    found.state === 'known' && !hasEnded(found.job) ? 2 : found.state === 'refused' ? found.wait : undefined;
  const { problems: words, proof } = wordsIn(language);
  const told = found.state === 'known' ? problemsOf(found.job) : [];
  const said = sayProblems(told, { language, words, proof });
  return data(
    { ...found, said, ...seenBy(request.headers.get('User-Agent')), ...(refresh ? { refresh } : {}) },
    { status: statusOf(found), headers: comeBackOf(found) },
  );
}

/** From page to page the browser asks the API itself; what it has just made it knows already. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { jobId = '' } = params;
  const made = takeNewJob(jobId);
  const found: ResultData =
    made && !hasEnded(made)
      ? { state: 'known', job: made, shown: 1, preview: null }
      : await loadResult(callApi, { id: jobId, shown: shownOf(request.url), language: pageLanguage() });
  return { ...found, said: {}, ...seenBy(navigator.userAgent) };
}

/** Who looks, and when: the server says the same of it as the browser, so nothing moves when the page comes to life. */
const seenBy = (userAgent: string | null) => ({ now: Date.now(), device: deviceOf(userAgent) });

/** When to come back, as the API says it. */
function comeBackOf(found: ResultData): Record<string, string> {
  if (found.state !== 'refused') return {};
  const wait = Math.max(1, Math.ceil(found.wait));
  return { 'Retry-After': String(wait), 'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1000) + wait) };
}

function statusOf(found: ResultData): number {
  if (found.state === 'known') return isGone(found.job, Date.now()) ? 410 : 200;
  return found.state === 'unknown' ? 404 : found.status;
}

export default function Result() {
  const t = useWords('result');
  return (
    <>
      <PageMeta words={t} hidden />
      <Found />
    </>
  );
}

/** What went wrong, in the language of the page, where the server has rendered it. */
type Said = { readonly said: ReturnType<typeof sayProblems> };

function Found() {
  const found = useLoaderData<typeof loader>() as ResultData & ReturnType<typeof seenBy> & Said;
  const { jobId } = useParams();
  if (found.state === 'unknown') return <UnknownView />;
  if (found.state === 'refused') return <RefusedView told={found} />;
  return (
    <SaidProblems value={found.said}>
      <JobPage key={jobId} data={found} now={found.now} device={found.device} />
    </SaidProblems>
  );
}
