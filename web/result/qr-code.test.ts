import { describe, expect, it } from 'vitest';
import { readSymbols } from '#src/documents/shared/codes/zxing.ts';
import { qrCode } from './qr-code.ts';

/** Four pixels a module with a quiet zone of four. */
function pictureOf(rows: readonly (readonly boolean[])[]) {
  const size = (rows.length + 8) * 4;
  const data = new Uint8Array(size * size).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (rows[(y >> 2) - 4]?.[(x >> 2) - 4]) data[y * size + x] = 0;
  return { width: size, height: size, data };
}

describe('qrCode', () => {
  it.each([1, 14, 15, 26, 27, 42, 60, 62, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213])(
    'makes a code of %i bytes that reads as what it says',
    async (length) => {
      const text = 'https://tickets.example/v1/pipeline/1d2f/download?'.repeat(6).slice(0, length);
      const found = await readSymbols(pictureOf(qrCode(text)!), { formats: ['QRCode'], binarizer: 'fixed', most: 1 });
      expect(new TextDecoder().decode(found[0]?.bytes)).toBe(text);
    },
  );

  it('says so when a text is too long', () => {
    expect(qrCode('x'.repeat(214))).toBeUndefined();
  });
});
