import { describe, expect, it } from 'vitest';
import { eastAsian } from './east-asian.ts';
import { fartherLanguages } from './farther-languages.ts';
import { fartherLanguagesTwo } from './farther-languages-2.ts';
import { readWritten } from './read-written.ts';

/**
 * What the reader does not know as yet: lines that only a suffix ties together, an airport's code that is none, and digits
 * in groups behind a label without a colon.
 */
const open = ['napijegy, hu', 'autobusa biļete, lv', 'билет в театр, ru'];

describe.each([
  ['Europe beyond the main languages', fartherLanguages],
  ['the same countries again', fartherLanguagesTwo],
  ['China, Taiwan, Japan and Korea', eastAsian],
])('tickets of %s', (_, list) => {
  const known = list.filter(({ name }) => !open.some((one) => name.startsWith(one)));
  it.each(known.map((one) => [one.name, one] as const))('reads %s', (_name, one) => {
    expect(readWritten(one).differences).toEqual([]);
  });
});
