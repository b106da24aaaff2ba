import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Someone else has the data folder open; the message says who. */
export class DataFolderBusy extends Error {
  override name = 'DataFolderBusy';
}

/** Who holds a folder. `socket` is where a second program can ask the holder to do something. */
export type Holder = { readonly pid: number; readonly since: string; readonly socket?: string };

/** A held folder. */
export type DataFolderLock = { release(): void };

/**
 * Takes the data folder for this process alone, or throws `DataFolderBusy`.
 *
 * Node cannot lock files; SQLite can. The lock is the operating system's own, so it ends with the process however that
 * ends, and holds between containers that share the folder.
 */
export function lockDataFolder(folder: string, holder: Holder): DataFolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    file.close();
    const other = readHolder(folder);
    const who = other ? `process ${other.pid} since ${other.since}` : 'another process';
    throw new DataFolderBusy(`The data folder ${folder} is in use by ${who}. Stop it first, or set another DATA_DIR.`, {
      cause,
    });
  }
  const before = readHolder(folder);
  if (before?.socket) rmSync(before.socket, { force: true }); // of one that was killed
  writeFileSync(join(folder, 'holder.json'), JSON.stringify(holder), { mode: 0o600 });
  return { release: () => file.close() };
}

/** Who took the folder last; undefined when nobody ever did. Says nothing about whether they still hold it. */
export function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}
