import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '#src/documents/limits.ts';
import { openDocument } from '#src/documents/open-document.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import type { Readers } from '#src/documents/readers.ts';
import { contrast } from '#src/passes/colours.ts';
import type { Rgb } from '#src/passes/images/png.ts';
import { mark, scenery } from '#test/support/artwork.ts';
import { passFaults, readPassJson } from '#test/support/check-pass.ts';
import { type DevelopmentSigner, developmentSigner } from '#test/support/development-signer.ts';
import { illustratedLines, illustratedMail, illustratedPage, pictureObjects } from '#test/support/illustrated.ts';
import { buildPdf, textContent } from '#test/support/pdf-files.ts';
import { convert } from './convert.ts';

let readers: Readers;
let development: DevelopmentSigner;
beforeAll(async () => {
  readers = openReaders({ spare: false });
  development = await developmentSigner();
});
afterAll(() => readers.close());

const limits = { ...defaultLimits, recognition: { ...defaultLimits.recognition, pages: 0 } };

/** The pass of a file: what it says, its pictures, and what is wrong with it. */
async function passOf(bytes: Uint8Array) {
  const { passes } = await convert(
    { bytes, name: 'ticket' },
    {
      ...{ readers, limits, signer: development.signer, now: '2026-11-20T12:00:00Z' },
      issuer: { name: 'Passlift', contact: 'help@example.org' },
    },
  );
  const [pass] = passes;
  if (!pass) throw new Error('no pass was made');
  return { pass, files: unzipSync(pass.bytes), json: readPassJson(pass.bytes) };
}

async function pixelsOf(png: Uint8Array): Promise<Rgb[]> {
  const data = await sharp(png).removeAlpha().raw().toBuffer();
  return Array.from({ length: data.length / 3 }, (_, at) => [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!]);
}

const numbers = (colour: string): Rgb => colour.match(/\d+/g)!.map(Number) as unknown as Rgb;

describe('the pictures of a pass', () => {
  it('show what a page shows of the event behind its title, so calm that the title can be read', async () => {
    const { pass, files, json } = await passOf(await illustratedPage(await scenery(480, 222)));
    const strip = files['strip@2x.png']!;
    expect(await sharp(strip).metadata()).toMatchObject({ width: 750, height: 196, format: 'png' });
    const pixels = await pixelsOf(strip);
    expect(new Set(pixels.map(String)).size).toBeGreaterThan(8);
    const ink = numbers(json.labelColor);
    expect(pixels.filter((one) => contrast(one, ink) < 4.5)).toEqual([]);
    expect(await passFaults(pass.bytes, development.rootPath)).toEqual([]);
    expect(pass.bytes.length).toBeLessThan(150_000);
  });

  it('take the mark at the head of a page out of its paper, in place of the name that it writes', async () => {
    const { files, json } = await passOf(await illustratedPage(await scenery(480, 222), await mark()));
    const { width, height, hasAlpha } = await sharp(files['logo@2x.png']).metadata();
    expect(hasAlpha).toBe(true);
    expect(width).toBeLessThanOrEqual(320);
    expect(height).toBeLessThanOrEqual(100);
    const corner = await sharp(files['logo@2x.png']).ensureAlpha().raw().toBuffer();
    expect(corner[3]).toBe(0);
    expect(json).not.toHaveProperty('logoText');
  });

  it('show no picture with words in it: the fields say them better', async () => {
    const { files } = await passOf(await illustratedPage(await scenery(480, 222, 'Winter Light Orchestra')));
    expect(Object.keys(files).filter((name) => /strip|thumbnail/.test(name))).toEqual([]);
  });

  it('show no part of a page that words stand on', async () => {
    const [art] = await pictureObjects([await scenery(480, 222)]);
    const content = `q 475 0 0 220 60 540 cm /A Do Q ${textContent([[80, 640, 30, 'Winter Light Orchestra'], ...illustratedLines.slice(1)])}`;
    const { files } = await passOf(buildPdf([{ content, resources: '/XObject << /A 10 0 R >>' }], { objects: [art!] }));
    expect(files['strip.png']).toBeUndefined();
  });

  it('come out of a mail: what it shows beside the title, and the mark that is called one', async () => {
    const { files, json, pass } = await passOf(await illustratedMail());
    expect(await sharp(files['thumbnail@2x.png']).metadata()).toMatchObject({ width: 135, height: 180 });
    expect(files['logo@2x.png']).toBeDefined();
    expect(json.logoText).toBeDefined();
    expect(await passFaults(pass.bytes, development.rootPath)).toEqual([]);
  });

  it('fill the poster of a card that newer systems show', async () => {
    const [art] = await pictureObjects([await scenery(420, 500)]);
    const words = [
      [60, 330, 24, 'Gift voucher'],
      [60, 300, 12, 'Voucher code: VLBC-HEF8-RFT2'],
      [60, 280, 12, 'Value: 50.00 EUR'],
      [60, 260, 12, 'Valid until 16 May 2027'],
    ] as const;
    const content = `q 320 0 0 380 60 380 cm /A Do Q ${textContent(words)}`;
    const made = await passOf(buildPdf([{ content, resources: '/XObject << /A 10 0 R >>' }], { objects: [art!] }));
    expect(made.json).toHaveProperty('posterGeneric');
    expect(await sharp(made.files['artwork@2x.png']).metadata()).toMatchObject({ width: 716, height: 896 });
    expect(made.pass.bytes.length).toBeLessThan(150_000);
    expect(await passFaults(made.pass.bytes, development.rootPath)).toEqual([]);
  });

  it('are none of a photo, which shows the table as well', async () => {
    const photo = await sharp(await scenery(1200, 900))
      .jpeg()
      .toBuffer();
    const { root } = await openDocument({ bytes: photo }, { readers, limits });
    expect(root).toMatchObject({ type: 'image', pages: [{ pictures: [] }] });
  });

  it('are the same bytes for the same document', async () => {
    const bytes = await illustratedPage(await scenery(480, 222), await mark());
    const [one, other] = [await passOf(bytes), await passOf(bytes)];
    for (const name of ['strip@2x.png', 'logo@2x.png']) expect(one.files[name]).toEqual(other.files[name]);
  });
});
