import { domainToASCII } from 'node:url';

/** A header field: its name in lower case, its value unfolded. */
export type HeaderField = { readonly name: string; readonly value: string };

/** More is not looked at; the door takes no message whose header is longer. */
const mostBytes = 256 * 1024;

/** A From field that is longer does not name one person. */
const mostFrom = 4000;

/** The header fields of a message (RFC 5322, 2.2), in their order. Values are UTF-8 where that reads, else Latin-1. */
export function readHeaderFields(message: Uint8Array): readonly HeaderField[] {
  const block = Buffer.from(message.subarray(0, mostBytes)).toString('latin1');
  const end = block.indexOf('\r\n\r\n');
  const text = textOf(Buffer.from(end < 0 ? block : block.slice(0, end), 'latin1'));
  return text
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      const name = line.slice(0, Math.max(0, colon)).trimEnd().toLowerCase();
      return /^[!-9;-~]+$/.test(name) ? [{ name, value: line.slice(colon + 1).trim() }] : [];
    });
}

/** All values of a field. */
export function valuesOf(fields: readonly HeaderField[], name: string): readonly string[] {
  return fields.filter((field) => field.name === name).map(({ value }) => value);
}

/** An address in two halves. `domain` is in lower case and ASCII. */
export type MailAddress = { readonly address: string; readonly local: string; readonly domain: string };

/**
 * The one address of a From field; undefined when there are none or several, or when it is written in a way that two
 * readers could understand differently. Whom we write to must be beyond doubt.
 */
export function singleAddress(value: string): MailAddress | undefined {
  if (value.length > mostFrom) return undefined;
  const bare = withoutComments(withoutQuotes(value)).trim();
  const open = bare.indexOf('<');
  const inner = open < 0 ? bare : bare.endsWith('>') ? bare.slice(open + 1, -1).trim() : '';
  const sound = /^[^<>,;:"()]*$/.test(open < 0 ? '' : bare.slice(0, open)) && isBareAddress(inner);
  return sound ? plainAddress(inner) : undefined;
}

/** Something, one `@`, something, without a sign that has a meaning in lists of addresses. */
function isBareAddress(text: string): boolean {
  const [local, domain, more] = text.split('@');
  return Boolean(local && domain) && more === undefined && !/[\s<>,;:"()]/.test(text);
}

/** Quoted strings (RFC 5322, 3.2.4) become a space; one that is not closed stays, and so does not pass. */
function withoutQuotes(value: string): string {
  let out = '';
  let kept = 0;
  let opened = -1;
  for (let at = 0; at < value.length; at += 1) {
    if (opened >= 0 && value[at] === '\\') at += 1;
    else if (value[at] === '"' && opened < 0) opened = at;
    else if (value[at] === '"') {
      out += `${value.slice(kept, opened)} `;
      kept = at + 1;
      opened = -1;
    }
  }
  return out + value.slice(kept);
}

/** Comments without others inside (RFC 5322, 3.2.2) become a space. */
function withoutComments(value: string): string {
  const [first = '', ...rest] = value.split('(');
  return rest.reduce((out, piece) => {
    const close = piece.indexOf(')');
    return close < 0 ? `${out}(${piece}` : `${out} ${piece.slice(close + 1)}`;
  }, first);
}

/** Whether an address stands in one of the values of To or Cc. */
export function isAddressed(values: readonly string[], address: string): boolean {
  const wanted = address.toLowerCase();
  return values.some((value) =>
    value
      .toLowerCase()
      .split(/[\s<>,;:"()]/)
      .includes(wanted),
  );
}

/** Message identifiers in a field (RFC 5322, 3.6.4), those that are safe to repeat in another mail. */
export function messageIds(values: readonly string[]): readonly string[] {
  return values.flatMap((value) => value.match(/<[!-;=?A-~]{1,120}@[!-;=?A-~]{1,120}>/g) ?? []);
}

function plainAddress(address: string): MailAddress | undefined {
  const at = address.indexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1, at + 1 + 256)).toLowerCase();
  const sound =
    /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain) &&
    !/[\p{C}\s\\]/u.test(local) &&
    Buffer.byteLength(local) <= 64 &&
    domain.length <= 253;
  return sound ? { address: `${local}@${domain}`, local, domain } : undefined;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}
