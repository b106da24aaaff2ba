import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type OpenedDocument, openDocument } from '#src/documents/open-document.ts';
import type { OpenContext } from '#src/documents/walk.ts';

/** What is kept of an opening: all but the bytes of the files. */
type Opened = Omit<OpenedDocument, 'files'>;

/** Opens a file, or takes what an earlier run with the same bytes kept in a folder; opening is what takes long. */
export async function openOnce(
  file: { readonly bytes: Uint8Array; readonly name: string },
  context: OpenContext,
  folder: string | undefined,
): Promise<Opened> {
  if (folder === undefined) return openDocument(file, context);
  const key = createHash('sha256').update(file.name).update(file.bytes).digest('hex');
  const path = join(folder, `${key}.opened`);
  // Only this script writes there: what is read back are its own documents.
  if (existsSync(path)) return deserialize(await readFile(path)) as Opened;
  const { files: _files, ...opened } = await openDocument(file, context);
  await mkdir(folder, { recursive: true });
  const written = `${path}.${process.pid}`; // another run may keep the same one at the same time
  await writeFile(written, serialize(opened));
  await rename(written, path);
  return opened;
}
