import { randomBytes } from 'node:crypto';
import { answerRefs } from '#src/jobs/answer-refs.ts';
import type { ContentStore } from '#src/jobs/content-store.ts';
import type { AnswerAddress } from './answer-address.ts';
import type { AnswerBook } from './answer-book.ts';
import { composeMail } from './compose-mail.ts';
import { type DeliveryContext, signatureOf } from './deliver-answers.ts';

/** What writing a notice needs. */
export type NoticeContext = Pick<DeliveryContext, 'from' | 'secrets' | 'now'> & {
  readonly content: ContentStore;
  readonly answerBook: AnswerBook;
};

/** Tells a sender that no more of their mails are converted today. Durable when it resolves. */
export async function sendLimitNotice(to: AnswerAddress, context: NoticeContext): Promise<void> {
  const { content, answerBook, now } = context;
  const answer = randomBytes(32).toString('hex');
  const message = await composeMail(notice, { to, ...signatureOf(answer, context) });
  const refs = answerRefs(answer);
  const parts = [
    { ref: refs.address, record: 'source', bytes: Buffer.from(JSON.stringify(to)) },
    { ref: refs.mail, record: 'files', bytes: message },
  ] as const;
  for (const { ref, record, bytes } of parts) {
    await content.put({ ref, record, key: await content.open(ref) }, [bytes]);
  }
  await answerBook.add(answer, now());
}

const notice = {
  subject: 'No more passes by mail today',
  heading: 'That was a lot of mail',
  opening: 'You have sent us as many mails as we convert for one sender or one domain in a day.',
  passes: [],
  notes: ['Please send this one again tomorrow, or upload the ticket on our website. We write this once a day only.'],
} as const;
