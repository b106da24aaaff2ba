import sharp from 'sharp';
import { defaultLimits as limits } from '#src/documents/limits.ts';
import { openDocument } from '#src/documents/open-document.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import { plainScene } from '#test/generator/photos/scene.ts';
import { takePhoto } from '#test/generator/photos/take-photo.ts';
import { createRandom } from '#test/generator/random.ts';
import { type Print, printPage } from '#test/support/printed-pages.ts';
import { watchProcessorTime } from '../eval/processor-time.ts';
import { residentOf } from './cold.ts';
import { describeRuns, measure } from './measure.ts';

const words = 'Wagen Platz Gleis Abfahrt Ankunft Bahnhof Reservierung Fahrkarte Zugbindung Umstieg'.split(' ');
const ticket: readonly Print[] = [
  [60, 90, 44, 'Konzert im Stadtgarten'],
  [60, 170, 26, 'Samstag, 14. März 2027, 19:45 Uhr'],
  [60, 230, 26, 'Einlass 18:30 Uhr'],
  [60, 300, 22, 'Reihe'],
  [60, 340, 30, '17'],
  [400, 300, 22, 'Platz'],
  [400, 340, 30, '128'],
  [60, 420, 22, 'Bestellnummer'],
  [60, 460, 30, '40718263'],
];

/**
 * Text of pictures, bytes to words, warm. Goals on two idle cores: a dense A4 scan 3.5 s and 6 s of processor time, a
 * screenshot 1.2 s, a 12-megapixel photo median 2.5 s and p95 6 s, peak memory 900 MB.
 */
export async function benchText(): Promise<readonly string[]> {
  const readers = openReaders();
  const processors = watchProcessorTime();
  const lines: string[] = [];
  try {
    for (const [name, bytes] of Object.entries(await drawPictures())) {
      let [peak, before, runsSoFar] = [0, 0, 0];
      const watch = setInterval(async () => {
        peak = Math.max(peak, await residentOf(process.pid));
      }, 50);
      const runs = await measure(5, async () => {
        // The first two only warm up.
        if (runsSoFar++ === 2) before = await processors.total();
        const { root } = await openDocument({ bytes }, { readers, limits });
        if (root?.type !== 'image' || root.pages[0]!.lines.length < 5) throw new Error(`${name} was not read`);
      });
      clearInterval(watch);
      const used = ((await processors.total()) - before) / runs.length;
      lines.push(
        `${name}: ${describeRuns(runs)}, ${used.toFixed(0)} ms of processor time, peak ${(peak / 1e6).toFixed(0)} MB in all processes`,
      );
    }
    return lines;
  } finally {
    processors.close();
    await readers.close();
  }
}

async function drawPictures(): Promise<Readonly<Record<string, Uint8Array>>> {
  const dense = Array.from({ length: 60 }, (_, row): Print => {
    const cells = words.map((_, at) => (at % 4 === 2 ? `${10 + (row % 14)}:${10 + at * 4}` : words[(row + at) % 10]!));
    return [70, 90 + row * 37, 20, cells.join(' ')];
  });
  const page = await printPage(ticket, { width: 1000, height: 700 });
  const scene = { ...plainScene, tilt: [12, -6], askew: 3, falloff: 0.3, noise: 5, side: 4000 } as const;
  return {
    'dense A4 scan, 60 lines': await printPage(dense, { width: 1654, height: 2339, worn: true }),
    screenshot: await sharp(page).resize(1170).png().toBuffer(),
    '12-megapixel photo': await takePhoto(createRandom(1), page, scene),
  };
}
