const exifPointer = 0x8769;
const dateTime = 0x0132;
const dateTimeOriginal = 0x9003;
const mostEntries = 200;

/**
 * When a picture was taken, from its EXIF block (CIPA DC-008; a TIFF structure, with or without the leading `Exif\0\0`):
 * ISO 8601 local time, `2026-11-22T09:38:00`. Undefined for blocks that are broken or do not say.
 */
export function readExifDate(exif: Uint8Array): string | undefined {
  const tiff = String.fromCharCode(...exif.subarray(0, 4)) === 'Exif' ? exif.subarray(6) : exif;
  if (tiff.length < 8) return undefined;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const little = order === 0x4949;
  const main = readDirectory(view, view.getUint32(4, little), little);
  const pointer = main.get(exifPointer);
  const details = pointer === undefined ? undefined : readDirectory(view, pointer, little);
  return readDate(view, details?.get(dateTimeOriginal)) ?? readDate(view, main.get(dateTime));
}

/** Tags of a directory with their value or where it stands (TIFF 6.0, section 2). */
function readDirectory(view: DataView, at: number, little: boolean): ReadonlyMap<number, number> {
  const tags = new Map<number, number>();
  if (at + 2 > view.byteLength) return tags;
  const count = Math.min(view.getUint16(at, little), mostEntries);
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12;
    if (entry + 12 > view.byteLength) break;
    tags.set(view.getUint16(entry, little), view.getUint32(entry + 8, little));
  }
  return tags;
}

function readDate(view: DataView, at: number | undefined): string | undefined {
  if (at === undefined || at + 19 > view.byteLength) return undefined;
  const text = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 19));
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const date = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const real = new Date(`${date}Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().slice(0, 19) === date ? date : undefined;
}
