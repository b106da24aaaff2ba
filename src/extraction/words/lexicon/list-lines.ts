import { readFileSync } from 'node:fs';

/** The lines of a list beside this file, without what stands at its top about where it comes from. */
export function listLines(file: string): readonly string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
}
