/** One suite, because its tests share one mail program and what came of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { expireResults } from '#src/jobs/keep-clean.ts';
import type { MailProgram } from '#test/support/mail-program.ts';
import type { KeptMail } from '#test/support/relay.ts';
import { mailOf } from '#test/support/senders.ts';
import { bodyOf } from '#test/support/service-process.ts';
import { sendMail } from '#test/support/smtp-talk.ts';

const pkpass = 'application/vnd.apple.pkpass';
const headerOf = ({ mail }: KeptMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;
const idIn = ({ mail }: KeptMail) => /\/feedback\/([0-9a-f-]{36})/.exec(mail.text ?? '')![1]!;

/** What an answer is, how it leaves, and what stays of it. */
export function answers(open: () => MailProgram): void {
  let program: MailProgram;
  let service: MailProgram['service'];
  let relay: MailProgram['relay'];
  beforeAll(() => {
    program = open();
    ({ service, relay } = program);
  });

  describe('an answer', () => {
    it('stands below the mail that it answers', async () => {
      const references = '<a@x.example> <b@x.example>';
      const answer = await program.answerTo(mailOf('x', { 'Message-ID': '<c@good.example>', References: references }));
      expect(headerOf(answer, 'in-reply-to')).toBe('<c@good.example>');
      expect(headerOf(answer, 'references')).toBe(`${references} <c@good.example>`);
      expect(headerOf(answer, 'auto-submitted')).toBe('auto-replied');
      expect(headerOf(answer, 'message-id')).toMatch(/^<[\w-]+@passlift\.localhost>$/);
      expect(answer.mail.from).toEqual({ name: 'Passlift', address: 'tickets@passlift.localhost' });
      expect([answer.from, answer.to]).toEqual(['', ['ada@good.example']]);
    });

    it('holds every pass as a file of its own, with links to all of them and to feedback', async () => {
      const answer = await program.answerTo(mailOf('passes=3'));
      const passes = answer.mail.attachments.filter(({ mimeType }) => mimeType === pkpass);
      expect(passes.map(({ filename }) => filename)).toEqual([
        '1-concert.pkpass',
        '2-concert.pkpass',
        '3-concert.pkpass',
      ]);
      expect(answer.mail.subject).toBe('Your 3 passes');
      const id = idIn(answer);
      for (const part of [answer.mail.text, answer.mail.html]) {
        expect(part).toContain(`https://passes.example/v1/pipeline/${id}/download`);
        expect(part).toContain(`https://passes.example/feedback/${id}`);
      }
      const download = await fetch(`${service.url}/v1/pipeline/${id}/passes/1`);
      expect(Buffer.from(passes[0]!.content as ArrayBuffer).equals(Buffer.from(await download.arrayBuffer()))).toBe(
        true,
      );
    });

    it('holds a calendar of all tickets when it was sent to the address for that, and none else', async () => {
      const to = 'Tickets+ICS@passlift.localhost';
      const answer = await program.answerTo(mailOf('passes=2 day=2027-03-14', { To: to }), { to });
      const calendars = ({ mail }: KeptMail) => mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
      const [calendar, ...others] = calendars(answer);
      expect([calendar?.filename, others]).toEqual(['tickets.ics', []]);
      const text = Buffer.from(calendar!.content as ArrayBuffer).toString();
      expect(text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Concert 1', 'SUMMARY:Concert 2']);
      expect(answer.mail.attachments.filter(({ mimeType }) => mimeType === pkpass)).toHaveLength(2);
      expect(calendars(await program.answerTo(mailOf('passes=2 day=2027-03-14')))).toEqual([]);
      const dayless = await program.answerTo(mailOf('day=none', { To: to }), { to });
      expect(calendars(dayless)).toEqual([]);
      expect(dayless.mail.text).toContain('No calendar is attached: none of these tickets has a day.');
    });

    it('is told in the result of the job, and nothing more of it', async () => {
      const id = idIn(await program.answerTo(mailOf('passes=1')));
      const job = () => fetch(`${service.url}/v1/pipeline/${id}`).then(bodyOf);
      await expect.poll(async () => (await job()).result.passes.email_sent).toBe(true);
      expect(JSON.stringify(await job())).not.toContain('good.example');
    });

    it.each([
      ['none', 'This is a recipe, not a ticket.'],
      ['locked', 'This PDF needs a password. Upload it with its password'],
      ['binary', 'QR codes holding binary data cannot be processed. Show the original'],
      ['crash', 'reading it failed twice. Take a screenshot of the ticket and send that.'],
    ])('says why nothing came of a mail: %s', async (wish, reason) => {
      const answer = await program.answerTo(mailOf(wish));
      expect(answer.mail.subject).toBe('We could not make a pass');
      expect(answer.mail.text).toContain(reason);
      expect(answer.mail.html).toContain(reason);
      expect(answer.mail.attachments).toEqual([]);
      expect(answer.mail.text).toContain('/feedback/');
    });

    it('repeats nothing of the mail, and no header of it becomes one of ours', async () => {
      const answer = await program.answerTo(
        mailOf('x', {
          Subject: 'Zebra marmalade =?utf-8?Q?x=0D=0ABcc:_eve=40evil.example?=',
          'Message-ID': '<a b@evil.example>\r\n <ok@good.example>',
          References: `<${'x'.repeat(300)}@good.example> <fine@good.example> <eve@evil.example\tBcc>`,
        }),
      );
      // Of "Bcc" as a header or behind a tab only: three letters alone stand in the base64 of a pass by chance.
      expect(answer.raw).not.toMatch(/zebra|marmalade|bcc[:>]|eve@/i);
      expect(headerOf(answer, 'references')).toBe('<fine@good.example> <ok@good.example>');
      expect(Math.max(...answer.raw.split('\r\n').map((line) => line.length))).toBeLessThan(999);
    });

    it('leaves no address or text in the clear, and nothing at all when its result ends', async () => {
      await program.answerTo(mailOf('x', { From: 'zebramarmalade@good.example' }));
      const { services, folder, logged } = service;
      await expect.poll(() => services.answerBook.ready()).toEqual([]);
      await services.database.query({ text: 'checkpoint' });
      expect(filesOf(folder).filter((file) => readFileSync(file, 'latin1').includes('zebramarmalade'))).toEqual([]);
      expect(logged.join('')).not.toMatch(/zebramarmalade|good\.example/);
      program.forward(61 * 60_000);
      await expireResults(services);
      const lasting = () => filesOf(join(folder, 'keys')).filter((file) => /-(?:address|mail)$/.test(file));
      await expect.poll(lasting).toEqual([]);
    });

    it('says in plain text nothing of the ticket but its title, what tells it apart and what to check', async () => {
      const { text } = (await program.answerTo(mailOf('passes=2'))).mail;
      expect(text).toContain('* Concert 1 · Sat, 14 Mar 2099, 19:30\n');
      expect(text).toContain('- Concert 1 (Sat, 14 Mar 2099, 19:30): Check this: row 4 (or 14).');
      expect(text).not.toMatch(/Town Hall|TICKET-1/);
    });

    it('can be had by a Shortcut, which is offered as a file for the intake address', async () => {
      const shortcut = await fetch(`${service.url}/shortcut/unsigned.shortcut`);
      expect(shortcut.status).toBe(200);
      expect(shortcut.headers.get('content-disposition')).toBe('attachment; filename="Passlift.shortcut"');
      expect(await shortcut.text()).toContain('<string>tickets@passlift.localhost</string>');
    });

    it('is tried again while the relay says that it cannot take it now, and leaves once', async () => {
      const mail = mailOf('x');
      relay.refuse = 451;
      expect(await sendMail(service.mailPort!, mail)).toMatch(/^250 /);
      await expect.poll(() => service.logged.at(-1)).toContain('answer-waits');
      relay.refuse = undefined;
      const answer = await relay.answerTo(/<\S+@good.example>/.exec(mail.slice(mail.indexOf('Message-ID')))![0]);
      await expect.poll(() => service.logged.at(-1)).toContain('answer-sent');
      expect(relay.kept.filter((kept) => headerOf(kept, 'message-id') === headerOf(answer, 'message-id'))).toHaveLength(
        1,
      );
    });

    it('is given up when its recipient is refused for good', async () => {
      const before = relay.kept.length;
      relay.refuse = 550;
      await sendMail(service.mailPort!, mailOf('x'));
      await expect.poll(() => service.logged.at(-1)).toMatch(/answer-dropped.*"why":"refused"/);
      relay.refuse = undefined;
      await program.answerTo(mailOf('x')); // only this one
      expect(relay.kept.length).toBe(before + 1);
    });
  });
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
