/** Packs bits for tests of small structured barcodes: numbers with their size, texts with six bits a character. */
export type BitsPart =
  | readonly [value: number, bits: number]
  | readonly [text: string, letter: (character: string) => number];

/** Six-bit ASCII of version 3. */
export const sixBit = (character: string): number => character.charCodeAt(0) - 32;

/** `size` bytes that begin with the parts; the rest stands for a signature. */
export function bitsToBytes(parts: readonly BitsPart[], size: number): Uint8Array {
  const bits = parts.flatMap(([value, second]) =>
    typeof value === 'string' && typeof second === 'function'
      ? [...value].flatMap((character) => bitsOf(second(character), 6))
      : bitsOf(Number(value), Number(second)),
  );
  return Uint8Array.from({ length: size }, (_, byte) =>
    Array.from({ length: 8 }, (_, bit) => bits[byte * 8 + bit] ?? 0).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor(value / 2 ** (count - 1 - index)) % 2);
}

/** A ticket of Slovenske železnice: a return for two from Ljubljana to Maribor, on 24 and 25 November 2026. */
export function slovenianBytes({ issuer = 1179, month = 11, day = 24 } = {}): Uint8Array {
  const time = (month: number, day: number, hour: number, minute: number): BitsPart[] => [
    [24, 6],
    [month, 4],
    [day, 5],
    [hour, 5],
    [minute, 6],
    [0, 6],
  ];
  const station = (number: number): BitsPart[] => [
    [1, 2],
    [number, 30],
  ];
  const parts: BitsPart[] = [
    [3, 4],
    [issuer, 14],
    [1, 4],
    [21, 5],
    [1, 8],
    [10, 16],
    [2, 16],
    [1, 16],
    [12_345_678_901, 48],
    [77, 32],
    [590, 16],
    [1180, 16],
    [2, 8],
    [0, 16],
    ...time(month, day, 0, 0),
    ...time(11, 25, 23, 59),
    [1179, 16],
    ...station(7_942_300),
    ...station(7_943_400),
  ];
  return bitsToBytes(parts, 140);
}
