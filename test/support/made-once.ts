/** Folders that take long to make and are only copied: made once, and kept beside the installed packages. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/passlift');

/**
 * The folder that `make` fills. It is named after what it was made from, and whole as soon as it has its name.
 *
 * @param sources files of the project that it depends on; when one of them changes, it is made anew
 */
export async function madeOnce(
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(join(root, source)));
  const made = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(made)) return made;
  mkdirSync(cache, { recursive: true });
  const draft = join(cache, `draft-${randomUUID()}`);
  await make(draft);
  try {
    renameSync(draft, made);
  } catch {
    rmSync(draft, { recursive: true }); // another test was faster
  }
  return made;
}
