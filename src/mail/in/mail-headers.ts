import { domainToASCII } from 'node:url';

/** A header field: its name in lower case, its value unfolded. */
export type HeaderField = { readonly name: string; readonly value: string };

/** More is not looked at. */
const mostBytes = 256 * 1024;

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
  const bare = value.replace(/"(?:[^"\\]|\\.)*"/g, ' ').replace(/\([^()]*\)/g, ' ');
  const found =
    /^[^<>,;:"()]*<\s*([^\s<>@,;:"()]+@[^\s<>@,;:"()]+)\s*>\s*$/.exec(bare) ??
    /^\s*([^\s<>@,;:"()]+@[^\s<>@,;:"()]+)\s*$/.exec(bare);
  return found ? plainAddress(found[1]!) : undefined;
}

/** Whether an address stands in one of the values of To or Cc. */
export function isAddressed(values: readonly string[], address: string): boolean {
  const wanted = address.toLowerCase();
  return values.some((value) =>
    value
      .toLowerCase()
      .match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g)
      ?.includes(wanted),
  );
}

/** Message identifiers in a field (RFC 5322, 3.6.4), those that are safe to repeat in another mail. */
export function messageIds(values: readonly string[]): readonly string[] {
  return values.flatMap((value) => value.match(/<[!-;=?A-~]{1,120}@[!-;=?A-~]{1,120}>/g) ?? []);
}

function plainAddress(address: string): MailAddress | undefined {
  const at = address.indexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1)).toLowerCase();
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
