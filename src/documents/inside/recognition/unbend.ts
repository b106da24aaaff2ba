import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import type { Bend } from './bend.ts';

/** The picture with a bend taken out: columns are moved up and down. */
export function unbend({ width, height, data }: GreyPicture, bend: Bend): GreyPicture {
  const result = new Uint8Array(data.length);
  const step = 16;
  const moved = new Float64Array(width);
  const below = new Float64Array(width);
  const take = (y: number, into: Float64Array) => {
    for (let x = 0; x < width; x += 1) into[x] = bend.at(x, y);
  };
  for (let y = 0; y < height; y += 1) {
    if (y % step === 0) {
      take(y, moved);
      take(y + step, below);
    }
    const share = (y % step) / step;
    for (let x = 0; x < width; x += 1) {
      const from = y + moved[x]! + (below[x]! - moved[x]!) * share;
      const top = Math.floor(from);
      const part = from - top;
      const upper = data[clamp(top, height) * width + x]!;
      result[y * width + x] = upper + (data[clamp(top + 1, height) * width + x]! - upper) * part + 0.5;
    }
  }
  return { width, height, data: result };
}

function clamp(value: number, end: number): number {
  return value < 0 ? 0 : value >= end ? end - 1 : value;
}
