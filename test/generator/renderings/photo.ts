import sharp from 'sharp';
import type { Random } from '../random.ts';

/** Makes a photo of a picture: on a table, turned a little, unevenly lit, a little soft, with sensor noise; JPEG. */
export async function photograph(random: Random, png: Uint8Array): Promise<Uint8Array> {
  const table = random.pick(['#7a5c43', '#454a52', '#b9b2a6', '#2f3b35']);
  const turned = await sharp(png)
    .flatten({ background: '#ffffff' })
    .resize({ width: 1250, height: 1650, fit: 'inside' })
    .rotate(random.int(-30, 30) / 10, { background: table })
    .extend({ top: 60, bottom: 60, left: 50, right: 50, background: table })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="${random.next()}" x2="1" y2="${random.next()}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#${random.pick(['b4b0a8', 'c8c8d0', 'a8a8a8'])}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  // sharp puts layers on top last, whatever the order of calls; so the lit picture is finished before the rest.
  const lit = await sharp(turned.data)
    .composite([{ input: light, blend: 'multiply' }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(lit)
    .removeAlpha()
    .blur(random.int(4, 8) / 10)
    .raw()
    .toBuffer({ resolveWithObject: true });
  addNoise(random, data);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const jpeg = await sharp(data, { raw }).jpeg({ quality: 62, mozjpeg: true }).toBuffer();
  return new Uint8Array(jpeg);
}

/** A phone's picture file: fewer colours make it small without harming letters or codes. */
export async function shrinkScreenshot(png: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await sharp(png).png({ palette: true, colours: 64, dither: 0, effort: 8 }).toBuffer());
}

/** What a flatbed scanner makes of a sheet: grey, a hair crooked. */
export async function scanned(png: Uint8Array): Promise<Uint8Array> {
  const page = sharp(png).flatten({ background: '#ffffff' }).rotate(0.4, { background: '#ffffff' }).greyscale();
  return new Uint8Array(await page.jpeg({ quality: 55, mozjpeg: true }).toBuffer());
}

function addNoise(random: Random, data: Buffer): void {
  for (let at = 0; at < data.length; at += 3) {
    const grain = Math.round((random.next() - 0.5) * 9);
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = Math.max(0, Math.min(255, data[at + channel]! + grain));
    }
  }
}
