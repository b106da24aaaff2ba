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
