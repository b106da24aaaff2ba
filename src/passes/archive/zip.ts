import { crc32 } from 'node:zlib';

/**
 * ZIP archives of stored entries, as a pass needs them: no compression (PNG gains nothing), no directories,
 * UTF-8 flag, valid DOS time. PKWARE APPNOTE 6.3.
 */

/** Files by their path in the archive, in the order they are written. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Writes an archive; `at` becomes the time stamp of all entries. */
export function writeZip(files: Files, at: Date): Uint8Array {
  const stamp = dosTime(at);
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, bytes] of files) {
    const name = Buffer.from(path, 'utf8');
    const common = entryFields(bytes, name.length, stamp);
    const local = Buffer.concat([localMark, common, name]);
    const placement = Buffer.alloc(14);
    placement.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([centralMark, common, placement, name]));
    parts.push(local, bytes);
    offset += local.length + bytes.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  return Buffer.concat([...parts, ...directory, endRecord(files.size, size, offset)]);
}

/** Reads an archive that `writeZip` wrote; throws when a checksum is wrong. */
export function readStoredZip(archive: Uint8Array): Map<string, Uint8Array> {
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const files = new Map<string, Uint8Array>();
  for (let at = 0; view.readUInt32LE(at) === 0x04034b50; ) {
    const size = view.readUInt32LE(at + 18);
    const start = at + 30 + view.readUInt16LE(at + 26);
    const bytes = view.subarray(start, start + size);
    if (crc32(bytes) !== view.readUInt32LE(at + 14)) throw new Error('an archive entry does not match its checksum');
    files.set(view.toString('utf8', at + 30, start), bytes);
    at = start + size;
  }
  return files;
}

const localMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** With "made by": version 2.0 on MS-DOS. */
const centralMark = Buffer.from([0x50, 0x4b, 0x01, 0x02, 20, 0]);

/** The fields that a local header (4.3.7) and a central one (4.3.12) share. */
function entryFields(bytes: Uint8Array, nameLength: number, stamp: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(1 << 11, 2);
  fields.writeUInt32LE(stamp, 6);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Date in the high word, time in the low one, two-second steps; DOS knows no year before 1980. */
function dosTime(at: Date): number {
  const year = Math.max(1980, at.getUTCFullYear()) - 1980;
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
