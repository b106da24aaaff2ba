/** What we open, told by content alone. */
export type DocumentKind = 'pdf' | 'png' | 'jpeg' | 'mail';

/** As many first bytes as `documentKind` wants to see. */
export const headBytes = 4096;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** Headers of which every mail has one near its top (RFC 5322, and what mail servers put before). */
const mailHeaders =
  /^(?:from|to|cc|date|subject|sender|reply-to|received|return-path|delivered-to|message-id|mime-version|content-type|dkim-signature|authentication-results|arc-seal|x-[a-z0-9-]+):/im;

/** The kind of a file from its first bytes; undefined when it is none of ours. */
export function documentKind(head: Uint8Array): DocumentKind | undefined {
  if (startsWith(head, png)) return 'png';
  if (startsWith(head, jpeg)) return 'jpeg';
  const text = Buffer.from(head.subarray(0, headBytes)).toString('latin1');
  // ISO 32000-1, implementation note 13: readers accept the header within the first 1024 bytes.
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf';
  return looksLikeMail(text) ? 'mail' : undefined;
}

/** A mail begins with lines `Name: value` (RFC 5322, 2.2), at least one of them well known. */
function looksLikeMail(text: string): boolean {
  const start = text.replace(/^\xef\xbb\xbf/, '').replace(/^(?:From [^\r\n]*)?[\r\n]+/, '');
  const [header = ''] = start.split(/\r?\n\r?\n/, 1);
  const first = start.split(/\r?\n/, 1)[0] ?? '';
  return /^[!-9;-~]+[ \t]*:/.test(first) && mailHeaders.test(header) && !header.includes('\0');
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}
