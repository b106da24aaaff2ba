import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDns } from '#test/support/dns-server.ts';
import { type Relay, startRelay } from '#test/support/relay.ts';
import { mailOf, senderZone } from '#test/support/senders.ts';
import { startService, type TestService } from '#test/support/service-process.ts';
import { type SmtpTalk, sendMail, talkSmtp } from '#test/support/smtp-talk.ts';

let service: TestService;
let dns: DnsServer;
let relay: Relay;
const port = () => service.mailPort!;
const megabyte = 2 ** 20;

beforeAll(async () => {
  dns = await startDns(senderZone);
  relay = await startRelay();
  service = await startService({
    SMTP_PORT: '0',
    DNS_SERVERS: dns.address,
    MAIL_RELAY: relay.url,
    RATE_MAIL_SENDER: '1000',
    MAX_UPLOAD_MB: '3',
  });
});
afterAll(async () => {
  await service.end();
  await relay.stop();
  dns.stop();
});

const jobs = async () =>
  (await service.services.database.query({ text: "select count(*)::int as n from jobs where intake = 'mail'" }))
    .rows[0]!.n as number;

async function inTransaction(commands: readonly string[]): Promise<{ talk: SmtpTalk; replies: string[] }> {
  const talk = await talkSmtp(port());
  const replies: string[] = [];
  for (const command of ['EHLO mail.good.example', ...commands]) replies.push(await talk.say(`${command}\r\n`));
  return { talk, replies };
}
const lastReply = async (...commands: readonly string[]) => {
  const { talk, replies } = await inTransaction(commands);
  talk.end();
  return replies.at(-1)!;
};
const mailFrom = 'MAIL FROM:<ada@good.example>';
const rcpt = 'RCPT TO:<tickets@passlift.localhost>';

describe('mail to the intake address', () => {
  it('comes back as a pass', async () => {
    expect(await sendMail(port(), mailOf('passes=1'))).toMatch(/^250 /);
    const [answer] = await relay.has(1);
    expect(answer).toMatchObject({ from: '', to: ['ada@good.example'] });
    expect(answer!.mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/vnd.apple.pkpass');
  });

  it('is a job and its answer before 250 is said', async () => {
    const before = await jobs();
    await sendMail(port(), mailOf('passes=1'));
    expect(await jobs()).toBe(before + 1);
  });

  it('may name the address in other letters', async () => {
    expect(await sendMail(port(), mailOf('x'), { to: 'Tickets@PASSLIFT.localhost' })).toMatch(/^250 /);
  });

  it('may be of eight bits, or in UTF-8 throughout', async () => {
    const mail = mailOf('x', { From: 'Zoë <ada@good.example>', Subject: 'Für dich' });
    expect(await sendMail(port(), Buffer.from(mail), { options: ' BODY=8BITMIME SMTPUTF8' })).toMatch(/^250 /);
  });

  it('comes over TLS with a certificate made for it', async () => {
    const before = await jobs();
    const plain = await talkSmtp(port());
    expect(await plain.say('EHLO mail.good.example\r\n')).toContain('STARTTLS');
    const talk = await plain.startTls();
    for (const command of ['EHLO mail.good.example', mailFrom, rcpt, 'DATA']) await talk.say(`${command}\r\n`);
    expect(await talk.say(`${mailOf('x')}.\r\n`)).toMatch(/^250 /);
    expect(await jobs()).toBe(before + 1);
    talk.end();
  });

  it('leaves nothing when it breaks off', async () => {
    const before = await jobs();
    const { talk } = await inTransaction([mailFrom, rcpt, 'DATA']);
    talk.push('From: ada@good.example\r\nTo: tickets@passlift.localhost\r\n\r\nhalf');
    talk.end();
    expect(await sendMail(port(), mailOf('x'))).toMatch(/^250 /); // afterwards the door still works
    expect(await jobs()).toBe(before + 1);
  });
});

describe('the door for mail', () => {
  it.each([
    'someone@passlift.localhost',
    'tickets@elsewhere.example',
    'tickets%elsewhere.example@passlift.localhost',
    'elsewhere.example!tickets@passlift.localhost',
    '@relay.example:tickets@passlift.localhost',
    '"tickets@passlift.localhost"@elsewhere.example',
    'tickets@passlift.localhost@elsewhere.example',
    'tickets',
    '',
  ])('relays nothing: 550 to <%s>', async (to) => {
    expect(await lastReply(mailFrom, `RCPT TO:<${to}>`)).toMatch(/^550 /);
  });

  it('takes the postmaster, as every mail server must', async () => {
    expect(await lastReply(mailFrom, 'RCPT TO:<postmaster>')).toMatch(/^250 /);
    expect(await lastReply(mailFrom, 'RCPT TO:<postmaster@passlift.localhost>')).toMatch(/^250 /);
  });

  it('tells its size and no way to log in', async () => {
    const reply = await lastReply();
    expect(reply).toContain(`SIZE ${3 * megabyte}`);
    expect(reply).not.toContain('AUTH');
  });

  it.each(['AUTH PLAIN AGEAYg==', 'EXPN tickets', 'TURN', 'DEBUG', 'XCLIENT ADDR=192.0.2.1', 'WIZ x', 'SHELL'])(
    'refuses %s',
    async (command) => {
      expect(await lastReply(command)).toMatch(/^50\d /);
    },
  );

  it('gives nothing away on VRFY', async () => {
    expect(await lastReply('VRFY tickets')).toBe(await lastReply('VRFY nobody'));
  });

  it('refuses what is said to be too large, and what is', async () => {
    expect(await lastReply(`${mailFrom} SIZE=${3 * megabyte + 1}`)).toMatch(/^552 /);
    expect(await lastReply(`${mailFrom} SIZE=${3 * megabyte}`)).toMatch(/^250 /);
    const mail = mailOf('x');
    const filled = (bytes: number) =>
      `${mail}${`${'x'.repeat(998)}\r\n`.repeat(Math.ceil(bytes / 1000))}`.slice(0, bytes - 2);
    expect(await sendMail(port(), `${filled(3 * megabyte)}\r\n`)).toMatch(/^250 /);
    const before = await jobs();
    expect(await sendMail(port(), `${filled(3 * megabyte + 1)}\r\n`)).toMatch(/^552 /);
    expect(await jobs()).toBe(before);
  });

  it('refuses an endless line and more than 50 stations', async () => {
    expect(await sendMail(port(), `${mailOf('x')}${'x'.repeat(65 * 1024)}\r\n`)).toMatch(/^554 /);
    expect(await sendMail(port(), `${'Received: from a by b\r\n'.repeat(51)}${mailOf('x')}`)).toMatch(/^554 /);
    expect(await sendMail(port(), `${'Received: from a by b\r\n'.repeat(50)}${mailOf('x')}`)).toMatch(/^250 /);
  });

  it('ends sessions of too many errors or commands', async () => {
    const { talk } = await inTransaction([]);
    let reply = '';
    for (let at = 0; at < 40 && !/^421|closed/.test(reply); at += 1)
      reply = await talk.say('RCPT TO:<x@y.example>\r\n');
    expect(reply).toMatch(/^421 /);
    expect(await talk.hear()).toBe('closed');
    const busy = await talkSmtp(port());
    busy.push('NOOP\r\n'.repeat(1001));
    let last = '';
    for (let heard = await busy.hear(); heard !== 'closed'; heard = await busy.hear()) last = heard;
    expect(last).toMatch(/^421 /);
  });

  it('takes no more than ten recipients', async () => {
    const many = Array.from(
      { length: 10 },
      (_, at) => `RCPT TO:<${at % 2 ? 'tickets' : 'TICKETS'}@passlift.localhost>`,
    );
    expect(await lastReply(mailFrom, ...many, 'DATA')).toMatch(/^354 /); // our two addresses in any number of ways
  });

  it('takes twenty sessions of one address', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, () => talkSmtp(port())));
    const talk = await import('node:net').then(({ connect }) => connect(port(), '127.0.0.1'));
    const greeting = await new Promise<string>((resolve) => talk.once('data', (data) => resolve(String(data))));
    expect(greeting).toMatch(/^421 /);
    for (const each of open) each.end();
    talk.destroy();
  });
});

