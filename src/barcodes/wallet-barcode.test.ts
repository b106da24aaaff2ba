import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Barcode, type Symbology, symbologies } from './barcode.ts';
import { readPayload } from './payload-text.ts';
import { walletBarcodes } from './wallet-barcode.ts';

const code = (symbology: Symbology, payload: string | Uint8Array): Barcode => {
  const bytes = typeof payload === 'string' ? Buffer.from(payload, 'utf8') : payload;
  return { symbology, bytes, ...readPayload(bytes) };
};

/** Formats without their common beginning, with the messages, and the codes of the problems. */
const summary = (barcode: Barcode) => {
  const made = walletBarcodes(barcode);
  if ('refused' in made) return made.refused.code;
  return {
    entries: made.entries.map(({ format, message }) => [format.replace('PKBarcodeFormat', ''), message]),
    problems: made.problems.map((problem) => problem.code),
  };
};

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

describe('walletBarcodes', () => {
  it.each([
    ['qr', 'QR'],
    ['aztec', 'Aztec'],
    ['pdf417', 'PDF417'],
  ] as const)('keeps %s as it is, without a replacement', (symbology, format) => {
    expect(summary(code(symbology, 'M1DOE/JANE'))).toEqual({ entries: [[format, 'M1DOE/JANE']], problems: [] });
  });

  it('puts a QR code behind a Code 128, for the watch', () => {
    expect(summary(code('code128', 'ABC-123'))).toEqual({
      entries: [
        ['Code128', 'ABC-123'],
        ['QR', 'ABC-123'],
      ],
      problems: [],
    });
  });

  it.each([
    ['ean13', '4006381333931', 'EAN13', '4006381333931'],
    ['upca', '036000291452', 'EAN13', '0036000291452'],
    ['code39', 'HELLO-1', 'Code39', 'HELLO-1'],
    ['codabar', 'A1234B', 'Codabar', 'A1234B'],
    ['itf', '12345678', 'I2of5', '12345678'],
  ] as const)('puts the format of iOS 27 before a QR code for %s, and warns', (symbology, payload, format, message) => {
    expect(summary(code(symbology, payload))).toEqual({
      entries: [
        [format, message],
        ['QR', payload],
      ],
      problems: ['barcode.newer-wallet'],
    });
  });

  it.each(['datamatrix', 'maxicode', 'microqr', 'rmqr', 'databar', 'code93', 'ean8', 'upce'] as const)(
    'replaces %s by a QR code, and warns',
    (symbology) => {
      expect(summary(code(symbology, '12345670'))).toEqual({
        entries: [['QR', '12345670']],
        problems: ['barcode.unsupported'],
      });
    },
  );

  it.each([
    ['ean13', '4006381333930', 'a wrong check digit'],
    ['itf', '12345', 'an odd number of digits'],
    ['code39', 'hello', 'small letters'],
    ['codabar', '1234', 'no start and stop letter'],
  ] as const)('leaves %s to the QR code alone when %s is not legal in it: %s', (symbology, payload, _) => {
    expect(summary(code(symbology, payload))).toMatchObject({ entries: [['QR', payload]] });
  });

  it('refuses a QR code with binary data', () => {
    const made = walletBarcodes(code('qr', everyByte));
    expect(made).toMatchObject({ refused: { message: 'QR codes holding binary data cannot be processed.' } });
  });

  it('refuses binary data that only a QR code could carry', () => {
    expect(summary(code('datamatrix', everyByte))).toBe('barcode.binary-qr');
  });

  it.each(['aztec', 'pdf417'] as const)('carries every byte value in %s, one character each', (symbology) => {
    const made = walletBarcodes(code(symbology, everyByte));
    if ('refused' in made) throw new Error(made.refused.message);
    expect(made.entries).toHaveLength(1);
    expect(made.entries[0]).toMatchObject({ messageEncoding: 'iso-8859-1' });
    expect([...made.entries[0]!.message].map((character) => character.codePointAt(0))).toEqual([...everyByte]);
  });

  it('takes Cyrillic in a QR code for text, and keeps its bytes', () => {
    const made = summary(code('qr', 'Билет 7'));
    expect(made).toEqual({ entries: [['QR', Buffer.from('Билет 7').toString('latin1')]], problems: [] });
  });

  it.each([
    ['qr', 2953],
    ['aztec', 1914],
    ['pdf417', 1108],
    ['code128', 80],
  ] as const)('refuses %s from %i bytes on', (symbology, most) => {
    expect(summary(code(symbology, 'A'.repeat(most)))).toHaveProperty('entries');
    expect(summary(code(symbology, 'A'.repeat(most + 1)))).toBe('barcode.too-large');
  });

  it('tells that the mark of a GS1 code is lost', () => {
    const gs1: Barcode = { ...code('code128', '0104012345678901'), gs1: true };
    expect(summary(gs1)).toMatchObject({ problems: ['barcode.gs1'] });
  });

  it('gives messages that are the payload again, byte for byte, and says what to prove', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...symbologies),
        fc.uint8Array({ minLength: 1, maxLength: 60 }),
        (symbology, bytes) => {
          const made = walletBarcodes(code(symbology, bytes));
          if ('refused' in made) return made.refused.code === 'barcode.binary-qr';
          const messages = made.entries.map((entry) => Buffer.from(entry.message, 'latin1'));
          expect(messages).toEqual(made.proofAs.map((proof) => Buffer.from(proof.bytes)));
          return messages.every((message) => message.subarray(-bytes.length).equals(bytes));
        },
      ),
      { numRuns: 300 },
    );
  });
});
