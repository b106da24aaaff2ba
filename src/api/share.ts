import { type Answer, unknownJob } from './answer.ts';
import { countingNumber, handOut, notFound } from './read-job.ts';
import { refuse } from './refusals.ts';
import type { ApiContext, ApiRequest } from './route.ts';

/** `POST /v1/pipeline/{id}/passes/{n}/share` */
export async function sharePass(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const found = await passOf(request, context);
  if ('status' in found) return found;
  const token = await context.shares.make(found.id, found.number, context.now());
  if (!token) return refuse('pass.links-ended');
  const body = { url: `/v1/shared/${token}`, expires_at: found.until / 1000 };
  return { status: 201, body, headers: { 'Cache-Control': 'no-store' } };
}

/** `DELETE /v1/pipeline/{id}/passes/{n}/share` */
export async function callBackPass(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const found = await passOf(request, context);
  if ('status' in found) return found;
  await context.shares.callBack(found.id, found.number, { now: context.now(), until: found.until });
  return { status: 204, headers: { 'Cache-Control': 'no-store' } };
}

/** `GET /v1/shared/{token}`: the one pass; counts as a download. */
export async function downloadShared(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const meant = await context.shares.open(request.params.token ?? '', context.now());
  if (!meant) return notFound(request, context);
  const found = await context.jobs.download(meant.id, 'pass', meant.number);
  return handOut(found, { request, context, number: 1 });
}

/** The pass that a request is about, and until when (milliseconds) its result is kept. */
async function passOf(request: ApiRequest, context: ApiContext) {
  const view = await context.jobs.find(request.params.id!);
  if (!view) return notFound(request, context);
  const number = countingNumber(request.params.n) ?? 0;
  if (!view.result && view.record.content === 'gone') return refuse('pass.deleted');
  if (!view.result?.passes[number - 1] || view.record.expiresAt === null) return unknownJob;
  return { id: view.id, number, until: view.record.expiresAt };
}
