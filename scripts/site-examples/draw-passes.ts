import { symbologyOfFormat } from '#src/barcodes/wallet-barcode.ts';
import { type DrawnCode, drawCode } from '#src/documents/shared/codes/prove.ts';
import { type PassBarcode, type PassStyle, parsePassJson, passStyles } from '#src/passes/pass-json.ts';
import { type PictureDrawings, renderPassSvg } from '#src/passes/render-pass-svg.ts';

/** A drawing with its size in CSS pixels. */
export type Drawing = { readonly svg: string; readonly width: number; readonly height: number };

/** How much of a pass shows above the one in front of it, in CSS pixels. */
const peek = 54;

/** Draws the passes of one file as Wallet stacks them, the first in front. */
export async function drawPasses(passJsons: readonly string[]): Promise<Drawing> {
  const drawings = await Promise.all(passJsons.map((passJson) => drawPass(passJson)));
  const [front] = drawings;
  if (!front) throw new Error('there is a pass to draw');
  if (drawings.length === 1) return front;
  const stacked = drawings.toReversed().map(({ svg }, at) => svg.replace('<svg ', `<svg y="${at * peek}" `));
  const height = front.height + peek * (drawings.length - 1);
  // A line of paper between two passes of one colour.
  const seams = stacked.slice(1).map((_, at) => seamAt((at + 1) * peek, front.width));
  const parts = stacked.flatMap((svg, at) => (at === 0 ? [svg] : [seams[at - 1], svg]));
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${front.width}" height="${height}" viewBox="0 0 ${front.width} ${height}" role="img" aria-label="${drawings.length} passes">${parts.join('\n')}</svg>`,
    width: front.width,
    height,
  };
}

const seamAt = (y: number, width: number): string =>
  `<rect y="${y - 1.5}" width="${width}" height="40" rx="13" fill="#fff" fill-opacity=".55"/>`;

/** Draws one pass, with its pictures where they are given. */
export async function drawPass(passJson: string, pictures: PictureDrawings = {}): Promise<Drawing> {
  const raw = JSON.parse(passJson) as Readonly<Record<string, unknown>>;
  const style = passStyles.find((name) => name in raw) as PassStyle;
  const pass = parsePassJson(style, raw);
  const barcode = pass.barcodes?.[0];
  const code = barcode && (await drawBarcode(barcode));
  const svg = renderPassSvg(pass, code, pictures).replace(
    / d="([^"]*)"/,
    (_, path: string) => ` d="${joinModules(path)}"`,
  );
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!;
  return { svg, width: Number(width), height: Number(height) };
}

/** The code of a pass; a linear one is a single row, because its rows are all the same. */
async function drawBarcode({ format, message }: PassBarcode): Promise<DrawnCode | undefined> {
  const code = await drawCode({ symbology: symbologyOfFormat[format], bytes: Buffer.from(message, 'latin1') });
  const [first] = code?.rows ?? [];
  const linear = code && first && code.rows.every((row) => row.every((dark, x) => dark === first[x]));
  return linear ? { ...code, height: 1, rows: [first] } : code;
}

/** Draws modules that touch as one: the same picture in a third of the bytes. */
function joinModules(path: string): string {
  const runs: { x: number; y: number; width: number }[] = [];
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const last = runs.at(-1);
    if (last && last.y === Number(y) && last.x + last.width === Number(x)) last.width += 1;
    else runs.push({ x: Number(x), y: Number(y), width: 1 });
  }
  return runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('');
}
