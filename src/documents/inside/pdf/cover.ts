import type { Region } from '#src/barcodes/region.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';

const white = 255;
/** Grey values of one plain ground differ by no more. */
const sameGround = 6;

/** Makes a region white, and as much around it as a part of the picture's sides. */
export function whiten(picture: GreyPicture, region: Region, margin: number): void {
  const { x, y, width, height } = region;
  fill(
    picture,
    boxOf(picture, { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }),
  );
}

/** Takes what stands in a region away: its ground is left where it is plain all around, else white. */
export function cover(picture: GreyPicture, region: Region): void {
  const box = boxOf(picture, region);
  fill(picture, box, groundOf(picture, box));
}

/** Pixels from `left` and `top` up to, and without, `right` and `bottom`. */
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

function boxOf({ width, height }: GreyPicture, region: Region): Box {
  const left = Math.max(0, Math.floor(region.x * width));
  const top = Math.max(0, Math.floor(region.y * height));
  const right = Math.min(width, Math.ceil((region.x + region.width) * width));
  const bottom = Math.min(height, Math.ceil((region.y + region.height) * height));
  return { left, top, right: Math.max(left, right), bottom: Math.max(top, bottom) };
}

/** The grey value at the corners and in the middle of the sides, just outside of the box, when that is one. */
function groundOf({ width, height, data }: GreyPicture, { left, top, right, bottom }: Box): number {
  const columns = [Math.max(0, left - 1), (left + right) >> 1, Math.min(width - 1, right)];
  const rows = [Math.max(0, top - 1), (top + bottom) >> 1, Math.min(height - 1, bottom)];
  let [least, most] = [255, 0];
  for (const [row, y] of rows.entries())
    for (const [column, x] of columns.entries()) {
      if (row === 1 && column === 1) continue;
      const value = data[y * width + x]!;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  return most - least <= sameGround ? least : white;
}

function fill({ width, data }: GreyPicture, { left, top, right, bottom }: Box, value = white): void {
  for (let y = top; y < bottom; y += 1) data.fill(value, y * width + left, y * width + right);
}
