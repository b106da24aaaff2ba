/** One file, because its tests share pictures that are drawn for them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Symbology } from '#src/barcodes/barcode.ts';
import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import {
  addNoise,
  blank,
  compress,
  cornersOf,
  type Point,
  paint,
  randomFrom,
  shade,
  soften,
  texture,
  writeLines,
} from '#test/support/code-pictures.ts';
import { drawSymbol } from '../../shared/codes/zxing.ts';
import { invert, mirror } from '../../shared/pictures/picture.ts';
import { scanPicture } from './scan.ts';

const boardingPass =
  'M1DOE/JANE            EABC123 ZRHLISLX 2084 084Y012A0088 147>3180 M1084BLX              2A7241234567890 LX   LX 9920';
const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** zxing's name of each symbology, and something that it may hold. */
const samples: readonly (readonly [Symbology, string, string | Uint8Array])[] = [
  ['qr', 'QRCodeModel2', 'https://ticket.example/ABC123'],
  ['aztec', 'AztecCode', everyByte],
  ['pdf417', 'PDF417', boardingPass],
  ['code128', 'Code128', 'ABC-12345678'],
  ['ean13', 'EAN13', '4006381333931'],
  ['ean8', 'EAN8', '12345670'],
  ['upca', 'UPCA', '036000291452'],
  ['upce', 'UPCE', '01234565'],
  ['itf', 'ITF', '12345678901231'],
  ['code39', 'Code39Std', 'HELLO-123'],
  ['code93', 'Code93', 'TEST93'],
  ['codabar', 'Codabar', 'A1234567B'],
  ['datamatrix', 'DataMatrix', 'TICKET 0042 ROW 7 SEAT 12'],
  ['rmqr', 'RMQRCode', 'ABC12345'],
  ['databar', 'DataBarOmni', '0401234567890'],
];

/** DataBar is written without its application identifier and check digit, and read with both. */
const readAs: Partial<Record<Symbology, string>> = { databar: '0104012345678901' };

const bytesOf = (payload: string | Uint8Array) =>
  typeof payload === 'string' ? Uint8Array.from(Buffer.from(payload, 'latin1')) : payload;

const shapes: Readonly<Record<string, string>> = { PDF417: 'columns=8', DataMatrix: 'forceSquare' };

async function draw(format: string, payload: string | Uint8Array): Promise<GreyPicture> {
  const drawing = await drawSymbol(format, payload, shapes[format] ?? '');
  if (drawing === undefined) throw new Error(`${format} cannot hold this`);
  return drawing;
}

const thorough = { depth: 'thorough' } as const;
const quick = { depth: 'quick' } as const;

const found = async (picture: GreyPicture, options: Parameters<typeof scanPicture>[1] = thorough) =>
  (await scanPicture(picture, options)).map(({ symbology, bytes }) => [
    symbology,
    Buffer.from(bytes).toString('latin1'),
  ]);

const latin1 = (payload: string | Uint8Array) => Buffer.from(bytesOf(payload)).toString('latin1');

/** A page of print with one code in the middle. */
async function page(format: string, payload: string | Uint8Array, place: { module: number; angle?: number }) {
  const code = await draw(format, payload);
  const print = writeLines(blank(900, 760), randomFrom(3), 22);
  return paint(print, code, { corners: cornersOf(code, { at: [450, 380], ...place }), quiet: 10 });
}

/** The same page as a scanner or a phone would see it. */
const scanned = (picture: GreyPicture, seed = 1) => {
  const random = randomFrom(seed);
  const soft = soften(
    shade(picture, (grey) => 25 + grey * 0.86),
    0.6,
  );
  return compress(addNoise(soft, random, 5), 12);
};

const photographed = (picture: GreyPicture, seed = 1) => {
  const lit = shade(
    picture,
    (grey, x, y) => (45 + grey * 0.66) * (0.8 + (0.3 * x) / picture.width - (0.2 * y) / picture.height),
  );
  return compress(addNoise(soften(lit, 0.8), randomFrom(seed), 8), 14);
};

/** Corners moved by a share of the width, as seen from aside. */
const fromAside = (corners: readonly Point[], share: number): readonly Point[] => {
  const width = Math.hypot(corners[1]![0] - corners[0]![0], corners[1]![1] - corners[0]![1]);
  const moves = [
    [1, -1],
    [-0.5, 0.5],
    [0.6, -0.8],
    [-1, 0.4],
  ] as const;
  return corners.map(([x, y], index) => [x + moves[index]![0] * share * width, y + moves[index]![1] * share * width]);
};

