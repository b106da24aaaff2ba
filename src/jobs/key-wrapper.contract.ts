import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { KeyWrapper } from './key-wrapper.ts';

/** What every keeper of the operator's key promises. `open` is called twice: for one key, and for another. */
export function keyWrapperContract(open: (which: 'ours' | 'another') => Promise<KeyWrapper>): void {
  let ours: KeyWrapper;
  let another: KeyWrapper;
  beforeAll(async () => {
    [ours, another] = [await open('ours'), await open('another')];
  });
  const key = new Uint8Array(randomBytes(32));

  it('gives back what was wrapped, on every node', async () => {
    const wrapped = await ours.wrap('hour-1', key);
    expect(Buffer.from(await ours.unwrap('hour-1', wrapped)).equals(key)).toBe(true);
    const other = await open('ours');
    expect(Buffer.from(await other.unwrap('hour-1', wrapped)).equals(key)).toBe(true);
  });

  it('never shows the key, and never wraps two alike', async () => {
    const [one, two] = [await ours.wrap('hour-1', key), await ours.wrap('hour-1', key)];
    expect(Buffer.from(one).includes(key)).toBe(false);
    expect(Buffer.from(one).equals(two)).toBe(false);
  });

  it('opens nothing under another name, nothing that was changed, and nothing of another key', async () => {
    const wrapped = Buffer.from(await ours.wrap('hour-1', key));
    await expect(ours.unwrap('hour-2', wrapped)).rejects.toThrow();
    const changed = Buffer.from(wrapped).fill(wrapped.at(-1)! ^ 1, wrapped.length - 1);
    await expect(ours.unwrap('hour-1', changed)).rejects.toThrow();
    await expect(another.unwrap('hour-1', wrapped)).rejects.toThrow();
  });
}
