import type { Upload } from '#src/jobs/jobs.ts';
import type { Problem } from '#src/problems.ts';
import { type Answer, comeBack, faultsOf, invalidFields, refusal } from './answer.ts';
import { type ApiKey, apiSecretOf } from './api-keys.ts';
import { refuseKey } from './count-request.ts';
import { jobJson } from './job-json.ts';
import type { ApiContext, ApiRequest } from './route.ts';
import { uploadFields } from './schemas.ts';

/** `POST /v1/pipeline`: takes a file and answers the job that it became. */
export async function createJob(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const secret = apiSecretOf(request.headers);
  const key = secret === undefined ? undefined : await context.keys.find(secret);
  if (secret !== undefined && !key) return refuseKey(request, context);
  const refused = (await tooOften(request, context, key)) ?? (await gateClosed(context));
  if (refused) return refused;

  const form = await readForm(request, context, key);
  if (isAnswer(form)) return form;
  const { upload, fields } = form;
  if (upload && 'earlier' in upload && upload.earlier) return accepted(upload.earlier, context);
  const answer = await acceptForm({ request, context, key, upload, fields });
  if (answer.status >= 400 && upload) await context.jobs.drop(upload);
  return answer;
}

type Fields = { readonly cf_turnstile_response?: string | undefined; readonly user_uuid?: string | null | undefined };

const humanFailed = 'Human verification failed. Please try again.';

const missingFile = invalidFields([{ loc: ['body', 'file'], msg: 'Please choose a file.', type: 'missing' }]);

async function tooOften(
  { client }: ApiRequest,
  { rates, now }: ApiContext,
  key: ApiKey | undefined,
): Promise<Answer | undefined> {
  const wait = key
    ? await rates.count('keyUploads', key.key, key.uploadsPerMinute ?? undefined)
    : Math.max(await rates.count('uploads', client), await rates.count('uploadsDay', client));
  return wait > 0 ? comeBack(429, wait, `Too many requests. Please try again in ${wait} seconds.`, now()) : undefined;
}

async function gateClosed({ intakes, now }: ApiContext): Promise<Answer | undefined> {
  const closed = await intakes.check();
  return closed && comeBack(closed.status, closed.seconds, closed.message, now());
}

/** Reads the whole form; the file is stored as it comes. An answer when something is wrong with it. */
async function readForm(
  request: ApiRequest,
  { jobs }: ApiContext,
  key: ApiKey | undefined,
): Promise<{ readonly upload: Upload | undefined; readonly fields: Fields } | Answer> {
  const repeatKey = repeatKeyOf(request, key);
  if (repeatKey !== undefined && repeatKey.length > 300)
    return refusal(400, 'The Idempotency-Key is longer than 255 characters.');
  const values: Record<string, string> = Object.create(null);
  let upload: Upload | undefined;
  let wrong: Answer | undefined;
  try {
    for await (const part of request.form()) {
      if (part.type === 'field') values[part.name] = part.value;
      else if (part.name !== 'file')
        wrong ??= invalidFields([
          { loc: ['body', part.name.slice(0, 100)], msg: 'Only "file" may hold a file.', type: 'unexpected' },
        ]);
      else if (upload)
        wrong ??= invalidFields([{ loc: ['body', 'file'], msg: 'Please send one file at a time.', type: 'too_many' }]);
      else {
        const received = await jobs.receive({ name: part.fileName, chunks: part.chunks }, repeatKey);
        if (received === 'conflict') return refusal(409, 'This Idempotency-Key was used for another file.');
        if ('message' in received) return refusedFile(received);
        upload = received;
      }
      if (wrong) break;
    }
  } catch (error) {
    if (upload) await jobs.drop(upload);
    throw error;
  }
  const fields = uploadFields.safeParse(values);
  wrong ??= fields.success ? undefined : fieldsRefused(fields.error);
  if (wrong && upload) await jobs.drop(upload);
  return wrong ?? { upload, fields: fields.data! };
}

type Form = {
  readonly request: ApiRequest;
  readonly context: ApiContext;
  readonly key: ApiKey | undefined;
  readonly upload: Upload | undefined;
  readonly fields: Fields;
};

/** The token first: nothing is said of a file before a person is known to have sent it. */
async function acceptForm({ request, context, key, upload, fields }: Form): Promise<Answer> {
  const { jobs, verifier, now } = context;
  const userUuid = fields.user_uuid || undefined;
  const person = userUuid ? { userUuid } : {};
  if (key) {
    const id = upload && (await jobs.accept(upload, { intake: 'key', ...person }));
    return id === undefined ? missingFile : id === 'token-used' || id === 'conflict' ? conflict : accepted(id, context);
  }
  const token = fields.cf_turnstile_response;
  if (!token)
    return refusal(401, humanFailed, { detail: 'The human-verification token (cf_turnstile_response) is missing.' });
  const verdict = await verifier.verify(token, request.address);
  if (verdict.state === 'unavailable') {
    return comeBack(503, 10, 'Human verification service is not available. Please try again later.', now());
  }
  if (verdict.state === 'refused') {
    return refusal(403, humanFailed, { detail: 'The human-verification token is not valid or has expired.' });
  }
  if (!upload) return missingFile;
  const id = await jobs.accept(upload, { intake: 'web', ...person, token: verdict.use });
  if (id === 'token-used')
    return refusal(403, humanFailed, { detail: 'The human-verification token has been used already.' });
  return id === 'conflict' ? conflict : accepted(id, context);
}

const conflict = refusal(409, 'This Idempotency-Key was used for another file.');

async function accepted(id: string, { jobs }: ApiContext): Promise<Answer> {
  const view = await jobs.find(id);
  if (!view) return refusal(409, 'This Idempotency-Key was used for a file that is no longer known.');
  return { status: 202, body: jobJson(view), headers: { Location: `/v1/pipeline/${id}`, 'Cache-Control': 'no-store' } };
}

/** A repetition counts only for who made the first: the API key, or the browser's own key. */
function repeatKeyOf({ headers }: ApiRequest, key: ApiKey | undefined): string | undefined {
  const sent = headers['idempotency-key'];
  return typeof sent === 'string' && sent ? `${key?.key ?? ''} ${sent}` : undefined;
}

function refusedFile({ status, message, advice }: Problem): Answer {
  return refusal(status, message, { detail: `${message} ${advice}` });
}

function fieldsRefused(error: Parameters<typeof faultsOf>[0]): Answer {
  const faults = faultsOf(error, 'body');
  const token = faults.some(({ loc }) => loc[1] === 'cf_turnstile_response');
  return token
    ? refusal(403, humanFailed, { detail: 'The human-verification token is not valid.' })
    : invalidFields(faults);
}

function isAnswer(value: object): value is Answer {
  return 'status' in value;
}
