import { type Answer, comeBack, refusal } from './answer.ts';

/**
 * LIST: refusals that a person can meet on a page, with their status and their sentence. A program goes by `code`; a page in
 * another language says it by the code, too (`web/messages/<language>/refusals.ts`).
 */
const refusals = {
  'request.too-many': [429, 'Too many requests. Please try again in {seconds} seconds.'],
  'queue.full': [429, 'Too many files are waiting. Please try again in {seconds} seconds.'],
  'queue.full-of-yours': [429, 'Too many files of yours are waiting. Please try again in {seconds} seconds.'],
  'upload.forgotten': [409, 'This Idempotency-Key was used for a file that is no longer known.'],
  'pass.unfinished': [409, 'The pass is not ready yet. Please wait until the job is completed.'],
  'pass.none': [404, 'No pass was made from this file.'],
  'pass.deleted': [410, 'The content has been deleted. Please send the file again.'],
  'pass.unsigned': [503, 'A corrected pass cannot be signed here right now.'],
  'pass.links-ended': [409, 'The links of this pass were called back too often.'],
  'mail.off': [404, 'No mail is sent from here.'],
  'mail.sent': [409, 'It was mailed already. A result is mailed once.'],
  'human.unavailable': [503, 'Human verification service is not available. Please try again later.'],
  'service.fault': [500, 'Server error. Please try again later.'],
  'service.unavailable': [503, 'The service is not available right now. Please try again in a moment.'],
  'service.restarting': [503, 'The service is restarting. Please try again in a moment.'],
  'service.no-room': [503, 'The service has no room for new files right now. Please try again later.'],
  'service.no-store': [503, 'The service cannot keep new files right now. Please try again in a moment.'],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

/** Which refusal it is. */
export type RefusalCode = keyof typeof refusals;

/** A refusal that makes sense to repeat: its status says when. */
type Passing = { [Code in RefusalCode]: (typeof refusals)[Code][0] extends 429 | 503 ? Code : never }[RefusalCode];

/** A refusal of the list. */
export function refuse(code: Exclude<RefusalCode, Passing>): Answer {
  const [status, sentence] = refusals[code];
  return refusal(status, sentence, { code });
}

/** A refusal of the list that is over in so many seconds, of which at least 1 is said. `now` in milliseconds since the epoch. */
export function refuseUntil(code: Passing, seconds: number, now: number): Answer {
  const [status, sentence] = refusals[code];
  return comeBack({ status, code, sentence, seconds, now });
}
