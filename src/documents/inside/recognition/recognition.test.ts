/** One file, because its tests share readers that take seconds to start. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainScene } from '#test/generator/photos/scene.ts';
import { takePhoto } from '#test/generator/photos/take-photo.ts';
import { createRandom } from '#test/generator/random.ts';
import { buildPdf, codePicture, pictureObject } from '#test/support/pdf-files.ts';
import { type Print, printPage } from '#test/support/printed-pages.ts';
import type { Page } from '../../document.ts';
import { defaultLimits, type Limits } from '../../limits.ts';
import { openDocument } from '../../open-document.ts';
import { openReaders } from '../../open-readers.ts';
import type { Readers } from '../../readers.ts';
import { drawCode } from '../../shared/codes/prove.ts';
import { onUpload } from '../../uploaded-region.ts';

let readers: Readers;
beforeAll(() => {
  readers = openReaders({ spare: false });
});
afterAll(() => readers.close());

const german: readonly Print[] = [
  [80, 110, 44, 'Konzert im Stadtgarten'],
  [80, 200, 22, 'Datum'],
  [80, 236, 28, 'Samstag, 14. März 2026'],
  [80, 310, 22, 'Einlass'],
  [80, 346, 28, '18:30 Uhr'],
  [480, 310, 22, 'Beginn'],
  [480, 346, 28, '19:45 Uhr'],
  [80, 420, 22, 'Reihe'],
  [80, 456, 28, '17'],
  [480, 420, 22, 'Platz'],
  [480, 456, 28, '128'],
  [80, 540, 22, 'Bestellnummer'],
  [80, 576, 28, '40718263'],
  [80, 650, 20, 'Bitte zeigen Sie diese Karte für den Einlass auf Ihrem Telefon oder gedruckt.'],
];
const paper = { width: 1000, height: 720 };

async function pageOf(bytes: Uint8Array, from: Readers = readers, limits = defaultLimits): Promise<Page> {
  const { root, problems } = await openDocument({ bytes }, { readers: from, limits });
  expect(problems).toEqual([]);
  if (root?.type !== 'image' && root?.type !== 'pdf') throw new Error('not opened');
  return root.pages[0]!;
}

const textOf = (page: Page) => page.lines.map((line) => line.text).join('\n');
const wordsOf = (page: Page) => page.lines.flatMap((line) => line.words);
const telling = ['Konzert im Stadtgarten', 'Samstag, 14. März 2026', '18:30 Uhr', '19:45 Uhr', '40718263', 'für'];

function expectAll(page: Page): void {
  for (const text of telling) expect(textOf(page)).toContain(text);
}

describe('text of a picture', () => {
  let page: Page;
  beforeAll(async () => {
    page = await pageOf(await printPage(german, paper));
  });

  it('is recognised with its places, its sizes and some doubt', () => {
    expectAll(page);
    expect(page).toMatchObject({ textOrigin: 'recognised', width: 1000, height: 720 });
    const row = wordsOf(page).find((word) => word.text === '40718263')!;
    expect(row.x * 1000).toBeCloseTo(81, -1);
    expect((row.y + row.height / 2) * 720).toBeCloseTo(566, -1);
    expect(row.size).toBeGreaterThan(25);
    expect(row.size).toBeLessThan(32);
    for (const { confidence } of wordsOf(page)) {
      expect(confidence).toBeGreaterThan(0.3);
      expect(confidence).toBeLessThan(1);
    }
  });

  it('keeps columns apart', () => {
    const lines = page.lines.map((line) => line.text);
    expect(lines).toEqual(expect.arrayContaining(['18:30 Uhr', '19:45 Uhr', 'Reihe', '17', 'Platz', '128']));
  });

  it.each([
    [90, 'paper', {}],
    [270, 'a dark screen', { ink: '#eee', ground: '#12141c' }],
  ])('is read when the picture is turned by %i degrees, from %s', async (turned, _, look) => {
    const upright = await pageOf(await printPage(german, { ...paper, ...look, turned }));
    expectAll(upright);
    expect([upright.width, upright.height]).toEqual([1000, 720]);
    expect(wordsOf(upright).every((word) => word.turn === 0)).toBe(true);
  });

  it.each<[string, number, readonly string[]]>([
    ['Greek', 0, ['Συναυλία στον Κήπο', 'Σάββατο 14 Μαρτίου 2026', 'Έναρξη 21:15', 'Θέση 128', 'Κωδικός KX4-7729']],
    ['Ukrainian, upside down', 180, ['Квиток на потяг', 'Понеділок, 6 жовтня 2026', 'Місце 23', 'Замовлення 88204517']],
    ['Hebrew', 0, ['כרטיס כניסה לתערוכה', 'יום חמישי 24.12.2026', 'בשעה 20:40', 'מספר הזמנה 7729-118']],
  ])('is read in other letters than Latin ones: %s', async (_, turned, lines) => {
    const prints = lines.map((text, at): Print => [80, 120 + 110 * at, 40, text]);
    const page = await pageOf(await printPage(prints, { ...paper, turned }));
    const read = textOf(page);
    for (const text of lines) expect(read).toContain(text);
  });

  it('is read from a page that lies askew in uneven light', async () => {
    const page = await pageOf(await printPage(german, { ...paper, turned: 4, worn: true }));
    expectAll(page);
    const [left, right] = ['18:30', '19:45'].map((text) => wordsOf(page).find((word) => word.text === text)!);
    expect(Math.abs(left!.y - right!.y) * page.height).toBeLessThan(4);
  });

  it('is read from a page that was photographed from the side where one sits, its columns upright again', async () => {
    const scene = { ...plainScene, tilt: [22, -8], askew: 3, falloff: 0.3, noise: 5, side: 1700 } as const;
    const photo = await takePhoto(createRandom(1), await printPage(german, paper), scene);
    const page = await pageOf(photo);
    expectAll(page);
    const [label, value, seat] = ['Reihe', 'Bestellnummer', 'Platz'].map((text) =>
      wordsOf(page).find((word) => word.text === text),
    );
    expect(Math.abs(label!.x - value!.x)).toBeLessThan(0.012);
    expect(Math.abs(label!.y - seat!.y)).toBeLessThan(0.012);
    // On the photo the last line stands further left than the first, which is further away.
    const first = wordsOf(page).find((word) => word.text === 'Konzert')!;
    const last = wordsOf(page).find((word) => word.text === 'Bitte')!;
    expect(onUpload(page, last).x).toBeLessThan(onUpload(page, first).x - 0.02);
  });

  it('is placed on the picture as it was sent, corner by corner', async () => {
    const [degrees, width, height] = [9, paper.width, paper.height];
    const sent = await sharp(await printPage(german, paper))
      .rotate(degrees, { background: '#fff' })
      .png()
      .toBuffer();
    const size = await sharp(sent).metadata();
    const page = await pageOf(sent);
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    // Where letters of these begin on the paper, and half of how high they are above their line.
    for (const [text, left, line, half] of [
      ['Konzert', 80, 110, 16],
      ['Platz', 480, 420, 8],
      ['40718263', 80, 576, 10],
    ] as const) {
      const word = wordsOf(page).find((one) => one.text === text)!;
      const region = onUpload(page, { ...word, width: 0 });
      const [dx, dy] = [left - width / 2, line - half - height / 2];
      expect(region.x + region.width / 2).toBeCloseTo((size.width / 2 + dx * cos - dy * sin) / size.width, 1.7);
      expect(region.y + region.height / 2).toBeCloseTo((size.height / 2 + dx * sin + dy * cos) / size.height, 1.7);
    }
  });

  it('is read with the letters of its language', async () => {
    const french: readonly Print[] = [
      [80, 110, 40, 'Théâtre des Tilleuls'],
      [80, 200, 26, 'Séance du mercredi 11 février à 20 h 30'],
      [80, 270, 26, 'Orchestre, siège 24, rangée É'],
      [80, 340, 26, 'Merci de présenter ce billet à l’entrée de la salle.'],
    ];
    const text = textOf(await pageOf(await printPage(french, { width: 1000, height: 420 })));
    expect(text).toContain('Théâtre des Tilleuls');
    expect(text).toContain('Séance du mercredi 11 février à 20 h 30');
    expect(text).toContain('siège 24');
  });

  it('is read with the letters of a language that English does not know', async () => {
    const polish: readonly Print[] = [
      [80, 110, 40, 'Kolej Wschód'],
      [80, 200, 26, 'Warszawa Centralna, 28 października 2027'],
      [80, 270, 26, 'Pasażer: Paweł Źrebiec, miejsce 67'],
      [80, 340, 26, 'Bilet jest ważny z dokumentem tożsamości.'],
    ];
    const text = textOf(await pageOf(await printPage(polish, { width: 1000, height: 420 })));
    expect(text).toContain('Kolej Wschód');
    expect(text).toContain('28 października 2027');
    expect(text).toContain('Paweł Źrebiec');
  });

  it('is left alone where there is only a code', async () => {
    const page = await pageOf(await withCode(await printPage([], { width: 600, height: 600 }), 180, 180));
    expect(page.barcodes.map((code) => code.text)).toEqual(['SEAT 128']);
    expect(page).toMatchObject({ textOrigin: 'none', lines: [] });
  });

  it('is read when the picture is turned by 180 degrees, and takes its codes along', async () => {
    const upright = await withCode(await printPage(german, paper), 700, 60);
    const page = await pageOf(await sharp(upright).rotate(180).png().toBuffer());
    expectAll(page);
    expect([page.width, page.height]).toEqual([1000, 720]);
    expect(wordsOf(page).every((word) => word.turn === 0)).toBe(true);
    const { region, angle } = page.barcodes[0]!;
    expect(region!.x * 1000).toBeCloseTo(700, -2);
    expect(region!.y * 720).toBeCloseTo(60, -2);
    expect(Math.abs(angle!)).toBeLessThan(3);
  });
});

describe('text of a PDF that is a picture', () => {
  it('is recognised, in points', async () => {
    const { data, info } = await sharp(await printPage(german, paper))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = pictureObject({ width: info.width, height: info.height, data });
    const page = await pageOf(
      buildPdf([{ content: 'q 500 0 0 360 50 400 cm /I Do Q', resources: '/XObject << /I 10 0 R >>' }], {
        objects: [picture],
      }),
    );
    expectAll(page);
    expect(page.textOrigin).toBe('recognised');
    const word = wordsOf(page).find(({ text }) => text === 'Konzert')!;
    expect(word.size).toBeGreaterThan(18);
    expect(word.size).toBeLessThan(26);
  });
});

describe('text that cannot be read to its end', () => {
  const partOf = async (bounds: Partial<Limits['recognition']>) => {
    const limits = { ...defaultLimits, recognition: { ...defaultLimits.recognition, ...bounds } };
    const hurried = openReaders({ limits, spare: false });
    try {
      return await openDocument({ bytes: await printPage(german, paper) }, { readers: hurried, limits });
    } finally {
      await hurried.close();
    }
  };

  it.each([
    ['recognition hangs and is killed', { stop: 1 }, 0],
    ['there is more of it than we read', { work: 80 }, 2],
  ])('leaves the rest of the picture, and says so, when %s', async (_, bounds, least) => {
    const { root, problems } = await partOf(bounds);
    expect(problems).toMatchObject([
      { code: 'document.partly-read', message: 'We could only read part of this picture.', document: '0', page: 1 },
    ]);
    expect(root).toMatchObject({ type: 'image', partly: true, pages: [{ width: 1000, height: 720 }] });
    const read = root?.type === 'image' ? root.pages[0]!.lines.length : 0;
    expect(read).toBeGreaterThanOrEqual(least);
    expect(read).toBeLessThan(german.length);
  });
});

describe('a dense page', () => {
  const words = 'Wagen Platz Gleis Abfahrt Ankunft Bahnhof Reservierung Fahrkarte Zugbindung Umstieg'.split(' ');
  const rows = 24;
  const dense = Array.from({ length: rows }, (_, row): Print => {
    const cells = words.map((_, at) =>
      at % 3 === 2 ? `${10 + row}:${10 + at * 4}` : words[(row + at) % words.length]!,
    );
    return [60, 70 + row * 30, 17, cells.join(' ')];
  });

  it('says the same when it is read again, and while others that are more urgent keep all cores busy', async () => {
    const bytes = await printPage(dense, { width: 1240, height: 110 + rows * 30 });
    const first = await pageOf(bytes);
    expect(first.lines.length).toBeGreaterThan(0.9 * rows);
    expect(await pageOf(bytes)).toEqual(first);
    expect(await whileBusy(() => pageOf(bytes))).toEqual(first);
  });
});

/** More urgent than a reader is. */
const busyLoop = 'exec "$0" -e \'for (;;);\'';

/** Runs something while as many other processes as there are cores compute for nothing. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn('/bin/sh', ['-c', busyLoop, process.execPath], { stdio: 'ignore', detached: true }),
  );
  try {
    return await work();
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
}

async function withCode(picture: Buffer, left: number, top: number): Promise<Buffer> {
  const { rows } = (await drawCode({ symbology: 'qr', bytes: Buffer.from('SEAT 128') }))!;
  const { width, height, data } = codePicture(rows, 6);
  const code = await sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: code, left, top }])
    .png()
    .toBuffer();
}
