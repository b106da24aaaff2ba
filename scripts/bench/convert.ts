import sharp from 'sharp';
import { convert, scanFile } from '#src/pipeline/convert.ts';
import { openEngine } from '../convert/open-engine.ts';
import { readExample } from './example.ts';
import { describeRuns, measure } from './measure.ts';

/** One-page PDF with text and a code: bytes in, signed pass out, in a warm process. Goal: median ≤ 250 ms. */
export async function benchPdf(): Promise<readonly string[]> {
  const file = await readExample();
  const engine = await openEngine();
  try {
    const now = new Date().toISOString();
    const stages = new Map<string, number[]>();
    const runs = await measure(20, async () => {
      const { passes, timings } = await convert(file, { ...engine.context, now });
      if (passes.length !== 1) throw new Error('the example gives one pass');
      for (const [stage, ms] of Object.entries(timings)) stages.set(stage, [...(stages.get(stage) ?? []), ms]);
    });
    const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1]!.toFixed(1);
    return [describeRuns(runs), [...stages].map(([stage, list]) => `${stage} ${middle(list)} ms`).join(', ')];
  } finally {
    await engine.close();
  }
}

/** A 12-megapixel JPEG with a code on a textured background, a little turned. Goal: median ≤ 600 ms. */
export async function benchPhoto(): Promise<readonly string[]> {
  const bytes = await drawPhoto();
  const engine = await openEngine();
  try {
    const runs = await measure(20, async () => {
      const { barcodes } = await scanFile({ bytes, name: 'photo.jpg' }, engine.context);
      if (barcodes.length !== 1) throw new Error(`the photo holds one code, found ${barcodes.length}`);
    });
    return [describeRuns(runs), `${(bytes.length / 1e6).toFixed(1)} MB JPEG, 4000 × 3000`];
  } finally {
    await engine.close();
  }
}

async function drawPhoto(): Promise<Uint8Array> {
  const { drawCode } = await import('#src/documents/shared/codes/prove.ts');
  const code = await drawCode({
    symbology: 'aztec',
    bytes: Buffer.from('M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100'),
  });
  if (!code) throw new Error('the code could not be drawn');
  const side = code.width + 8;
  const grey = Buffer.alloc(side * side, 235);
  code.rows.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) grey[(y + 4) * side + x + 4] = 30;
    });
  });
  const ticket = await sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .resize(900, 900, { kernel: 'nearest' })
    .rotate(7, { background: '#c8c4bc' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const noise = { type: 'gaussian', mean: 190, sigma: 12 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c8c4bc', noise } })
    .composite([{ input: ticket, left: 1700, top: 1100 }])
    .blur(1.2)
    .jpeg({ quality: 85 })
    .toBuffer();
}
