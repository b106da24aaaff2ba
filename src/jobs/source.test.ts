import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { sourceHeader, unpackSource } from './source.ts';

const stored = (facts: Parameters<typeof sourceHeader>[0]) =>
  inPieces(Buffer.concat([sourceHeader(facts), Buffer.from('file')]));

/** As it comes when the store hands it out byte by byte. */
async function inPieces(bytes: Uint8Array) {
  async function* chunks() {
    for (const byte of bytes) yield Uint8Array.of(byte);
  }
  const { file, ...rest } = await unpackSource({ bytes: bytes.length, chunks: chunks() });
  const whole = await buffer(file.chunks);
  expect(whole.length).toBe(file.bytes);
  return { text: whole.toString(), rest };
}

describe('a stored upload', () => {
  it.each([
    [{}, {}],
    [{ name: 'Fahrkarte ü.pdf' }, { name: 'Fahrkarte ü.pdf' }],
    [
      { name: 'a.pdf', password: 'geheim ß' },
      { name: 'a.pdf', password: 'geheim ß' },
    ],
    [{ password: 'x' }, { password: 'x' }],
    [{ name: 'a\0b.pdf' }, { name: 'ab.pdf' }],
  ])('of %j gives back %j and the bytes', async (facts, back) => {
    expect(await stored(facts)).toEqual({ text: 'file', rest: back });
  });

  it('keeps the bytes apart however long its name is', async () => {
    const password = 'p'.repeat(256);
    expect(await stored({ name: 'ü'.repeat(5000), password })).toMatchObject({ text: 'file' });
    expect(await stored({ name: 'n'.repeat(5000), password })).toMatchObject({ rest: { password } });
  });
});
