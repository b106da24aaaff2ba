/** Each promise of a content store in a few lines, long because there are many. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Blobs, type ContentKeys, type ContentStore, openContentStore } from './content-store.ts';

/** What a content store is made of, empty. */
export type Parts = { readonly blobs: Blobs; readonly keys: ContentKeys; close?(): Promise<void> };

/** What every content store promises, wherever its blobs and keys lie. */
export function contentStoreContract(open: () => Promise<Parts>): void {
  let parts: Parts;
  let store: ContentStore;
  beforeAll(async () => {
    parts = await open();
    store = openContentStore(parts.blobs, parts.keys);
  });
  afterAll(() => parts.close?.());

  const put = async (ref: string, text: string) => {
    const key = await store.open(ref);
    await store.put({ ref, record: 'source', key }, [Buffer.from(text.slice(0, 3)), Buffer.from(text.slice(3))]);
  };
  const read = async (ref: string) => Buffer.from((await store.get(ref, 'source')) ?? '').toString();
  const sealed = async (ref: string) => Buffer.from((await parts.blobs.read(`${ref}.source`))!);
  const namesOf = async (list: { list(): AsyncIterable<{ readonly name: string }> }) =>
    (await Array.fromAsync(list.list())).map(({ name }) => name);

  it('gives back what was put, and never keeps it in the clear', async () => {
    await put('aa1', 'a secret ticket');
    expect(await read('aa1')).toBe('a secret ticket');
    expect((await sealed('aa1')).toString('latin1')).not.toContain('ticket');
    expect(await store.has('aa1')).toBe(true);
  });

  it('takes what comes in many pieces, of a length that nobody knows', async () => {
    const key = await store.open('aa2-lease');
    const pieces = async function* () {
      for (let at = 0; at < 96; at += 1) yield Buffer.alloc(65_536, at);
    };
    await store.put({ ref: 'aa2-lease', record: 'files', key }, pieces());
    const bytes = Buffer.from((await store.get('aa2-lease', 'files'))!);
    expect([bytes.length, bytes[0], bytes.at(-1), bytes[65_536 * 50]]).toEqual([96 * 65_536, 0, 95, 50]);
    await store.destroy('aa2-lease');
    expect(await namesOf(parts.blobs)).not.toContain('aa2-lease.files');
  });

  it('keeps nothing of what breaks off on its way, however much had come', async () => {
    for (const [ref, count] of Object.entries({ aa3: 1, aa4: 80 })) {
      const key = await store.open(ref);
      const broken = async function* () {
        for (let at = 0; at < count; at += 1) yield Buffer.alloc(65_536, at);
        throw new Error('the client is gone');
      };
      await expect(store.put({ ref, record: 'source', key }, broken())).rejects.toThrow('the client is gone');
      expect(await store.get(ref, 'source')).toBeUndefined();
      expect(await namesOf(parts.blobs)).not.toContain(`${ref}.source`);
    }
  });

  it('puts the new in the place of the old, and never encrypts two things alike', async () => {
    await put('aa5', 'the same');
    const first = await sealed('aa5');
    await put('aa5', 'the same');
    expect((await sealed('aa5')).equals(first)).toBe(false);
    await put('aa5', 'another');
    expect(await read('aa5')).toBe('another');
  });

  it('refuses content that was changed, cut, or put in the place of another', async () => {
    await put('aa6', 'one');
    await put('aa7', 'two');
    const [one, two] = [await sealed('aa6'), await sealed('aa7')];
    for (const forged of [changedAt(one, 13), one.subarray(0, -1), two]) {
      await parts.blobs.write('aa6.source', [forged]);
      await expect(store.get('aa6', 'source')).rejects.toThrow();
      await expect(store.stream('aa6', 'source').then((stream) => buffer(stream!.chunks))).rejects.toThrow();
    }
    await parts.keys.put('aa7', (await parts.keys.get('aa6'))!);
    await parts.blobs.write('aa7.source', [one]);
    await expect(store.get('aa7', 'source'), 'even under the right key').rejects.toThrow();
  });

  it('cannot open a copy once the key is destroyed, and tells of what is left', async () => {
    await put('aa8', 'one');
    const copy = await sealed('aa8');
    await store.destroy('aa8');
    expect([...(await store.refs()).keys()]).not.toContain('aa8');
    await parts.blobs.write('aa8.source', [copy]);
    expect(await store.get('aa8', 'source')).toBeUndefined();
    expect((await store.refs()).get('aa8')?.writtenAt).toBeGreaterThan(Date.now() - 600_000);
  });

  it('destroys the key first: what cannot be removed cannot be read either', async () => {
    await put('ab1', 'one');
    const remove = async () => {
      throw new Error('it cannot be removed');
    };
    const stuck = openContentStore({ ...parts.blobs, remove }, parts.keys);
    await expect(stuck.destroy('ab1')).rejects.toThrow('it cannot be removed');
    expect(await namesOf(parts.blobs)).toContain('ab1.source');
    expect(await store.get('ab1', 'source')).toBeUndefined();
  });

  it('knows nothing of what was never there, and removing it is no error', async () => {
    expect([await store.get('aa9', 'source'), await store.has('aa9'), await store.key('aa9')]).toEqual([
      undefined,
      false,
      undefined,
    ]);
    await store.destroy('aa9');
    await store.destroy('aa9-lease');
  });
}

/** With one byte that is another one, whatever it was. */
function changedAt(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at]! ^= 1;
  return changed;
}
