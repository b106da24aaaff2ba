import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it } from 'vitest';
import { shutGate } from '#test/support/gate.ts';
import { mailOf } from '#test/support/senders.ts';
import { startService } from '#test/support/service-process.ts';
import { sendMail } from '#test/support/smtp-talk.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (settings: Readonly<Record<string, string>>) =>
  startService({ DATA_DIR: folder, SMTP_PORT: '0', MAIL_TRUSTED_PEERS: '127.0.0.0/8', ...settings });
const emlFiles = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.eml'));

describe('mail that cannot be taken now', () => {
  it('is put off with 451 while the queue is full or nothing can be written, then taken, and answered in the outbox', async () => {
    const service = await open({ WORKERS: '1', QUEUE_DEPTH: '2' });
    const send = (wish: string) => sendMail(service.mailPort!, mailOf(wish));
    const replies: string[] = [];
    const gate = shutGate();
    while (!replies.at(-1)?.startsWith('451')) {
      replies.push(await send(gate.wish));
      await service.services.records.waiting(); // what is waiting is looked up at most twice a second
    }
    const taken = replies.filter((reply) => reply.startsWith('250')).length;
    expect(replies.at(-1)).toMatch(/^451 .*Too much is waiting/);
    expect(taken).toBeGreaterThanOrEqual(2);
    gate.open();
    await expect.poll(emlFiles).toHaveLength(taken);

    // A file where the folder of content should be: writing fails, as it does on a disk that is full or gone.
    const content = join(folder, 'content');
    renameSync(content, `${content}-away`);
    writeFileSync(content, '');
    // What is waiting is looked up at most twice a second: until then the queue may still count as full.
    await expect.poll(() => send('x')).toMatch(/^451 (?!.*Too much is waiting)/);
    rmSync(content);
    renameSync(`${content}-away`, content);
    await expect.poll(() => service.logged.join('')).toMatch(/"code":"(?:ENOTDIR|EEXIST)"/); // told after the reply
    expect(service.logged.join('')).not.toContain(folder);

    expect(await send('passes=1')).toMatch(/^250 /);
    await expect.poll(emlFiles).toHaveLength(taken + 1);
    const answer = await PostalMime.parse(readFileSync(join(folder, String(emlFiles().sort().at(-1)))));
    expect(answer.to).toEqual([{ name: '', address: 'ada@good.example' }]);
    expect(answer.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/vnd.apple.pkpass']);
    await service.end();
  });

  it('is put off with 451 while the disk is nearly full', async () => {
    const service = await open({ MIN_FREE_MB: '1000000' });
    const before = await service.services.content.refs();
    const large = `${mailOf('x')}${`${'x'.repeat(70)}\r\n`.repeat(20_000)}`;
    for (const mail of [mailOf('x'), large])
      expect(await sendMail(service.mailPort!, mail)).toMatch(/^451 .*No mail can be taken right now/);
    const after = await service.services.content.refs();
    expect([...after.keys()].filter((ref) => !before.has(ref))).toEqual([]);
    await service.end();
  });
});
