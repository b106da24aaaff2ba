/** One file, because its tests share one door and what came in by it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MailProgram } from '#test/support/mail-program.ts';
import { mailOf } from '#test/support/senders.ts';
import { type SmtpTalk, sendMail, talkSmtp } from '#test/support/smtp-talk.ts';

const megabyte = 2 ** 20;

/** The door for mail, spoken to by hand. */
export function smtpIntake(open: () => MailProgram): void {
  let program: MailProgram;
  beforeAll(() => {
    program = open();
  });
  const port = () => program.service.mailPort!;
  const jobs = () => program.jobs();

  const filesOf = (folder: string) =>
    readdirSync(join(program.service.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /source$|^[0-9a-f]{64}$/.test(entry.name))
      .map(({ name }) => name)
      .sort();

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
      const answer = await program.answerTo(mailOf('passes=1'));
      expect(answer).toMatchObject({ from: '', to: ['ada@good.example'] });
      expect(answer.mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/vnd.apple.pkpass');
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
      const latin = Buffer.from(mailOf('x', { Subject: 'Für dich' }), 'latin1');
      expect(await sendMail(port(), latin, { options: ' BODY=8BITMIME' })).toMatch(/^250 /);
    });

    it('may come from an address in UTF-8, and is answered there', async () => {
      const mail = mailOf('x', { From: 'Zoë <zoë@good.example>' });
      const answer = await program.answerTo(mail, { from: 'zoë@good.example', options: ' BODY=8BITMIME SMTPUTF8' });
      expect(answer.to).toEqual(['zoë@good.example']);
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
      const before = { jobs: await jobs(), files: [...filesOf('content'), ...filesOf('keys')] };
      const { talk } = await inTransaction([mailFrom, rcpt, 'DATA']);
      talk.push('From: ada@good.example\r\nTo: tickets@passlift.localhost\r\n\r\nhalf');
      talk.end();
      expect(await sendMail(port(), mailOf('x'), { to: 'postmaster' })).toMatch(/^250 /); // the door still works
      expect(await jobs()).toBe(before.jobs);
      const added = [...filesOf('content'), ...filesOf('keys')].filter((file) => !before.files.includes(file));
      expect(added).toEqual([]);
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

    it('tells its size, offers TLS and no way to log in', async () => {
      const reply = await lastReply();
      expect(reply).toContain(`SIZE ${25 * megabyte}`);
      expect(reply).toContain('STARTTLS');
      expect(reply).not.toContain('AUTH');
    });

    it('speaks no TLS older than 1.2', async () => {
      const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
      const handshake = async (versions: object) => (await talkSmtp(port())).startTls('', versions);
      await expect(handshake(old)).rejects.toThrow(/protocol version/);
      const talk = await handshake({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' });
      expect(await talk.say('NOOP\r\n')).toMatch(/^250 /);
      talk.end();
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

    it('refuses what is said to be larger than 25 MB, and what is', async () => {
      const most = 25 * megabyte;
      expect(await lastReply(`${mailFrom} SIZE=${most + 1}`)).toMatch(/^552 /);
      expect(await lastReply(`${mailFrom} SIZE=${most}`)).toMatch(/^250 /);
      const lines = `${'x'.repeat(998)}\r\n`.repeat(most / 1000 + 1);
      const filled = (mail: string, bytes: number) => `${`${mail}${lines}`.slice(0, bytes - 2)}\r\n`;
      const mail = mailOf('passes=1');
      const before = await jobs();
      expect(await sendMail(port(), filled(mail, most + 1))).toMatch(/^552 /);
      expect(await jobs()).toBe(before);
      const answer = await program.answerTo(filled(mail, most));
      expect(answer.mail.text).toContain('Concert 1 (not attached: the mail would be too large)');
    });

    it('refuses an endless line and more than 50 stations', async () => {
      expect(await sendMail(port(), `${mailOf('x')}${'x'.repeat(65 * 1024)}\r\n`)).toMatch(/^554 /);
      expect(await sendMail(port(), `${'Received: from a by b\r\n'.repeat(51)}${mailOf('x')}`)).toMatch(/^554 /);
      expect(await sendMail(port(), `${'Received: from a by b\r\n'.repeat(50)}${mailOf('x')}`)).toMatch(/^250 /);
    });

    it('ends a session with a command of more than 4 KB', async () => {
      expect(await lastReply(`NOOP ${'x'.repeat(4091)}`)).toMatch(/^250 /);
      expect(await lastReply(`NOOP ${'x'.repeat(4092)}`)).toMatch(/^421 /);
    });

    it('ends a session at its 30th error', async () => {
      const { talk } = await inTransaction([]);
      const replies: string[] = [];
      for (let at = 0; at < 29; at += 1) replies.push((await talk.say('RCPT TO:<x@y.example>\r\n')).slice(0, 3));
      expect(new Set(replies)).toEqual(new Set(['550']));
      expect(await talk.say('RCPT TO:<x@y.example>\r\n')).toMatch(/^550 /);
      expect(await talk.hear()).toMatch(/^421 /);
      expect(await talk.hear()).toBe('closed');
    });

    it('ends a session after 1000 commands', async () => {
      const talk = await talkSmtp(port());
      talk.push('NOOP\r\n'.repeat(1001));
      const heard: string[] = [];
      for (let reply = await talk.hear(); reply !== 'closed'; reply = await talk.hear()) heard.push(reply.slice(0, 3));
      expect(heard).toEqual([...Array(1000).fill('250'), '421']);
    });

    it('takes ten recipients of one message, however often they are the same', async () => {
      const many = Array<string>(10).fill(rcpt);
      expect(await lastReply(mailFrom, ...many)).toMatch(/^250 /);
      expect(await lastReply(mailFrom, ...many, rcpt)).toMatch(/^452 /);
      expect(await lastReply(mailFrom, ...many, 'RSET', mailFrom, rcpt)).toMatch(/^250 /);
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
}