describe('scanPicture', () => {
  describe.each(['quick', 'thorough'] as const)('%s', (depth) => {
    it.each(samples)('reads %s from a drawn page', async (symbology, format, payload) => {
      const picture = await page(format, payload, { module: 3 });
      expect(await found(picture, { ...thorough, depth })).toEqual([[symbology, readAs[symbology] ?? latin1(payload)]]);
    });

    it('finds several codes on a page, in reading order', async () => {
      const parts = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'];
      let picture = writeLines(blank(1240, 1754), randomFrom(5), 24);
      for (const [index, part] of parts.entries()) {
        const code = await draw(index % 2 === 0 ? 'QRCodeModel2' : 'AztecCode', `TICKET ${part}`);
        const corners = cornersOf(code, { at: [300 + 500 * (index % 2), 300 + 350 * index], module: 5 });
        picture = paint(picture, code, { corners });
      }
      const read = await found(picture, { ...thorough, depth });
      expect(read.map(([, text]) => text)).toEqual(parts.map((part) => `TICKET ${part}`));
    });

    it('finds nothing in print, noise, cloth and stripes', async () => {
      const random = randomFrom(11);
      const pictures = [
        writeLines(blank(1000, 1000), random, 14),
        addNoise(blank(500, 500, 128), random, 60),
        texture(900, 700, random, 120),
        shade(blank(500, 400), (_, x) => (x % 6 < 3 ? 20 : 235)),
        shade(blank(500, 400), (_, x, y) => ((x + y) % 14 < 5 ? 20 : 235)),
        shade(blank(500, 400), (_, x) => (Math.sin(x * x * 0.001) > 0 ? 20 : 235)),
        shade(blank(500, 400), (_, x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 20 : 235)),
        shade(blank(500, 400), (_, x) => (x % 6 < 3 ? 20 : 235) * (x < 250 ? 0.3 : 1)),
        shade(texture(700, 500, random, 120), (grey, x, y) => grey * (x + y < 600 ? 0.3 : 1)),
        blank(600, 600),
        blank(1, 1),
        blank(3, 2000),
      ];
      for (const picture of pictures) expect(await found(picture, { ...thorough, depth })).toEqual([]);
    });
  });

  it('says where a code is and how it is turned', async () => {
    const code = await draw('QRCodeModel2', 'HELLO WALLET');
    const corners = cornersOf(code, { at: [300, 200], module: 6, angle: 30 });
    const [scan] = await scanPicture(paint(blank(800, 600), code, { corners }), thorough);
    const half = (code.width * 6 * (Math.cos(Math.PI / 6) + 0.5)) / 2;
    expect(scan!.angle).toBeCloseTo(30, -0.5);
    expect(scan!.region.x * 800).toBeCloseTo(300 - half, -1);
    expect(scan!.region.y * 600).toBeCloseTo(200 - half, -1);
    expect(scan!.region.width * 800).toBeCloseTo(2 * half, -1);
    expect(scan!.region.height * 600).toBeCloseTo(2 * half, -1);
  });

  it.each([-90, 90, 180])('reads codes turned by %i degrees', async (angle) => {
    for (const [symbology, format, payload] of samples.slice(0, 4)) {
      const picture = await page(format, payload, { module: 2.5, angle });
      expect(await found(picture)).toEqual([[symbology, latin1(payload)]]);
    }
  });

  it('reads bars at any angle', async () => {
    const angles = fc.integer({ min: -89, max: 89 });
    const kinds = fc.constantFrom(...samples.slice(0, 5));
    await fc.assert(
      fc.asyncProperty(angles, kinds, async (angle, [symbology, format, payload]) => {
        const picture = await page(format, payload, { module: 2.6, angle });
        expect(await found(picture)).toEqual([[symbology, latin1(payload)]]);
      }),
      { numRuns: 15, seed: 7 },
    );
  });

  it.each(samples.slice(0, 5))(
    'reads %s from a scan, slightly askew, of small modules',
    async (symbology, format, payload) => {
      const picture = scanned(await page(format, payload, { module: 2.1, angle: 1.7 }));
      expect(await found(picture)).toEqual([[symbology, latin1(payload)]]);
    },
  );

  it.each(samples.slice(0, 5))('reads %s from a photo taken from aside', async (symbology, format, payload) => {
    const code = await draw(format, payload);
    const corners = fromAside(cornersOf(code, { at: [450, 350], module: 2.9, angle: -6 }), 0.025);
    const print = shade(writeLines(blank(900, 700), randomFrom(4), 24), (grey) => grey);
    const picture = photographed(paint(print, code, { corners, quiet: 6 }));
    expect(await found(picture)).toEqual([[symbology, latin1(payload)]]);
  });

  it.each(samples.filter(([symbology]) => ['code128', 'ean13', 'itf', 'code39'].includes(symbology)))(
    'reads %s that the edge of a shadow runs across',
    async (_, format, payload) => {
      // A third of the light is left in the shadow, and its edge is some modules wide.
      const lightAt = (x: number, y: number) => 0.35 + 0.65 / (1 + Math.exp((430 + 0.4 * (y - 380) - x) / 18));
      const picture = shade(
        await page(format, payload, { module: 3 }),
        (grey, x, y) => (30 + 0.8 * grey) * lightAt(x, y),
      );
      expect((await found(addNoise(picture, randomFrom(6), 3))).map(([, text]) => text)).toEqual([payload]);
    },
  );

  it('reads codes of low contrast on wood', async () => {
    const code = await draw('AztecCode', everyByte);
    const corners = cornersOf(code, { at: [400, 350], module: 5, angle: 12 });
    const picture = paint(texture(800, 700, randomFrom(2), 40), code, { corners, dark: 90, light: 150, quiet: 6 });
    expect(await found(addNoise(picture, randomFrom(3), 4))).toEqual([['aztec', latin1(everyByte)]]);
  });

  it.each(['QRCodeModel2', 'AztecCode', 'DataMatrix', 'PDF417', 'Code128'])(
    'reads %s light on dark',
    async (format) => {
      const picture = invert(await page(format, 'DARK MODE 123456', { module: 3 }));
      expect((await found(picture)).map(([, text]) => text)).toEqual(['DARK MODE 123456']);
    },
  );

  it.each(['QRCodeModel2', 'AztecCode', 'DataMatrix', 'PDF417'])('reads %s seen in a mirror', async (format) => {
    const picture = mirror(await page(format, boardingPass, { module: 3 }));
    expect((await found(picture)).map(([, text]) => text)).toEqual([boardingPass]);
  });

  it('reads back what was drawn, whatever it holds', async () => {
    const kind = fc.constantFrom('QRCodeModel2', 'AztecCode', 'PDF417', 'DataMatrix');
    const payload = fc.uint8Array({ minLength: 12, maxLength: 150 });
    await fc.assert(
      fc.asyncProperty(kind, payload, async (format, bytes) => {
        const read = await found(await page(format, bytes, { module: 3 }), quick);
        expect(read.map(([, text]) => text)).toEqual([latin1(bytes)]);
      }),
      { numRuns: 25, seed: 12 },
    );
  });

  it('tells binary payloads from texts', async () => {
    const binary = async (payload: string | Uint8Array) =>
      (await scanPicture(await page('QRCodeModel2', payload, { module: 4 }), quick))[0]?.binary;
    expect(await binary(everyByte)).toBe(true);
    expect(await binary(Uint8Array.from(Buffer.from('Билет № 7')))).toBe(false);
    expect(await binary('PLAIN')).toBe(false);
  });

  it('gives GS1 codes with their separators and without their mark, and says that they had it', async () => {
    const code = await drawSymbol('Code128', '(01)04012345678901(10)ABC(21)99', 'gs1');
    const corners = cornersOf(code!, { at: [450, 300], module: 2, stretch: 1 });
    const [scan] = await scanPicture(paint(blank(900, 600), code!, { corners, quiet: 10 }), thorough);
    expect(scan).toMatchObject({ text: '010401234567890110ABC\x1d2199', gs1: true, binary: false });
  });

  it('never takes a part of a longer code for a code', async () => {
    const code = await draw('ITF', '12345678901231');
    const corners = cornersOf(code, { at: [450, 300], module: 4 });
    const whole = paint(blank(900, 600), code, { corners, quiet: 10 });
    // The last third of the bars is smudged away.
    const torn = shade(whole, (grey, x) => (x > 560 ? grey * 0.2 + 100 : grey));
    expect((await found(soften(torn, 1.2))).every(([, text]) => text === '12345678901231')).toBe(true);
  });

  it('says once what stands there once, and twice what stands there twice', async () => {
    const code = await draw('QRCodeModel2', 'SAME');
    const one = paint(blank(1200, 900), code, { corners: cornersOf(code, { at: [300, 300], module: 7 }) });
    const two = paint(one, code, { corners: cornersOf(code, { at: [800, 500], module: 7 }) });
    expect(await found(one)).toHaveLength(1);
    expect(await found(two)).toHaveLength(2);
  });

  it('gives what it has when it may do no more', async () => {
    const picture = await page('QRCodeModel2', 'IN TIME', { module: 6 });
    expect(await found(picture, { depth: 'thorough', work: { left: 0 } })).toEqual([['qr', 'IN TIME']]);
  });
});
