import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBinary, latin1Of, readPayload } from './payload-text.ts';

const bytesOf = (text: string, charset: 'utf8' | 'latin1' = 'utf8') => Uint8Array.from(Buffer.from(text, charset));

describe('readPayload', () => {
  it.each([
    ['plain ASCII', 'M1DOE/JANE  EABC123'],
    ['line ends and tabs', 'BEGIN:VCARD\r\nN:Doe\tJane\r\n'],
    ['GS1 and ISO 15434 separators', '[)>\x1e06\x1d1P123\x1e\x04'],
    ['UTF-8', 'Žižkov → Кремль 東京'],
  ])('reads %s as text', (_, text) => {
    expect(readPayload(bytesOf(text))).toEqual({ text, binary: false });
  });

  it('reads Latin-1, the default of most symbologies, as text', () => {
    expect(readPayload(bytesOf('Zürich–Genève'.replace('–', '-'), 'latin1'))).toEqual({
      text: 'Zürich-Genève',
      binary: false,
    });
  });

  it('reads Shift JIS, the Kanji of QR codes, as text', () => {
    expect(readPayload(Uint8Array.of(0x93, 0xfa, 0x96, 0x7b))).toEqual({ text: '日本', binary: false });
  });

  it.each([
    ['NUL', Uint8Array.of(0x41, 0x00)],
    ['an escape', Uint8Array.of(0x1b, 0x41)],
    ['DEL', Uint8Array.of(0x41, 0x7f)],
    ['a compressed ticket', Uint8Array.of(0x78, 0x9c, 0xcb, 0x48, 0xcd, 0xc9, 0xc9)],
    ['mostly high bytes', Uint8Array.of(0xe9, 0xfe, 0xa1, 0xd7, 0x41)],
  ])('takes %s for binary', (_, bytes) => {
    expect(readPayload(bytes)).toEqual({ text: latin1Of(bytes), binary: true });
  });

  it('trusts the text of a code that names its character set', () => {
    expect(readPayload(Uint8Array.of(0xb1, 0xd8), 'Би')).toEqual({ text: 'Би', binary: false });
    expect(readPayload(Uint8Array.of(0xff, 0x41), '\ufffdA')).toMatchObject({ binary: true });
    const cyrillic = bytesOf('АБ-118|Х|Г2');
    expect(readPayload(cyrillic, latin1Of(cyrillic))).toEqual({ text: 'АБ-118|Х|Г2', binary: false });
  });

  it('finds every random payload of a ticket’s size binary', () => {
    const random = fc.uint8Array({ minLength: 100, maxLength: 400 });
    fc.assert(
      fc.property(random, (bytes) => new Set(bytes).size < 60 || isBinary(bytes)),
      { numRuns: 300 },
    );
  });

  it('never loses a byte of a binary payload', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => Buffer.from(latin1Of(bytes), 'latin1').equals(bytes)));
  });
});
