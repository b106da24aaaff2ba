import { readFile } from 'node:fs/promises';
import type { ConversionOrder } from './converter.ts';

/** The sample of the website, where it was built. */
const sample = new URL('../../dist/client/samples/boarding-pass.pdf', import.meta.url);

/**
 * A file of ours that a worker converts before it gets any of others: what it loads and compiles with its first one is there
 * then. Undefined where there is none.
 */
export async function practiceOrder(now: number): Promise<ConversionOrder | undefined> {
  const bytes = await readFile(sample).catch(() => undefined);
  if (!bytes) return undefined;
  return {
    file: {
      bytes: bytes.length,
      chunks: (async function* () {
        yield bytes;
      })(),
    },
    now: new Date(now).toISOString(),
  };
}
