import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Relay, startRelay } from '#test/support/relay.ts';
import { mailOf } from '#test/support/senders.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';
import { startService } from '#test/support/service-process.ts';
import { sendMail } from '#test/support/smtp-talk.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-nodes-'));
let postgres: TestPostgres;
let relay: Relay;
beforeAll(async () => {
  writeFileSync(join(folder, 'secret'), 'x'.repeat(48));
  relay = await startRelay();
  postgres = await startPostgres();
});
afterAll(async () => {
  await relay.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const node = (role: string, more: Readonly<Record<string, string>> = {}) =>
  startService({
    ROLE: role,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, role),
    CONTENT_DIR: join(folder, 'content'),
    KEY_DIR: join(folder, 'keys'),
    SECRET_FILE: join(folder, 'secret'),
    ...more,
  });

describe('a node for mail, beside one that converts, on PostgreSQL', () => {
  it('takes mail, and answers once when the relay is back', async () => {
    const mail = await node('mail', {
      SMTP_PORT: '0',
      MAIL_TRUSTED_PEERS: '127.0.0.1',
      MAIL_RELAY: relay.url,
      MAIL_RETRY_SECONDS: '1',
    });
    const worker = await node('worker');
    relay.refuse = 451;
    expect(await sendMail(mail.mailPort!, mailOf('passes=2'))).toMatch(/^250 /);
    await expect.poll(() => mail.logged.join('').match(/answer-waits/g)?.length).toBeGreaterThan(1);
    relay.refuse = undefined;
    const [answer] = await relay.has(1);
    expect(answer!.mail.subject).toBe('Your 2 passes');
    await expect.poll(() => mail.logged.join('')).toContain('answer-sent');
    const text = 'select email_sent, (select count(*)::int from answers) as waiting from jobs';
    expect((await mail.services.database.query({ text })).rows).toEqual([{ email_sent: true, waiting: 0 }]);
    await Promise.all([mail, worker].map((each) => each.end()));
    expect(relay.kept).toHaveLength(1);
  });
});
