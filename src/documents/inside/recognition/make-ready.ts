import type { Region } from '#src/barcodes/region.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { crop } from '../../shared/pictures/picture.ts';
import { type Bend, measureBend } from './bend.ts';
import { darkOnWhite } from './contrast.ts';
import { blurOf, inFocus } from './focus.ts';
import { measureLean } from './lean.ts';
import type { CodeHint, Stand } from './survey.ts';
import { type FoundLines, findLines } from './text-lines.ts';
import { unbend } from './unbend.ts';
import { boxInView, draw, type View, viewOf } from './view.ts';

/**
 * A picture with dark letters on white, upright and level, at a scale: its lines, where the codes are there, and the view
 * that it is.
 */
export type Ready = {
  readonly picture: GreyPicture;
  readonly found: FoundLines;
  readonly codes: readonly Region[];
  /** What the view does not say of where points of a bent page come from. */
  readonly bend?: Bend;
  readonly view: View;
  readonly scale: number;
};

type Wish = { readonly codes: readonly CodeHint[]; readonly effort: 'full' | 'quick' };

/** Longer side of the picture that is read, in pixels; narrow long ones stay larger. */
const longSide = { full: 2500, quick: 1600 } as const;
const mostPixels = { full: 7_000_000, quick: 2_500_000 } as const;
const mostEnlarged = 3;
/** Scales nearer to 1 than this are not worth blurring the picture. */
const nearlySame = 1.25;
/** Part of the pixels of a code that is darker than its paper, or as dark. */
const paper = 0.85;
/** Less blur does no harm to letters: its standard deviation in pixels. */
const leastBlur = 1;

/** Straightens a picture that stands like `stand`, makes its letters dark on white, takes codes out and finds its lines. */
export function makeReady(picture: GreyPicture, stand: Stand, { codes, effort }: Wish): Ready {
  const pose = { ...stand, lean: measureLean(picture, stand.turn, stand.run) };
  const scale = scaleOf(picture, effort);
  const view = viewOf(picture, pose, scale);
  const blur = blurOf(picture) * scale;
  const look = blur < leastBlur ? 'sharp' : 'blurred';
  const boxes = codes.map(({ region }) => boxInView(view, inPixels(region, picture)));
  const drawn = withoutCodes(draw(picture, view), boxes);
  const focused = look === 'sharp' ? drawn : inFocus(drawn, blur);
  const linesOf = (source: GreyPicture, masks: readonly Region[]) => {
    const ready = darkOnWhite(source, look);
    for (const box of masks) fill(ready, box, 255);
    return { picture: ready, found: findLines(ready, look) };
  };
  const flat = linesOf(focused, boxes);
  const bend = bendOf(flat);
  if (!bend) return { view, scale, codes: boxes, ...flat };
  const moved = boxes.map((box) => ({ ...box, y: box.y - bend.at(box.x + box.width / 2, box.y + box.height / 2) }));
  return { view, scale, bend, codes: moved, ...linesOf(unbend(focused, bend), moved) };
}

function bendOf({ picture, found }: Pick<Ready, 'picture' | 'found'>): Bend | undefined {
  const rules = found.rules.map((ink) => ({ box: ink, ink: [ink] }));
  return measureBend({ ...found, rules }, picture);
}

function scaleOf({ width, height }: GreyPicture, effort: 'full' | 'quick'): number {
  const long = longSide[effort] / Math.max(width, height);
  // A screenshot of a whole mail is long, but its letters are no larger for it.
  const wide = longSide[effort] / 2 / Math.min(width, height);
  const scale = Math.min(mostEnlarged, Math.sqrt(mostPixels[effort] / (width * height)), Math.max(long, wide));
  return scale > 1 / nearlySame && scale < nearlySame ? 1 : scale;
}

/** A region of a picture in its pixels. */
function inPixels(region: Region, { width, height }: GreyPicture): Region {
  return { x: region.x * width, y: region.y * height, width: region.width * width, height: region.height * height };
}

/** A picture with codes painted over in the brightness of their paper, so that they are no part of what is around text. */
function withoutCodes(picture: GreyPicture, boxes: readonly Region[]): GreyPicture {
  if (boxes.length === 0) return picture;
  const result = { ...picture, data: picture.data.slice() };
  for (const box of boxes) fill(result, box, paperOf(picture, box));
  return result;
}

/** The light part of a box. */
function paperOf(picture: GreyPicture, box: Region): number {
  const { data } = crop(picture, box);
  return data.toSorted()[Math.floor(data.length * paper)]!;
}

function fill({ width, height, data }: GreyPicture, box: Region, grey: number): void {
  const left = Math.max(0, Math.floor(box.x));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1)
    if (right > left) data.fill(grey, y * width + left, y * width + right);
}
