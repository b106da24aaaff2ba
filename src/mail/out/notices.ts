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

/** LIST: mails of ours that answer no job. */
export type Notice = 'limit' | 'help' | 'deleted' | 'nothing-to-delete';

/** Writes a notice to a sender. Durable when it resolves. */
export async function sendNotice(to: AnswerAddress, notice: Notice, context: NoticeContext): Promise<void> {
  const { content, answerBook, now } = context;
  const answer = randomBytes(32).toString('hex');
  const message = await composeMail(noticeIn(notice, to.language ?? 'en'), { to, ...signatureOf(answer, context) });
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

function noticeIn(notice: Notice, language: Language): Answer {
  const { limit, help, deleted } = wordsIn(language);
  const base = { language, passes: [], notes: [] };
  switch (notice) {
    case 'limit':
      return { ...base, subject: limit.subject, heading: limit.heading, opening: limit.opening, notes: [limit.note] };
    case 'help':
      return { ...base, ...help };
    case 'deleted':
      return { ...base, subject: deleted.subject, heading: deleted.subject, opening: deleted.opening };
    case 'nothing-to-delete':
      return { ...base, subject: deleted.nothing, heading: deleted.nothing, opening: deleted.before };
  }
}
