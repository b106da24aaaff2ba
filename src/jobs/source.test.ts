import { describe, expect, it } from 'vitest';
import { sourceHeader, unpackSource } from './source.ts';

const stored = (facts: Parameters<typeof sourceHeader>[0]) =>
  unpackSource(Buffer.concat([sourceHeader(facts), Buffer.from('file')]));

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
  ])('of %j gives back %j and the bytes', (facts, back) => {
    const { bytes, ...rest } = stored(facts);
    expect([Buffer.from(bytes).toString(), rest]).toEqual(['file', back]);
  });

  it('keeps the bytes apart however long its name is', () => {
    expect(Buffer.from(stored({ name: 'ü'.repeat(5000), password: 'p'.repeat(256) }).bytes).toString()).toBe('file');
    expect(stored({ name: 'n'.repeat(5000), password: 'p'.repeat(256) }).password).toBe('p'.repeat(256));
  });
});
