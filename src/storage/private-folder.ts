import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Others can look into a folder, and we cannot change that; the message says what to do. */
export class FolderNotPrivate extends Error {
  override name = 'FolderNotPrivate';
}

/** Makes a folder, and shuts one that was there to everybody but this user. Throws `FolderNotPrivate`. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o077) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (cause) {
    throw new FolderNotPrivate(`Others can look into ${folder}, and it belongs to another user: chmod 700 ${folder}`, {
      cause,
    });
  }
}
