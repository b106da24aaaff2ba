import { describe, expect, it } from 'vitest';
import { rulesFor } from './address-rules.ts';
import { type Exchange, guardedFetch, guardedLookup } from './guarded-fetch.ts';

const lookUp = (name: string, baseUrl: string): Promise<string> =>
  new Promise((resolve, reject) => {
    guardedLookup(rulesFor(baseUrl, false))(name, { all: true }, (error, addresses) => {
      if (error) reject(error);
      else resolve(JSON.stringify(addresses));
    });
  });

describe('guardedLookup', () => {
  it('refuses a name that leads to this machine when another one was meant', async () => {
    await expect(lookUp('localhost', 'https://ai.example/v1')).rejects.toThrow('refused-address');
    expect(await lookUp('localhost', 'http://localhost/v1')).toMatch(/127\.0\.0\.1|::1/);
  });
});

describe('guardedFetch', () => {
  it.each([
    ['an address inside', 'https://10.0.0.5/v1', 'https://10.0.0.5/v1'],
    ['the address where clouds keep credentials', 'https://169.254.169.254/', 'https://169.254.169.254/latest'],
    ['another host than the one that was set', 'https://ai.example/v1', 'https://other.example/v1'],
    ['a plain connection where a secure one was set', 'https://ai.example/v1', 'http://ai.example/v1'],
  ])('connects to no %s', async (_, baseUrl, url) => {
    const seen: Exchange = {};
    await expect(guardedFetch(rulesFor(baseUrl, false), seen)(url, { method: 'POST' })).rejects.toThrow();
    expect(seen).toEqual({ fault: 'refused-address' });
  });
});
