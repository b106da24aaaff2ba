/** Pictures of a pass by file name (`strip@2x.png`), ready to be packed; they come from the document, by way of its fenced reader. */
export type PassImages = ReadonlyMap<string, Uint8Array>;

/** What the pictures of a pass mean for its front. */
export type Pictures = {
  readonly strip: boolean;
  readonly thumbnail: boolean;
  /** A card's artwork for the poster layout of iOS 27; older systems do not show it. */
  readonly poster: boolean;
  /** `name`: so wide that it writes the issuer's name; `sign`: a sign that the name stands beside. */
  readonly logo?: 'name' | 'sign';
};

/** A mark so much wider than high is a name. */
const nameRatio = 1.9;

/** What pictures there are; the width and height of a PNG stand at the bytes 16 and 20. */
export function picturesIn(images: PassImages): Pictures {
  const logo = images.get('logo.png');
  const view = logo && Buffer.from(logo.buffer, logo.byteOffset, logo.byteLength);
  const ratio = view && view.length > 24 ? view.readUInt32BE(16) / view.readUInt32BE(20) : undefined;
  return {
    strip: images.has('strip.png'),
    thumbnail: images.has('thumbnail.png'),
    poster: images.has('artwork.png'),
    ...(ratio === undefined ? {} : { logo: ratio >= nameRatio ? 'name' : 'sign' }),
  };
}
