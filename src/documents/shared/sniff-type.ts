import { unzipSync } from 'fflate';
import { findMessage } from './mail/recognise-mail.ts';
import { readPictureHeader } from './pictures/picture-header.ts';

/** What a file is by its content: something that a reader opens, or something else in words for people. */
export type SniffedType =
  | { readonly is: 'empty' }
  | { readonly is: 'pdf' | 'png' | 'jpeg' | 'mail' | 'archive' }
  | { readonly is: 'text'; readonly mediaType: 'text/calendar' | 'text/html' | 'text/plain' }
  | { readonly is: 'other'; readonly what: string; readonly mediaType: string };

/** Decides what a file is; its name and declared type say nothing. */
export function sniffType(bytes: Uint8Array): SniffedType {
  if (bytes.length === 0) return { is: 'empty' };
  // TextDecoder's latin1 is windows-1252, which moves 0x80 to 0x9f.
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const known = others.find(({ looks }) => looks.test(head));
  if (/^\x89PNG\r\n\x1a\n/.test(head)) return { is: 'png' };
  if (head.startsWith('\xff\xd8\xff')) return { is: 'jpeg' };
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return sniffArchive(bytes);
  if (known) return { is: 'other', ...known.type };
  // ISO 32000-1, annex H: the header may stand anywhere in the first 1024 bytes; a mail may quote one there.
  if (head.startsWith('%PDF-')) return { is: 'pdf' };
  if (findMessage(bytes) !== undefined) return { is: 'mail' };
  if (head.includes('%PDF-')) return { is: 'pdf' };
  return sniffText(bytes);
}

const type = (what: string, mediaType: string) => ({ what, mediaType });

/** What people send by mistake, by the bytes that it begins with. */
const others: readonly {
  readonly looks: RegExp;
  readonly type: { readonly what: string; readonly mediaType: string };
}[] = [
  { looks: /^GIF8[79]a/, type: type('a GIF picture', 'image/gif') },
  { looks: /^RIFF[\s\S]{4}WEBP/, type: type('a WebP picture', 'image/webp') },
  { looks: /^[\s\S]{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/, type: type('a HEIC photo', 'image/heic') },
  { looks: /^[\s\S]{4}ftypavi[fs]/, type: type('an AVIF picture', 'image/avif') },
  { looks: /^[\s\S]{4}ftyp/, type: type('a video', 'video/mp4') },
  { looks: /^(?:II\*\0|MM\0\*)/, type: type('a TIFF picture', 'image/tiff') },
  { looks: /^BM[\s\S]{4}\0\0\0\0/, type: type('a Windows bitmap', 'image/bmp') },
  { looks: /^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/, type: type('a JPEG 2000 picture', 'image/jp2') },
  { looks: /^8BPS/, type: type('a Photoshop file', 'image/vnd.adobe.photoshop') },
  { looks: /^%!PS/, type: type('a PostScript file', 'application/postscript') },
  { looks: /^\{\\rtf/, type: type('an RTF document', 'application/rtf') },
  {
    looks: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/,
    type: type('an older Office document or Outlook message', 'application/x-ole-storage'),
  },
  { looks: /^\x78\x9f\x3e\x22/, type: type('an Outlook attachment (winmail.dat)', 'application/ms-tnef') },
  { looks: /^(?:Rar!|7z\xbc\xaf|\x1f\x8b|BZh|\xfd7zXZ)/, type: type('a compressed archive', 'application/x-archive') },
  { looks: /^(?:MZ|\x7fELF|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe)/, type: type('a program', 'application/octet-stream') },
  { looks: /^(?:ID3|OggS|fLaC|\xff[\xfb\xf3])/, type: type('a sound recording', 'audio/mpeg') },
  { looks: /^(?:bplist|SQLite format)/, type: type('a data file', 'application/octet-stream') },
  {
    looks: /^\s*(?:\xef\xbb\xbf)?(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i,
    type: type('an SVG drawing', 'image/svg+xml'),
  },
];

/** An Office document and a pass are ZIP archives, told apart by the names in them. */
function sniffArchive(bytes: Uint8Array): SniffedType {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        if (names.length < 200) names.push(name);
        return false; // names only, nothing is inflated
      },
    });
  } catch {
    return { is: 'other', ...type('a damaged ZIP archive', 'application/zip') };
  }
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^pass\.json$/i) || has(/\.pkpass$/i)) return { is: 'archive' };
  if (has(/^word\//))
    return {
      is: 'other',
      ...type('a Word document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    };
  if (has(/^xl\//))
    return {
      is: 'other',
      ...type('an Excel sheet', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    };
  if (has(/^ppt\//))
    return {
      is: 'other',
      ...type('a PowerPoint file', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'),
    };
  if (has(/^Index\/.*\.iwa$/))
    return { is: 'other', ...type('a Pages, Numbers or Keynote document', 'application/x-iwork') };
  if (has(/^content\.xml$/))
    return { is: 'other', ...type('an OpenDocument file', 'application/vnd.oasis.opendocument') };
  if (has(/^META-INF\/container\.xml$/)) return { is: 'other', ...type('an e-book', 'application/epub+zip') };
  return { is: 'other', ...type('a ZIP archive', 'application/zip') };
}

/** Text that a person could read: no control characters but line ends, tabs and form feeds; UTF-16 with its mark. */
function sniffText(bytes: Uint8Array): SniffedType {
  const sample = bytes.subarray(0, 64 * 1024);
  const wide = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff);
  const text = new TextDecoder(wide ? (sample[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'latin1').decode(sample);
  if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) {
    return { is: 'other', ...type('a file of a kind that we do not know', 'application/octet-stream') };
  }
  if (/^\W{0,4}\s*<\?xml\s(?![\s\S]{0,500}<html[\s>])/i.test(text))
    return { is: 'other', ...type('an XML file', 'application/xml') };
  if (/^\W{0,4}\s*BEGIN:VCALENDAR/i.test(text)) return { is: 'text', mediaType: 'text/calendar' };
  if (/<(?:!doctype html|html|head|body|table|div)[\s>]/i.test(text.slice(0, 4096)))
    return { is: 'text', mediaType: 'text/html' };
  return { is: 'text', mediaType: 'text/plain' };
}

/** Whether the bytes are a picture too small to show anything: spacers and counters in mails. */
export function isSpeck(bytes: Uint8Array): boolean {
  const header = readPictureHeader(bytes);
  return header !== undefined && Math.min(header.width, header.height) < 32;
}
