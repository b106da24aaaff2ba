/**
 * Domestic tickets of MÁV (Hungary), versions 4 to 6: a head, blocks of fixed sizes packed with gzip, a signature; as described at
 * https://github.com/pjuhasz/mav_train_ticket (FORMAT.md). Tags whose meaning nobody has found are not read. Stations have the
 * numbers of the UIC in version 4, and MÁV's own later.
 */
import { gunzipSync } from 'node:zlib';
import { readBlocks } from './mav-blocks.ts';
import type { MavTicket } from './mav-ticket.ts';

const versions = [4, 5, 6] as const;
const magic = '1f8b08';

/** The largest ticket with every kind of block a few times stays far below this. */
const unpackedLimit = 8 * 1024;

/** Reads a code; undefined when the bytes are anything else or cannot be unpacked. Never throws. */
export function parseMav(bytes: Uint8Array): MavTicket | undefined {
  const version = versions.find((known) => known === bytes[0]);
  if (!version) return undefined;
  // From version 5 on the number and the issuer stand before the packed part, and the signature is shorter.
  const [start, signature] = version === 4 ? [2, 256] : [24, 56];
  const packed = bytes.subarray(start, Math.max(start, bytes.length - signature));
  if (Buffer.from(packed.subarray(0, 3)).toString('hex') !== magic) return undefined;
  const unpacked = unpack(packed);
  const blocks = unpacked && readBlocks(unpacked, version);
  if (!blocks) return undefined;
  const head = version === 4 ? {} : { ticketNumber: textAt(bytes, 2, 18), issuer: textAt(bytes, 20, 4) };
  const ticket: MavTicket = { ...blocks, ...head, version };
  return /^[A-Z0-9]{6,18}$/.test(ticket.ticketNumber) && /^\d{4}$/.test(ticket.issuer) ? ticket : undefined;
}

function unpack(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: unpackedLimit });
  } catch {
    return undefined;
  }
}

function textAt(bytes: Uint8Array, from: number, size: number): string {
  return Buffer.from(bytes.subarray(from, from + size))
    .toString('utf8')
    .replace(/\0[\s\S]*$/, '')
    .trim();
}
