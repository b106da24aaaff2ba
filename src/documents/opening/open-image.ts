import { refusedBecause } from '#src/fence/refused.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { ImageDocument, Page } from '../document.ts';
import type { Limits } from '../limits.ts';
import type { Bounds, Readers } from '../readers.ts';
import type { ReportReading } from '../reading-step.ts';
import type { GreyPicture } from '../shared/pictures/grey-picture.ts';
import { readPictureHeader } from '../shared/pictures/picture-header.ts';
import { foundCodes } from './found-codes.ts';
import { type ReadPage, readPage } from './read-page.ts';

type Context = {
  readonly readers: Readers;
  readonly limits: Limits;
  readonly bounds: () => Bounds;
  readonly report?: ReportReading;
  readonly problems: Problem[];
  /** Pages and pictures whose text may still be recognised. */
  readonly recognition: { left: number };
};

const whole = { x: 0, y: 0, width: 1, height: 1 } as const;

/** Pictures in the text of a mail with a side below this many pixels are hardly ever photos of a ticket. */
const smallInText = 800;

/**
 * Opens a PNG or JPEG and finds its codes; undefined and a problem when it cannot be shown at all. `inline`: it stands in
 * the text of a mail, where most pictures are ornaments.
 */
export async function openImage(
  { bytes, inline = false }: { readonly bytes: Uint8Array; readonly inline?: boolean },
  id: string,
  context: Context,
): Promise<ImageDocument | undefined> {
  const { readers, bounds, problems } = context;
  const refused = refuse(bytes, id, context.limits);
  if (refused) {
    problems.push(refused);
    return undefined;
  }
  const where = { document: id, page: 1 };
  context.report?.({ is: 'picture' });
  const image = await readers.image(bytes, { ...bounds(), inline });
  if (image === 'unreadable' || 'failed' in image) {
    problems.push(
      image === 'unreadable' ? problem('document.unreadable', {}, where) : refusedBecause(image, 'the picture', where),
    );
    return undefined;
  }
  if (image.damaged) problems.push(problem('document.damaged', {}, where));
  context.report?.({ is: 'codes' });
  const depth = inline && Math.max(image.width, image.height) < smallInText ? 'quick' : 'thorough';
  const codes = await readers.scan(image.grey, depth, bounds());
  if ('failed' in codes) problems.push(refusedBecause(codes, 'the picture', where));
  const { width, height, colours, created } = image;
  const barcodes = 'failed' in codes ? [] : foundCodes(codes, id, { origin: 'decoded', page: 1 });
  // A picture in the text of a mail may be its issuer's mark or a poster; one that was sent alone is the ticket itself.
  const pictures = image.shown && barcodes.length === 0 ? [{ region: whole, ...image.shown }] : [];
  const bare = { number: 1, width, height, textOrigin: 'none', lines: [], barcodes, pictures, colours } as const;
  const { page, partly } = depth === 'quick' ? { page: bare } : await withText(bare, image.grey, context);
  if (partly) problems.push(problem('document.partly-read', { what: 'this picture' }, where));
  return {
    ...{ type: 'image', id, pages: [page], parts: [] },
    ...(created ? { created } : {}),
    ...(partly || 'failed' in codes ? { partly: true } : {}),
  };
}

async function withText(page: Page, picture: GreyPicture, context: Context): Promise<ReadPage> {
  if (context.recognition.left <= 0) return { page };
  context.recognition.left -= 1;
  return readPage(page, picture, context);
}

/** Limits are checked on the header, before any pixel is decoded. */
function refuse(bytes: Uint8Array, id: string, { image }: Limits): Problem | undefined {
  const where = { document: id };
  const header = readPictureHeader(bytes);
  if (!header || header.width === 0 || header.height === 0) return problem('document.unreadable', {}, where);
  const { width, height, scans } = header;
  if (Math.max(width, height) > image.side || width * height > image.pixels) {
    return problem('document.picture-too-large', { width, height }, where);
  }
  return scans > image.scans ? problem('document.too-complex', { what: 'the picture' }, where) : undefined;
}
