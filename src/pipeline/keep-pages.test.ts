import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '#src/documents/limits.ts';
import { openDocument } from '#src/documents/open-document.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import { understand } from '#src/extraction/understand.ts';
import { buildPdf, encryption } from '#test/support/pdf-files.ts';
import { keepPages } from './keep-pages.ts';

const readers = openReaders({ limits: defaultLimits });
afterAll(() => readers.close());

const corpus = new URL('../../test/corpus/inputs/', import.meta.url);

/** Words on pictures are not recognised: whether a page is kept here is told by its code. */
const limits = { ...defaultLimits, recognition: { ...defaultLimits.recognition, pages: 0 } };

async function pagesOf(file: URL) {
  const bytes = readFileSync(file);
  const { root, files } = await openDocument({ bytes }, { readers, limits });
  const { tickets } = understand(root!, '2026-11-22');
  return { tickets, pages: await keepPages({ files }, root!, tickets, { readers }) };
}

describe('the pages that are kept', () => {
  it('of a PDF are drawn so that a value stands where it was read', async () => {
    const { tickets, pages } = await pagesOf(new URL('../../web/public/samples/boarding-pass.pdf', import.meta.url));
    expect(pages.map(({ document, page, mediaType }) => [document, page, mediaType])).toEqual([['0', 1, 'image/png']]);
    const region = tickets[0]!.fields.seat!.evidence.region!;
    expect(await inkIn(pages[0]!.bytes, region)).toBeGreaterThan(0.02);
  });

  it('of a PDF are the same when its first page was drawn as it was read', async () => {
    const bytes = readFileSync(new URL('032-pt-museum-page-each-pdf.pdf', corpus));
    const later: number[] = [];
    const drawPdf: typeof readers.drawPdf = (request) => {
      later.push(...request.pages);
      return readers.drawPdf(request);
    };
    const plain = await openDocument({ bytes }, { readers, limits: defaultLimits });
    const drawn = await openDocument({ bytes }, { readers, limits: defaultLimits, drawn: 1 });
    const { tickets } = understand(plain.root!, '2026-11-22');
    const kept = await keepPages({ files: drawn.files }, drawn.root!, tickets, { readers: { ...readers, drawPdf } });
    expect(kept.length).toBeGreaterThan(1);
    expect(kept).toEqual(await keepPages({ files: plain.files }, plain.root!, tickets, { readers }));
    expect(later).toEqual(kept.slice(1).map(({ page }) => page));
  });

  it('of a photo are small, the right way up and without what a camera notes', async () => {
    const { pages } = await pagesOf(new URL('022-fr-boarding-pass-cells-photo.jpg', corpus));
    const { width, height, exif } = await sharp(pages[0]!.bytes).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(1400);
    expect(exif).toBeUndefined();
  });

  it('of a mail are its text and the pictures in it that tell of a ticket', async () => {
    const { pages } = await pagesOf(new URL('088-en-concert-mail-rows-mail-html.eml', corpus));
    expect(pages.map(({ document, mediaType }) => [document, mediaType])).toEqual([
      ['0.1', 'image/svg+xml'],
      ['0.2', 'image/webp'],
    ]);
  });

  it('of a locked PDF are drawn with its password', async () => {
    const bytes = buildPdf([{ content: '' }], { trailer: encryption({ opens: true, password: 'Geheim 7' }) });
    const password = 'Geheim 7';
    const { root, files } = await openDocument({ bytes, password }, { readers, limits: defaultLimits });
    expect(await keepPages({ files, password }, root!, [], { readers })).toMatchObject([{ document: '0', page: 1 }]);
    expect(await keepPages({ files }, root!, [], { readers })).toEqual([]);
  });

  it('of what is no ticket are its first page, so that a person sees what was looked at', async () => {
    const { tickets, pages } = await pagesOf(new URL('008-de-newsletter-negative-eml.eml', corpus));
    expect([tickets.length, pages.length]).toEqual([0, 1]);
  });
});

/** Share of dark pixels in a region. */
async function inkIn(
  picture: Uint8Array,
  region: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const { data } = await sharp(picture)
    .extract({
      left: Math.floor(region.x * width),
      top: Math.floor(region.y * height),
      width: Math.max(1, Math.floor(region.width * width)),
      height: Math.max(1, Math.floor(region.height * height)),
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((level) => level < 120).length / data.length;
}
