import type { z } from 'zod';
import { isRefusalCode, refusalOf } from '#src/tickets/refusals.ts';

/** What a handler gives back: JSON, bytes, or a refusal. Every door of the API goes through one of these. */
export type Answer =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Headers }
  | { readonly status: number; readonly bytes: Uint8Array; readonly headers: Headers };

type Headers = Readonly<Record<string, string>>;

/** One entry of a 422 whose detail is a list: where, what, and which kind of fault. */
export type FieldFault = {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
  /** Which sentence of ours `msg` is and what it was filled with, for saying it in another language. */
  readonly code?: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** What a refusal may say beside its sentence. */
type More = {
  readonly detail?: string | readonly FieldFault[];
  /** Which refusal or problem it is, and what its sentence was filled with. */
  readonly code?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly headers?: Headers;
};

/** An error as every client sees it. `detail` is for programs, `message` for people; both are sentences of ours. */
export function refusal(
  status: number,
  message: string,
  { detail = message, code, values, headers }: More = {},
): Answer {
  return {
    status,
    body: { detail, message, ...(code ? { code } : {}), ...(values ? { values } : {}) },
    headers: { 'Cache-Control': 'no-store', ...headers }, // what is refused now may be there in a second
  };
}

/** Too early: says when to come back, in whole seconds of at least 1, which also stand for `{seconds}` in the sentence. */
export function comeBack({ status, code, sentence, seconds, now }: Early): Answer {
  const wait = Math.max(1, Math.ceil(seconds));
  const reset = Math.ceil(now / 1000) + wait;
  return refusal(status, sentence.replace('{seconds}', String(wait)), {
    code,
    values: { seconds: wait },
    headers: { 'Retry-After': String(wait), ...(status === 429 ? { 'X-RateLimit-Reset': String(reset) } : {}) },
  });
}

type Early = {
  readonly status: 429 | 503;
  readonly code: string;
  readonly sentence: string;
  readonly seconds: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

/** A 422 that names each field that is wrong. */
export function invalidFields(faults: readonly FieldFault[]): Answer {
  const sentence = faults.map(({ loc, msg }) => `${loc.at(-1) ?? 'body'}: ${msg}`).join('; ');
  return refusal(422, `Please check what you sent: ${sentence}`.slice(0, 1000), { detail: faults });
}

/** The faults of a schema, as a 422 lists them. */
export function faultsOf(error: z.ZodError, place: 'body' | 'query' | 'path'): FieldFault[] {
  return error.issues.slice(0, 20).map((issue) => ({
    loc: [place, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part).slice(0, 100)))],
    ...saidOf(issue),
    type: issue.code,
  }));
}

/** A schema of ours gives the code of a refusal for its message; its other messages are the schema's own, for programs. */
function saidOf(issue: z.core.$ZodIssue): Pick<FieldFault, 'msg' | 'code' | 'values'> {
  if (!isRefusalCode(issue.message)) return { msg: issue.message };
  const most = issue.code === 'too_big' ? { most: Number(issue.maximum) } : undefined;
  const { code, values, message: msg } = refusalOf(issue.message, most);
  return { msg, code, ...(values ? { values } : {}) };
}

/** The same for unknown, malformed and forged ids. */
export const unknownJob = refusal(404, 'Job not found. Please check the URL and try again.');
