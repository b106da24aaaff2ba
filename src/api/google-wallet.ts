import { type Answer, refusal, unknownJob } from './answer.ts';
import { countingNumber, noPass, noStore } from './read-job.ts';
import type { ApiContext, ApiRequest } from './route.ts';

/** `GET /v1/pipeline/{id}/passes/{n}/google-wallet`: a link that is signed now and holds the pass; counts as a download. */
export async function readSaveLink(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const number = countingNumber(request.params.n);
  if (number === undefined) return unknownJob;
  const { googleWallet, jobs, now } = context;
  if (!googleWallet)
    return refusal(404, 'Google Wallet is not offered here. Most wallets on Android open the .pkpass file.');
  const found = await jobs.trips(request.params.id!, [number]);
  if (found.state !== 'ready') return noPass(found.state, request, context);
  const link = googleWallet.link(found.trips[0]!, { number }, now());
  const made = 'create' in link ? await link.create() : link;
  if ('failed' in made) return refusal(503, made.failed);
  return 'refused' in made
    ? refusal(422, made.refused)
    : { status: 200, body: { save_url: made.url }, headers: noStore };
}
