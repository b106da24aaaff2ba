/** One suite, because its tests share one mail program and what came of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { day, type MailProgram } from '#test/support/mail-program.ts';
import { mailOf, sealed, signed } from '#test/support/senders.ts';
import { testConfig } from '#test/support/service-process.ts';
import { sendMail } from '#test/support/smtp-talk.ts';

/** Who is answered, and who hears nothing. */
export function senders(open: () => MailProgram): void {
  let program: MailProgram;
  let service: MailProgram['service'];
  let dns: MailProgram['dns'];
  let relay: MailProgram['relay'];
  beforeAll(() => {
    program = open();
    ({ service, dns, relay } = program);
  });

  /** What the log says of the last mail; every mail is told there once. */
  const told = () =>
    JSON.parse(service.logged.findLast((line) => line.includes('"event":"mail"'))!) as { silence?: string };
  async function fateOf(mail: string, options: Parameters<typeof sendMail>[2] = {}): Promise<string> {
    const before = await program.jobs();
    const reply = await sendMail(service.mailPort!, mail, options);
    if (/^554 .*Neither SPF nor DKIM .*https:\/\/passes\.example\/how-it-works#/.test(reply))
      return 'told: not-authenticated';
    if (!reply.startsWith('250')) return reply.slice(0, 3);
    const made = (await program.jobs()) - before;
    return made === 1 ? 'answered' : `${made === 0 ? 'silence' : made}: ${told().silence}`;
  }

  const forged = 'told: not-authenticated';
  const elsewhere = { From: 'bob@elsewhere.example' };

  describe('a sender', () => {
    it('is answered when SPF passes for the domain in From', async () => {
      const mail = mailOf('x');
      expect(await fateOf(mail)).toBe('answered');
      expect((await relay.answerTo(/<.*@good.example>/.exec(mail.slice(mail.indexOf('Message-ID')))![0])).to).toEqual([
        'ada@good.example',
      ]);
    });

    it('is answered when SPF passes for a name below it, unless its policy is strict', async () => {
      expect(await fateOf(mailOf('x'), { from: 'ada@bounce.good.example' })).toBe(forged); // has no record of its own
      dns.zone.set('TXT bounce.good.example', ['v=spf1 ip4:127.0.0.1 -all']);
      expect(await fateOf(mailOf('x'), { from: 'ada@bounce.good.example' })).toBe('answered');
      const strict = { From: 'ada@policy.example' };
      expect(await fateOf(mailOf('x', strict), { from: 'ada@mail.policy.example' })).toBe(forged);
      expect(await fateOf(mailOf('x', strict), { from: 'ada@policy.example' })).toBe('answered');
    });

    it('is answered when its domain signed the mail, whoever hands it over', async () => {
      const mail = mailOf('x', elsewhere);
      expect(await fateOf(await signed(mail, 'elsewhere.example'), { from: 'ada@good.example' })).toBe('answered');
      expect(await fateOf(mailOf('x', elsewhere), { from: 'ada@good.example' })).toBe(forged);
    });

    it('is not believed when the signature is of another domain, of a changed text, or of a part', async () => {
      dns.zone.set('TXT key._domainkey.good.example', dns.zone.get('TXT key._domainkey.elsewhere.example')!);
      expect(await fateOf(await signed(mailOf('x', elsewhere), 'good.example'))).toBe(forged);
      const changed = (await signed(mailOf('x', elsewhere), 'elsewhere.example')).replace('ENGINE x', 'ENGINE y');
      expect(await fateOf(changed)).toBe(forged);
      const part = await signed(mailOf('x', elsewhere), 'elsewhere.example', { maxBodyLength: 4 });
      expect(part).toContain(' l=4;');
      expect(await fateOf(part)).toBe(forged);
    });

    it('is answered or refused alike when the mail is large, and a refused one leaves nothing on the disk', async () => {
      const large = (mail: string) => `${mail}${`${'x'.repeat(70)}\r\n`.repeat(20_000)}`;
      expect(await fateOf(await signed(large(mailOf('x', elsewhere)), 'elsewhere.example'))).toBe('answered');
      const { content } = service.services;
      const largeOnDisk = async () => {
        const kept = await Promise.all([...(await content.refs()).keys()].map((ref) => content.stream(ref, 'source')));
        return kept.filter((source) => source && source.bytes > 1e6).length;
      };
      await expect.poll(largeOnDisk).toBe(0); // the one that was answered
      expect(await fateOf(large(mailOf('x', elsewhere)), { from: 'ada@good.example' })).toBe(forged);
      expect(await largeOnDisk()).toBe(0);
      expect(await fateOf(large(mailOf('x', { 'Auto-Submitted': 'auto-replied' })))).toMatch(/^silence/);
      expect(await largeOnDisk()).toBe(0);
    });

    it('is not believed for what a header says of it', async () => {
      const claim = 'passlift.localhost; dmarc=pass header.from=elsewhere.example; spf=pass';
      expect(await fateOf(mailOf('x', { 'Authentication-Results': claim, ...elsewhere }))).toBe(forged);
    });

    it('is believed when a sealer we know saw it pass, and no other', async () => {
      expect(await fateOf(await sealed(mailOf('x', elsewhere), 'sealer.example', 'elsewhere.example'))).toBe(
        'answered',
      );
      dns.zone.set('TXT key._domainkey.stranger.example', dns.zone.get('TXT key._domainkey.sealer.example')!);
      expect(await fateOf(await sealed(mailOf('x', elsewhere), 'stranger.example', 'elsewhere.example'))).toBe(forged);
      expect(await fateOf(await sealed(mailOf('x', elsewhere), 'sealer.example', 'other.example'))).toBe(forged);
    });

    it('is asked to come again when the name server fails', async () => {
      dns.broken = true;
      expect(await fateOf(mailOf('x'))).toBe('451');
      dns.broken = false;
      expect(await fateOf(mailOf('x'))).toBe('answered');
    });
  });

  describe('a mail that nobody waits for', () => {
    it.each([
      ['automatic', { 'Auto-Submitted': 'auto-replied' }],
      ['list', { 'List-Id': '<news.good.example>' }],
      ['ourselves', { From: 'Tickets@passlift.localhost' }],
      ['not-to-us', { To: 'undisclosed-recipients:;' }],
      ['vacation', { Subject: '=?utf-8?Q?Nicht_im_B=C3=BCro?=' }],
      ['vacation', { Subject: 'Automatic reply: Your pass: Gig' }],
    ])('is left alone: %s, %o', async (why, fields) => {
      expect(await fateOf(mailOf('x', fields))).toBe(`silence: ${why}`);
    });

    it('is left alone when it bounced, or is for the postmaster', async () => {
      expect(await fateOf(mailOf('x'), { from: '' })).toBe('silence: null-sender');
      expect(await fateOf(mailOf('x'), { to: 'postmaster@passlift.localhost' })).toBe('silence: postmaster');
    });

    it('is answered at its From address, never at another it names', async () => {
      const fields = { 'Reply-To': 'eve@evil.example', Sender: 'eve@evil.example', 'Errors-To': 'eve@evil.example' };
      expect((await program.answerTo(mailOf('x', fields))).to).toEqual(['ada@good.example']);
      expect(relay.kept.flatMap(({ to }) => to).filter((to) => to.includes('evil'))).toEqual([]);
    });
  });

  describe('the same mail', () => {
    it('is answered once, whatever way it comes again', async () => {
      const mail = mailOf('x');
      expect(await fateOf(mail)).toBe('answered');
      expect(await fateOf(mail)).toBe('silence: repeated');
      expect(await fateOf(`Received: from a by b\r\n${mail}`)).toBe('silence: repeated');
      expect(await fateOf(mail.replace(/Message-ID: .*/, 'Message-ID: <other@good.example>'))).toBe(
        'silence: repeated',
      );
      expect(await fateOf(mail.replace('Subject: Fwd', 'Subject: Re'))).toBe('silence: repeated'); // the same Message-ID
      program.forward(6 * day);
      expect(await fateOf(mail)).toBe('silence: repeated');
      program.forward(day + 60_000);
      expect(await fateOf(mail)).toBe('answered'); // after a week nobody remembers
    });
  });

  describe('a sender who sends very much', () => {
    it('is told once, after 20 mails unless set, then left alone until the next day', async () => {
      const fates: string[] = [];
      for (let at = 0; at < 8; at += 1) fates.push(await fateOf(mailOf('x', { From: 'many@good.example' })));
      expect(fates.slice(0, 6)).toEqual(Array(6).fill('answered'));
      expect(fates.slice(6)).toEqual(['silence: too-many', 'silence: too-many']);
      const told = () =>
        relay.kept.filter(({ to, mail }) => to[0] === 'many@good.example' && /today/.test(mail.subject ?? ''));
      await expect.poll(() => told().length).toBe(1);
      expect(told()[0]!.raw).toContain('Auto-Submitted: auto-replied');
      program.forward(day);
      expect(await fateOf(mailOf('x', { From: 'many@good.example' }))).toBe('answered');
    });
  });

  describe('a domain whose people send very much', () => {
    it('is left alone after so many mails, 200 a day unless set, and others are answered', async () => {
      expect(testConfig({})).toMatchObject({ RATE_MAIL_SENDER: 20, RATE_MAIL_DOMAIN: 200 });
      const fates: string[] = [];
      for (let at = 0; at < 10; at += 1)
        fates.push(await fateOf(mailOf('x', { From: `person${Math.floor(at / 3)}@good.example` })));
      expect(fates).toEqual([...Array(9).fill('answered'), 'silence: too-many']);
      const told = () =>
        relay.kept.filter(({ to, mail }) => /^(?:person|new)\d/.test(to[0]!) && /today/.test(mail.subject ?? ''));
      await expect.poll(() => told().length).toBe(1);
      for (const name of ['new1', 'new2']) // a new name each time does not get a notice each time
        expect(await fateOf(mailOf('x', { From: `${name}@good.example` }))).toBe('silence: too-many');
      await program.answerTo(mailOf('x', { From: 'ada@policy.example' }), { from: 'ada@policy.example' });
      expect(told()).toHaveLength(1);
      const other = { From: 'ada@policy.example' };
      expect(await fateOf(mailOf('x', other), { from: 'ada@policy.example' })).toBe('answered');
    });
  });
}
