import type { z } from 'zod';
import { refusalSaid } from '#src/tickets/refusals.ts';

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

/** An error as every client sees it. `detail` is for programs, `message` for people; both are sentences of ours. */
export function refusal(
  status: number,
  message: string,
  more: { readonly detail?: string | readonly FieldFault[]; readonly headers?: Headers } = {},
): Answer {
  const headers = { 'Cache-Control': 'no-store', ...more.headers }; // what is refused now may be there in a second
  return { status, body: { detail: more.detail ?? message, message }, headers };
}

/** Too early: says when to come back, in whole seconds of at least 1. */
export function comeBack(status: 429 | 503, seconds: number, message: string, now: number): Answer {
  const wait = Math.max(1, Math.ceil(seconds));
  const reset = Math.ceil(now / 1000) + wait;
  return refusal(status, message, {
    headers: { 'Retry-After': String(wait), ...(status === 429 ? { 'X-RateLimit-Reset': String(reset) } : {}) },
  });
}

/** A 422 that names each field that is wrong. */
export function invalidFields(faults: readonly FieldFault[]): Answer {
  const sentence = faults.map(({ loc, msg }) => `${loc.at(-1) ?? 'body'}: ${msg}`).join('; ');
  return refusal(422, `Please check what you sent: ${sentence}`.slice(0, 1000), { detail: faults });
}

/** The faults of a schema, as a 422 lists them. */
export function faultsOf(error: z.ZodError, place: 'body' | 'query' | 'path'): FieldFault[] {
  return error.issues.slice(0, 20).map(({ path, message, code }) => ({
    loc: [place, ...path.map((part) => (typeof part === 'number' ? part : String(part).slice(0, 100)))],
    msg: message,
    type: code,
    ...codeOf(message),
  }));
}

/** Which sentence of ours it is; nothing for one of the schema's own, which are for programs. */
function codeOf(message: string): Pick<FieldFault, 'code' | 'values'> {
  const { code, values } = refusalSaid(message) ?? {};
  return { ...(code ? { code } : {}), ...(values ? { values } : {}) };
}

/** The same for unknown, malformed and forged ids. */
export const unknownJob = refusal(404, 'Job not found. Please check the URL and try again.');
