import { afterEach, describe, expect, it } from 'vitest';
import { type EventLoopWatch, watchEventLoop } from './event-loop.ts';

let watch: EventLoopWatch | undefined;
afterEach(() => watch?.stop());

describe('a watch on the event loop', () => {
  it('tells how long nobody was answered', async () => {
    watch = watchEventLoop();
    watch.begin();
    const until = performance.now() + 300;
    while (performance.now() < until);
    await expect.poll(() => watch!.longest()).toBeGreaterThan(250);
  });

  it('does not count what happened before it began', () => {
    watch = watchEventLoop();
    expect(watch.longest()).toBe(0);
  });
});
