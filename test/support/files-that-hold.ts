import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of folders, and below, that hold a text: as it is, in UTF-16, base64 or hex. */
export function filesThatHold(text: string, folders: readonly string[]): readonly string[] {
  const bytes = Buffer.from(text);
  const forms = [
    bytes,
    Buffer.from(text, 'utf16le'),
    Buffer.from(bytes.toString('base64').slice(0, -4)),
    Buffer.from(bytes.toString('hex')),
  ];
  return folders.flatMap(filesIn).filter((name) => {
    const content = contentOf(name);
    return forms.some((form) => content.includes(form));
  });
}

/** Every file of a folder and below; none of one that is not there. */
export function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

/** The bytes of a file; none of one that was deleted since it was listed. */
function contentOf(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
