import type { Email } from 'postal-mime';
import type { Language } from '#src/languages/languages.ts';
import type { Relay } from '#test/support/relay.ts';
import { sendMail } from '#test/support/smtp-talk.ts';
import { people } from './people.ts';
import type { Shape } from './shapes.ts';

/** An answer as a person has it: the HTML with its pictures in it, and what stands in its other forms. */
export type Asked = {
  readonly html: string;
  readonly text: string;
  readonly subject: string;
  readonly files: readonly string[];
  readonly messageId: string;
};

/** Whom a mail is from, and what it answers. */
export type Sender = { readonly name: string; readonly language: Language; readonly replyTo?: string };

let count = 0;

/** Sends a mail and waits for its answer; throws with what the door said where it is not taken. */
export async function ask(shape: Shape, from: Sender, { port, relay }: { port: number; relay: Relay }): Promise<Asked> {
  count += 1;
  const id = `<${count}.${from.name}@good.example>`;
  const reply = await sendMail(port, messageOf(shape, from, id));
  if (!reply.startsWith('250')) throw new Error(`${from.name}: ${reply}`);
  const { mail } = await relay.answerTo(id);
  return askedOf(mail);
}

/** What is shown of an answer. */
export function askedOf(mail: Email): Asked {
  const inline = mail.attachments.filter(({ contentId }) => contentId);
  const html = inline.reduce(
    (text, { contentId, content, mimeType }) =>
      text.replaceAll(`cid:${contentId!.replace(/[<>]/g, '')}`, `data:${mimeType};base64,${base64(content)}`),
    mail.html ?? '',
  );
  const files = mail.attachments.flatMap(({ contentId, filename }) => (contentId ? [] : (filename ?? '')));
  return { html, text: mail.text ?? '', subject: mail.subject ?? '', files, messageId: mail.messageId ?? '' };
}

const base64 = (content: string | ArrayBuffer | Uint8Array): string =>
  Buffer.from(content as ArrayBuffer).toString('base64');

function messageOf({ part, subject, calendar }: Shape, { name, language, replyTo }: Sender, id: string): string {
  const subjectLine = subject ?? `Fwd: ${people[language].subject}`;
  const head = [
    `From: Ada <${name}.${language}@good.example>`,
    `To: tickets${calendar ? '+ics' : ''}@passlift.localhost`,
    ...(subjectLine ? [`Subject: =?UTF-8?B?${Buffer.from(subjectLine).toString('base64')}?=`] : []),
    `Message-ID: ${id}`,
    'Date: Mon, 23 Nov 2026 10:00:00 +0100',
    `Content-Language: ${language}`,
    ...(replyTo ? [`In-Reply-To: ${replyTo}`, `References: ${replyTo}`] : []),
    'MIME-Version: 1.0',
    part.head,
  ];
  return `${head.join('\n')}\n\n${part.body}\n`.replace(/\r?\n/g, '\r\n');
}
