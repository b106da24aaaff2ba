import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Answer } from '#src/api/answer.ts';
import { tooMany } from '#src/api/count-request.ts';
import { answered, plainVerifier } from '#src/api/plain-question.ts';
import type { RateName } from '#src/api/rate-limits.ts';
import type { ApiContext, FormPart, Route } from '#src/api/route.ts';
import { mailTo, verdict } from '#src/api/schemas.ts';
import { judgeJob, mailJob } from '#src/api/talk-back.ts';
import { createJob } from '#src/api/upload.ts';
import { pathIn, readAddress } from '#src/languages/address.ts';
import { languages } from '#src/languages/languages.ts';
import { bareCall } from './bare-call.ts';
import { HttpRefusal, translate } from './errors.ts';
import { clientOf } from './mount-api.ts';
import type { Patience } from './patience.ts';
import { usualPatience } from './patience.ts';
import { readForm } from './read-form.ts';
import { watchUpload } from './watch-upload.ts';

/** Where the form for browsers without script is, and is sent to. */
const plainFormPath = '/upload/form';

/** What the forms work with. */
export type PlainForms = {
  readonly api: ApiContext;
  /** Largest file, in bytes. */
  readonly fileSize: number;
  /** Whether files are taken this way at all. */
  readonly taken: boolean;
  /** Shows the form again, with what was wrong. */
  readonly sayAgain: (request: FastifyRequest, reply: FastifyReply, fault: PlainFault) => Promise<FastifyReply>;
  readonly patience?: Patience;
};

/** Why a form was refused, as the API says it, and seconds until it makes sense to try again. */
export type PlainFault = {
  readonly status: number;
  readonly message: string;
  readonly code?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly wait: string;
};

type OfJob = { readonly Params: { readonly id: string } };

/** The forms of our pages, for browsers without script: each does what the API does and leads to the page that tells. */
export async function mountPlainForms(app: FastifyInstance, options: PlainForms): Promise<void> {
  const { api, fileSize, taken, patience = usualPatience } = options;
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string) => text,
    );
    const remove = async (request: FastifyRequest<OfJob>, reply: FastifyReply) => {
      const { id } = request.params;
      const wait = await api.rates.count('reads', clientOf(request.ip, api));
      if (wait === 0) await api.jobs.remove(id);
      return leadTo(request.url, reply, id);
    };
    for (const language of languages) {
      forms.post(pathIn(language, '/upload/:id/delete'), remove);
      forms.post(pathIn(language, '/upload/:id/verdict'), async (request: FastifyRequest<OfJob>, reply) => {
        await sendToApi(request, { api, rate: 'reads', schema: verdict, handle: judgeJob });
        return leadTo(request.url, reply, request.params.id);
      });
      forms.post(pathIn(language, '/upload/:id/mail'), async (request: FastifyRequest<OfJob>, reply) => {
        const form = { api, rate: 'mailed', schema: mailTo, handle: mailJob, more: { language } } as const;
        const taken = await sendToApi(request, form);
        return leadTo(request.url, reply, request.params.id, taken ? '?mail=taken' : '?mail=refused');
      });
    }
    if (!taken) return;
    const upload = async (request: FastifyRequest, reply: FastifyReply) => {
      watchUpload(request.raw, reply.raw, { ...patience, most: 2 * fileSize + 2 * 2 ** 20 });
      const answer = await take(request, options).catch(translate);
      const { id } = ('body' in answer ? answer.body : {}) as { readonly id?: string };
      if (answer.status < 300 && id) return leadTo(request.url, reply, id);
      return options.sayAgain(request, reply.code(answer.status).headers(answer.headers ?? {}), faultOf(answer));
    };
    const bodyLimit = fileSize + 2 * 2 ** 20;
    for (const language of languages) forms.post(pathIn(language, plainFormPath), { bodyLimit }, upload);
  });
}

type SaidByForm = {
  readonly api: ApiContext;
  readonly rate: RateName;
  readonly schema: z.ZodType;
  readonly handle: Route['handle'];
  /** What the page knows and nobody types. */
  readonly more?: object;
};

/** Sends what a form says to the API as JSON; whether that was accepted. */
async function sendToApi(
  { ip, params, body }: FastifyRequest<OfJob>,
  { api, rate, schema, handle, more }: SaidByForm,
): Promise<boolean> {
  const client = clientOf(ip, api);
  if ((await api.rates.count(rate, client)) > 0) return false;
  const read = schema.safeParse({ ...readFields(body), ...more });
  if (!read.success) return false;
  return (await handle({ ...bareCall({ ip, client, params }), body: read.data }, api)).status < 300;
}

/** The fields of a form; `yes` and `no` are what JSON has words for. */
function readFields(body: unknown): object {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return Object.fromEntries([...fields].map(([name, value]) => [name, name === 'right' ? value === 'yes' : value]));
}

/** To the page of the job, in the language of the form. */
function leadTo(url: string, reply: FastifyReply, id: string, query = ''): FastifyReply {
  const path = pathIn(readAddress(url).language, `/upload/${encodeURIComponent(id)}`);
  return reply.header('Cache-Control', 'no-store').redirect(`${path}${query}`, 303);
}

function faultOf(answer: Answer): PlainFault {
  const fault = ('body' in answer ? answer.body : {}) as Partial<PlainFault>;
  const { message = '', code, values } = fault;
  return {
    ...{ status: answer.status, message, wait: answer.headers?.['Retry-After'] ?? '' },
    ...(code ? { code } : {}),
    ...(values ? { values } : {}),
  };
}

/** The same door as the API's, with a question in place of the token, and few files an address. */
async function take(request: FastifyRequest, { api, fileSize }: PlainForms): Promise<Answer> {
  const client = clientOf(request.ip, api);
  const wait = await api.rates.count('plain', client);
  if (wait > 0) return tooMany(wait, api.now());
  const form = () => withAnswer(readForm(request, 2 * fileSize));
  const call = { ...bareCall({ ip: request.ip, client }), form };
  return createJob(call, { ...api, verifier: { ...api.verifier, ...plainVerifier(api) } });
}

/** The question and its answer as the one field that the API knows. The terms come before the file, or nothing is taken. */
async function* withAnswer(parts: AsyncIterable<FormPart>): AsyncGenerator<FormPart> {
  const fields = new Map<string, string>();
  for await (const part of parts) {
    if (part.type === 'field') {
      fields.set(part.name, part.value);
      if (part.name === 'password' && part.value) yield part;
    } else {
      if (!fields.has('terms')) throw new HttpRefusal(422, 'Please accept the terms of service to continue.');
      const value = answered(fields.get('question') ?? '', fields.get('answer') ?? '');
      yield { type: 'field', name: 'cf_turnstile_response', value };
      yield part;
    }
  }
}
