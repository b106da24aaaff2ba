import type { UnreadReason } from '../../document.ts';
import type { RawPart } from '../../shared/mail/raw-part.ts';
import { findMessage } from '../../shared/mail/recognise-mail.ts';
import { sniffType } from '../../shared/sniff-type.ts';
import { decodeText } from '../../shared/texts/decode-text.ts';
import { readCalendar } from '../calendar/read-calendar.ts';
import { readPass } from '../pass/read-pass.ts';
import { readHtmlParts, readPlain } from './read-text.ts';

/** A file of a message: its name and declared type decide nothing by themselves. */
export type MailFile = {
  readonly name?: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly inline: boolean;
  /** Without angle brackets. */
  readonly contentId?: string;
};

/** Smallest side of a picture that could show something; smaller ones are spacers and counters. */
const smallestSide = 24;

/** Reads a file by its content. Nothing for spacers; a message inside is for the caller (`isMessage`). */
export function readAttachment(file: MailFile): readonly RawPart[] {
  const { bytes, inline, name, contentId } = file;
  const opened = {
    type: 'file',
    ...(name ? { name } : {}),
    bytes,
    inline,
    ...(contentId ? { contentId } : {}),
  } as const;
  if (isPdf(bytes) || isJpeg(bytes)) return [opened];
  if (isPng(bytes)) return isSpacer(bytes) ? [] : [opened];
  if (isZip(bytes)) return readZip(file);
  if (ofMachines.test(file.mediaType)) return [];
  if (isEncrypted(file)) return [unread(file, 'encrypted')];
  if (isText(file)) return readTextFile(file);
  return [unread({ ...file, ...knownType(bytes) }, bytes.length === 0 ? 'empty' : 'kind')];
}

/** Signatures, and the leaf that says how a message is encrypted: parts that no person sees. */
const ofMachines = /^application\/(?:(?:x-)?pkcs7-signature|pgp-(?:signature|encrypted|keys))$/i;

/** PGP by its armour (RFC 9580, 6.2), S/MIME by its type (RFC 8551, 3.2; signed data is not encrypted, but is not opened either). */
function isEncrypted({ bytes, mediaType }: MailFile): boolean {
  return /^application\/(?:x-)?pkcs7-mime$/i.test(mediaType) || startsWith(bytes, '-----BEGIN PGP MESSAGE-----');
}

/** What a file is by its content; what is declared stands where that is not known. */
function knownType(bytes: Uint8Array): { readonly mediaType?: string } {
  const sniffed = sniffType(bytes);
  return sniffed.is === 'other' && sniffed.mediaType !== 'application/octet-stream'
    ? { mediaType: sniffed.mediaType }
    : {};
}

/** Whether the file is an e-mail of its own, by declared type or by content. */
export function isMessage(file: MailFile): boolean {
  return (
    (file.mediaType === 'message/rfc822' || /\.eml$/i.test(file.name ?? '')) && findMessage(file.bytes) !== undefined
  );
}

/** Most telling first: what is looked at when there is more than the limit allows. */
export function importance(file: MailFile): number {
  if (isPdf(file.bytes) || isZip(file.bytes) || isMessage(file)) return 0;
  if (isText(file)) return 1;
  if (isPng(file.bytes) && isSpacer(file.bytes)) return 4;
  return file.inline ? 3 : 2;
}

/** A part that is listed but was not opened. */
export function unread(file: { readonly name?: string; readonly mediaType: string }, reason: UnreadReason): RawPart {
  return { type: 'unread', ...(file.name ? { name: file.name } : {}), mediaType: file.mediaType, reason };
}

function readZip(file: MailFile): readonly RawPart[] {
  const name = file.name ? { name: file.name } : {};
  const passes = readPass(file.bytes);
  if (passes.length === 0) return [unread({ ...file, ...knownType(file.bytes) }, 'kind')];
  return passes.map((pass) => ({ type: 'pass', ...name, ...pass }));
}

function readTextFile(file: MailFile): readonly RawPart[] {
  const text = decodeText(file.bytes);
  if (/^\s*BEGIN:VCALENDAR/i.test(text.slice(0, 1000)) || /^(text\/calendar|application\/ics)$/.test(file.mediaType)) {
    return [{ type: 'calendar', ...(file.name ? { name: file.name } : {}), events: readCalendar(text) }];
  }
  if (/html/.test(file.mediaType) || /\.x?html?$/i.test(file.name ?? '')) return readHtmlParts(text);
  return readPlain(text);
}

function isText(file: MailFile): boolean {
  if (/^(text\/(plain|html|calendar)|application\/(ics|xhtml\+xml))$/.test(file.mediaType)) return true;
  if (/\.(ics|html?|txt)$/i.test(file.name ?? '')) return !file.bytes.subarray(0, 1000).includes(0);
  return startsWith(file.bytes, 'BEGIN:VCALENDAR');
}

/** `%PDF-` within the first 1024 bytes (ISO 32000-1, annex H). */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

function isPng(bytes: Uint8Array): boolean {
  return startsWith(bytes, '\u0089PNG\r\n\u001A\n');
}

function isJpeg(bytes: Uint8Array): boolean {
  return startsWith(bytes, '\u00FF\u00D8\u00FF');
}

function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, 'PK\u0003\u0004');
}

/** Width and height stand in the first chunk of a PNG. */
function isSpacer(png: Uint8Array): boolean {
  if (png.length < 24) return true;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return Math.min(view.getUint32(16), view.getUint32(20)) < smallestSide;
}

function startsWith(bytes: Uint8Array, magic: string): boolean {
  for (let at = 0; at < magic.length; at += 1) if (bytes[at] !== magic.charCodeAt(at)) return false;
  return true;
}
