import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** The bytes and display name of a file on disk, or of standard input for `-`. */
export async function readInput(path: string): Promise<{ readonly bytes: Uint8Array; readonly name?: string }> {
  if (path !== '-') return { bytes: await readFile(path), name: basename(path) };
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return { bytes: Buffer.concat(chunks) };
}

/** A sentence for a file that cannot be read from disk at all. */
export function sayUnreadable(path: string, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  const why =
    { ENOENT: 'there is no such file', EACCES: 'you may not read it', EISDIR: 'it is a folder' }[code ?? ''] ??
    'it cannot be read';
  return `${path}: ${why}.`;
}
