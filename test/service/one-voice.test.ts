import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDataFolder } from '#test/support/data-folder.ts';
import { easySettings } from '#test/support/easy-settings.ts';
import { brief } from '#test/support/service-child.ts';
import { mail, solveToken } from '#test/support/service-process.ts';
import { sendMail, talkSmtp } from '#test/support/smtp-talk.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const noise = new URL('../support/noisy-library.ts', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'one-voice-'));
const id = '3f1c2b0a-7c55-4c0e-9b0e-0d6f6a7f2f11';
const marker = 'ZebraMarmalade7391';

type Line = Readonly<Record<string, unknown>>;
/** The real process; what it said so far, and whoever waits for it to say more. */
const said = { text: '', wake: () => {} };
let child: ReturnType<typeof run>;
let url: string;
let smtp: number;

beforeAll(async () => {
  await prepareDataFolder(folder);
  child = run({ DATA_DIR: folder, SMTP_PORT: '0', WORKERS: '1', LOG_LEVEL: 'debug' });
  const { address } = await lineOf('started');
  url = String(address);
  smtp = Number((await lineOf('mail-open')).port);
});
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('a request with a Host that is none', () => {
  it.each([
    ['a host with a blank', `GET /feedback/${id} HTTP/1.1\r\nHost: a b:::\r\n`],
    ['half an address', 'GET / HTTP/1.1\r\nHost: [::\r\n'],
    ['markup', 'GET /v1/health HTTP/1.1\r\nHost: <script>\r\n'],
    ['a user', 'GET / HTTP/1.1\r\nHost: a@b\r\n'],
    ['a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n'],
    ['a port that is none', 'GET / HTTP/1.1\r\nHost: a:99999\r\n'],
    ['no host', 'GET /v1/health HTTP/1.1\r\n'],
    ['an empty one', 'GET /v1/health HTTP/1.1\r\nHost:\r\n'],
    ['two', 'GET /v1/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n'],
  ])('is answered in our words: %s', async (_, head) => {
    const answer = await raw(`${head}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"detail":"The Host of the request is malformed."');
  });

  it('is never sent back, not even a good one of somebody else', async () => {
    for (const path of [
      '/',
      '/v1/health',
      '/sitemap.xml',
      '/robots.txt',
      '//evil.example/',
      'http://evil.example/',
      'http://evil.example',
      `/feedback/${id}`,
    ]) {
      const answer = await raw(
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 [24]/);
      expect(answer).not.toMatch(/http:\/\/evil/);
    }
  });
});

it('answers an expectation that it cannot meet with a sentence', async () => {
  const answer = await raw('POST /v1/waitlist HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nContent-Length: 2\r\n\r\n{}');
  expect(answer).toMatch(/^HTTP\/1\.1 417 [\s\S]*"detail":"What the request expects/);
});

describe('what a process says', () => {
  it('is one JSON object a line, without a word of what people sent, over a hostile run', async () => {
    await attack();
    child.kill('SIGUSR2');
    await lineOf('warning');
    await lineOf('unhandled');
    child.kill('SIGTERM');
    await once(child, 'close');
    const lines = said.text.split('\n').filter(Boolean);
    const parsed = lines.map((line) => JSON.parse(line) as Line);
    expect(parsed.every((line) => typeof line === 'object' && line !== null && 'level' in line)).toBe(true);
    expect(parsed.filter(({ event }) => event === 'printed').length).toBeGreaterThanOrEqual(6);
    expect(said.text).not.toContain('createTask');
    expect(said.text).not.toContain(marker);
    expect(said.text).not.toContain(id);
  });

  it('is one JSON object also when it cannot start', async () => {
    const other = run({ DATA_DIR: join(folder, 'other'), PORT: 'eighty' });
    let words = '';
    for (const stream of [other.stdout, other.stderr]) stream.setEncoding('utf8').on('data', (text) => (words += text));
    const [code] = await once(other, 'close');
    expect(code).toBe(2);
    expect(JSON.parse(words)).toMatchObject({ event: 'cannot-start', msg: expect.stringContaining('PORT') });
  });
});

function run(settings: Readonly<Record<string, string>>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...easySettings, ...settings };
  const made = spawn(process.execPath, [brief, '--import', noise, main], {
    env,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [made.stdout, made.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.text += text;
      said.wake();
    });
  return made;
}

/** Waits until the process has logged this event. */
async function lineOf(event: string): Promise<Line> {
  for (;;) {
    const line = said.text.split('\n').find((text) => text.includes(`"event":"${event}"`) && text.endsWith('}'));
    if (line) return JSON.parse(line) as Line;
    if (child.exitCode !== null) throw new Error(`ended before: ${said.text}`);
    await new Promise<void>((resolve) => {
      said.wake = resolve;
    });
  }
}

/** What strangers send who mean no good; the answers are looked at elsewhere. */
async function attack(): Promise<void> {
  const planted = `From: ${marker}@example.com\r\nSubject: ${marker}\r\n\r\nENGINE x\r\n${marker}`;
  const upload = async (file: string, name: string, token: string) => {
    const form = new FormData();
    form.set('cf_turnstile_response', token);
    form.set('file', new Blob([file]), name);
    return fetch(`${url}/v1/pipeline`, { method: 'POST', body: form });
  };
  await upload(planted, `${marker}.eml`, marker);
  const taken = await upload(planted, `${marker}.eml`, await solveToken(url));
  expect(taken.status).toBe(202);
  await upload(`%PDF-1.7\n${marker}`, `${marker}.pdf`, await solveToken(url));
  const heads = [
    `GET /${marker} HTTP/1.1\r\nHost: x`,
    `GET http://${marker}.example/${marker} HTTP/1.1\r\nHost: x`,
    `GET /feedback/${id}.data?x=${marker} HTTP/1.1\r\nHost: x`,
    `GET /%zz${marker} HTTP/1.1\r\nHost: x`,
    `${marker} / HTTP/1.1\r\nHost: x`,
    `GET /v1/pipeline/${id} HTTP/1.1\r\nHost: x\r\nCookie: ${marker}`,
    `POST /v1/waitlist HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{"${marker.slice(0, 3)}`,
    `POST /v1/pipeline HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${marker}\r\nContent-Length: 9`,
    `GET / HTTP/1.1\r\nHost: x\r\nUpgrade: ${marker}\r\nConnection: Upgrade`,
    `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}`,
    `POST /v1/feedback/${id} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n${marker}`,
    `\x16\x03\x01${marker}`,
  ];
  for (const head of heads) await raw(`${head}\r\nConnection: close\r\n\r\n`, 'end');
  const talk = await talkSmtp(smtp);
  for (const command of [marker, `MAIL FROM:<${marker}>`, `EHLO ${marker}`, `VRFY ${marker}`, 'DATA', '\xff\xfe'])
    await talk.say(`${command}\r\n`);
  talk.push('STARTTLS\r\nno TLS at all\r\n');
  talk.end();
  await sendMail(smtp, planted, { from: `${marker}@example.com` });
  await sendMail(smtp, mail('x').repeat(100));
}

/** Sends bytes as they are; `end` says at once that no more will come, as who only wants to break something does. */
function raw(text: string, how: 'write' | 'end' = 'write'): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket[how](text, 'latin1'));
    socket.setEncoding('latin1').on('data', (part) => (answer += part));
    socket.on('close', () => resolve(answer)).on('error', () => resolve(answer));
  });
}
