import { contrastOf, type Rgb } from './readable-under.ts';

/** Taking a mark out of the plain ground that it is printed on. */

type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Of the pixels along the edge so many have the colour of the ground. */
const evenEdge = 0.92;
const sameColour = 28;
/** A difference to the ground in which a pixel is all mark. */
const allMark = 110;
/** Shares of its own box that a mark fills. */
const filled = { least: 0.04, most: 0.92 };
/** Of a mark so much must be told from the pass's ground to keep its colours. */
const told = 0.85;

/**
 * The mark alone on nothing, cut to its edges: in its own colours where they can be told from the pass's ground, else in the
 * colour of its text. Undefined when it does not stand on one plain colour, or is no mark.
 */
export function separateMark(
  picture: Pixels,
  { ground, ink }: { readonly ground: Rgb; readonly ink: Rgb },
): Pixels | undefined {
  const paper = paperOf(picture);
  if (!paper) return undefined;
  const opacity = opacityOf(picture, paper);
  const box = boxOf(opacity, picture.width, picture.height);
  if (!box || box.width < 24 || box.height < 16) return undefined;
  const out = new Uint8Array(box.width * box.height * 4);
  let covered = 0;
  let distinct = 0;
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const from = (y + box.y) * picture.width + x + box.x;
      const share = opacity[from]! / 255;
      const own = share === 0 ? paper : unmixed(at(picture.data, from), paper, share);
      out.set([...own, opacity[from]!], (y * box.width + x) * 4);
      covered += share;
      if (share > 0.5 && contrastOf(own, ground) >= 3) distinct += share;
    }
  }
  const share = covered / (box.width * box.height);
  if (share < filled.least || share > filled.most) return undefined;
  if (distinct < told * covered) for (let to = 0; to < out.length; to += 4) out.set(ink, to);
  return { width: box.width, height: box.height, data: out };
}

/** The one colour along the edge; undefined where there are several. See-through edges are paper of any colour: white. */
function paperOf({ width, height, data }: Pixels): Rgb | undefined {
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) edge.push(y * width, y * width + width - 1);
  const clear = edge.filter((pixel) => data[pixel * 4 + 3]! < 16).length;
  if (clear >= evenEdge * edge.length) return [255, 255, 255];
  if (clear > 0) return undefined;
  const middle = (channel: 0 | 1 | 2) =>
    edge.map((pixel) => data[pixel * 4 + channel]!).sort((a, b) => a - b)[edge.length >> 1]!;
  const paper: Rgb = [middle(0), middle(1), middle(2)];
  const even = edge.filter((pixel) => apart(at(data, pixel), paper) <= sameColour).length;
  return even >= evenEdge * edge.length ? paper : undefined;
}

function opacityOf({ width, height, data }: Pixels, paper: Rgb): Uint8Array {
  const seeThrough = data.some((value, index) => index % 4 === 3 && value < 128);
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const own = data[pixel * 4 + 3]!;
    if (seeThrough) return own;
    const away = apart(at(data, pixel), paper);
    return away <= sameColour / 2 ? 0 : Math.min(255, Math.round((away / allMark) * 255));
  });
}

function boxOf(opacity: Uint8Array, width: number, height: number) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let pixel = 0; pixel < opacity.length; pixel += 1) {
    if (opacity[pixel]! < 64) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < left ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The colour that gives `seen` when it covers `share` of the paper. */
function unmixed(seen: Rgb, paper: Rgb, share: number): Rgb {
  const of = (index: 0 | 1 | 2) =>
    Math.min(255, Math.max(0, Math.round(paper[index] + (seen[index] - paper[index]) / Math.max(share, 0.2))));
  return [of(0), of(1), of(2)];
}

const at = (data: Uint8Array, pixel: number): Rgb => [data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!];

const apart = (one: Rgb, other: Rgb): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
