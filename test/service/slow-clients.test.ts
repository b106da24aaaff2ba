import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualPatience } from '#src/http/patience.ts';
import { shutGate } from '#test/support/gate.ts';
import { mail, startService, type TestService } from '#test/support/service-process.ts';

const megabyte = 2 ** 20;
let service: TestService;
let impatient: TestService;
let strict: TestService;
let idle: TestService;
let key: string;
let impatientKey: string;
let strictKey: string;

beforeAll(async () => {
  const open = (patience: Partial<typeof usualPatience>) =>
    startService({ WORKERS: '1', RATE_KEY_UPLOADS: '1000' }, undefined, {
      patience: { ...usualPatience, ...patience },
    });
  service = await open({});
  // So short that a test can wait for it, and each alone, so that it is the one that strikes.
  impatient = await open({ silence: 300 });
  strict = await open({ headers: 300, look: 50, grace: 1000, leastRate: 10_000 });
  idle = await open({ idle: 300 });
  const keyOf = async ({ services }: TestService) => (await services.api.keys.create('test', 1000, Date.now())).secret;
  [key, impatientKey, strictKey] = [await keyOf(service), await keyOf(impatient), await keyOf(strict)];
});
afterAll(() => Promise.all([service, impatient, strict, idle].map((each) => each.end())));

/** A connection that is written to by hand; `heard` resolves with all that came when it is closed. */
function dial({ url }: TestService): { readonly socket: Socket; readonly heard: Promise<string> } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => (text += part));
  socket.on('error', () => {});
  return { socket, heard: new Promise((resolve) => socket.once('close', () => resolve(text))) };
}

/** The beginning of an upload of so many bytes, file and all. */
function uploadHead(bytes: number, more = ''): string {
  return `POST /v1/pipeline HTTP/1.1\r\nHost: x\r\n${more}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes}\r\n\r\n`;
}
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
const end = '\r\n--b--\r\n';

/** Files of content and keys that a service holds. */
const holds = ({ folder }: TestService) =>
  ['content', 'keys'].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true }).filter((file) => /[0-9a-f]{64}/.test(String(file))),
  );
const jobs = async ({ services }: TestService) =>
  (await services.database.query({ text: 'select state from jobs' })).rows.map(({ state }) => state);

describe('a client that is too slow', () => {
  it('is ended when it stalls in the middle of an upload, and leaves nothing', async () => {
    const { socket, heard } = dial(impatient);
    socket.write(`${uploadHead(100_000, `Authorization: Bearer ${impatientKey}\r\n`)}${part}${mail('x')}`);
    expect(await heard).not.toContain(' 202 ');
    await expect.poll(() => holds(impatient)).toEqual([]);
    expect(await jobs(impatient)).toEqual([]);
  });

  it('is ended when its headers do not come to an end, although it goes on sending', async () => {
    const { socket, heard } = dial(strict);
    const dripping = setInterval(() => socket.write('X-Drip: x\r\n'), 20);
    socket.write('GET /v1/health HTTP/1.1\r\nHost: x\r\n');
    const answer = await heard;
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      message: 'The request took too long to arrive.',
    });
  });

  it('is ended when its upload crawls, and leaves nothing', async () => {
    const { socket, heard } = dial(strict);
    const dripping = setInterval(() => socket.write('y'), 20);
    socket.write(`${uploadHead(100_000, `Authorization: Bearer ${strictKey}\r\n`)}${part}${mail('x')}`);
    expect(await heard).not.toContain(' 202 ');
    clearInterval(dripping);
    await expect.poll(() => holds(strict)).toEqual([]);
    expect(await jobs(strict)).toEqual([]);
  });

  it('is waited for as long as we say', () => {
    expect(usualPatience).toMatchObject({ silence: 20_000, headers: 20_000, request: 300_000 });
  });

  it('keeps its connection between requests longer than a proxy would, which is told so, and no longer', async () => {
    const look = 'GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n';
    const patient = dial(service);
    patient.socket.write(look);
    const [answer] = (await once(patient.socket, 'data')) as [string];
    patient.socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\nkeep-alive: timeout=125\r\n/is);
    const { socket, heard } = dial(idle);
    socket.write(look);
    expect(await heard).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('an upload that is too large', () => {
  it('is answered 413 before it has ended; then at most a megabyte more is read, and the connection closed', async () => {
    const { socket, heard } = dial(service);
    const answered = new Promise((resolve) => socket.once('data', resolve));
    const written = () => socket.bytesWritten - socket.writableLength;
    const piece = Buffer.alloc(64 * 1024, 0x20);
    socket.write(`${uploadHead(200 * megabyte, `Authorization: Bearer ${key}\r\n`)}${part}From: a@example.com\r\n\r\n`);
    let stop = false;
    const sending = (async () => {
      while (!stop && !socket.destroyed) {
        if (!socket.write(piece)) await Promise.race([heard, new Promise((resolve) => socket.once('drain', resolve))]);
      }
    })();
    await answered;
    const answer = await heard;
    stop = true;
    await sending;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ message: expect.any(String) });
    expect(written()).toBeLessThan(40 * megabyte); // the limit, a megabyte, and what was on its way
    await expect.poll(() => holds(service)).toEqual([]);
  });
});

describe('a client that goes away', () => {
  it('in the middle of an upload leaves neither job nor file', async () => {
    const { socket } = dial(service);
    socket.write(`${uploadHead(100_000, `Authorization: Bearer ${key}\r\n`)}${part}${mail('x')}`);
    await expect.poll(() => holds(service)).not.toEqual([]);
    socket.destroy();
    await expect.poll(() => holds(service)).toEqual([]);
    expect(await jobs(service)).toEqual([]);
  });

  it('after its upload was accepted changes nothing', async () => {
    const { socket } = dial(service);
    const gate = shutGate();
    const body = `${part}${mail(`passes=1 ${gate.wish} ${randomUUID()}`)}${end}`;
    socket.write(`${uploadHead(Buffer.byteLength(body), `Authorization: Bearer ${key}\r\n`)}${body}`);
    await expect.poll(() => jobs(service)).not.toEqual([]);
    socket.destroy();
    gate.open();
    await expect.poll(() => jobs(service)).toEqual(['completed']);
  });
});
