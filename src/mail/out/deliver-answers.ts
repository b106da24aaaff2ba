import { answerRefs } from '#src/jobs/answer-refs.ts';
import type { ContentStore } from '#src/jobs/content-store.ts';
import type { JobRecords } from '#src/jobs/job-records.ts';
import type { JobResult } from '#src/jobs/job-result.ts';
import type { Secrets } from '#src/jobs/secrets.ts';
import { answerOf } from './answer.ts';
import type { AnswerAddress } from './answer-address.ts';
import { type AnswerBook, jobOfAnswer } from './answer-book.ts';
import { answerIdOf } from './answer-id.ts';
import { type AnswerSender, composeMail } from './compose-mail.ts';
import { type DrawCode, pictureOf } from './pass-picture.ts';
import { patience, waitBeforeTry } from './retry.ts';
import { type MailTransport, NeverDelivered } from './transport.ts';

/** What sending answers needs. */
export type DeliveryContext = {
  readonly answerBook: AnswerBook;
  readonly records: Pick<JobRecords, 'find'>;
  readonly content: ContentStore;
  readonly secrets: Pick<Secrets, 'keyedHash'>;
  readonly transport: MailTransport;
  readonly from: AnswerSender;
  readonly publicUrl: string;
  /** Before the second try; later ones wait longer. */
  readonly retrySeconds: number;
  readonly draw: DrawCode;
  readonly now: () => number;
  /** Ids, counts and durations only. */
  readonly log: (event: DeliveryEvent) => void;
};

/** What is logged of an answer. */
export type DeliveryEvent = {
  readonly event: 'answer-sent' | 'answer-waits' | 'answer-dropped';
  readonly job: string;
  /** Since the mail was taken. */
  readonly milliseconds: number;
  readonly why?: string;
};

/** Sends one answer that was tried so often before. Answers the seconds to wait before the next try, if one is needed. */
export async function deliverAnswer(
  answer: string,
  tries: number,
  context: DeliveryContext,
): Promise<number | undefined> {
  const { answerBook, content, transport, now } = context;
  const row = await answerBook.find(answer);
  if (!row) return undefined;
  const refs = answerRefs(answer);
  const end = async (how: 'sent' | 'dropped', why?: string) => {
    const { resultKept } = await answerBook.close(answer, how);
    // Until the result ends, its visitor may allow us to write back (`kept-sender.ts`).
    if (how === 'dropped' || !resultKept) await content.destroy(refs.address);
    await content.destroy(refs.mail);
    log(how === 'sent' ? 'answer-sent' : 'answer-dropped', why);
    return undefined;
  };
  const log = (event: DeliveryEvent['event'], why?: string) =>
    context.log({ event, job: answer.slice(0, 12), milliseconds: now() - row.createdAt, ...(why ? { why } : {}) });

  const address = await addressOf(content, refs.address);
  if (!address) return end('dropped', 'address-lost');
  if (now() - row.createdAt > patience) return end('dropped', 'too-late');
  const stored = row.composed ? await content.get(refs.mail, 'files') : undefined;
  const message = stored ?? (await composeAnswer(answer, address, context));
  if (!message) return end('dropped', 'deleted');
  try {
    await transport.send({ to: address.to, message, name: fileNameOf(answer, row.createdAt) });
  } catch (error) {
    if (error instanceof NeverDelivered) return end('dropped', 'refused');
    if (!stored) await keep(answer, message, context);
    log('answer-waits', codeOf(error));
    return waitBeforeTry({ tries, age: now() - row.createdAt, first: context.retrySeconds });
  }
  return end('sent');
}

/** The mail is kept, so that the result can be deleted in time. */
async function keep(answer: string, message: Uint8Array, { content, answerBook }: DeliveryContext): Promise<void> {
  const ref = answerRefs(answer).mail;
  const key = await content.open(ref);
  await content.put({ ref, record: 'files', key }, [message]);
  await answerBook.markComposed(answer);
}

async function composeAnswer(
  answer: string,
  address: AnswerAddress,
  context: DeliveryContext,
): Promise<Uint8Array | undefined> {
  const { records, content, publicUrl, draw } = context;
  const record = await records.find(jobOfAnswer(answer));
  if (!record || !address.job || record.errorCode === 'job.deleted') return undefined;
  const made = record.resultRef ? await madeOf(content, record.resultRef) : undefined;
  if (record.state === 'completed' && !made) return undefined;
  const answered = await answerOf({
    id: address.job,
    record,
    ...(made ? { made } : {}),
    publicUrl,
    ...(address.calendar
      ? { calendar: { service: context.from.name, now: new Date(context.now()).toISOString() } }
      : {}),
    ...(address.language ? { language: address.language } : {}),
    ...(address.offset ? { offset: address.offset } : {}),
    ...(address.asked ? { asked: true } : {}),
    picture: (pass, language) => pictureOf(pass, { draw, language }),
  });
  return composeMail(answered, { to: address, ...signatureOf(answer, context) });
}

/** What the header of every mail of ours has. */
export function signatureOf(answer: string, { from, secrets, now }: Pick<DeliveryContext, 'from' | 'secrets' | 'now'>) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return { from, messageId: `${answerIdOf(answer, secrets)}@${domain}`, at: new Date(now()) };
}

async function madeOf(content: ContentStore, ref: string) {
  const result = await content.get(ref, 'result');
  const files = await content.get(ref, 'files');
  return result && files && { result: JSON.parse(Buffer.from(result).toString('utf8')) as JobResult, files };
}

async function addressOf(content: ContentStore, ref: string): Promise<AnswerAddress | undefined> {
  const bytes = await content.get(ref, 'source');
  return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as AnswerAddress); // written by us
}

/** `20261120T221500Z-1f0c…`: in the order they came in. */
function fileNameOf(answer: string, createdAt: number): string {
  return `${new Date(createdAt).toISOString().replace(/[-:]|\.\d+/g, '')}-${answer.slice(0, 16)}`;
}

function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
