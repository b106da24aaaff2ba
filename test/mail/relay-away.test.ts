import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startRelay, startStallingRelay } from '#test/support/relay.ts';
import { mailOf } from '#test/support/senders.ts';
import { startService } from '#test/support/service-process.ts';
import { sendMail } from '#test/support/smtp-talk.ts';

const pkpass = 'application/vnd.apple.pkpass';

describe('an answer that cannot leave', () => {
  it('waits for the relay, longer than its result is kept and over a restart, and leaves once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-waits-'));
    const gone = await startRelay();
    await gone.stop();
    let clock = 0;
    const open = () =>
      startService(
        {
          DATA_DIR: folder,
          SMTP_PORT: '0',
          MAIL_TRUSTED_PEERS: '127.0.0.1',
          MAIL_RELAY: gone.url,
          MAIL_RETRY_SECONDS: '1',
          STOP_SECONDS: '1',
        },
        () => Date.now() + clock,
      );
    let service = await open();
    await sendMail(service.mailPort!, mailOf('passes=2'));
    await expect.poll(() => service.logged.join('')).toContain('answer-waits');
    clock = 24 * 60 * 60_000;
    const stalling = await startStallingRelay(Number(new URL(gone.url).port));
    await stalling.called;
    await service.end(); // whoever is on the phone with it is not waited for
    await stalling.stop();
    service = await open(); // a day later: what could be downloaded is gone
    await expect.poll(() => filesOf(join(folder, 'content')).filter((file) => file.endsWith('.result'))).toEqual([]);
    expect(filesOf(folder).filter((file) => readFileSync(file, 'latin1').includes('ada@good.example'))).toEqual([]);

    const relay = await startRelay(Number(new URL(gone.url).port));
    const [answer] = await relay.has(1);
    expect(answer!.mail.attachments.filter(({ mimeType }) => mimeType === pkpass)).toHaveLength(2);
    await expect.poll(() => filesOf(join(folder, 'keys'))).toEqual([]);
    await service.end();
    expect(relay.kept).toHaveLength(1);
    await relay.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
