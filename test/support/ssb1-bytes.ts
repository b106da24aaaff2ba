/** Writes codes of VR (small structured barcodes of version 1) for tests, bit by bit; the signature is zeros. */
import { type BitsPart, bitsToBytes } from './ssb-bytes.ts';

export type Ssb1Text = {
  readonly version?: number;
  readonly issuer?: number;
  readonly day?: number;
  readonly from?: string;
  readonly to?: string;
  readonly train?: number;
  readonly coach?: number;
  readonly seat?: number;
};

/** By default a seat on train 27 from Helsinki to Oulu on the 330th day of a year. */
export function ssb1Bytes({
  version = 1,
  issuer = 10,
  day = 330,
  from = 'HKI',
  to = 'OL',
  train = 27,
  coach = 4,
  seat = 33,
}: Ssb1Text = {}): Uint8Array {
  const letter = (character: string) => (character === ' ' ? 36 : character.charCodeAt(0) - 55);
  const parts: BitsPart[] = [
    [version, 4],
    [issuer, 14],
    [0x2a0, 21],
    [day, 9],
    [0, 8],
    ['        ', letter],
    [0, 2],
    [from.padEnd(5), letter],
    [0, 1],
    [to.padEnd(5), letter],
    [0, 9],
    [train, 14],
    [0, 50],
    [coach, 6],
    [seat, 7],
    [4, 3],
  ];
  return bitsToBytes(parts, 107);
}
