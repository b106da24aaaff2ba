import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { scanPicture } from '../../src/documents/inside/codes/scan.ts';
import { mark, scenery } from '../support/artwork.ts';
import { illustratedMail, illustratedPage } from '../support/illustrated.ts';
import { expect, files, open, send, test } from './page-test.ts';

// As an iPhone shows it: three pixels a point.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

/** Makes a pass and leaves its page open; answers the files of the signed pass. */
async function signedPass(page: Page, file: Parameters<typeof send>[1]): Promise<Record<string, Uint8Array>> {
  await open(page, '/upload');
  await send(page, file);
  const add = page.getByRole('link', { name: 'Add to Apple Wallet' });
  const answer = await page.request.get((await add.getAttribute('href'))!);
  await page.locator('.pass-face').scrollIntoViewIfNeeded();
  return unzipSync(await answer.body());
}

type Rgb = readonly [number, number, number];

/**
 * How far what the page shows of a picture is from the picture itself, drawn on the ground of the pass in the same size: the median
 * over all pixels of the largest difference of a colour (0 to 255), so that a title that stands on it does not count.
 */
async function difference(page: Page, shown: string, png: Uint8Array, fit: 'contain' | 'cover'): Promise<number> {
  const element = page.locator(`.pass-face ${shown}`);
  const picture = sharp(await element.screenshot()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const [r, g, b] = await page
    .locator('.pass-face')
    .evaluate((face) => getComputedStyle(face).backgroundColor.match(/\d+/g)!.map(Number) as unknown as Rgb);
  const background = { r, g, b };
  const wanted = await sharp(png)
    .resize(info.width, info.height, { fit, position: fit === 'contain' ? 'left' : 'centre', background })
    .flatten({ background })
    .raw()
    .toBuffer();
  const differences = Array.from({ length: data.length / 3 }, (_, at) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs(data[at * 3 + channel]! - wanted[at * 3 + channel]!))),
  );
  return differences.sort((a, b) => a - b)[differences.length >> 1]!;
}

test.describe('the preview of a pass', () => {
  test('shows the very pictures that were signed: strip and mark of a page, thumbnail of a mail', async ({ page }) => {
    const page1 = Buffer.from(await illustratedPage(await scenery(480, 222), await mark()));
    const concert = await signedPass(page, { name: 'concert.pdf', mimeType: 'application/pdf', buffer: page1 });
    expect(await difference(page, '.pass-strip', concert['strip@2x.png']!, 'cover')).toBeLessThanOrEqual(6);
    expect(await difference(page, '.pass-logo', concert['logo@2x.png']!, 'contain')).toBeLessThanOrEqual(6);
    expect(await difference(page, '.pass-strip', concert['logo@2x.png']!, 'cover'), 'another picture').toBeGreaterThan(
      20,
    );
    await page.evaluate(() => localStorage.clear()); // else it is sent by choosing it
    const buffer = Buffer.from(await illustratedMail());
    const mailed = await signedPass(page, { name: 'concert.eml', mimeType: 'message/rfc822', buffer });
    expect(await difference(page, '.pass-thumbnail', mailed['thumbnail@2x.png']!, 'contain')).toBeLessThanOrEqual(6);
    expect(await difference(page, '.pass-logo', mailed['logo@2x.png']!, 'contain')).toBeLessThanOrEqual(6);
  });

  test('shows a code that reads as the signed one does', async ({ page }) => {
    const signed = await signedPass(page, files.pdf);
    const { barcodes } = JSON.parse(Buffer.from(signed['pass.json']!).toString('utf8'));
    const { data, info } = await sharp(await page.locator('.pass-face').screenshot())
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [code] = await scanPicture(
      { width: info.width, height: info.height, data: new Uint8Array(data) },
      { depth: 'quick' },
    );
    expect(code).toMatchObject({ symbology: 'pdf417', text: barcodes[0].message });
  });
});
