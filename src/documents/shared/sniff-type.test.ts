import { describe, expect, it } from 'vitest';
import { pngHeader } from '#test/support/hostile-pictures.ts';
import { zipOf } from '#test/support/zip-files.ts';
import { isSpeck, sniffType } from './sniff-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('sniffType', () => {
  it.each([
    ['', 'empty'],
    ['%PDF-1.7\n', 'pdf'],
    [`${' '.repeat(1000)}%PDF-1.4`, 'pdf'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['From: a@b.example\nSubject: %PDF-1.7\n\nHello', 'mail'],
    ['\xef\xbb\xbfReceived: from a by b\nDate: Mon, 1 Mar 2027 10:00:00 +0100\n\nHello', 'mail'],
  ])('tells %j by its content', (text, is) => expect(sniffType(bytes(text)).is).toBe(is));

  it.each([
    ['BEGIN:VCALENDAR\r\nVERSION:2.0', 'text/calendar'],
    ['\xef\xbb\xbfBEGIN:VCALENDAR', 'text/calendar'],
    ['<!DOCTYPE html><p>Hello', 'text/html'],
    ['<p>Hello</p><table><tr><td>x</table>', 'text/html'],
    ['Row 7, seat 12', 'text/plain'],
  ])('takes %j for text', (text, mediaType) => expect(sniffType(bytes(text))).toEqual({ is: 'text', mediaType }));

  it('takes a text in UTF-16 for text', () => {
    expect(sniffType(Buffer.from('\ufeffRow 7', 'utf16le'))).toEqual({ is: 'text', mediaType: 'text/plain' });
  });

  it.each([
    [bytes('RIFF\0\0\0\0WEBPVP8 '), 'a WebP picture'],
    [bytes('\0\0\0\x20ftypheix\0\0'), 'a HEIC photo'],
    [bytes('\0\0\0\x20ftypisom\0\0'), 'a video'],
    [bytes('II*\0'), 'a TIFF picture'],
    [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'an older Office document or Outlook message'],
    [bytes('<?xml version="1.0"?>\n<svg xmlns="a">'), 'an SVG drawing'],
    [zipOf({ 'xl/workbook.xml': '' }), 'an Excel sheet'],
    [zipOf({ 'content.xml': '', mimetype: '' }), 'an OpenDocument file'],
    [zipOf({ 'a/b.txt': '' }), 'a ZIP archive'],
    [bytes('PK\x03\x04 and no more'), 'a damaged ZIP archive'],
    [bytes('\x00\x01\x02\x03'), 'a file of a kind that we do not know'],
  ])('names other files: %#', (file, what) => expect(sniffType(file)).toMatchObject({ is: 'other', what }));

  it('takes passes and bundles of passes for what they are', () => {
    expect(sniffType(zipOf({ 'pass.json': '{}' }))).toEqual({ is: 'archive' });
    expect(sniffType(zipOf({ 'one.pkpass': zipOf({ 'pass.json': '{}' }) }))).toEqual({ is: 'archive' });
  });
});

describe('isSpeck', () => {
  it('is true below 32 pixels a side', () => {
    expect(isSpeck(pngHeader(31, 600))).toBe(true);
    expect(isSpeck(pngHeader(32, 32))).toBe(false);
    expect(isSpeck(bytes('%PDF-'))).toBe(false);
  });
});