describe('a message within a message', () => {
  const inner =
    'MAIL FROM:<eve@evil.example>\r\nRCPT TO:<tickets@passlift.localhost>\r\nDATA\r\nFrom: eve\r\n\r\nENGINE x\r\n.\r\n';
  it.each([
    ['LF . LF', '\n.\n'],
    ['LF . CR LF', '\n.\r\n'],
    ['CR LF . LF', '\r\n.\n'],
    ['CR LF . CR', '\r\n.\r'],
    ['CR . CR LF', '\r.\r\n'],
    ['CR . CR', '\r.\r'],
    ['NUL', '\r\n\0.\n'],
  ])('is not smuggled in behind %s', async (_name, end) => {
    const before = await jobs();
    const { talk } = await inTransaction([mailFrom, rcpt, 'DATA']);
    const reply = await talk.say(Buffer.from(`${mailOf('x')}text${end}${inner}.\r\n`, 'latin1'));
    expect(reply).toMatch(/^554 /);
    expect(await talk.hear()).toBe('closed');
    expect(await jobs()).toBe(before);
  });

  it('is refused in commands that end with a bare line feed', async () => {
    const { talk } = await inTransaction([]);
    expect(await talk.say(`${mailFrom}\n${rcpt}\n`)).toMatch(/^500 /);
    expect(await talk.hear()).toBe('closed');
  });

  it('is forgotten when it was sent before TLS began', async () => {
    const before = await jobs();
    const plain = await talkSmtp(port());
    await plain.say('EHLO a.example\r\n');
    const talk = await plain.startTls(`EHLO mail.good.example\r\n${mailFrom}\r\n${rcpt}\r\n`);
    expect(await talk.say('DATA\r\n')).toMatch(/^503 /);
    expect(await jobs()).toBe(before);
    talk.end();
  });
});
