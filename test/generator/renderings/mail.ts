import type { Random } from '../random.ts';

/** A part of a mail before encoding. */
export type MailPart =
  | { readonly type: 'text/plain' | 'text/html' | 'text/calendar'; readonly text: string }
  | { readonly type: string; readonly bytes: Uint8Array; readonly name?: string; readonly cid?: string }
  | {
      readonly type: 'multipart/mixed' | 'multipart/alternative' | 'multipart/related';
      readonly parts: readonly MailPart[];
    }
  | { readonly type: 'message/rfc822'; readonly message: string };

export type MailHeaders = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** `YYYY-MM-DDTHH:mm`, written with `offset`. */
  readonly date: string;
  /** `+01:00`. */
  readonly offset: string;
};

/** Writes a mail after RFC 5322 and RFC 2045 to 2047. */
export function writeMail(random: Random, headers: MailHeaders, body: MailPart): string {
  const head = [
    `From: ${address(headers.from)}`,
    `To: ${address(headers.to)}`,
    `Subject: ${word(headers.subject)}`,
    `Date: ${mailDate(headers.date, headers.offset)}`,
    `Message-ID: <${random.letters(14)}@${headers.from.address.split('@')[1]}>`,
    'MIME-Version: 1.0',
  ];
  return [...head, writePart(random, body)].join('\r\n');
}

/** `Fri, 20 Nov 2026 20:47:00 +0100`. */
export function mailDate(local: string, offset: string): string {
  const text = new Date(`${local}:00Z`).toUTCString();
  return text.replace('GMT', offset.replace(':', ''));
}

function writePart(random: Random, part: MailPart): string {
  if ('parts' in part) return multipart(random, part);
  if ('message' in part)
    return `Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${part.message}`;
  if ('text' in part) return textPart(random, part);
  const name = part.name ? `; name="${part.name}"` : '';
  const disposition = part.cid
    ? `Content-ID: <${part.cid}>\r\nContent-Disposition: inline`
    : `Content-Disposition: attachment; filename="${part.name}"`;
  return `Content-Type: ${part.type}${name}\r\nContent-Transfer-Encoding: base64\r\n${disposition}\r\n\r\n${base64Lines(part.bytes)}`;
}

function multipart(random: Random, part: Extract<MailPart, { parts: unknown }>): string {
  const boundary = `=_${random.letters(20)}`;
  const parts = part.parts.map((inner) => `--${boundary}\r\n${writePart(random, inner)}\r\n`);
  return `Content-Type: ${part.type}; boundary="${boundary}"\r\n\r\n${parts.join('')}--${boundary}--\r\n`;
}

/** UTF-8 mostly; ISO 8859-1 now and then where the text allows it. */
function textPart(random: Random, part: Extract<MailPart, { text: string }>): string {
  const latin = /^[\x00-\x7f\xa0-\xff]*$/.test(part.text) && random.chance(0.3);
  const bytes = Buffer.from(part.text.replace(/\r?\n/g, '\r\n'), latin ? 'latin1' : 'utf8');
  const head = `Content-Type: ${part.type}; charset=${latin ? 'iso-8859-1' : 'utf-8'}`;
  if (random.chance(0.3)) return `${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Lines(bytes)}`;
  return `${head}\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotedPrintable(bytes)}`;
}

function base64Lines(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('base64')
    .replace(/(.{76})(?=.)/g, '$1\r\n');
}

/** RFC 2045, section 6.7. */
function quotedPrintable(bytes: Uint8Array): string {
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n');
  return lines
    .map((line) => {
      const encoded = [...line]
        .map((sign) => (/[ -<>-~]/.test(sign) ? sign : hex(sign)))
        .join('')
        .replace(/ $/, '=20');
      return softBreaks(encoded);
    })
    .join('\r\n');
}

function softBreaks(line: string): string {
  const out: string[] = [];
  let rest = line;
  while (rest.length > 75) {
    let cut = 74;
    if (rest[cut - 1] === '=') cut -= 1;
    else if (rest[cut - 2] === '=') cut -= 2;
    out.push(`${rest.slice(0, cut)}=`);
    rest = rest.slice(cut);
  }
  return [...out, rest].join('\r\n');
}

function hex(sign: string): string {
  return `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** RFC 2047; several words where one would be too long. */
function word(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const pieces = [...text].reduce<string[]>((list, sign) => {
    const last = list.at(-1);
    if (last !== undefined && Buffer.byteLength(last + sign) <= 40) list[list.length - 1] = last + sign;
    else list.push(sign);
    return list;
  }, []);
  return pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ');
}

function address(who: MailHeaders['from']): string {
  return /^[\w ]*$/.test(who.name)
    ? `${who.name} <${who.address}>`
    : `${/^[ -~]*$/.test(who.name) ? `"${who.name}"` : word(who.name)} <${who.address}>`;
}
