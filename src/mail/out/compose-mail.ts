import { calendarType } from '#src/itinerary/calendar.ts';
import { mailComposer } from '#src/mail/mail-libraries.ts';
import type { Answer } from './answer.ts';
import type { AnswerAddress } from './answer-address.ts';
import { answerHtml, codeId } from './answer-html.ts';
import { answerText } from './answer-text.ts';

/** Who answers. */
export type AnswerSender = { readonly name: string; readonly address: string };

/** What stands in the header of an answer beside its text. */
export type Letter = {
  readonly to: AnswerAddress;
  readonly from: AnswerSender;
  /** Without angle brackets; the same at every try, so that a second copy is known as one. */
  readonly messageId: string;
  readonly at: Date;
};

/** Writes an answer as a message (RFC 5322): text, HTML with its pictures, and every pass as a file of its own. */
export function composeMail(answer: Answer, { to, from, messageId, at }: Letter): Promise<Buffer> {
  const attached = answer.passes.filter((pass) => pass.attached);
  const codes = answer.passes.flatMap(({ picture }, index) =>
    picture?.code ? [{ cid: codeId(index), content: Buffer.from(picture.code.png) }] : [],
  );
  const MailComposer = mailComposer();
  const composer = new MailComposer({
    from,
    to: to.to,
    subject: answer.subject,
    date: at,
    messageId: `<${messageId}>`,
    ...(to.answers[0] ? { inReplyTo: to.answers[0] } : {}),
    references: [...to.references, ...to.answers],
    // RFC 3834, 5: who answers, or writes, by machine says so.
    headers: { 'Auto-Submitted': answer.asked ? 'auto-generated' : 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: answerText(answer, from.name),
    html: answerHtml(answer, from.name),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: [
      ...codes.map(({ cid, content }, index) => ({
        cid,
        content,
        filename: `code-${index + 1}.png`,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
      })),
      ...attached.map(({ fileName, bytes }) => ({
        filename: fileName,
        content: Buffer.from(bytes),
        contentType: 'application/vnd.apple.pkpass',
      })),
      ...(answer.calendar ? [{ filename: 'tickets.ics', content: answer.calendar, contentType: calendarType }] : []),
    ],
  });
  return composer.compile().build();
}
