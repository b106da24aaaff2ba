import { ApiError, callApi } from '../api/call-api.ts';
import type { SayRefusal } from '../api/say-refusal.ts';
import { storedUserUuid } from '../convert/user-uuid.ts';
import type { Words } from '../messages/words.ts';

/** What a person says of a job. */
export type FeedbackDraft = {
  readonly rating: number;
  readonly comment: string;
  readonly wouldRecommend: boolean;
  readonly easeOfUse: number;
  readonly passQuality: number;
  readonly allowContact: boolean;
  readonly email: string;
};

/** Nothing said yet: 0 stars means that the question was not answered. */
export const emptyDraft: FeedbackDraft = {
  rating: 0,
  comment: '',
  wouldRecommend: false,
  easeOfUse: 0,
  passQuality: 0,
  allowContact: false,
  email: '',
};

/** The product's rule: text, @, text, dot, text; nothing at all is fine. */
export function isEmail(text: string): boolean {
  return text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Saves what was said; saving again replaces it. */
export async function saveFeedback(job: string, draft: FeedbackDraft, signal?: AbortSignal): Promise<void> {
  const email = draft.email.trim();
  await callApi(`/v1/feedback/${encodeURIComponent(job)}`, {
    method: 'POST',
    ...(signal ? { signal } : {}),
    json: {
      rating: draft.rating,
      comment: draft.comment,
      would_recommend: draft.wouldRecommend,
      ...(draft.easeOfUse ? { ease_of_use: draft.easeOfUse } : {}),
      ...(draft.passQuality ? { pass_quality: draft.passQuality } : {}),
      allow_email_contact: draft.allowContact || email !== '',
      contact_email: email || null,
      user_uuid: storedUserUuid(),
    },
  });
}

/** LIST: what is said when feedback could not be sent. */
export async function sendingFailure(error: unknown, { t, say }: Sentences): Promise<string> {
  if (!(error instanceof ApiError)) return say({ message: error instanceof Error ? error.message : '' }, t.failed);
  if (error.status === 404) return t.notFound;
  if (error.status === 500) return t.server;
  if (error.status !== 422) return say(error, t.failed);
  const { detail } = error;
  const faults = Array.isArray(detail) ? detail.map(faultText).join(', ') : typeof detail === 'string' ? detail : '';
  return say({ message: faults && t.validation(faults) }, t.invalid);
}

type Sentences = { readonly t: Words['feedback']['errors']; readonly say: SayRefusal };

function faultText(fault: { readonly loc?: unknown; readonly msg?: unknown; readonly message?: unknown }): string {
  const location = Array.isArray(fault.loc) ? fault.loc.join('.') : String(fault.loc ?? '');
  return `${location}: ${String(fault.msg ?? fault.message ?? '')}`;
}
