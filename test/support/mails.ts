import type { DocumentNode } from '#src/documents/document.ts';
import { readMail } from '#src/documents/inside/mail/read-mail.ts';
import { mailLimits } from '#src/documents/shared/mail/limits.ts';
import type { RawPart } from '#src/documents/shared/mail/raw-part.ts';
import type { ExtractionInput } from '#src/extraction/extractor.ts';
import { statedBarcodes } from '#src/extraction/schema-org/stated-barcodes.ts';

/** A part of a mail to be written: its header fields and its body as it travels. */
export type PartText = { readonly head: string; readonly body: string };

const usual =
  'From: Tickets <tickets@example.org>\nTo: ada@example.org\nDate: Mon, 1 Mar 2027 10:00:00 +0100\nSubject: Your ticket';

/** A mail with one body; `head` adds or replaces nothing, it comes after the usual fields. */
export function mailText({ head, body }: PartText): string {
  return `${usual}\nMIME-Version: 1.0\n${head}\n\n${body}`;
}

/** A container of parts, itself a part. */
export function multipart(subtype: string, parts: readonly PartText[], boundary = `b-${subtype}`): PartText {
  const body = parts.map((part) => `--${boundary}\n${part.head}\n\n${part.body}\n`).join('');
  return { head: `Content-Type: multipart/${subtype}; boundary="${boundary}"`, body: `${body}--${boundary}--\n` };
}

/** A text part. */
export function textPart(text: string, subtype: 'plain' | 'html' = 'plain'): PartText {
  return { head: `Content-Type: text/${subtype}; charset=utf-8`, body: text };
}

/** An attached file. */
export function filePart(bytes: Uint8Array | string, mediaType: string, name?: string): PartText {
  const named = name ? `; name="${name}"\nContent-Disposition: attachment; filename="${name}"` : '';
  const body = Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\n');
  return { head: `Content-Type: ${mediaType}${named}\nContent-Transfer-Encoding: base64`, body };
}

/** Reads a mail with the limits of the product; fails the test when it is none. */
export async function openMail(mail: string | Uint8Array): Promise<Extract<RawPart, { type: 'mail' }>> {
  const part = await readMail(typeof mail === 'string' ? new TextEncoder().encode(mail) : mail, mailLimits);
  if (part?.type !== 'mail') throw new Error('not read as a mail');
  return part;
}

/** All lines of the texts of a part, in order. */
export function linesOf(part: RawPart): string[] {
  if (part.type === 'mail') return part.parts.flatMap(linesOf);
  return part.type === 'text' ? part.pages.flatMap((page) => page.lines.map((line) => line.text)) : [];
}

/** What an extractor gets for a part and everything in it; files are left out. */
export function extractionInput(part: RawPart): ExtractionInput {
  const root = toDocument(part, '0');
  const walk = (node: DocumentNode): DocumentNode[] => [node, ...node.parts.flatMap(walk)];
  const documents = walk(root);
  return { root, documents, barcodes: statedBarcodes(documents), contextDay: '2027-03-01', documentDated: true };
}

/** A calendar with one event, for the lines that stand in it. */
export function calendarText(...lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
}

function toDocument(part: RawPart, id: string): DocumentNode {
  const inner = part.type === 'mail' ? part.parts.map((each, at) => toDocument(each, `${id}.${at + 1}`)) : [];
  switch (part.type) {
    case 'file':
      return { type: 'unread', id, mediaType: 'application/octet-stream', reason: 'too-many', parts: [] };
    case 'pass': {
      const barcodes = part.barcodes.map((code, at) => ({
        ...code,
        id: `${id}#${at + 1}`,
        document: id,
        origin: 'stated' as const,
      }));
      return { ...part, id, barcodes, parts: [] };
    }
    default:
      return { ...part, id, parts: inner };
  }
}
