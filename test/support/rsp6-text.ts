/** Writes tickets of National Rail (RSP-6) for tests, with a key of their own. */
import { constants, createHash, generateKeyPairSync, type KeyObject, privateEncrypt } from 'node:crypto';
import type { RsaKey } from '#src/barcodes/rsa.ts';
import { type BitsPart, bitsToBytes, sixBit } from './ssb-bytes.ts';

let pair: { readonly privateKey: KeyObject; readonly modulus: bigint } | undefined;

function keys() {
  if (pair) return pair;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n!, 'base64url').toString('hex');
  pair = { privateKey, modulus: BigInt(`0x${modulus}`) };
  return pair;
}

/** The key of the issuer `XX`. */
export function testIssuerKey(issuer: string): RsaKey | undefined {
  return issuer === 'XX' ? { modulus: keys().modulus, exponent: 65537n } : undefined;
}

export type Rsp6Text = {
  /** As the head has it, and as it is sealed. */
  readonly number?: string;
  readonly sealedNumber?: string;
  readonly from?: string;
  readonly to?: string;
  readonly coupon?: number;
  readonly minutes?: number;
  /** 0 none, 1 valid from, 2 that train, 3 suggested. */
  readonly timeKind?: number;
  readonly child?: boolean;
  readonly purchase?: boolean;
  readonly seats?: readonly (readonly [coach: string, letter: string, number: number])[];
  /** The last letter first. */
  readonly backwards?: boolean;
};

/** By default a seat from London Euston to Manchester on 24 November 2026 at 9:20, for two. */
export function rsp6Text({ number = 'ABCDEFGH1', backwards = false, ...ticket }: Rsp6Text = {}): string {
  const payload = payloadOf({ number, ...ticket });
  const digest = createHash('sha256').update(payload).digest().subarray(0, 8);
  const plain = Buffer.concat([payload, digest]);
  const sealed = privateEncrypt({ key: keys().privateKey, padding: constants.RSA_PKCS1_PADDING }, plain);
  const letters = lettersOf(BigInt(`0x${sealed.toString('hex')}`));
  return `06${number}00XX${backwards ? [...letters].reverse().join('') : letters}`;
}

function payloadOf({
  number = '',
  sealedNumber = number,
  from = '1444',
  to = '2968',
  coupon = 0,
  minutes = 560,
  timeKind = 2,
  child = false,
  purchase = true,
  seats = [['C', 'A', 21]],
}: Rsp6Text): Uint8Array {
  const parts: BitsPart[] = [
    [0, 8],
    [sealedNumber, sixBit],
    ['X', sixBit],
    [1, 4],
    [1, 1],
    ['ABC', sixBit],
    ['SOS', sixBit],
    [from, sixBit],
    [to, sixBit],
    ['1072', sixBit],
    [child ? 1 : 0, 1],
    [coupon, 2],
    [0, 10 + 17],
    // 24 November 2026
    [10919, 14],
    [minutes, 11],
    [timeKind, 2],
    [0, 46],
    [0, 46],
    [0, 54],
    [purchase ? 1 : 0, 1],
    [0, 1],
    [seats.length, 4],
    ...(purchase ? purchaseParts : []),
    ...seats.flatMap(([coach, letter, place]): BitsPart[] => [
      ['VT', sixBit],
      [1234, 14],
      [coach, sixBit],
      [letter, sixBit],
      [place, 7],
    ]),
  ];
  return bitsToBytes(parts, 108);
}

const purchaseParts: readonly BitsPart[] = [
  [10900, 14],
  [600, 11],
  [4550, 21],
  [0, 1],
  ['  ', sixBit],
  ['ABCD1234', sixBit],
  [1, 9],
  [1, 3],
  [0, 3],
];

function lettersOf(value: bigint): string {
  let letters = '';
  for (let left = value; left > 0n; left /= 26n) letters = String.fromCharCode(65 + Number(left % 26n)) + letters;
  return letters;
}
