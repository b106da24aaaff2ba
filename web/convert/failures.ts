import { useCallback } from 'react';
import { ApiError } from '../api/call-api.ts';
import { type SayRefusal, useSayRefusal, useToldRefusal } from '../api/say-refusal.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';

/** A failure of our own that has a sentence in every language. */
export class KnownFailure extends Error {
  readonly key: 'noId' | 'pollingTimeout';

  constructor(key: KnownFailure['key']) {
    super(key);
    this.key = key;
  }
}

/** What a person is told, and what follows from it. */
export type Failure = {
  readonly message: string;
  /** Seconds until the next attempt makes sense. */
  readonly wait?: number;
  /** The message while that time runs out, in seconds that are left. */
  readonly counting?: (left: number) => string;
};

/** Seconds to wait where the server does not say. */
const fallback = { tooMany: 60, blocked: 30, unreachable: 20 } as const;

/** LIST: the error catalogue of uploading and polling, row by row, in the language of the page. */
export function useFailures(): (error: unknown) => Promise<Failure> {
  const { errors } = useWords('convert');
  const say = useSayRefusal();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of a page never changes
  return useCallback((error) => failureOf(error, { t: errors, say }), [language]);
}

/** The same for a refusal that the page was sent with; in English as the API says it. */
export function useRefusal(refusal: ApiError): string {
  const { errors: t } = useWords('convert');
  const { message } = catalogued(refusal, t) ?? {};
  const said = useToldRefusal(refusal, message ?? otherwise(refusal, t));
  return useLanguage() === 'en' ? said : (message ?? said);
}

type T = Words['convert']['errors'];
type Sentences = { readonly t: T; readonly say: SayRefusal };

async function failureOf(error: unknown, { t, say }: Sentences): Promise<Failure> {
  if (error instanceof ApiError) return catalogued(error, t) ?? { message: await say(error, otherwise(error, t)) };
  if (error instanceof KnownFailure) return { message: t[error.key] };
  if (isNamed(error, 'TimeoutError')) return { message: t.tooLong };
  if (error instanceof TypeError) return connectionFailure(error, t);
  return { message: await say({ message: error instanceof Error ? error.message : '' }, t.failedToProcess) };
}

/** What the server refused, where the catalogue has a sentence for the status. */
function catalogued(error: ApiError, t: T): Failure | undefined {
  if (error.status === 429) return tooMany(waitOf(error), t);
  if (error.status === 413) return { message: t.tooLarge };
  if (error.code === 'human.unavailable') return { message: t.humanUnavailable };
  const aboutHuman = [400, 422].includes(error.status) && isAboutHuman(error);
  return aboutHuman || [401, 403].includes(error.status) ? { message: t.humanFailed } : undefined;
}

const otherwise = ({ status }: ApiError, t: T): string => (status === 422 ? t.notConverted : t.failedToProcess);

function tooMany(seconds: number | undefined, t: T): Failure {
  return seconds === undefined
    ? { message: t.tooManyLater, wait: fallback.tooMany }
    : { message: t.tooMany(seconds), wait: seconds, counting: t.tooMany };
}

/** From `Retry-After`, else from the time of the reset. */
function waitOf({ retryAfter, rateLimitReset }: ApiError): number | undefined {
  if (retryAfter !== undefined) return Math.max(1, Math.ceil(retryAfter));
  if (rateLimitReset === undefined) return undefined;
  return Math.max(1, Math.ceil(rateLimitReset - Date.now() / 1000));
}

function isAboutHuman({ detail, message }: ApiError): boolean {
  return /cf_turnstile_response|human.verification/i.test(
    typeof detail === 'string' ? detail : JSON.stringify(detail ?? message),
  );
}

/**
 * No answer came at all. Browsers do not say why, so we look: offline is the network; when the server answers another
 * question, something between blocked this one; otherwise the server cannot be reached.
 */
async function connectionFailure(error: TypeError, t: T): Promise<Failure> {
  if (!navigator.onLine || /network|connection/i.test(error.message)) return { message: t.network };
  if (!(await serverAnswers())) return { message: t.unreachable, wait: fallback.unreachable };
  return isLocalhost() ? tooMany(fallback.tooMany, t) : { message: t.blocked, wait: fallback.blocked };
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/v1/health', { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}

function isLocalhost(): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname);
}

function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}
