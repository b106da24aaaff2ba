import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPass } from './read-pass.ts';

const basic = { formatVersion: 1, passTypeIdentifier: 'pass.example', organizationName: 'name' };
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
const passFile = (pass: object, files: Record<string, Uint8Array> = {}) =>
  zipSync({ 'pass.json': strToU8(JSON.stringify(pass)), ...files });

describe('readPass', () => {
  it('reads pass.json with the texts of a language put in', () => {
    const files = {
      'en.lproj/pass.strings': utf16('/* names */ "name" = "Caf\\u00e9 \\"A\\"\\nB";'),
      'de.lproj/pass.strings': strToU8('"name" = "Kaffee";'),
    };
    expect(readPass(passFile(basic, files))).toMatchObject([{ pass: { organizationName: 'Café "A"\nB' } }]);
    expect(
      readPass(
        passFile({ ...basic, serialNumber: 'name' }, { 'de.lproj/pass.strings': files['de.lproj/pass.strings'] }),
      ),
    ).toMatchObject([{ pass: { organizationName: 'Kaffee', serialNumber: 'name' } }]);
  });

  it('reads pass.json in UTF-16, with a byte order mark, with a spare comma', () => {
    const json = JSON.stringify(basic);
    for (const bytes of [utf16(json), strToU8(`\uFEFF${json}`), strToU8(json.replace('}', ',}'))]) {
      expect(readPass(zipSync({ 'pass.json': bytes }))).toMatchObject([{ pass: { formatVersion: 1 } }]);
    }
  });

  it('takes the bytes of a code exactly', () => {
    const bytesOf = (barcode: object) =>
      readPass(passFile({ ...basic, barcode })).flatMap((pass) => pass.barcodes.map((code) => [...code.bytes]));
    const aztec = { format: 'PKBarcodeFormatAztec', messageEncoding: 'iso-8859-1' };
    expect(bytesOf({ ...aztec, message: '#UT\u0000\u0080ÿ ' })).toEqual([[0x23, 0x55, 0x54, 0, 0x80, 0xff, 0x20]]);
    expect(bytesOf({ ...aztec, messageEncoding: 'utf-8', message: 'ä' })).toEqual([[0xc3, 0xa4]]);
    // Characters that the encoding does not have, or an encoding that we do not know: no guess.
    expect(bytesOf({ ...aztec, message: 'Ж' })).toEqual([]);
    expect(bytesOf({ ...aztec, messageEncoding: 'shift_jis', message: 'ä' })).toEqual([]);
    expect(bytesOf({ format: 'PKBarcodeFormatOther', message: 'A' })).toEqual([]);
  });

  it('shows the first code that a phone would show', () => {
    const barcodes = [
      { format: 'Unknown', message: 'A' },
      { format: 'PKBarcodeFormatCode128', message: '123', messageEncoding: 'iso-8859-1' },
      { format: 'PKBarcodeFormatQR', message: '123', messageEncoding: 'iso-8859-1' },
    ];
    expect(readPass(passFile({ ...basic, barcodes }))).toMatchObject([
      { barcodes: [{ symbology: 'code128', text: '123', binary: false }] },
    ]);
  });

  it('reads every pass of a bundle, at most 20', () => {
    const bundle = (count: number) =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [`${at}.pkpass`, passFile({ ...basic, serialNumber: `${at}` })]),
        ),
      );
    expect(readPass(bundle(20))).toHaveLength(20);
    expect(readPass(bundle(21))).toHaveLength(20);
  });

  it('finds no pass in other archives', () => {
    expect(readPass(zipSync({ 'word/document.xml': strToU8('<x/>') }))).toEqual([]);
    expect(readPass(zipSync({ 'pass.json': strToU8('{"a":1}') }))).toEqual([]);
  });

  it('does not inflate what is too large, whether the archive says so or not', () => {
    const large = passFile({ ...basic, text: 'x'.repeat(512 * 1024) });
    expect(readPass(large)).toEqual([]);
    expect(readPass(passFile({ ...basic, text: 'x'.repeat(500 * 1024) }))).toHaveLength(1);
    const lying = large.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    expect(readPass(lying)).toEqual([]);
  });

  it('never throws', () => {
    const real = passFile(basic);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(real.length), (bytes, at) => {
        expect(Array.isArray(readPass(bytes))).toBe(true);
        expect(Array.isArray(readPass(Buffer.concat([real.subarray(0, at), bytes, real.subarray(at)])))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
