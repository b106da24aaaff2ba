/** One suite, because its tests share one mail program and what came of it. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { expireResults } from '#src/jobs/keep-clean.ts';
import type { MailProgram } from '#test/support/mail-program.ts';
import { mailOf } from '#test/support/senders.ts';
import { bodyOf } from '#test/support/service-process.ts';

const hour = 60 * 60_000;

/** Feedback of people who came by mail: "the same e-mail you came in with". */
export function feedbackByMail(open: () => MailProgram): void {
  let program: MailProgram;
  let service: MailProgram['service'];
  beforeAll(() => {
    program = open();
    service = program.service;
  });

  /** A job that was answered to a new address; nobody else knows it by now. */
  async function answeredJob(): Promise<{ readonly id: string; readonly email: string }> {
    const email = `traveller-${randomUUID()}@good.example`;
    const answer = await program.answerTo(mailOf('passes=1', { From: email }));
    const id = /\/feedback\/([0-9a-f-]{36})/.exec(answer.mail.text ?? '')![1]!;
    await expect
      .poll(async () => (await bodyOf(await fetch(`${service.url}/v1/pipeline/${id}`))).result.passes.email_sent)
      .toBe(true);
    return { id, email };
  }
  const say = async (id: string, feedback: object) => {
    const response = await fetch(`${service.url}/v1/feedback/${id}`, {
      method: 'POST',
      body: JSON.stringify({ rating: 5, ...feedback }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('@');
  };
  const contactsOf = async (email: string) => (await service.services.dataRights.collect({ email })).contacts.length;
  const addressKeys = () =>
    readdirSync(join(service.folder, 'keys'), { recursive: true }).filter((name) => String(name).endsWith('-address'));
  const end = () => expireResults(service.services);

  describe('feedback on a job that came by mail', () => {
    it('may be answered at the same e-mail, when its sender says so, and not when they take it back', async () => {
      const { id, email } = await answeredJob();
      await say(id, {});
      expect(await contactsOf(email)).toBe(0);
      await say(id, { allow_email_contact: true });
      expect(await contactsOf(email)).toBe(1);
      await say(id, { allow_email_contact: false });
      expect(await contactsOf(email)).toBe(0);
    });

    it('may name another address', async () => {
      const { id, email } = await answeredJob();
      const other = `other-${randomUUID()}@good.example`;
      await say(id, { allow_email_contact: true, contact_email: other });
      expect([await contactsOf(email), await contactsOf(other)]).toEqual([0, 1]);
    });

    it('knows the address as long as the result is kept, and what was allowed before stays', async () => {
      const [early, late] = [await answeredJob(), await answeredJob()];
      await say(early.id, { allow_email_contact: true });
      program.forward(hour + 60_000);
      await say(late.id, { allow_email_contact: true });
      expect(await contactsOf(late.email)).toBe(0);
      await end();
      await expect.poll(addressKeys).toEqual([]);
      await say(early.id, { allow_email_contact: true, comment: 'one more thing' });
      expect([await contactsOf(early.email), await contactsOf(late.email)]).toEqual([1, 0]);
    });

    it('forgets the address with the result when its visitor deletes it', async () => {
      const before = addressKeys().length;
      const { id, email } = await answeredJob();
      expect(addressKeys()).toHaveLength(before + 1);
      expect((await fetch(`${service.url}/v1/pipeline/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect(addressKeys()).toHaveLength(before);
      await say(id, { allow_email_contact: true });
      expect(await contactsOf(email)).toBe(0);
    });
  });
}
