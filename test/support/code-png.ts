import { drawCode } from '#src/documents/shared/codes/prove.ts';
import { writePalettePng } from '#src/passes/images/png.ts';

/** A picture of an Aztec code and nothing else, eight pixels a module, as a screenshot would have it. */
export async function aztecPng(text: string): Promise<Uint8Array> {
  const { width, height, rows } = (await drawCode({ symbology: 'aztec', bytes: Buffer.from(text, 'latin1') }))!;
  const [scale, quiet] = [8, 6];
  const picture = { width: (width + 2 * quiet) * scale, height: (height + 2 * quiet) * scale };
  const indices = Uint8Array.from({ length: picture.width * picture.height }, (_, at) => {
    const x = Math.floor((at % picture.width) / scale) - quiet;
    const y = Math.floor(at / picture.width / scale) - quiet;
    return rows[y]?.[x] ?? 0;
  });
  return writePalettePng({
    ...picture,
    indices,
    palette: [
      [255, 255, 255],
      [0, 0, 0],
    ],
  });
}
