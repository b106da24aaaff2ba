import type { Download } from '#src/jobs/hand-out.ts';
import { previewIn, type ResultFile } from '#src/jobs/job-result.ts';
import { isLanguage, languages } from '#src/languages/languages.ts';
import { stringsIn } from '#src/passes/design/strings.ts';
import type { PassJson } from '#src/passes/pass-json.ts';
import { type Answer, type FieldFault, invalidFields, unknownJob } from './answer.ts';
import { tooMany } from './count-request.ts';
import { jobJson } from './job-json.ts';
import { refuse, refuseUntil } from './refusals.ts';
import type { ApiContext, ApiRequest } from './route.ts';

/** Longest wait of a request, in seconds: less than the silence after which a connection is closed (`usualPatience`). */
const longestWait = 15;

/** `GET /v1/pipeline/{id}`: at once, or with `wait` when the job has ended, but after that many seconds at the latest. */
export async function readJob(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const { wait = '0', language = 'en' } = request.query;
  if (typeof language !== 'string' || !isLanguage(language)) return invalidFields([wrongLanguage]);
  const seconds = secondsOf(wait);
  if (seconds === undefined) return invalidFields([wrongWait]);
  const late = AbortSignal.any([AbortSignal.timeout(seconds * 1000), context.intakes.closing]);
  const id = request.params.id!;
  const view = await (seconds > 0 ? context.jobs.findEnded(id, late) : context.jobs.find(id));
  return view
    ? { status: 200, body: jobJson(view, { googleWallet: context.googleWallet, language }), headers: noStore }
    : notFound(request, context);
}

/** Undefined for anything but whole seconds that are not too many. */
function secondsOf(wait: unknown): number | undefined {
  const seconds = typeof wait === 'string' && /^\d{1,2}$/.test(wait) ? Number(wait) : Number.NaN;
  return seconds <= longestWait ? seconds : undefined;
}

const wrongWait: FieldFault = {
  loc: ['query', 'wait'],
  msg: `Please give whole seconds from 0 to ${longestWait}.`,
  type: 'out_of_range',
};

/** The fault (422) of a `language` that we do not speak. */
export const wrongLanguage: FieldFault = {
  loc: ['query', 'language'],
  msg: `Please give one of ${languages.join(', ')}.`,
  type: 'unknown_language',
};

/** `DELETE /v1/pipeline/{id}` */
export async function deleteJob(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const known = await context.jobs.remove(request.params.id!);
  return known ? { status: 204, headers: noStore } : notFound(request, context);
}

/** `GET /v1/pipeline/{id}/download`: the pass, the bundle that `part` names, or a bundle of the passes in `only`. */
export async function downloadAll(request: ApiRequest, context: ApiContext): Promise<Answer> {
  if (request.query.only !== undefined) return downloadSome(request, context);
  const part = countingNumber(request.query.part ?? '1');
  if (part === undefined) return unknownJob;
  const found = await context.jobs.download(request.params.id!, 'all', part);
  return handOut(found, { request, context, number: part });
}

async function downloadSome(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const { only } = request.query;
  if (typeof only !== 'string' || !/^[1-9]\d{0,3}(,[1-9]\d{0,3}){0,9}$/.test(only)) return unknownJob;
  const numbers = [...new Set(only.split(',').map(Number))];
  return handOut(await context.jobs.downloadSome(request.params.id!, numbers), { request, context, number: 1 });
}

/** `GET /v1/pipeline/{id}/passes/{n}` */
export async function downloadPass(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const number = countingNumber(request.params.n);
  if (number === undefined) return unknownJob;
  return handOut(await context.jobs.download(request.params.id!, 'pass', number), { request, context, number });
}

/** `GET /v1/pipeline/{id}/passes/{n}/preview`: what is needed to draw the pass, as a phone in `language` does; counts as no download. */
export async function previewPass(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const view = await context.jobs.find(request.params.id!);
  if (!view) return notFound(request, context);
  const preview = view.result && previewIn(view.result, (countingNumber(request.params.n) ?? 0) - 1);
  if (!preview) return unknownJob;
  const { texts, ...shown } = preview;
  const { language } = request.query;
  if (language === undefined) return { status: 200, body: shown, headers: noStore };
  if (typeof language !== 'string' || !isLanguage(language)) return invalidFields([wrongLanguage]);
  // What was signed is read back as what its schema was.
  const strings = stringsIn(language, shown.pass as PassJson, texts);
  return { status: 200, body: { ...shown, strings }, headers: noStore };
}

/** What is handed out is kept nowhere on its way. */
export const noStore = { 'Cache-Control': 'no-store' };

const mediaTypes: Readonly<Record<ResultFile['type'], string>> = {
  pass: 'application/vnd.apple.pkpass',
  bundle: 'application/vnd.apple.pkpasses',
};

type Hand = { readonly request: ApiRequest; readonly context: ApiContext; readonly number: number };

/** What was found to hand out, as an answer. */
export async function handOut(found: Download, { request, context, number }: Hand): Promise<Answer> {
  if (found.state !== 'ready') return noPass(found.state, request, context);
  const { type } = found.file;
  const name = `wallet-pass${type === 'bundle' ? 'es' : ''}${number > 1 ? `-${number}` : ''}.pkpass${type === 'bundle' ? 'es' : ''}`;
  const headers = {
    'Content-Type': mediaTypes[type],
    'Content-Disposition': `attachment; filename="${name}"`,
    ...noStore,
  };
  return { status: 200, bytes: found.bytes, headers };
}

/** Why nothing is handed out. */
export async function noPass(
  state: Exclude<Download['state'], 'ready'>,
  request: ApiRequest,
  context: ApiContext,
): Promise<Answer> {
  switch (state) {
    case 'unknown':
      return notFound(request, context);
    case 'unfinished':
      return refuse('pass.unfinished');
    case 'none':
      return refuse('pass.none');
    case 'gone':
      return refuse('pass.deleted');
    case 'unsigned':
      return refuseUntil('pass.unsigned', 60, context.now());
  }
}

/** Guessing of ids is counted; who guesses much has to wait. */
export async function notFound({ client }: ApiRequest, { rates, now }: ApiContext): Promise<Answer> {
  const wait = await rates.count('unknown', client);
  return wait > 0 ? tooMany(wait, now()) : unknownJob;
}

/** A number from 1 in an address; undefined for anything else. */
export function countingNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
