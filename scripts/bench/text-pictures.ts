/** A process that draws the pictures of `text.ts`, whose own memory is measured, hands them over and ends. */
import sharp from 'sharp';
import { plainScene } from '#test/generator/photos/scene.ts';
import { takePhoto } from '#test/generator/photos/take-photo.ts';
import { createRandom } from '#test/generator/random.ts';
import { type Print, printPage } from '#test/support/printed-pages.ts';

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

process.send?.(await drawPictures(), () => process.disconnect?.());

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
