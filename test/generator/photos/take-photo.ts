import sharp from 'sharp';
import { inverse } from '#src/documents/inside/recognition/view.ts';
import type { Random } from '../random.ts';
import { type Shot, takeShot } from './camera.ts';
import type { Scene } from './scene.ts';
import { lighting, tableTexture } from './surfaces.ts';

type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

const tables = [
  [122, 92, 67],
  [69, 74, 82],
  [165, 158, 146],
  [47, 59, 53],
  [96, 60, 52],
] as const;

/** A JPEG of a printed page on a table, as the scene has it; the same choices make the same photo. */
export async function takePhoto(random: Random, png: Uint8Array, scene: Scene): Promise<Uint8Array> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const page = { width: info.width, height: info.height, data };
  const shot = takeShot(page, scene);
  const exposed = expose(random, page, shot, scene);
  const raw = { width: shot.width, height: shot.height, channels: 3 } as const;
  const blurred = scene.blur >= 0.3 ? sharp(exposed, { raw }).blur(scene.blur) : sharp(exposed, { raw });
  const sensor = new Uint8Array(await blurred.raw().toBuffer());
  addNoise(random, sensor, scene.noise);
  return new Uint8Array(await sharp(sensor, { raw }).jpeg({ quality: scene.quality }).toBuffer());
}

/** Page and table under the light. */
function expose(random: Random, page: Pixels, { width, height, mapping }: Shot, scene: Scene): Uint8Array {
  const { a, b, c, d, e, f, g = 0, h = 0 } = inverse(mapping);
  const table = random.pick(tables);
  const texture = tableTexture(random);
  const light = lighting(random, scene);
  const result = new Uint8Array(width * height * 3);
  const colour = new Float64Array(3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const depth = 1 / (g * x + h * y + 1);
      const [u, v] = [(a * x + b * y + c) * depth, (d * x + e * y + f) * depth];
      const bright = light(x / width, y / height);
      if (u >= 0 && v >= 0 && u <= 1 && v <= 1) {
        pick(page, u * (page.width - 1), v * (page.height - 1), colour);
        // Paper in a photo is not pure white, ink not pure black.
        for (let channel = 0; channel < 3; channel += 1) result[at + channel] = (18 + colour[channel]! * 0.88) * bright;
      } else {
        const grain = texture(x / width, y / height) * bright;
        for (let channel = 0; channel < 3; channel += 1) result[at + channel] = Math.min(255, table[channel]! * grain);
      }
    }
  }
  return result;
}

/** The colour between four pixels. */
function pick({ width, height, data }: Pixels, x: number, y: number, into: Float64Array): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [partX, partY] = [x - left, y - top];
  const right = left + 1 < width ? 3 : 0;
  const below = top + 1 < height ? 3 * width : 0;
  const at = (top * width + left) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const one = at + channel;
    const above = data[one]! * (1 - partX) + data[one + right]! * partX;
    const under = data[one + below]! * (1 - partX) + data[one + below + right]! * partX;
    into[channel] = above * (1 - partY) + under * partY;
  }
}

/** Nearly normal noise: the sum of three even ones. The same in all channels, with a little of its own in each. */
function addNoise(random: Random, data: Uint8Array, sigma: number): void {
  let state = random.int(1, 0x7fffffff);
  const even = () => {
    // "xorshift32": millions of numbers are drawn.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32 - 0.5;
  };
  for (let at = 0; at < data.length; at += 3) {
    const grain = (even() + even() + even()) * 1.8 * sigma;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[at + channel]! + grain + even() * 0.8 * sigma;
      data[at + channel] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}
