import PostalMime from 'postal-mime';
import { createRandom } from '../random.ts';
import { writeMail } from '../renderings/mail.ts';
import type { Client, Original } from './clients.ts';
import { type ClientLanguage, clientWords } from './words.ts';

/** What a person has in words and figures of their own that must never be seen on a pass. */
export const ownWords = /quirin|ottensooser|wendelmut|kranichgasse|zinnowitz|zz9plu|99z|2031|19:37|5551234|777[.,]77/i;

const signature = [
  'Quirin Ottensooser',
  'Wendelmut & Söhne GmbH',
  'Kranichgasse 77, 80331 Zinnowitz',
  'Tel. +49 89 5551234',
  'www.wendelmut-soehne.example',
];

/** Reads a mail that the generator wrote back into what a person sees of it. */
export async function openOriginal(message: Uint8Array): Promise<Original> {
  const email = await PostalMime.parse(message);
  const sender = email.from as { name: string; address: string };
  const receiver = email.to![0] as { name: string; address: string };
  const files = email.attachments.map(({ mimeType, content, filename, contentId, disposition }) => ({
    type: mimeType,
    bytes: new Uint8Array(content as ArrayBuffer),
    ...(filename ? { name: filename } : {}),
    ...(disposition === 'inline' && contentId ? { cid: contentId.replace(/[<>]/g, '') } : {}),
  }));
  return {
    from: { name: sender.name, address: sender.address },
    to: { name: receiver.name, address: receiver.address },
    subject: email.subject ?? '',
    sent: new Date(email.date!),
    ...(email.html ? { html: email.html } : {}),
    text: (email.text ?? textOf(email.html ?? '')).trim(),
    files,
    message: Buffer.from(message).toString('latin1'),
  };
}

/** A mail as a person of this language forwards it with this program, the day after it came. */
export function forwardWith(client: Client, original: Original, language: ClientLanguage): Uint8Array {
  const words = clientWords[language];
  const own = { note: words.note, signature, disclaimer: words.disclaimer };
  const { subject, body } = client.write({ original, language, words, own });
  const at = new Date(original.sent.getTime() + 26 * 60 * 60_000).toISOString().slice(0, 16);
  const headers = {
    from: { name: 'Quirin Ottensooser', address: 'quirin@wendelmut-soehne.example' },
    to: { name: 'Tickets', address: 'tickets@passlift.localhost' },
    subject,
    date: at,
    offset: '+00:00',
  };
  return Buffer.from(writeMail(createRandom(7, client.name + language), headers, body), 'latin1');
}

/** What programs make of HTML when they write the plain text beside it. */
function textOf(html: string): string {
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/t[dh]>\s*<t[dh][^>]*>/gi, '   ')
    .replace(/<(?:br|\/p|\/div|\/tr|\/table|\/h\d|\/li)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
