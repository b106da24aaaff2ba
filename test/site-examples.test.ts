/** The website draws the passes that the engine makes today; where this fails, `node scripts/draw-site-examples.ts` makes them anew. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '#src/documents/limits.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import type { Readers } from '#src/documents/readers.ts';
import { convert } from '#src/pipeline/convert.ts';
import { developmentSigner } from '#test/support/development-signer.ts';
import { drawPasses } from '../scripts/site-examples/draw-passes.ts';
import { keptPasses } from '../scripts/site-examples/drawn-passes.ts';

/** LIST: examples → the document that they are made of. */
const kept = [
  ['concert', 'site-examples/concert.pdf'],
  ['flight', '../web/public/samples/boarding-pass.pdf'],
  ['train', 'site-examples/train.pdf'],
  ['movie', 'site-examples/movie.png'],
  ['pdf-tickets', 'e2e/family-tickets.pdf'],
  ['voucher', 'site-examples/voucher.png'],
] as const;

let readers: Readers;
beforeAll(() => {
  readers = openReaders({ spare: false });
});
afterAll(() => readers.close());

describe('the examples of the website', () => {
  it.each(kept)('%s looks as its pass does today', async (id, path) => {
    const { signer } = await developmentSigner();
    const { passes } = await convert(
      { bytes: await readFile(new URL(path, import.meta.url)), name: path },
      {
        readers,
        signer,
        limits: defaultLimits,
        issuer: { name: 'Passlift', contact: '' },
        now: '2026-11-20T12:00:00Z',
      },
    );
    const { svg } = await drawPasses(passes.map(({ passJson }) => passJson));
    const shown = await keptPasses(new URL(`../web/examples/passes/${id}.json`, import.meta.url).pathname);
    expect(svg).toBe((await drawPasses(shown)).svg);
  });
});
