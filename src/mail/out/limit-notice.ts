import { randomBytes } from 'node:crypto';
import { answerRefs } from '#src/jobs/answer-refs.ts';
import type { ContentStore } from '#src/jobs/content-store.ts';
import type { Language } from '#src/languages/languages.ts';
import type { Answer } from './answer.ts';
import type { AnswerAddress } from './answer-address.ts';
import type { AnswerBook } from './answer-book.ts';
import { composeMail } from './compose-mail.ts';
import { type DeliveryContext, signatureOf } from './deliver-answers.ts';
import { wordsIn } from './words/words.ts';

/** What writing a notice needs. */
export type NoticeContext = Pick<DeliveryContext, 'from' | 'secrets' | 'now'> & {
  readonly content: ContentStore;
  readonly answerBook: AnswerBook;
};

/** Tells a sender that no more of their mails are converted today. Durable when it resolves. */
export async function sendLimitNotice(to: AnswerAddress, context: NoticeContext): Promise<void> {
  const { content, answerBook, now } = context;
  const answer = randomBytes(32).toString('hex');
  const message = await composeMail(noticeIn(to.language ?? 'en'), { to, ...signatureOf(answer, context) });
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

function noticeIn(language: Language): Answer {
  const { subject, heading, opening, note } = wordsIn(language).limit;
  return { language, subject, heading, opening, passes: [], notes: [note] };
}
