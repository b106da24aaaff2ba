import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveInScript } from './derive-in-script.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const algorithm = 'PBKDF2/SHA-256';

describe('deriveInScript', () => {
  it.each([
    ['password', 'salt', 1, 32],
    ['password', 'salt', 4096, 32],
    ['', 'pepper and salt', 3, 20],
    ['\u0000\u00ff0123456789', 'x'.repeat(40), 7, 64],
  ])('derives for %j with %j what everybody derives', async (password, salt, cost, keyLength) => {
    const parameters = { algorithm, nonce: '', salt: '', cost, keyLength, keyPrefix: '' };
    const { derivedKey } = await deriveInScript(parameters, bytes(salt), bytes(password));
    const expected = pbkdf2Sync(bytes(password), bytes(salt), cost, keyLength, 'sha256');
    expect(Buffer.from(derivedKey).toString('hex')).toBe(expected.toString('hex'));
  });
});
