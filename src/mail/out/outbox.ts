import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './transport.ts';

/** How long a mail lies in the outbox, in milliseconds: long enough to look at it. It is not encrypted. */
const outboxLife = 24 * 60 * 60_000;

/** Puts mails into a folder, each whole or not at all; only its owner may read them. */
export function openOutbox(folder: string): MailTransport {
  return {
    async send({ message, name }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${name}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
  };
}

/** Deletes mails that have lain in the outbox for a day, and what a write left unfinished. Answers how many. */
export async function tidyOutbox(folder: string, now: number): Promise<number> {
  const names = await readdir(folder).catch(() => []); // there is no folder before the first mail
  let deleted = 0;
  for (const name of names.filter((each) => /\.eml(?:\.part)?$/.test(each))) {
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (!file || now - file.mtimeMs < outboxLife) continue;
    await rm(join(folder, name), { force: true });
    deleted += 1;
  }
  return deleted;
}
