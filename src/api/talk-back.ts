import type { z } from 'zod';
import { jobKeyOf } from '#src/jobs/job-id.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';
import { type Answer, unknownJob } from './answer.ts';
import type { ApiContext, ApiRequest } from './route.ts';
import type { Feedback, waitlist } from './schemas.ts';

/** `POST /v1/feedback/{job_id}`: saving again replaces what was saved. */
export async function saveFeedback(
  { params, body }: ApiRequest,
  { jobs, feedback, senderOf, secrets, now }: ApiContext,
): Promise<Answer> {
  const job = jobKeyOf(params.job_id!);
  const view = job && (await jobs.find(params.job_id!));
  if (!view) return unknownJob;
  const given = body as Feedback; // parsed by the route's schema
  await feedback.save(
    {
      job,
      rating: given.rating,
      comment: given.comment,
      wouldRecommend: given.would_recommend ?? null,
      easeOfUse: given.ease_of_use ?? null,
      passQuality: given.pass_quality ?? null,
      allowEmailContact: given.allow_email_contact,
      userHash: given.user_uuid ? secrets.keyedHash('user', given.user_uuid) : null,
      contactEmail: given.contact_email || (await senderIfAllowed(given, view.record, senderOf)),
    },
    now(),
  );
  return { status: 200, body: { status: 'ok', message: 'Thank you for your feedback.' } };
}

/** Who came by mail may allow us to write to "the same e-mail". Undefined: its address is gone, what was saved stays. */
async function senderIfAllowed(
  { allow_email_contact: allowed }: Feedback,
  { job, intake }: JobRecord,
  senderOf: ApiContext['senderOf'],
): Promise<string | null | undefined> {
  return allowed && intake === 'mail' ? senderOf(job) : null;
}

/** `POST /v1/waitlist` */
export async function subscribe({ body }: ApiRequest, { newsletter, now }: ApiContext): Promise<Answer> {
  const { email } = body as z.output<typeof waitlist>; // parsed by the route's schema
  await newsletter.subscribe(email, now());
  return { status: 200, body: { status: 'ok', message: "You're subscribed!" } };
}
