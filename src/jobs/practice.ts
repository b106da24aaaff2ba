import { readFile } from 'node:fs/promises';
import type { ConversionOrder } from './converter.ts';

/** Files of the website, where it was built: the sample that anybody may try, and the picture that others show when they link to us. */
const files = { pdf: 'samples/boarding-pass.pdf', picture: 'social.png' } as const;

/**
 * A file of ours that a worker converts before it gets any of others: what it loads and compiles with its first one is there
 * then. Undefined where there is none.
 */
export async function practiceOrder(kind: keyof typeof files, now: number): Promise<ConversionOrder | undefined> {
  const bytes = await readFile(new URL(`../../dist/client/${files[kind]}`, import.meta.url)).catch(() => undefined);
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
