import { beforeAll, describe, expect, it } from 'vitest';
import type { MailProgram } from '#test/support/mail-program.ts';
import type { KeptMail } from '#test/support/relay.ts';
import { mailOf } from '#test/support/senders.ts';

/** A mail with nothing but these words. */
const saying = (words: string, fields: Readonly<Record<string, string>> = {}) =>
  mailOf('x', fields).replace(/\r\n\r\n[\s\S]*$/, `\r\n\r\n${words}\r\n`);
const idIn = ({ mail }: KeptMail) => /\/feedback\/([0-9a-f-]{36})/.exec(mail.text ?? '')![1]!;

/** What people write instead of sending a ticket. */
export function commands(open: () => MailProgram): void {
  let program: MailProgram;
  beforeAll(() => {
    program = open();
  });
  const answerTo = async (words: string, fields?: Readonly<Record<string, string>>) =>
    (await program.answerTo(saying(words, { Subject: 'Hello', ...fields }))).mail;
  const stateOf = async (id: string) => (await fetch(`${program.service.url}/v1/pipeline/${id}/download`)).status;

  describe('a mail that asks for help', () => {
    it.each([
      ['help', 'How to get a pass by mail'],
      ['', 'How to get a pass by mail'],
      ['Hilfe!\r\n\r\n-- \r\nAda', 'So kommt ein Pass per Mail'],
      ['AYUDA', 'Cómo recibir un pase por correo'],
    ])('%j gets the short manual, in its language', async (words, subject) => {
      const before = await program.jobs();
      const answer = await answerTo(words);
      expect(answer.subject).toBe(subject);
      expect(answer.text).toMatch(/^1\. .*\n2\. /m);
      expect(await program.jobs()).toBe(before);
    });

    it('may say so in its subject', async () => {
      expect((await answerTo('', { Subject: '=?utf-8?Q?Aide?=' })).subject).toBe('Obtenir un pass par e-mail');
    });
  });

  describe('"delete" in reply to an answer', () => {
    it('deletes its result at once and says so', async () => {
      const first = await program.answerTo(mailOf('passes=2'));
      expect(await stateOf(idIn(first))).toBe(200);
      const quoted = `Delete\r\n\r\nOn 20 Nov 2026, Passlift wrote:\r\n> ${first.mail.text!.replaceAll('\n', '\r\n> ')}`;
      const reply = await answerTo(quoted, { 'In-Reply-To': first.mail.messageId! });
      expect(reply.subject).toBe('Deleted');
      expect(reply.text).toContain('is deleted');
      expect(await stateOf(idIn(first))).toBe(410);
    });

    it('deletes nothing of anybody else, and says that nothing was left', async () => {
      const first = await program.answerTo(mailOf('passes=1', { From: 'owner@good.example' }));
      const reply = await answerTo('löschen', { 'In-Reply-To': first.mail.messageId! });
      expect(reply.subject).toBe('Nichts zu löschen');
      expect(reply.text).toContain('nichts mehr zu löschen');
      expect(await stateOf(idIn(first))).toBe(200);
    });

    it('tells how it is done where it answers nothing', async () => {
      expect((await answerTo('delete')).text).toContain('Answer “delete” to an answer of ours');
    });

    it('is no order where it stands among other words, or with a file', async () => {
      const first = await program.answerTo(mailOf('passes=1', { From: 'owner@good.example' }));
      const fields = { From: 'owner@good.example', 'In-Reply-To': first.mail.messageId! };
      await program.answerTo(saying('please do not delete it', fields));
      expect(await stateOf(idIn(first))).toBe(200);
    });
  });
}
