import type { Page } from '../document.ts';
import type { Bounds, Readers } from '../readers.ts';
import type { ReportReading } from '../reading-step.ts';
import type { GreyPicture } from '../shared/pictures/grey-picture.ts';

type Context = {
  readonly readers: Readers;
  readonly bounds: () => Bounds;
  readonly report?: ReportReading;
  /** Pages of the document; one if not said. */
  readonly pages?: number;
};

/** A page with its text, and whether more may stand there that we could not read. */
export type ReadPage = { readonly page: Page; readonly partly?: boolean };

/**
 * The page with the text that is recognised in its picture, as it looks when that is upright and level: its size and the
 * boxes of its codes change with it. The page as it was when there is nothing to read, or reading fails.
 */
export async function readPage(page: Page, picture: GreyPicture, context: Context): Promise<ReadPage> {
  const { barcodes } = page;
  const codes = barcodes.flatMap(({ symbology, region, angle = 0 }) => (region ? [{ symbology, region, angle }] : []));
  const { pages = 1 } = context;
  const here = { codes: codes.length, ...(pages > 1 ? { page: page.number, of: pages } : {}) };
  context.report?.({ is: 'text', ...here });
  const text = await context.readers.recognise(picture, { codes }, context.bounds(), (line, lines) =>
    context.report?.({ is: 'lines', line, lines, ...here }, line / lines),
  );
  if ('failed' in text) return { page, partly: true };
  if (text.lines.length === 0) return { page, partly: text.partly };
  const scale = page.width / picture.width;
  const places = text.codes.values();
  const read: Page = {
    ...page,
    width: text.width * scale,
    height: text.height * scale,
    textOrigin: 'recognised',
    uploaded: text.uploaded,
    ...(text.sag ? { sag: text.sag } : {}),
    lines: text.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, size: Math.round(word.size * scale * 100) / 100 })),
    })),
    barcodes: barcodes.map((code) => {
      const region = code.region && places.next().value;
      return region ? { ...code, region, angle: upToHalfTurn((code.angle ?? 0) - text.turned) } : code;
    }),
  };
  return { page: read, partly: text.partly };
}

function upToHalfTurn(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}
