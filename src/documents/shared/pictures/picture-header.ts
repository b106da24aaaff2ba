/** What the first bytes of a picture say, without decoding it. */
export type PictureHeader = {
  readonly format: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
  /** Scans of a JPEG; more than one is a progressive picture. */
  readonly scans: number;
};

const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads the header of a PNG (ISO/IEC 15948) or JPEG (ITU-T T.81); undefined when it is neither or has no size. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  if (pngMagic.every((byte, index) => bytes[index] === byte)) return readPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return readJpeg(bytes);
  return undefined;
}

function readPng(bytes: Uint8Array): PictureHeader | undefined {
  if (bytes.length < 24) return undefined;
  const view = viewOf(bytes);
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20), scans: 1 };
}

/** Walks the marker segments: a frame header has the size, every start of scan counts. */
function readJpeg(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  let size: { readonly width: number; readonly height: number } | undefined;
  let scans = 0;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) {
      const next = bytes.indexOf(0xff, at); // coded data, or filling
      if (next < 0) break;
      at = next;
      continue;
    }
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === 0xd9) break;
    else {
      if (isFrame(marker) && size === undefined && at + 9 <= bytes.length) {
        size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      }
      if (marker === 0xda) scans += 1;
      at += 2 + Math.max(2, view.getUint16(at + 2));
    }
  }
  return size && { format: 'jpeg', ...size, scans };
}

/** Stuffed zero bytes, restart markers and TEM have no length. */
function isAlone(marker: number): boolean {
  return marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);
}

/** SOF0 to SOF15, without the tables DHT, JPG and DAC that lie between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
