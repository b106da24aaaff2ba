/** A frame on a page: its middle in parts of the page, and its width in parts of that of the page. */
export type Frame = { readonly x: number; readonly y: number; readonly size: number };

type Size = { readonly width: number; readonly height: number };

/** A code is as high as wide, or wider. */
const ratio = 0.75;

/** The frame on a page of a size, whole within it. */
export function rectangleOf({ x, y, size }: Frame, page: Size) {
  const width = size * page.width;
  const height = Math.min(page.height, width * ratio);
  const within = (middle: number, length: number, most: number) =>
    Math.min(Math.max(0, middle - length / 2), most - length);
  return {
    left: within(x * page.width, width, page.width),
    top: within(y * page.height, height, page.height),
    width,
    height,
  };
}

/** Pixels that the longer side of a part is enlarged to, at most four times: small codes are read better so. */
const wanted = { side: 1600, times: 4 } as const;

/** What is in the frame, as a PNG. The picture is a file, or an address of ours. */
export async function cutOut(picture: Blob | string, frame: Frame): Promise<Blob> {
  const blob = typeof picture === 'string' ? await (await fetch(picture)).blob() : picture;
  const image = await drawn(blob);
  const { left, top, width, height } = rectangleOf(frame, { width: image.width, height: image.height });
  const times = Math.min(wanted.times, Math.max(1, wanted.side / Math.max(width, height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * times);
  canvas.height = Math.round(height * times);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((cut) => (cut ? resolve(cut) : reject(new Error('the part could not be written'))), 'image/png'),
  );
}

/** A picture with its pixels, upright; what is drawn by lines has as many as its size says. */
async function drawn(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(blob);
  try {
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
