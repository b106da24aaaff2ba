import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pbkdf2Sha256 } from './pbkdf2.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('pbkdf2Sha256', () => {
  it.each([
    ['password', 'salt', 1, 32],
    ['password', 'salt', 4096, 32],
    ['', 'pepper and salt', 3, 20],
    ['\u0000\u00ff0123456789', 'x'.repeat(40), 7, 64],
  ])('derives for %j with %j what everybody derives', (password, salt, iterations, length) => {
    const expected = pbkdf2Sync(bytes(password), bytes(salt), iterations, length, 'sha256');
    const derived = pbkdf2Sha256(bytes(password), bytes(salt), { iterations, length });
    expect(Buffer.from(derived).toString('hex')).toBe(expected.toString('hex'));
  });
});
