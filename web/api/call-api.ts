import type { Problem } from '#src/problems.ts';

/** What a refusal says; each part is the server's word, or that of something between. */
type RefusalJson = {
  readonly detail?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly values?: unknown;
};

/** A refusal of the API, with everything a page may want to say of it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** A sentence, or a list of fields that are wrong. */
  readonly detail: unknown;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Seconds since the epoch, from `X-RateLimit-Reset`. */
  readonly rateLimitReset: number | undefined;
  /** Which refusal or problem it is, and what its sentence was filled with. */
  readonly code: string | undefined;
  readonly values: Problem['values'] | undefined;

  constructor(status: number, answer: RefusalJson, headers: Headers) {
    const sentence = typeof answer.detail === 'string' ? answer.detail : answer.message;
    super(typeof sentence === 'string' ? sentence : '');
    this.status = status;
    this.detail = answer.detail;
    this.retryAfter = seconds(headers.get('Retry-After'));
    this.rateLimitReset = seconds(headers.get('X-RateLimit-Reset'));
    this.code = typeof answer.code === 'string' ? answer.code : undefined;
    // What fills a sentence is written into it as text, whatever it is.
    this.values = answer.values as Problem['values'];
  }
}

/** How a call is made. */
export type ApiCall = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly json?: unknown;
  readonly signal?: AbortSignal;
  /** How often it is tried; 1 for what must not be repeated. */
  readonly attempts?: number;
  /** Told before each repetition: which one it is, from 1, of how many. */
  readonly onRetry?: (number: number, of: number) => void;
};

/** First wait before a repetition, in milliseconds; it doubles, with up to as much again at random. */
const baseDelay = 300;

/**
 * Calls the API and gives its JSON. Network errors and 5xx are repeated with growing, random pauses; what the server
 * refused (4xx: 404, 422, 429 and the like) never is.
 */
export async function callApi<Answer>(path: string, call: ApiCall = {}): Promise<Answer> {
  const attempts = call.attempts ?? 3;
  for (let attempt = 1; ; attempt++) {
    try {
      return await callOnce<Answer>(path, call);
    } catch (error) {
      if (attempt >= attempts || call.signal?.aborted || !isPassing(error)) throw error;
      call.onRetry?.(attempt, attempts);
      await pause(baseDelay * 2 ** (attempt - 1) * (1 + Math.random()), call.signal);
    }
  }
}

async function callOnce<Answer>(path: string, { method = 'GET', json, signal }: ApiCall): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: { Accept: 'application/json', ...(json === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(signal ? { signal } : {}),
  });
  return answerOf<Answer>(response.status, await response.text(), response.headers);
}

/** The JSON of an answer; throws an `ApiError` when it is a refusal. */
export function answerOf<Answer>(status: number, text: string, headers: Headers): Answer {
  const body = parsed(text);
  if (status < 200 || status > 299) throw new ApiError(status, body ?? {}, headers);
  return body as Answer;
}

/** What may be better in a moment: no answer at all, or a server in trouble. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;
}

/** Waits; ends early, with the signal's reason, when it is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function parsed(text: string): RefusalJson | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function seconds(text: string | null): number | undefined {
  const value = text === null ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
