import { describe, expect, it } from 'vitest';
import { type Blobs, type ContentKeys, openContentStore } from './content-store.ts';

const memory = () => {
  const blobs = new Map<string, Buffer>();
  const keys = new Map<string, Uint8Array>();
  const list = (names: Iterable<string>) =>
    (async function* () {
      for (const name of names) yield { name, writtenAt: 0 };
    })();
  const blobStore: Blobs = {
    async write(name, chunks) {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      blobs.set(name, Buffer.concat(parts));
    },
    read: async (name) => blobs.get(name),
    remove: async (name) => void blobs.delete(name),
    list: () => list(blobs.keys()),
  };
  const keyStore: ContentKeys = {
    put: async (ref, key) => void keys.set(ref, key),
    get: async (ref) => keys.get(ref),
    destroy: async (ref) => void keys.delete(ref),
    list: () => list(keys.keys()),
  };
  return { blobs, keys, store: openContentStore(blobStore, keyStore) };
};

const put = async ({ store }: ReturnType<typeof memory>, ref: string, text: string) => {
  const key = await store.open(ref);
  await store.put({ ref, record: 'source', key }, [Buffer.from(text.slice(0, 3)), Buffer.from(text.slice(3))]);
};
const read = async ({ store }: ReturnType<typeof memory>, ref: string) =>
  Buffer.from((await store.get(ref, 'source')) ?? '').toString();

describe('content store', () => {
  it('gives back what was put, and never keeps it in the clear', async () => {
    const content = memory();
    await put(content, 'a', 'a secret ticket');
    expect(await read(content, 'a')).toBe('a secret ticket');
    expect(content.blobs.get('a.source')!.toString('latin1')).not.toContain('ticket');
  });

  it('never encrypts two things alike', async () => {
    const content = memory();
    await put(content, 'a', 'the same');
    const first = content.blobs.get('a.source')!;
    await put(content, 'a', 'the same');
    expect(content.blobs.get('a.source')!.equals(first)).toBe(false);
  });

  it('refuses content that was changed, cut, or put in the place of another', async () => {
    const content = memory();
    await put(content, 'a', 'one');
    await put(content, 'b', 'two');
    const sealed = content.blobs.get('a.source')!;
    for (const forged of [
      Buffer.from(sealed).fill(0, 13, 14),
      sealed.subarray(0, -1),
      content.blobs.get('b.source')!,
    ]) {
      content.blobs.set('a.source', forged);
      await expect(content.store.get('a', 'source')).rejects.toThrow();
    }
    content.keys.set('b', content.keys.get('a')!);
    content.blobs.set('b.source', sealed);
    await expect(content.store.get('b', 'source'), 'even under the right key').rejects.toThrow();
  });

  it('cannot open a copy once the key is destroyed', async () => {
    const content = memory();
    await put(content, 'a', 'one');
    const copy = content.blobs.get('a.source')!;
    await content.store.destroy('a');
    content.blobs.set('a.source', copy);
    expect(await content.store.get('a', 'source')).toBeUndefined();
    expect([...(await content.store.refs()).keys()]).toEqual(['a']);
  });
});
