/** The container of UIC leaflet 918.3 (`#UT`): a plain head with a signature, then compressed records. */
import { inflateSync } from 'node:zlib';
import { endOfCharacters } from './text.ts';

/** A container taken apart; the signature is kept, not judged. */
export type UicContainer = {
  /** 1 or 2: decides the size of the signature. */
  readonly version: number;
  /** RICS code of who signed, four characters (`1080`). */
  readonly securityProvider: string;
  readonly keyId: string;
  readonly signature: Uint8Array;
  readonly blocks: readonly UicBlock[];
};

/** One record: `U_HEAD`, `U_TLAY`, `U_FLEX`, or a company's own (`0080BL`). */
export type UicBlock = { readonly id: string; readonly version: string; readonly bytes: Uint8Array };

const headSize = 14;
const signatureSizes: Readonly<Record<number, number>> = { 1: 50, 2: 64 };

/** A code holds 3 kB at most; what unpacks to more than this is no ticket. */
const unpackedLimit = 64 * 1024;

/** Reads a container; undefined when the bytes are anything else or cannot be unpacked. Never throws. */
export function parseUicContainer(bytes: Uint8Array): UicContainer | undefined {
  const head = latin1(bytes.subarray(0, headSize));
  const match = /^#UT(0[12])([0-9A-Z]{4})([ -~]{5})$/.exec(head);
  if (!match) return undefined;
  const version = Number(match[1]);
  const from = compressedStart(bytes, headSize + signatureSizes[version]!);
  const unpacked = from === undefined ? undefined : inflate(bytes.subarray(from));
  const blocks = unpacked ? readBlocks(unpacked) : [];
  if (from === undefined || blocks.length === 0) return undefined;
  return {
    version,
    securityProvider: match[2]!,
    keyId: match[3]!,
    signature: bytes.slice(headSize, from - 4),
    blocks,
  };
}

/**
 * Where the compressed part begins: behind four digits with its size, and with the mark of zlib. Some issuers pad the
 * signature to another size, so that place is looked for when it is not where the version says.
 */
function compressedStart(bytes: Uint8Array, expected: number): number | undefined {
  const isStart = (at: number) => /^\d{4}$/.test(latin1(bytes.subarray(at - 4, at))) && bytes[at] === 0x78;
  if (isStart(expected + 4)) return expected + 4;
  for (let at = headSize + 40; at < Math.min(bytes.length, 200); at += 1) if (isStart(at)) return at;
  return undefined;
}

function inflate(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: unpackedLimit });
  } catch {
    return undefined;
  }
}

const blockHead = /^([ -~]{6})([ -~]{2})(\d{4})$/;

function readBlocks(bytes: Uint8Array): UicBlock[] {
  const blocks: UicBlock[] = [];
  let at = 0;
  while (at + 12 <= bytes.length) {
    const match = blockHead.exec(latin1(bytes.subarray(at, at + 12)));
    const size = Number(match?.[3] ?? 0);
    if (!match || size < 12) break;
    const end = blockEnd(bytes, at, size);
    blocks.push({ id: match[1]!.trim(), version: match[2]!, bytes: bytes.slice(at + 12, end) });
    at = end;
  }
  return blocks;
}

/** Sizes count bytes with most issuers and characters of UTF-8 with some: the one that another record follows is right. */
function blockEnd(bytes: Uint8Array, at: number, size: number): number {
  const endsBlock = (end: number) => end === bytes.length || blockHead.test(latin1(bytes.subarray(end, end + 12)));
  if (endsBlock(at + size)) return at + size;
  const end = endOfCharacters(bytes, at, size);
  return endsBlock(end) ? end : at + size;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
