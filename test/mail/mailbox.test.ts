import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchMailbox } from '#src/mail/in/mailbox.ts';
import { type DnsServer, startDns } from '#test/support/dns-server.ts';
import { type Dovecot, openDovecot } from '#test/support/dovecot.ts';
import { type Relay, startRelay } from '#test/support/relay.ts';
import { mailOf, senderZone, signed } from '#test/support/senders.ts';
import { startService, type TestService } from '#test/support/service-process.ts';

let dovecot: Dovecot;
let dns: DnsServer;
let relay: Relay;
let service: TestService;

beforeAll(async () => {
  dovecot = await openDovecot();
  dns = await startDns(senderZone);
  relay = await startRelay();
  service = await startService({
    IMAP_URL: dovecot.url,
    DNS_SERVERS: dns.address,
    MAIL_RELAY: relay.url,
    MAX_UPLOAD_MB: '1',
  });
});
afterAll(async () => {
  await service.end();
  await relay.stop();
  dns.stop();
  await dovecot.stop();
  dovecot.remove();
});

const fromBob = (wish: string) => signed(mailOf(wish, { From: 'bob@elsewhere.example' }), 'elsewhere.example');
const answered = async (count: number) => {
  const answers = await relay.has(count);
  return answers.map(({ to, mail }) => [to[0], mail.attachments.length]);
};

describe('a mailbox', () => {
  it('is emptied: each mail in it comes back as a pass', async () => {
    dovecot.deliver(await fromBob('passes=2'));
    expect(await answered(1)).toEqual([['bob@elsewhere.example', 2]]);
    await expect.poll(() => dovecot.mails()).toEqual([]);
  });

  it('answers nobody who did not sign, and removes their mail all the same', async () => {
    dovecot.deliver(mailOf('x', { From: 'bob@elsewhere.example' }));
    dovecot.deliver(`Return-Path: <>\r\n${await fromBob('x')}`);
    await expect.poll(() => dovecot.mails()).toEqual([]);
    expect(relay.kept).toHaveLength(1);
    expect(service.logged.join('')).toMatch(/not-authenticated[\s\S]*null-sender/);
  });

  it('keeps what is too large, marked, for a person to look at', async () => {
    dovecot.deliver(`${await fromBob('x')}${`${'x'.repeat(98)}\r\n`.repeat(11_000)}`);
    dovecot.deliver(await fromBob('passes=1'));
    expect(await answered(2)).toHaveLength(2);
    await expect.poll(() => dovecot.mails().length).toBe(1);
  });

  it('is watched again after its server was away', async () => {
    await dovecot.stop();
    dovecot.deliver(await fromBob('passes=1'));
    await dovecot.start();
    expect(await answered(3)).toHaveLength(3);
  });
});

describe('a mailbox with a message whose reading throws', () => {
  it('is emptied of the others, and says what it left', async () => {
    const box = await openDovecot();
    box.deliver(mailOf('broken'));
    box.deliver(mailOf('x'));
    const troubles: string[] = [];
    const taken: string[] = [];
    const watch = watchMailbox({
      url: box.url,
      size: 1e6,
      async receive({ chunks }) {
        const text = Buffer.concat(chunks).toString();
        if (text.includes('ENGINE broken')) throw new TypeError('SECRET');
        taken.push(text);
        return { state: 'taken' };
      },
      onTrouble: (what) => troubles.push(what),
    });
    await expect.poll(() => [taken.length, box.mails().length]).toEqual([1, 1]);
    expect(troubles).toEqual(['a message could not be taken (TypeError); the others are']);
    await watch.stop();
    await box.stop();
    box.remove();
  });
});
