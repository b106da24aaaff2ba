import sharp from 'sharp';

/** One printed text: left edge, base line and size in pixels, then what it says. */
export type Print = readonly [x: number, y: number, size: number, text: string];

export type Paper = {
  readonly width: number;
  readonly height: number;
  readonly ink?: string;
  readonly ground?: string;
  /** Clockwise, in degrees. */
  readonly turned?: number;
  /** Uneven light and a coarse grain over everything. */
  readonly worn?: boolean;
};

/** A page with printed texts as a PNG. */
export async function printPage(prints: readonly Print[], paper: Paper): Promise<Buffer> {
  const { width, height, ink = '#111', ground = '#fff', turned = 0, worn = false } = paper;
  const texts = prints.map(
    ([x, y, size, text]) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-family="DejaVu Sans, sans-serif" fill="${ink}">${marked(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>${texts.join('')}</svg>`;
  const flat = await sharp(Buffer.from(svg)).rotate(turned, { background: ground }).png().toBuffer();
  return worn ? wear(flat) : flat;
}

async function wear(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const grain = Buffer.alloc(width * height);
  // A small generator of its own, so that the page is the same every time.
  for (let at = 0, seed = 7; at < grain.length; at += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    grain[at] = 235 + ((seed >>> 24) % 20);
  }
  return sharp(picture)
    .composite([
      { input: Buffer.from(shade), blend: 'multiply' },
      { input: grain, raw: { width, height, channels: 1 }, blend: 'multiply' },
    ])
    .jpeg({ quality: 60 })
    .toBuffer();
}

function marked(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
