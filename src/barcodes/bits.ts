/** Reads bits from the left. After the end it yields zeros and `overrun` turns true; it never throws. */
export type BitReader = {
  /** The next `count` bits (at most 48) as an unsigned number. */
  readonly bits: (count: number) => number;
  /** The next `count` bytes, from any bit position. */
  readonly bytes: (count: number) => Uint8Array;
  readonly overrun: () => boolean;
  /** Bits read so far. */
  readonly position: () => number;
};

/** Opens a reader at a bit position. */
export function openBits(data: Uint8Array, from = 0): BitReader {
  let at = from;
  const bit = () => {
    const byte = data[at >> 3] ?? 0;
    const value = (byte >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const bits = (count: number) => {
    let value = 0;
    for (let index = 0; index < count; index += 1) value = value * 2 + bit();
    return value;
  };
  const overrun = () => at > data.length * 8;
  const bytes = (count: number) => {
    if (at + count * 8 > data.length * 8) {
      at = data.length * 8 + 1;
      return new Uint8Array();
    }
    return Uint8Array.from({ length: count }, () => bits(8));
  };
  return { bits, bytes, overrun, position: () => at };
}
