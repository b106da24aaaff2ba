import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { memoryContent } from '#test/support/memory-content.ts';
import { contentStoreContract } from './content-store.contract.ts';
import { type Blobs, openContentStore } from './content-store.ts';

describe('content in memory', () => contentStoreContract(async () => memoryContent()));

/** Blobs that are handed out in pieces of so many bytes. */
function inPieces(blobs: Blobs, size: number): Blobs {
  async function* chunks(whole: Uint8Array) {
    for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
  }
  return {
    ...blobs,
    async stream(name) {
      const bytes = await blobs.read(name);
      return bytes && { bytes: bytes.length, chunks: chunks(bytes) };
    },
  };
}

describe('content in pieces', () => {
  it.each([1, 5, 13, 29, 1000])('is handed out whole however the store cuts it (%i bytes)', async (size) => {
    const { blobs, keys } = memoryContent();
    const store = openContentStore(inPieces(blobs, size), keys);
    await store.put({ ref: 'a', record: 'source', key: await store.open('a') }, [Buffer.from('a secret ticket')]);
    const { bytes, chunks } = (await store.stream('a', 'source'))!;
    expect((await buffer(chunks)).toString()).toBe('a secret ticket');
    expect(bytes).toBe('a secret ticket'.length);
    expect(await store.stream('b', 'source')).toBeUndefined();
  });
});
