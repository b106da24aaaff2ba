/**
 * Domestic tickets of ZSSK (Slovakia): three bytes, then lines of text packed with zlib. Of the lines only those are read whose
 * meaning is described in public (https://community.kde.org/KDE_PIM/KItinerary); the rest, times among them, stays on the page.
 */
import { inflateSync } from 'node:zlib';

/** What a code of Slovak railways says in the open: what was sold, in Slovak. */
export type ZsskTicket = {
  /** `CESTOVNÝ LÍSTOK` */
  readonly title: string;
  /** `JEDNOSMERNÁ CESTA`: one way. */
  readonly type?: string;
};

const unpackedLimit = 8 * 1024;

/** Reads a code; undefined when the bytes are anything else or cannot be unpacked. Never throws. */
export function parseZssk(bytes: Uint8Array): ZsskTicket | undefined {
  if (bytes.length < 60 || bytes[3] !== 0x78) return undefined;
  const lines = unpack(bytes.subarray(3))?.split('\n') ?? [];
  const [title, type] = [lines[24]?.trim() ?? '', lines[26]?.trim() ?? ''];
  const isTicket = lines.length >= 30 && lines[0] === 'P' && /^\d{16}/.test(lines[1] ?? '') && lines[22] === 'N';
  if (!isTicket || !/LÍSTOK|MIESTENKA/i.test(title) || title.length > 60) return undefined;
  return { title, ...(/^\p{Lu}[\p{Lu} ]{4,40}$/u.test(type) ? { type } : {}) };
}

function unpack(bytes: Uint8Array): string | undefined {
  try {
    const unpacked = inflateSync(bytes, { maxOutputLength: unpackedLimit });
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch {
    return undefined;
  }
}
