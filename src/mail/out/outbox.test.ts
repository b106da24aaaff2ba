import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openOutbox, tidyOutbox } from './outbox.ts';

const parent = mkdtempSync(join(tmpdir(), 'outbox-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const hour = 60 * 60_000;

describe('the outbox', () => {
  const folder = join(parent, 'outbox');
  const put = (name: string) =>
    openOutbox(folder).send({ to: 'ada@good.example', message: Buffer.from('From: us\r\n\r\nhello'), name });

  it('holds a mail as a file that its owner alone may read', async () => {
    await put('first');
    expect(readFileSync(join(folder, 'first.eml'), 'latin1')).toBe('From: us\r\n\r\nhello');
    expect(statSync(join(folder, 'first.eml')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('keeps a mail for a day, and nothing half written for longer; other files are none of its business', async () => {
    const written = Date.now();
    for (const name of ['old', 'new']) await put(name);
    writeFileSync(join(folder, 'broken.eml.part'), 'x');
    writeFileSync(join(folder, 'notes.txt'), 'x');
    const old = new Date(written - 25 * hour);
    for (const name of ['old.eml', 'broken.eml.part', 'notes.txt']) utimesSync(join(folder, name), old, old);
    expect(await tidyOutbox(folder, Date.now())).toBe(2);
    expect(readdirSync(folder).sort()).toEqual(['first.eml', 'new.eml', 'notes.txt']);
    expect(await tidyOutbox(folder, written + 25 * hour)).toBe(2);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it('need not be there', async () => {
    expect(await tidyOutbox(join(parent, 'nowhere'), Date.now())).toBe(0);
  });
});
