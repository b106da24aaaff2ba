import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDns } from '#test/support/dns-server.ts';
import { type KeptMail, type Relay, startRelay } from '#test/support/relay.ts';
import { mailOf, senderZone } from '#test/support/senders.ts';
import { bodyOf, startService, type TestService } from '#test/support/service-process.ts';
import { sendMail } from '#test/support/smtp-talk.ts';

let dns: DnsServer;
beforeAll(async () => {
  dns = await startDns(senderZone);
});
afterAll(() => dns.stop());

const pkpass = 'application/vnd.apple.pkpass';
const headerOf = ({ mail }: KeptMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;
const idIn = ({ mail }: KeptMail) => /\/feedback\/([0-9a-f-]{36})/.exec(mail.text ?? '')![1]!;

describe('an answer', () => {
  let service: TestService;
  let relay: Relay;
  beforeAll(async () => {
    relay = await startRelay();
    service = await startService({
      SMTP_PORT: '0',
      DNS_SERVERS: dns.address,
      MAIL_RELAY: relay.url,
      PUBLIC_URL: 'https://passes.example',
      INTAKE_ADDRESS: 'tickets@passlift.localhost',
    });
  });
  afterAll(async () => {
    await service.end();
    await relay.stop();
  });
  const answerTo = async (mail: string): Promise<KeptMail> => {
    const before = relay.kept.length;
    expect(await sendMail(service.mailPort!, mail)).toMatch(/^250 /);
    return (await relay.has(before + 1)).at(-1)!;
  };

  it('stands below the mail that it answers', async () => {
    const references = '<a@x.example> <b@x.example>';
    const answer = await answerTo(mailOf('x', { 'Message-ID': '<c@good.example>', References: references }));
    expect(headerOf(answer, 'in-reply-to')).toBe('<c@good.example>');
    expect(headerOf(answer, 'references')).toBe(`${references} <c@good.example>`);
    expect(headerOf(answer, 'auto-submitted')).toBe('auto-replied');
    expect(headerOf(answer, 'message-id')).toMatch(/^<[\w-]+@passlift\.localhost>$/);
    expect(answer.mail.from).toEqual({ name: 'Passlift', address: 'tickets@passlift.localhost' });
    expect([answer.from, answer.to]).toEqual(['', ['ada@good.example']]);
  });

  it('holds every pass as a file of its own, with links to all of them and to feedback', async () => {
    const answer = await answerTo(mailOf('passes=3'));
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
    expect(Buffer.from(passes[0]!.content as ArrayBuffer).equals(Buffer.from(await download.arrayBuffer()))).toBe(true);
  });

  it('is told in the result of the job, and nothing more of it', async () => {
    const id = idIn(await answerTo(mailOf('passes=1')));
    const job = () => fetch(`${service.url}/v1/pipeline/${id}`).then(bodyOf);
    await expect.poll(async () => (await job()).result.passes.email_sent).toBe(true);
    expect(JSON.stringify(await job())).not.toContain('good.example');
  });

  it.each([
    ['none', 'This is a recipe, not a ticket.'],
    ['locked', 'This PDF needs a password. Open it, print it'],
    ['binary', 'QR codes holding binary data cannot be processed. Show the original'],
  ])('says why nothing came of a mail: %s', async (wish, reason) => {
    const answer = await answerTo(mailOf(wish));
    expect(answer.mail.subject).toBe('We could not make a pass');
    expect(answer.mail.text).toContain(reason);
    expect(answer.mail.html).toContain(reason);
    expect(answer.mail.attachments).toEqual([]);
    expect(answer.mail.text).toContain('/feedback/');
  });

  it('repeats nothing of the mail, and no header of it becomes one of ours', async () => {
    const answer = await answerTo(
      mailOf('x', {
        Subject: 'Zebra marmalade =?utf-8?Q?x=0D=0ABcc:_eve=40evil.example?=',
        'Message-ID': '<a b@evil.example>\r\n <ok@good.example>',
        References: `<${'x'.repeat(300)}@good.example> <fine@good.example> <eve@evil.example\tBcc>`,
      }),
    );
    expect(answer.raw).not.toMatch(/zebra|marmalade|bcc|eve@/i);
    expect(headerOf(answer, 'references')).toBe('<fine@good.example> <ok@good.example>');
    expect(Math.max(...answer.raw.split('\r\n').map((line) => line.length))).toBeLessThan(999);
  });

  it('leaves neither addresses nor texts behind', async () => {
    await answerTo(mailOf('x', { From: 'zebramarmalade@good.example' }));
    const { services, folder, logged } = service;
    await expect.poll(() => services.answerBook.ready()).toEqual([]);
    await services.database.query({ text: 'checkpoint' });
    expect(filesOf(folder).filter((file) => readFileSync(file, 'latin1').includes('zebramarmalade'))).toEqual([]);
    expect(logged.join('')).not.toMatch(/zebramarmalade|good\.example/);
    await expect
      .poll(() => filesOf(join(folder, 'keys')).filter((file) => /-(?:address|mail)$/.test(file)))
      .toEqual([]);
  });

  it('can be had by a Shortcut, which is offered as a file for the intake address', async () => {
    const shortcut = await fetch(`${service.url}/shortcut/unsigned.shortcut`);
    expect(shortcut.status).toBe(200);
    expect(shortcut.headers.get('content-disposition')).toBe('attachment; filename="Passlift.shortcut"');
    expect(await shortcut.text()).toContain('<string>tickets@passlift.localhost</string>');
  });

  it('is given up when its recipient is refused for good', async () => {
    const before = relay.kept.length;
    relay.refuse = 550;
    await sendMail(service.mailPort!, mailOf('x'));
    await expect.poll(() => service.logged.join('')).toContain('answer-dropped');
    relay.refuse = undefined;
    await answerTo(mailOf('x')); // only this one
    expect(relay.kept.length).toBe(before + 1);
  });
});

describe('an answer that cannot leave', () => {
  it('waits for the relay, longer than its result is kept and over a restart, and leaves once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-waits-'));
    const gone = await startRelay();
    await gone.stop();
    let clock = 0;
    const open = () =>
      startService(
        { DATA_DIR: folder, SMTP_PORT: '0', DNS_SERVERS: dns.address, MAIL_RELAY: gone.url, MAIL_RETRY_SECONDS: '1' },
        () => Date.now() + clock,
      );
    let service = await open();
    await sendMail(service.mailPort!, mailOf('passes=2'));
    await expect.poll(() => service.logged.join(''), { timeout: 15_000 }).toContain('answer-waits');
    clock = 24 * 60 * 60_000;
    await service.end();
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

  it('lies in a folder as a file when there is no relay', async () => {
    const service = await startService({ SMTP_PORT: '0', MAIL_TRUSTED_PEERS: '127.0.0.0/8' });
    const outbox = join(service.folder, 'outbox');
    await sendMail(service.mailPort!, mailOf('passes=1', { From: 'bob@nowhere.example' }));
    await expect.poll(() => filesOf(outbox).filter((file) => file.endsWith('.eml'))).toHaveLength(1);
    const [file] = filesOf(outbox);
    expect(statSync(file!).mode & 0o777).toBe(0o600);
    const answer = await PostalMime.parse(readFileSync(file!));
    expect(answer.to).toEqual([{ name: '', address: 'bob@nowhere.example' }]);
    expect(answer.attachments.map(({ mimeType }) => mimeType)).toEqual([pkpass]);
    await service.end();
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
