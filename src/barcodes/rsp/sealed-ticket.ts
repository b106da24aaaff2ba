/**
 * What is sealed in a ticket of National Rail: bits in fixed places, as described at https://git.eta.st/eta/rsp6-decoder and by
 * a reader of them (https://github.com/TheEnbyperor/zuegli). Texts have six bits a character, ASCII from the blank on.
 */
import { createHash } from 'node:crypto';
import { type BitReader, openBits } from '../bits.ts';
import { openWithKey, type RsaKey } from '../rsa.ts';

/** What only the issuer's public key opens. */
export type SealedTicket = {
  readonly travelClass: 'First' | 'Standard';
  /** Stations by their National Location Code: `1444`. */
  readonly from: string;
  readonly to: string;
  /** `YYYY-MM-DD`; with a clock where the ticket is for one train. */
  readonly start: string;
  readonly child: boolean;
  readonly coupon: 'single' | 'season' | 'outward' | 'return';
  readonly purchase?: {
    readonly reference?: string;
    /** Pence. */
    readonly price: number;
    readonly daysValid: number;
    /** Besides the one whose ticket it is. */
    readonly adults: number;
    readonly children: number;
  };
  readonly seats: readonly { readonly coach?: string; readonly seat?: string }[];
};

const keySize = 128;
const digestSize = 8;
const payloadSize = 108;

/** Opens the letters behind the head; undefined with another key, or where the number of the ticket inside is another one. */
export function openTicket(letters: string, number: string, key: RsaKey): SealedTicket | undefined {
  // The description does not say at which end the letters begin: what opens tells.
  for (const text of [letters, [...letters].reverse().join('')]) {
    const message = messageOf(openWithKey(numberOf(text), key, keySize));
    const ticket = message && readTicket(message);
    if (ticket?.number === number) return ticket.content;
  }
  return undefined;
}

/** Letters are digits of base 26. */
function numberOf(letters: string): bigint {
  let value = 0n;
  for (const letter of letters) value = value * 26n + BigInt(letter.charCodeAt(0) - 65);
  return value;
}

/** Behind the padding of PKCS#1 (RFC 8017 clause 9.2, or random bytes that are not zero), without its digest. */
function messageOf(opened: Buffer): Buffer | undefined {
  if (opened[0] !== 0 || (opened[1] !== 1 && opened[1] !== 2)) return undefined;
  const end = opened.indexOf(0, 2);
  const isPadded = end > 2 && (opened[1] === 2 || opened.subarray(2, end).every((byte) => byte === 0xff));
  if (!isPadded) return undefined;
  const [message, digest] = [opened.subarray(end + 1, -digestSize), opened.subarray(-digestSize)];
  const right = createHash('sha256').update(message).digest().subarray(0, digestSize);
  return right.equals(digest) && message.length >= payloadSize ? message : undefined;
}

type Read = { readonly number: string; readonly content: SealedTicket };

function readTicket(message: Uint8Array): Read | undefined {
  const at = (position: number) => openBits(message, position);
  const number = textIn(at(8), 9);
  const [from, to] = [textIn(at(109), 4), textIn(at(133), 4)];
  const [day, minutes, timeKind] = [at(211).bits(14), at(225).bits(11), at(236).bits(2)];
  if (!/^[A-Z0-9]{4}$/.test(from) || !/^[A-Z0-9]{4}$/.test(to) || minutes >= 1440) return undefined;
  const reader = at(384);
  const isLong = reader.bits(1) === 1;
  reader.bits(1);
  const seatCount = reader.bits(4);
  const purchase = isLong ? purchaseIn(reader) : undefined;
  const seats = Array.from({ length: seatCount }, () => seatIn(reader));
  const content: SealedTicket = {
    travelClass: at(72).bits(1) === 1 ? 'Standard' : 'First',
    from,
    to,
    // A time that is only suggested, or the first from which it is valid, is not the train's.
    start: momentOf(day, timeKind === 2 ? minutes : undefined),
    child: at(181).bits(1) === 1,
    coupon: (['single', 'season', 'outward', 'return'] as const)[at(182).bits(2)]!,
    ...(purchase ? { purchase } : {}),
    seats,
  };
  return reader.overrun() ? undefined : { number, content };
}

/** Day and minute, pence in 21 bits, a mark, a restriction of two letters, reference, days of validity, who comes along. */
function purchaseIn(reader: BitReader): NonNullable<SealedTicket['purchase']> {
  reader.bits(14 + 11);
  const price = reader.bits(21);
  reader.bits(1 + 12);
  const reference = textIn(reader, 8);
  const [daysValid, adults, children] = [reader.bits(9), reader.bits(3), reader.bits(3)];
  return { ...(/^[A-Z0-9]{4,8}$/.test(reference) ? { reference } : {}), price, daysValid, adults, children };
}

/** Two letters and a number of the service, then coach, letter and number of the seat. */
function seatIn(reader: BitReader): SealedTicket['seats'][number] {
  reader.bits(12 + 14);
  const [coach, letter, number] = [textIn(reader, 1), textIn(reader, 1), reader.bits(7)];
  return {
    ...(/^[A-Z0-9]$/.test(coach) ? { coach } : {}),
    ...(number > 0 ? { seat: `${number}${letter}` } : {}),
  };
}

/** Days since 1997 began. */
function momentOf(day: number, minutes: number | undefined): string {
  const date = new Date(Date.UTC(1997, 0, 1 + day, 0, minutes ?? 0)).toISOString();
  return date.slice(0, minutes === undefined ? 10 : 16);
}

function textIn(reader: BitReader, count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(32 + reader.bits(6)))
    .join('')
    .trim();
}
