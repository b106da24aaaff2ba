import { answerRefs } from '#src/jobs/answer-refs.ts';
import type { JobKey } from '#src/jobs/job-id.ts';
import type { Claim } from '#src/jobs/job-records.ts';
import type { AnswerAddress } from '../out/answer-address.ts';
import { answerIdOf } from '../out/answer-id.ts';
import type { Command } from './fenced/commands.ts';
import type { Known, ReceiveContext } from './receive-context.ts';

/** A mail, and our answer to it, is known again for a week. */
export const memory = 7 * 24 * 60 * 60_000;

/** Does what a mail asks for instead of a pass, and says so. */
export async function obey(command: Command, address: AnswerAddress, { from, head, context }: Known): Promise<void> {
  const to = { ...address, ...(command.language ? { language: command.language } : {}) };
  // Who answers nothing of ours is told how to have it deleted.
  if (command.asks === 'help' || head.inReplyTo.length === 0) return context.notify(to, 'help');
  const done = await deleteAnswered(head.inReplyTo, from.address, context);
  return context.notify(to, done ? 'deleted' : 'nothing-to-delete');
}

/** By what our answer to a job is known when it is answered in its turn. */
export function answerClaim(job: JobKey, { secrets, now }: Pick<ReceiveContext, 'secrets' | 'now'>): Claim {
  return { claim: claimOf(answerIdOf(job, secrets), secrets), body: job, nonce: '', expiresAt: now() + memory };
}

const claimOf = (answerId: string, secrets: ReceiveContext['secrets']) => secrets.keyedHash('our answer', answerId);

/** Deletes the results whose answers these identifiers name, as far as they were sent to this address. */
async function deleteAnswered(ids: readonly string[], sender: string, context: ReceiveContext): Promise<boolean> {
  const { records, content, secrets, jobs, now } = context;
  let deleted = false;
  for (const id of new Set(ids.map((each) => each.slice(1, each.lastIndexOf('@'))))) {
    const claim = await records.claimed(claimOf(id, secrets), now());
    const bytes = claim && (await content.get(answerRefs(claim.body).address, 'source'));
    if (!bytes) continue;
    const { to, job } = JSON.parse(Buffer.from(bytes).toString('utf8')) as AnswerAddress; // written by us
    if (job && to.toLowerCase() === sender.toLowerCase()) deleted = (await jobs.remove(job)) || deleted;
  }
  return deleted;
}
