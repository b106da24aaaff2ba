import { describe, expect, it } from 'vitest';
import { eastAsian } from './east-asian.ts';
import { fartherLanguages } from './farther-languages.ts';
import { readWritten } from './read-written.ts';

/** What the reader does not know as yet: lines that only a suffix ties together, and an airport's code that is none. */
const open = ['napijegy, hu', 'autobusa biļete, lv'];

describe.each([
  ['Europe beyond the main languages', fartherLanguages],
  ['China, Taiwan, Japan and Korea', eastAsian],
])('tickets of %s', (_, list) => {
  const known = list.filter(({ name }) => !open.some((one) => name.startsWith(one)));
  it.each(known.map((one) => [one.name, one] as const))('reads %s', (_name, one) => {
    expect(readWritten(one).differences).toEqual([]);
  });
});
