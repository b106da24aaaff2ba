import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits as limits } from '#src/documents/limits.ts';
import { openDocument } from '#src/documents/open-document.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import type { Readers } from '#src/documents/readers.ts';
import { filePart, mailText, multipart, textPart } from '#test/support/mails.ts';
import { buildPdf, encryption, pictureObject, textContent } from '#test/support/pdf-files.ts';
import { pagePictures } from './page-pictures.ts';

let readers: Readers;
beforeAll(() => {
  readers = openReaders({ spare: false });
});
afterAll(() => readers.close());

// Nothing is recognised here: that takes seconds, and does not matter.
const quick = { ...limits, recognition: { ...limits.recognition, pages: 0 } };

async function picturesOf(bytes: Uint8Array, unlocked: { readonly password?: string } = {}) {
  const { root, files } = await openDocument({ bytes, ...unlocked }, { readers, limits: quick });
  const pictures = await pagePictures({ files, ...unlocked }, root!, { readers });
  return Promise.all(pictures.map(async (picture) => ({ ...picture, ...(await sharp(picture.bytes).metadata()) })));
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } })
    .withExif({ IFD0: { Copyright: 'A person', ImageDescription: 'At home' } })
    .jpeg()
    .toBuffer();

const words = {
  content: textContent([[72, 700, 12, 'Concert on 14 March 2027 at half past seven in the evening, row 4']]),
};
const paper = pictureObject({ width: 20, height: 28, data: new Uint8Array(560).fill(200) });
const scan = { content: 'q 595 0 0 842 0 0 cm /I Do Q', resources: '/XObject << /I 10 0 R >>' };

describe('pictures of pages for a model', () => {
  it('show a photo at a size that a model takes, in grey, without what a camera noted', async () => {
    const [picture, ...others] = await picturesOf(await photo(3000, 2000));
    expect(picture).toMatchObject({ mediaType: 'image/png', format: 'png', width: 1500, height: 1000, channels: 1 });
    expect(picture!.exif).toBeUndefined();
    expect(others).toEqual([]);
  });

  it('leave a small picture as large as it is', async () => {
    expect(await picturesOf(await photo(640, 960))).toMatchObject([{ width: 640, height: 960 }]);
  });

  it('are not made of a PDF with words of its own', async () => {
    expect(await picturesOf(buildPdf([words]))).toEqual([]);
  });

  it('show the pages of a PDF that have none', async () => {
    const pictures = await picturesOf(buildPdf([words, scan, scan], { objects: [paper] }));
    expect(pictures).toHaveLength(2);
    expect(Math.max(...pictures.flatMap(({ width, height }) => [width, height]))).toBeLessThanOrEqual(1568);
  });

  it('show the pages of a locked PDF that was opened with its password', async () => {
    const locked = buildPdf([{ content: '' }], { trailer: encryption({ opens: true, password: 'Geheim 7' }) });
    expect(await picturesOf(locked, { password: 'Geheim 7' })).toMatchObject([{ mediaType: 'image/png' }]);
  });

  it('show the photo and the scan that are attached to a mail, before what stands in its text', async () => {
    const parts = [
      textPart('<p>See you</p><img src="cid:logo">', 'html'),
      filePart(await photo(800, 600), 'image/jpeg', 'ticket.jpg'),
      filePart(buildPdf([scan], { objects: [paper] }), 'application/pdf', 'scan.pdf'),
      filePart(buildPdf([words]), 'application/pdf', 'words.pdf'),
    ];
    const pictures = await picturesOf(Buffer.from(mailText(multipart('mixed', parts))));
    expect(pictures).toHaveLength(2);
    expect(pictures[0]).toMatchObject({ format: 'png', width: 800, height: 600 });
  });

  it('are none for a mail of words', async () => {
    expect(await picturesOf(Buffer.from('From: a@example.com\r\nSubject: Ticket\r\n\r\nRow 4\r\n'))).toEqual([]);
  });
});
