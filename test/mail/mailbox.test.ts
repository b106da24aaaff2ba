import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchMailbox } from '#src/mail/in/mailbox.ts';
import { type DnsServer, startDns } from '#test/support/dns-server.ts';
import { type Dovecot, openDovecot } from '#test/support/dovecot.ts';
import { type Relay, startRelay } from '#test/support/relay.ts';
import { mailOf, senderZone, signed } from '#test/support/senders.ts';
import { startService, type TestService } from '#test/support/service-process.ts';
import { until } from '#test/support/until.ts';

let dovecot: Dovecot;
let dns: DnsServer;
let relay: Relay;
let service: TestService;

beforeAll(async () => {
  dovecot = await openDovecot();
  dns = await startDns(senderZone);
  relay = await startRelay();
  dovecot.deliver(await fromBob('old')); // what was there before is not ours
  service = await startService(settings());
  await opened(service);
});
afterAll(async () => {
  await service.end();
  await relay.stop();
  dns.stop();
  await dovecot.stop();
  dovecot.remove();
});

const settings = () => ({
  IMAP_URL: dovecot.url,
  DNS_SERVERS: dns.address,
  MAIL_RELAY: relay.url,
  MAX_UPLOAD_MB: '1',
  INTAKE_ADDRESS: 'tickets@passlift.localhost',
});
const opened = ({ logged }: TestService) => until(() => logged.some((line) => line.includes('"mailbox-open"')));
const fromBob = (wish: string) => signed(mailOf(wish, { From: 'bob@elsewhere.example' }), 'elsewhere.example');
const answered = async (count: number) => {
  const answers = await relay.has(count);
  return answers.map(({ to, mail }) => [to[0], mail.attachments.length]);
};

describe('a mailbox', () => {
  it('is emptied: each mail in it comes back as a pass', async () => {
    dovecot.deliver(await fromBob('passes=2'));
    expect(await answered(1)).toEqual([['bob@elsewhere.example', 2]]);
    await expect.poll(() => [dovecot.mails().length, dovecot.mails('Passlift.Done').length]).toEqual([1, 1]);
  });

  it('is left as it was before it was first watched, and says at its start how many mails it takes', async () => {
    expect(service.logged.join('')).toMatch(/"mailbox-open","waiting":0/);
    expect(dovecot.mails()).toHaveLength(1);
    expect(relay.kept).toHaveLength(1);
  });

  it('keeps what is for others as it is, not even marked as seen', async () => {
    const mail = mailOf('x', { From: 'bob@elsewhere.example', To: 'bob@home.example', Cc: 'carol@home.example' });
    dovecot.deliver(await signed(mail, 'elsewhere.example'));
    dovecot.deliver(await fromBob('passes=1'));
    expect(await answered(2)).toHaveLength(2);
    await expect.poll(() => dovecot.mails().length).toBe(2);
    expect(dovecot.mails().filter((path) => /:2,[A-Za-z]+$/.test(path))).toEqual([]); // flags of a Maildir
  });

  it('answers nobody who did not sign, and removes their mail all the same', async () => {
    dovecot.deliver(mailOf('x', { From: 'bob@elsewhere.example' }));
    dovecot.deliver(`Return-Path: <>\r\n${await fromBob('x')}`);
    await expect.poll(() => dovecot.mails('Passlift.Done').length).toBe(4);
    expect(relay.kept).toHaveLength(2);
    expect(service.logged.join('')).toMatch(/not-authenticated[\s\S]*null-sender/);
  });

  it('keeps what is too large, marked, for a person to look at', async () => {
    dovecot.deliver(`${await fromBob('x')}${`${'x'.repeat(98)}\r\n`.repeat(11_000)}`);
    dovecot.deliver(await fromBob('passes=1'));
    expect(await answered(3)).toHaveLength(3);
    await expect.poll(() => dovecot.mails().length).toBe(3);
  });

  it('is watched again after its server was away', async () => {
    await dovecot.stop();
    dovecot.deliver(await fromBob('passes=1'));
    await dovecot.start();
    expect(await answered(4)).toHaveLength(4);
  });

  it('knows after a restart what was there before, takes what came meanwhile, and deletes it where that is set', async () => {
    await service.stop();
    dovecot.deliver(await fromBob('passes=1'));
    const again = await startService({ ...settings(), DATA_DIR: service.folder, IMAP_DONE: 'delete' });
    expect(await answered(5)).toHaveLength(5);
    await expect.poll(() => dovecot.mails().length).toBe(3);
    expect(dovecot.mails('Passlift.Done')).toHaveLength(6);
    expect(again.logged.join('')).toMatch(/"mailbox-open","waiting":1/);
    await again.end();
  });

  it('is emptied of what was there before, too, where that is wanted', async () => {
    const own = await openDovecot();
    own.deliver(await fromBob('passes=1'));
    const taking = await startService({ ...settings(), IMAP_URL: own.url, IMAP_OLD: 'take' });
    expect(await answered(6)).toHaveLength(6);
    await taking.end();
    await own.stop();
    own.remove();
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
      memory: join(tmpdir(), `mailbox-${randomUUID()}.json`),
      old: true,
      onOpen: () => {},
      async receive({ message }) {
        const text = Buffer.concat(message.head).toString();
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
