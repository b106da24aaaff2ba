import { expect, it, vi } from 'vitest';
import { inCrowd, largeFile, openCrowd } from './crowd.ts';

async function* pieces(bytes: number): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(2 ** 20);
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}

it('tells when there are two large files, and when there has been none for a while', async () => {
  const heard: string[] = [];
  const crowd = openCrowd({ begins: () => heard.push('begins'), ends: () => heard.push('ends') });
  const first = crowd.come();
  expect(heard).toEqual([]);
  const second = crowd.come();
  const third = crowd.come();
  expect(heard).toEqual(['begins']);
  for (const leave of [first, second, third]) leave();
  expect(heard).toEqual(['begins']);
  await expect.poll(() => heard).toEqual(['begins', 'ends']);
});

it('is not over while another one comes', async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const crowd = openCrowd({ begins: () => heard.push('begins'), ends: () => heard.push('ends') });
  for (const leave of [crowd.come(), crowd.come()]) leave();
  const later = crowd.come();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['begins']);
  later();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['begins', 'ends']);
  vi.useRealTimers();
});

it('counts a file that comes in from the moment that it is large, until it is here or broken off', async () => {
  const crowd = openCrowd({ begins: () => counted.push('two'), ends: () => {} });
  const counted: string[] = [];
  crowd.come();
  for await (const _ of inCrowd(pieces(largeFile / 2), crowd));
  expect(counted).toEqual([]);
  for await (const _ of inCrowd(pieces(2 * largeFile), crowd)) if (counted.length > 0) break;
  expect(counted).toEqual(['two']);
});
