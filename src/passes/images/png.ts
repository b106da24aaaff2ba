import { crc32, deflateSync } from 'node:zlib';

/** Writing PNG files with a palette (PNG specification, third edition), which are a third of the size; pictures of documents are written there, in all colours. */

export type Rgb = readonly [red: number, green: number, blue: number];

/** A picture of palette indices, row by row from the top left. */
export type PalettePicture = {
  readonly width: number;
  readonly height: number;
  readonly indices: Uint8Array;
  /** At most 256 colours. */
  readonly palette: readonly Rgb[];
};

/** Writes an 8-bit palette PNG. */
export function writePalettePng({ width, height, indices, palette }: PalettePicture): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
