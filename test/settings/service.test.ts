/** One service with many settings, each seen at work from outside; started a second time to see how long things are kept. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tlsFiles } from '#src/mail/in/tls-certificate.ts';
import { freePort } from '#test/support/free-port.ts';
import { mailOf } from '#test/support/senders.ts';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';
import { sendMail, talkSmtp } from '#test/support/smtp-talk.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const at = (name: string) => join(folder, name);
const intake = 'pass@tickets.example';
const day = 24 * 60 * 60_000;
let settings: Record<string, string>;
let service: TestService;
let cert: string;

beforeAll(async () => {
  const files = await tlsFiles({ cert: '', key: '' }, { host: 'mail.given.example', now: new Date() });
  cert = String(files.cert);
  writeFileSync(at('mail.crt'), cert);
  writeFileSync(at('mail.key'), String(files.key));
  writeFileSync(at('secret'), Buffer.alloc(48, 7), { mode: 0o600 });
  settings = {
    HOST: '127.0.0.2',
    PUBLIC_URL: 'https://tickets.example',
    METRICS_HOST: '127.0.0.3',
    METRICS_PORT: String(await freePort('127.0.0.3')),
    DATA_DIR: at('data'),
    CONTENT_DIR: at('content'),
    KEY_DIR: at('keys'),
    SECRET_FILE: at('secret'),
    RESULT_TTL: '7',
    MAX_DOWNLOADS: '2',
    JOB_MONTHS: '2',
    FEEDBACK_MONTHS: '3',
    CONTACT_MONTHS: '1',
    ALTCHA_COST: '40',
    RATE_UPLOADS_DAY: '4',
    RATE_FEEDBACK: '1',
    INTAKE_ADDRESS: intake,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '0',
    SMTP_CERT: at('mail.crt'),
    SMTP_KEY: at('mail.key'),
    MAIL_TRUSTED_PEERS: '127.0.0.1',
    MAIL_FROM: 'answers@tickets.example',
    SERVICE_NAME: 'Ticketwerk',
    SUPPORT_ADDRESS: 'help@tickets.example',
    DONATION_URL: 'https://donations.example/give',
    ANALYTICS_URL: 'https://visits.example/script.js',
    MAX_PDF_MB: '1',
    MAX_UPLOAD_MB: '2',
  };
  service = await startService(settings);
});
afterAll(async () => {
  await service.end();
  rmSync(folder, { recursive: true, force: true });
});

describe('settings of where it is reached', () => {
  it('HOST, METRICS_HOST and METRICS_PORT are where it listens, and nowhere else', async () => {
    const { port } = new URL(service.url);
    expect(service.url).toBe(`http://127.0.0.2:${port}`);
    expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/v1/health`)).rejects.toThrow();
    expect((await fetch(`http://127.0.0.3:${settings.METRICS_PORT}/metrics`)).status).toBe(200);
  });

  it('PUBLIC_URL with https asks browsers to stay with TLS; DONATION_URL and ANALYTICS_URL may be loaded', async () => {
    const { headers } = await fetch(`${service.url}/v1/health`);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('content-security-policy')).toMatch(/frame-src[^;]* https:\/\/donations\.example/);
    expect(headers.get('content-security-policy')).toMatch(/connect-src[^;]* https:\/\/visits\.example/);
  });

  it('SERVICE_NAME is what it is called', async () => {
    expect(await bodyOf(await fetch(`${service.url}/v1/health`))).toMatchObject({ service: 'ticketwerk' });
  });
});

describe('settings of where things are kept', () => {
  it('DATA_DIR, CONTENT_DIR and KEY_DIR are shut to everybody else, SECRET_FILE is used as it is', () => {
    for (const name of ['data', 'content', 'keys']) expect(statSync(at(name)).mode & 0o777).toBe(0o700);
    expect(readdirSync(at('data'))).not.toContain('secret');
  });
});

describe('settings of uploads', () => {
  it('MAX_PDF_MB and MAX_UPLOAD_MB bound a file by its kind, RATE_UPLOADS_DAY the files of a day', async () => {
    const send = (start: string, bytes: number) => service.upload(start.padEnd(bytes, ' '));
    expect((await send('%PDF-1.7\n', 1_100_000)).status).toBe(413);
    expect((await send(mail('x'), 1_100_000)).status).toBe(202);
    expect((await send(mail('x'), 2_200_000)).status).toBe(413);
    expect((await service.upload(mail('x'))).status).toBe(202);
    expect((await service.upload(mail('x'))).status).toBe(429);
  });

  it('ALTCHA_COST is about how many tries a challenge takes', async () => {
    const { challenge } = await bodyOf(await fetch(`${service.url}/v1/verification`));
    const solution = await solveChallenge({ challenge, deriveKey });
    // From half to one and a half times as many, and up to four times under load.
    expect(solution?.counter).toBeGreaterThanOrEqual(20);
    expect(solution?.counter).toBeLessThanOrEqual(4 * 61);
  });
});

describe('settings of results', () => {
  const finished = async (wish: string) => {
    const { keys } = service.services.api;
    const { secret } = await keys.create('test', 1000, Date.now());
    const { id } = await bodyOf(await service.upload(mail(wish), { token: null, headers: { 'X-API-Key': secret } }));
    return service.ended(id);
  };

  it('RESULT_TTL says how long one is kept, MAX_DOWNLOADS how often it is given', async () => {
    const job = await finished('x');
    expect(job.result.expires_at - job.completed_at).toBeCloseTo(7 * 60, 0);
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await fetch(`${service.url}/v1/pipeline/${job.id}/download`)).status);
    expect(statuses).toEqual([200, 200, 410]);
  });

  it('MAX_DOWNLOADS counts a calendar like a pass', async () => {
    const { id } = await finished('x day=2027-03-14');
    const statuses = [];
    for (const file of ['calendar', 'json-ld', 'download'])
      statuses.push((await fetch(`${service.url}/v1/pipeline/${id}/${file}`)).status);
    expect(statuses).toEqual([200, 200, 410]);
  });

  it('RATE_FEEDBACK bounds how often somebody says how it went', async () => {
    const { id } = await finished('x');
    const say = () =>
      fetch(`${service.url}/v1/feedback/${id}`, {
        method: 'POST',
        body: '{"rating":4}',
        headers: { 'Content-Type': 'application/json' },
      });
    expect([(await say()).status, (await say()).status]).toEqual([200, 429]);
  });
});

describe('settings of mail', () => {
  it('SMTP_HOST is where it comes in, INTAKE_ADDRESS whom it is for', async () => {
    const talk = await talkSmtp(service.mailPort!); // at 127.0.0.1, where nothing else of it listens
    await talk.say('EHLO mail.good.example\r\n');
    await talk.say('MAIL FROM:<ada@good.example>\r\n');
    expect(await talk.say('RCPT TO:<tickets@passlift.localhost>\r\n')).toMatch(/^550 /);
    expect(await talk.say(`RCPT TO:<${intake}>\r\n`)).toMatch(/^250 /);
    talk.end();
  });

  it('SMTP_CERT and SMTP_KEY are shown to who asks for TLS', async () => {
    const socket = connect(service.mailPort!, '127.0.0.1');
    const heard = () => new Promise<string>((resolve) => socket.once('data', (text) => resolve(String(text))));
    await heard();
    for (const command of ['EHLO a.example', 'STARTTLS']) {
      socket.write(`${command}\r\n`);
      await heard();
    }
    const secure = connectTls({ socket, rejectUnauthorized: false });
    await new Promise((resolve) => secure.once('secureConnect', resolve));
    expect(secure.getPeerX509Certificate()?.toString().trim()).toBe(cert.trim());
    secure.destroy();
  });

  it('MAIL_FROM is who answers, in the name of SERVICE_NAME; SUPPORT_ADDRESS is one of ours, and gets no answer', async () => {
    const write = (From: string) => sendMail(service.mailPort!, mailOf('x', { From, To: intake }), { to: intake });
    expect(await write('Help <help@tickets.example>')).toMatch(/^250 /);
    expect(await write('Ada <ada@good.example>')).toMatch(/^250 /);
    const outbox = join(settings.DATA_DIR!, 'outbox');
    const answers = () => {
      try {
        return readdirSync(outbox).filter((name) => name.endsWith('.eml'));
      } catch {
        return []; // no answer yet
      }
    };
    await expect.poll(answers).toHaveLength(1);
    expect(readFileSync(join(outbox, answers()[0]!), 'utf8')).toMatch(
      /^From: "?Ticketwerk"? <answers@tickets\.example>/m,
    );
    expect(service.logged.join('')).toContain('"ourselves"');
  });
});

describe('JOB_MONTHS, FEEDBACK_MONTHS and CONTACT_MONTHS', () => {
  it('say how long each is kept: what is too old is gone with the next start', async () => {
    await fetch(`${service.url}/v1/waitlist`, {
      method: 'POST',
      body: '{"email":"reader@example.com"}',
      headers: { 'Content-Type': 'application/json' },
    });
    await service.end();
    service = await startService(settings, () => Date.now() + 75 * day);
    const sweep = service.logged.map((line) => JSON.parse(line)).find(({ event }) => event === 'sweep');
    expect(sweep).toMatchObject({ jobs: expect.any(Number), contacts: 1, feedback: 0 });
    expect(sweep.jobs).toBeGreaterThan(0);
    await service.end();
    service = await startService(settings, () => Date.now() + 120 * day);
    const later = service.logged.map((line) => JSON.parse(line)).find(({ event }) => event === 'sweep');
    expect(later).toMatchObject({ jobs: 0, contacts: 0, feedback: 1 });
  });
});
