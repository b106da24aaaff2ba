import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegHeader, pngHeader } from '#test/support/hostile-pictures.ts';
import { readExifDate } from '../../inside/image/exif-date.ts';
import { readPictureHeader } from './picture-header.ts';
import { writePng } from './write-png.ts';

const picture = () => sharp({ create: { width: 70, height: 50, channels: 3, background: '#123456' } });

describe('readPictureHeader', () => {
  it('reads the size of PNG and JPEG', async () => {
    expect(readPictureHeader(await picture().png().toBuffer())).toEqual({
      format: 'png',
      width: 70,
      height: 50,
      scans: 1,
    });
    expect(readPictureHeader(await picture().jpeg().toBuffer())).toEqual({
      format: 'jpeg',
      width: 70,
      height: 50,
      scans: 1,
    });
  });

  it('counts the scans of a progressive JPEG', async () => {
    expect(readPictureHeader(await picture().jpeg({ progressive: true }).toBuffer())!.scans).toBeGreaterThan(3);
    expect(readPictureHeader(jpegHeader(9, 9, 101))).toMatchObject({ scans: 101 });
  });

  it('is not misled by a small picture in the metadata of a JPEG', async () => {
    const outer = await picture().jpeg().toBuffer();
    const inner = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), inner]);
    segment.writeUInt16BE(inner.length + 2, 2);
    const file = Buffer.concat([outer.subarray(0, 2), segment, outer.subarray(2)]);
    expect(readPictureHeader(file)).toEqual({ format: 'jpeg', width: 70, height: 50, scans: 1 });
  });

  it('is undefined for what is cut off or something else', () => {
    expect(readPictureHeader(pngHeader(9, 9).subarray(0, 20))).toBeUndefined();
    expect(readPictureHeader(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBeUndefined();
    expect(readPictureHeader(Buffer.from('GIF89a'))).toBeUndefined();
  });
});

describe('readExifDate', () => {
  it('reads when a picture was taken', async () => {
    const exif = { IFD0: { DateTime: '2026:12:01 10:00:00' }, IFD2: { DateTimeOriginal: '2026:11:22 09:38:00' } };
    const { exif: block } = await sharp(await picture().withExif(exif).jpeg().toBuffer()).metadata();
    expect(readExifDate(block!)).toBe('2026-11-22T09:38:00');
  });

  it('is undefined for blocks that are broken or hold no real date', async () => {
    const { exif: block } = await sharp(
      await picture()
        .withExif({ IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } })
        .jpeg()
        .toBuffer(),
    ).metadata();
    expect(readExifDate(block!)).toBeUndefined();
    for (let length = 0; length < block!.length; length += 1)
      expect(readExifDate(block!.subarray(0, length))).toBeUndefined();
    expect(readExifDate(Buffer.from('II*\0\xff\xff\xff\xff', 'latin1'))).toBeUndefined();
  });
});

describe('writePng', () => {
  it.each([3, 4] as const)('writes %d channels that others read', async (channels) => {
    const data = Uint8Array.from({ length: 13 * 7 * channels }, (_, index) => (index * 37) % 256);
    const read = await sharp(writePng({ width: 13, height: 7, channels, data }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(read.info).toMatchObject({ width: 13, height: 7, channels });
    expect(new Uint8Array(read.data)).toEqual(data);
  });
});
