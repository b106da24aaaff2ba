import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawnSymbology } from '#src/barcodes/wallet-barcode.ts';
import { drawAndReadBack, drawCode } from './prove.ts';

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

describe('drawAndReadBack', () => {
  it.each(['aztec', 'pdf417', 'qr'] as const)('gives every byte value back from %s', async (symbology) => {
    expect(await drawAndReadBack({ symbology, bytes: everyByte })).toEqual({ symbology, bytes: everyByte });
  });

  it.each([
    ['code128', 'ABC-abc 123\t'],
    ['code128', '\x00\x01\x1d\x7f~'],
    ['ean13', '4006381333931'],
    ['ean13', '0036000291452'],
    ['code39', 'HELLO-1 $/+%.'],
    ['code39', '+A+B'],
    ['codabar', 'A1234:56/7B'],
    ['itf', '12345678'],
    ['itf', '1234'],
  ] as const)('gives the content of %s back: %j', async (symbology, text) => {
    expect(await drawAndReadBack({ symbology, bytes: bytesOf(text) })).toEqual({ symbology, bytes: bytesOf(text) });
  });

  it.each([
    ['ean13', '4006381333930'],
    ['codabar', 'hello'],
    ['qr', ''],
  ] as const)('gives nothing for what %s cannot hold: %j', async (symbology, text) => {
    expect(await drawAndReadBack({ symbology, bytes: bytesOf(text) })).toBeUndefined();
  });

  it.each([
    ['itf', '123'],
    ['code39', 'small'],
  ] as const)('shows that %s would say something else: %j', async (symbology, text) => {
    const read = await drawAndReadBack({ symbology, bytes: bytesOf(text) });
    expect(read?.bytes).not.toEqual(bytesOf(text));
  });

  it.each([
    ['qr', 2953, 2954],
    ['aztec', 1500, 1501],
    ['pdf417', 1108, 1109],
  ] as const)('holds in %s up to %i bytes of any value', async (symbology, most, tooMany) => {
    const bytes = Uint8Array.from({ length: tooMany }, (_, index) => (index * 167 + 13) & 255);
    expect(await drawAndReadBack({ symbology, bytes: bytes.subarray(0, most) })).toEqual({
      symbology,
      bytes: bytes.slice(0, most),
    });
    expect(await drawAndReadBack({ symbology, bytes })).toBeUndefined();
  });

  it('gives any bytes back, or nothing', async () => {
    const symbology = fc.constantFrom<DrawnSymbology>('qr', 'aztec', 'pdf417', 'code128');
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(symbology, bytes, async (symbology, bytes) => {
        const read = await drawAndReadBack({ symbology, bytes });
        if (symbology === 'code128' && read === undefined) return;
        expect(read).toEqual({ symbology, bytes });
      }),
      { numRuns: 120, seed: 417 },
    );
  });

  it('gives texts back that look like numbers, words and links', async () => {
    const text = fc.oneof(
      fc.stringMatching(/^[0-9]{1,40}$/),
      fc.stringMatching(/^[A-Z0-9 $%*+\-./:]{1,60}$/),
      fc.webUrl(),
      fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<DrawnSymbology>('qr', 'aztec', 'pdf417'), text, async (symbology, text) => {
        const bytes = bytesOf(text);
        expect(await drawAndReadBack({ symbology, bytes })).toEqual({ symbology, bytes });
      }),
      { numRuns: 60, seed: 128 },
    );
  });
});

describe('drawCode', () => {
  it('gives the modules of a code, 1 for dark, without a quiet zone', async () => {
    const code = await drawCode({ symbology: 'qr', bytes: bytesOf('HELLO') });
    expect(code).toMatchObject({ width: 21, height: 21 });
    expect([...code!.rows[0]!.subarray(0, 7)]).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect([...code!.rows[1]!.subarray(0, 7)]).toEqual([1, 0, 0, 0, 0, 0, 1]);
  });

  it('gives nothing for what cannot be drawn', async () => {
    expect(await drawCode({ symbology: 'ean13', bytes: bytesOf('hello') })).toBeUndefined();
  });
});
