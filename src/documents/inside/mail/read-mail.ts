import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { UnreadReason } from '../../document.ts';
import type { MailLimits } from '../../shared/mail/limits.ts';
import { readMailDate } from '../../shared/mail/mail-date.ts';
import { longestContentId, type RawPart } from '../../shared/mail/raw-part.ts';
import { findMessage } from '../../shared/mail/recognise-mail.ts';
import { foldText } from '../../shared/texts/clean-text.ts';
import { headersOfForwarded, type MailHeaders } from './forwards/headers-of-forwarded.ts';
import { cutAfterParts, headerLineCount, mendBoundary } from './mend-mail.ts';
import { importance, isMessage, type MailFile, readAttachment, unread } from './read-attachment.ts';
import { readTexts } from './read-text.ts';

export { readHtml } from './read-text.ts';

/**
 * Takes a message (RFC 5322, MIME) apart: texts laid out, calendars and passes read, PDF and pictures as bytes, messages
 * inside of it the same way. Type is decided by content. Never throws on what is in the bytes, never fetches anything.
 *
 * @returns undefined if the bytes are not an e-mail
 */
export async function readMail(bytes: Uint8Array, limits: MailLimits): Promise<RawPart | undefined> {
  return readMessage(bytes, { limits, messagesLeft: limits.messages, filesLeft: limits.attachments });
}

/** Characters of a text that still says no more than "see attached". */
const longestCover = 3000;

type Budget = { readonly limits: MailLimits; messagesLeft: number; filesLeft: number };

async function readMessage(bytes: Uint8Array, budget: Budget, name?: string): Promise<RawPart | undefined> {
  const start = findMessage(bytes);
  if (start === undefined) return undefined;
  const { limits } = budget;
  const bounded = cutAfterParts(mendBoundary(bytes.subarray(start)), limits.parts);
  const email = await parse(bounded.bytes, limits);
  if (!email) return { type: 'mail', ...(name ? { name } : {}), parts: [beyond('too-deep')] };
  const headers = headersOf(email);
  const known = { forwarder: headers.from, readers: email.to ?? [], empty: email.attachments.length > 0 };
  const { parts: texts, forwarded, pictures } = readTexts(email.html, email.text, known);
  const files = await readFiles(email, budget, new Set(pictures));
  const parts: RawPart[] = [...texts, ...files];
  if (bounded.cut) parts.push(beyond('too-many'));
  const head = forwarded ? headersOfForwarded(headers, forwarded) : headers;
  return { type: 'mail', ...(name ? { name } : {}), ...withoutCover(head, withoutTwins(parts)) };
}

/** Who attaches a whole message writes about it in the mail around it; that is no ticket. */
function withoutCover(
  head: MailHeaders,
  parts: readonly RawPart[],
): MailHeaders & { readonly parts: readonly RawPart[] } {
  const attached = parts.some((part) => part.type === 'mail' && part.parts.length > 0);
  const texts = parts.filter((part) => part.type === 'text');
  const cover = texts.flatMap((part) => part.pages.flatMap(({ lines }) => lines.map(({ text }) => text))).join('\n');
  if (!attached || head.own !== undefined || cover.length > longestCover) return { ...head, parts };
  const { date } = head;
  const own = { ...(date ? { date } : {}), own: cover.slice(0, 2000) };
  return { ...own, parts: parts.filter((part) => part.type !== 'text') };
}

async function parse(bytes: Uint8Array, limits: MailLimits): Promise<Email | undefined> {
  if (headerLineCount(bytes, limits.headerLines) > limits.headerLines) return undefined;
  try {
    // The parser copies what is part of something else, and a large mail is not to be held twice.
    const isAll = bytes.length === bytes.buffer.byteLength;
    return await PostalMime.parse(isAll ? (bytes.buffer as ArrayBuffer) : bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: limits.depth,
      maxHeadersSize: limits.headerBytes,
      maxRfc822NestingDepth: 0,
    });
  } catch {
    return undefined;
  }
}

function headersOf(email: Email): MailHeaders {
  const subject = foldText(email.subject ?? '').slice(0, 1000);
  const sender = email.from?.address === undefined ? email.from?.group?.[0] : email.from;
  const name = foldText(sender?.name ?? '').slice(0, 300);
  const address = sender?.address.trim().slice(0, 320);
  const from = { ...(name ? { name } : {}), ...(address ? { address } : {}) };
  const date = dateOf(email);
  return { ...(subject ? { subject } : {}), ...(name || address ? { from } : {}), ...(date ? { date } : {}) };
}

/** The Date field; a message without one has been somewhere at the time of its last Received field. */
function dateOf(email: Email): string | undefined {
  const value = (key: string) => email.headers.find((header) => header.key === key)?.value;
  return readMailDate(value('date') ?? '') ?? readMailDate(value('received')?.split(';').at(-1) ?? '');
}

async function readFiles(email: Email, budget: Budget, left: ReadonlySet<string>): Promise<readonly RawPart[]> {
  const files = email.attachments.filter((attachment) => !left.has(contentIdOf(attachment))).map(toFile);
  const chosen = new Set(
    files.toSorted((one, other) => importance(one) - importance(other)).slice(0, Math.max(0, budget.filesLeft)),
  );
  budget.filesLeft -= chosen.size;
  const parts: RawPart[] = [];
  for (const file of files) {
    if (!chosen.has(file)) parts.push(unread(file, 'too-many'));
    else if (isMessage(file)) parts.push(await readInner(file, budget));
    else parts.push(...readAttachment(file));
  }
  return parts;
}

async function readInner(file: MailFile, budget: Budget): Promise<RawPart> {
  if (budget.messagesLeft <= 0) return unread(file, 'too-deep');
  budget.messagesLeft -= 1;
  return (await readMessage(file.bytes, budget, file.name)) ?? unread(file, 'damaged');
}

function toFile(attachment: Attachment): MailFile {
  const { content, filename, mimeType, disposition, related } = attachment;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const name = foldText(filename ?? '').slice(0, 255);
  const inline = related === true || (disposition === 'inline' && attachment.contentId !== undefined);
  const contentId = inline ? contentIdOf(attachment).slice(0, longestContentId) : '';
  return {
    ...(name ? { name } : {}),
    ...(contentId ? { contentId } : {}),
    mediaType: mimeType.slice(0, 100),
    bytes,
    inline,
  };
}

function contentIdOf({ contentId }: Attachment): string {
  return contentId?.replace(/^<|>$/g, '') ?? '';
}

/** Invitations carry their calendar twice, as a part and as a file: the first is kept. */
function withoutTwins(parts: readonly RawPart[]): readonly RawPart[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    if (part.type !== 'calendar') return true;
    const key = JSON.stringify(part.events.map((event) => [event.uid, event.summary, event.start, event.description]));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function beyond(reason: UnreadReason): RawPart {
  return { type: 'unread', mediaType: 'multipart/mixed', reason };
}
