import { readFile } from 'node:fs/promises';

/** The document that the README converts, too. */
export const exampleFile = new URL('../../docs/example/ticket.pdf', import.meta.url);

/** The example as `convert` takes it. */
export async function readExample(): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  return { bytes: await readFile(exampleFile), name: 'ticket.pdf' };
}
