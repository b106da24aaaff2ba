import type { z } from 'zod';
import { jobKeyOf } from '#src/jobs/job-id.ts';
import { hasReader, type JobRecord } from '#src/jobs/job-records.ts';
import { type Answer, unknownJob } from './answer.ts';
import { tooMany } from './count-request.ts';
import { noStore, notFound } from './read-job.ts';
import { refuse } from './refusals.ts';
import type { ApiContext, ApiRequest } from './route.ts';
import type { Feedback, mailTo, verdict, waitlist } from './schemas.ts';

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

/** Who came by mail, or had it mailed, may allow us to write to "the same e-mail". Undefined: its address is gone, what was saved stays. */
async function senderIfAllowed(
  { allow_email_contact: allowed }: Feedback,
  record: JobRecord,
  senderOf: ApiContext['senderOf'],
): Promise<string | null | undefined> {
  return allowed && hasReader(record) ? senderOf(record.job) : null;
}

/** `POST /v1/pipeline/{id}/verdict` */
export async function judgeJob(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const { right } = request.body as z.output<typeof verdict>; // parsed by the route's schema
  const known = await context.jobs.judge(request.params.id!, right);
  return known
    ? { status: 200, body: { status: 'ok', message: 'Thank you.' }, headers: noStore }
    : notFound(request, context);
}

/** `POST /v1/pipeline/{id}/mail`: who sent the file names an address; counted by who asks and by who gets it. */
export async function mailJob(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const { mailResult, jobs, rates, secrets, now } = context;
  if (!mailResult) return refuse('mail.off');
  const { email, language = 'en' } = request.body as z.output<typeof mailTo>; // parsed by the route's schema
  const view = await jobs.find(request.params.id!);
  if (!view) return notFound(request, context);
  const wait = await rates.count('mailedTo', secrets.keyedHash('mailed to', email.toLowerCase()));
  if (wait > 0) return tooMany(wait, now());
  const became = await mailResult({ id: view.id, to: email, language });
  if (became === 'sent') return refuse('mail.sent');
  if (became !== 'taken') return refuse(became === 'none' ? 'pass.none' : 'pass.deleted');
  return { status: 202, body: { status: 'ok', message: 'It will be mailed.' }, headers: noStore };
}

/** `POST /v1/waitlist` */
export async function subscribe({ body }: ApiRequest, { newsletter, now }: ApiContext): Promise<Answer> {
  const { email } = body as z.output<typeof waitlist>; // parsed by the route's schema
  await newsletter.subscribe(email, now());
  return { status: 200, body: { status: 'ok', message: "You're subscribed!" } };
}
