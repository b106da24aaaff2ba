/**
 * A QR code of a short text: byte mode, error correction M, versions 1 to 10 (ISO/IEC 18004). It is only for our own
 * addresses, shown on a screen, so the mask is always the same one; every reader takes any.
 */

/** `rows[y][x]` is true for a dark module; without quiet zone. */
export type QrCode = readonly (readonly boolean[])[];

/** ISO/IEC 18004, table 9, level M: check codewords of a block, and how many data codewords each block has. */
const versions: readonly (readonly [check: number, blocks: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

/** Table E.1: centres of the alignment patterns, from version 2. */
const alignments = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** The code of a text; undefined when it is longer than 213 bytes. */
export function qrCode(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  const at = versions.findIndex(([, blocks]) => sum(blocks) >= bytes.length + (sum(blocks) > 200 ? 3 : 2));
  const version = versions[at];
  if (!version) return undefined;
  const codewords = interleave(dataWords(bytes, at + 1, sum(version[1])), version);
  return draw(codewords, at + 1);
}

function dataWords(bytes: Uint8Array, version: number, room: number): number[] {
  const bits = [
    0,
    1,
    0,
    0,
    ...bitsOf(bytes.length, version > 9 ? 16 : 8),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  for (let i = 0; i < 4 && bits.length < room * 8; i++) bits.push(0);
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let pad = 0; words.length < room; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

function interleave(words: readonly number[], [check, sizes]: (typeof versions)[number]): number[] {
  let from = 0;
  const blocks = sizes.map((size) => {
    const data = words.slice(from, from + size);
    from += size;
    return { data, checks: checkWords(data, check) };
  });
  const columns = (pick: (block: (typeof blocks)[number]) => readonly number[], length: number) =>
    Array.from({ length }, (_, i) => blocks.flatMap((block) => pick(block)[i] ?? [])).flat();
  return [...columns(({ data }) => data, Math.max(...sizes)), ...columns(({ checks }) => checks, check)];
}

/** Reed-Solomon over GF(256), polynomial x⁸ + x⁴ + x³ + x² + 1. */
function checkWords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((term, at) => {
      next[at + 1]! ^= times(term, power(i));
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    generator.forEach((term, at) => {
      rest[i + at]! ^= times(term, factor);
    });
  }
  return rest.slice(data.length);
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 0xff;
}

function power(exponent: number): number {
  let value = 1;
  for (let i = 0; i < exponent; i++) value = times(value, 2);
  return value;
}

function draw(codewords: readonly number[], version: number): boolean[][] {
  const size = 17 + 4 * version;
  const rows: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array<boolean | undefined>(size).fill(undefined),
  );
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) rows[y]![x] = dark;
  };
  drawFinders(set, size);
  drawAlignments(rows, set, alignments[version - 1]!);
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  drawFormat(set, size);
  if (version > 6) drawVersion(set, size, version);
  drawData(rows, codewords);
  return rows as boolean[][];
}

type Set = (x: number, y: number, dark: boolean) => void;

function drawFinders(set: Set, size: number): void {
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let y = -1; y < 8; y++)
      for (let x = -1; x < 8; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
  }
}

function drawAlignments(rows: readonly (boolean | undefined)[][], set: Set, centres: readonly number[]): void {
  for (const y of centres)
    for (const x of centres) {
      if (rows[y]![x] !== undefined) continue; // a finder is there
      for (let dy = -2; dy < 3; dy++)
        for (let dx = -2; dx < 3; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
}

/** 7.9: level M is 00, the mask 000; both copies of the same fifteen bits, and the dark module. */
function drawFormat(set: Set, size: number): void {
  const bits = 0x5412; // zeros with their check bits, masked
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    if (i < 6) set(8, i, dark);
    else if (i < 8) set(8, i + 1, dark);
    else if (i === 8) set(7, 8, dark);
    else set(14 - i, 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
}

/** 7.10: the version with twelve check bits, twice. */
function drawVersion(set: Set, size: number, version: number): void {
  let check = version;
  for (let i = 0; i < 12; i++) check = (check << 1) ^ ((check >> 11) * 0x1f25);
  const bits = (version << 12) | check;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** 7.7.3: upwards and downwards in columns of two, from the right, around what is there; mask 000 inverts every other. */
function drawData(rows: (boolean | undefined)[][], codewords: readonly number[]): void {
  const size = rows.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (rows[y]![x] !== undefined) continue;
        const word = codewords[bit >> 3] ?? 0;
        const dark = ((word >> (7 - (bit & 7))) & 1) === 1;
        rows[y]![x] = dark !== ((x + y) % 2 === 0);
        bit++;
      }
    }
  }
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
