import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How a mailbox counts its messages (RFC 9051, 2.3.1.1). */
type Count = { readonly validity: string; readonly next: number };

/**
 * The first UID that is taken: where the mailbox stood when it was first watched, or 1 when what was there before is wanted, too. It is
 * remembered on disk. A mailbox that counts anew is one that was never seen.
 */
export async function firstToTake(
  { url, memory, old }: { readonly url: string; readonly memory: string; readonly old: boolean },
  count: Count,
): Promise<number> {
  if (old) return 1;
  const name = nameOf(url);
  const known = await remembered(memory);
  const before = known[name];
  if (before?.validity === count.validity) return before.next;
  await remember(memory, { ...known, [name]: count });
  return count.next;
}

/** Nothing readable of user and host, and no password. */
function nameOf(url: string): string {
  const { hostname, username, pathname } = new URL(url);
  return createHash('sha256').update(`${hostname}\0${username}\0${pathname}`).digest('hex').slice(0, 16);
}

async function remembered(path: string): Promise<Readonly<Record<string, Count>>> {
  const text = await readFile(path, 'utf8').catch(() => '{}'); // there is none before the first start
  return JSON.parse(text) as Record<string, Count>; // written by us
}

async function remember(path: string, counts: Readonly<Record<string, Count>>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(counts));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}
