import { describe, expect, it } from 'vitest';
import { usualPatience } from './patience.ts';
import { crawls } from './watch-upload.ts';

const after = (seconds: number, bytesASecond: number) =>
  crawls({ bytes: bytesASecond * seconds, milliseconds: seconds * 1000 }, usualPatience);

describe('crawls', () => {
  it.each([
    ['12 KB/s', 12 * 1024, 60, false],
    ['12 KB/s for as long as a request may take', 12 * 1024, 300, false],
    ['1 KB/s', 1024, 31, false],
    ['just below 1 KB/s', 1023, 31, true],
    ['just below 1 KB/s, but not for long', 1023, 30, false],
    ['nothing', 0, 30.1, true],
  ])('is said of an upload by its average: %s', (_, rate, seconds, crawling) => {
    expect(after(seconds, rate)).toBe(crawling);
  });
});
