import type { Earlier } from '#src/jobs/accept-upload.ts';
import type { JobView } from '#src/jobs/job-view.ts';
import { type Answer, invalidFields, refusal } from './answer.ts';
import { type ApiKey, apiSecretOf } from './api-keys.ts';
import { refuseKey, tooMany } from './count-request.ts';
import { jobJson } from './job-json.ts';
import { refuse, refuseUntil } from './refusals.ts';
import type { ApiContext, ApiRequest } from './route.ts';
import { conflict, notValid, readUploadForm, type UploadForm, usedUp } from './upload-form.ts';

/** `POST /v1/pipeline`: takes a file and answers the job that it became. */
export async function createJob(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const secret = apiSecretOf(request.headers);
  const key = secret === undefined ? undefined : await context.keys.find(secret);
  if (secret !== undefined && !key) return refuseKey(request, context);
  const refused = (await tooOften(request, context, key)) ?? (await gateClosed(request, key, context));
  if (refused) return refused;

  const repeatKey = repeatKeyOf(request, key);
  if (repeatKey !== undefined && repeatKey.length > 300)
    return refusal(400, 'The Idempotency-Key is longer than 255 characters.');
  const form = await readUploadForm({ request, context, key, repeatKey });
  return 'status' in form ? form : acceptForm(form, request, context);
}

const missingFile = invalidFields([{ loc: ['body', 'file'], msg: 'Please choose a file.', type: 'missing' }]);

async function tooOften(
  { client }: ApiRequest,
  { rates, now }: ApiContext,
  key: ApiKey | undefined,
): Promise<Answer | undefined> {
  const wait = key
    ? await rates.count('keyUploads', key.key, key.uploadsPerMinute ?? undefined)
    : Math.max(await rates.count('uploads', client), await rates.count('uploadsDay', client));
  return wait > 0 ? tooMany(wait, now()) : undefined;
}

async function gateClosed(
  { client }: ApiRequest,
  key: ApiKey | undefined,
  { intakes, now }: Pick<ApiContext, 'intakes' | 'now'>,
): Promise<Answer | undefined> {
  const closed = await intakes.check(key ? 'key' : 'web', client);
  return closed && refuseUntil(closed.code, closed.seconds, now());
}

async function acceptForm(
  { sender, upload, userUuid }: UploadForm,
  { client }: ApiRequest,
  context: ApiContext,
): Promise<Answer> {
  const { jobs, intakes, now } = context;
  if (!upload) return missingFile;
  const intake = sender.is === 'key' ? 'key' : 'web';
  const closed = sender.is === 'again' ? undefined : await intakes.checkLane(upload.lane, { intake, client });
  if (closed || sender.is === 'again') {
    const earlier = await jobs.earlier(upload);
    if (earlier) return accepted(earlier);
    await jobs.drop(upload);
    return closed ? refuseUntil(closed.code, closed.seconds, now()) : notValid; // what it repeats is forgotten by now
  }
  const job = await jobs.accept(upload, {
    intake,
    ...(intake === 'web' ? { client } : {}),
    ...(userUuid ? { userUuid } : {}),
    ...(sender.is === 'person' ? { token: sender.token } : {}),
  });
  return job === 'token-used' ? usedUp : accepted(job);
}

function accepted(job: JobView | Earlier): Answer {
  if (job === 'conflict') return conflict;
  if (job === 'forgotten') return refuse('upload.forgotten');
  const headers = { Location: `/v1/pipeline/${job.id}`, 'Cache-Control': 'no-store' };
  return { status: 202, body: jobJson(job), headers };
}

/** A repetition counts only for who made the first: the API key, or the browser's own key. */
function repeatKeyOf({ headers }: ApiRequest, key: ApiKey | undefined): string | undefined {
  const sent = headers['idempotency-key'];
  return typeof sent === 'string' && sent ? `${key?.key ?? ''} ${sent}` : undefined;
}
