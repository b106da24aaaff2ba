import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, formOf, mail, startService, type TestService } from '#test/support/service-process.ts';

let clock = Date.now();
let service: TestService;
beforeAll(async () => {
  service = await startService({}, () => clock);
});
afterAll(() => service.end());

const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

/** Sends the beginning of an upload of 20 MB and nothing more; answers what comes back of it, without its end. */
function beginUpload(begin: string, headers = ''): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () =>
      socket.write(
        `POST /v1/pipeline HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n${headers}Content-Length: 20000000\r\n\r\n${begin}`,
      ),
    );
    let heard = '';
    socket.setEncoding('latin1').on('data', (text) => {
      heard += text;
      if (heard.includes('"message"')) socket.destroy();
    });
    socket.on('close', () => resolve(heard));
  });
}

describe('the token of an upload', () => {
  it.each([
    ['none that we know', 'nonsense', 403],
    ['too long', 'x'.repeat(3000), 403],
    ['empty', '', 401],
  ])('is looked at before the file is read: %s', async (_, token, status) => {
    const before = await service.services.content.refs();
    const answer = await beginUpload(`${field('cf_turnstile_response', token)}${fileHead}${mail('x')}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect([...(await service.services.content.refs()).keys()]).toEqual([...before.keys()]);
  });

  it('has to come before a file of more than 64 KB', async () => {
    const before = await service.services.content.refs();
    const answer = await beginUpload(`${fileHead}${mail('x')}${'x'.repeat(70_000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('before a file of more than 64 KB');
    expect([...(await service.services.content.refs()).keys()]).toEqual([...before.keys()]);
  });

  it('is asked for before anything is said of a file that came first', async () => {
    const form = new FormData();
    form.set('file', new Blob(['MZ not a ticket']), 'a.exe');
    const post = () => fetch(`${service.url}/v1/pipeline`, { method: 'POST', body: form });
    expect((await post()).status).toBe(401);
    form.set('cf_turnstile_response', await service.token());
    expect((await post()).status).toBe(422);
  });

  it('is that of the first field, whatever a second one says', async () => {
    const form = new FormData();
    form.append('cf_turnstile_response', 'nonsense');
    form.append('cf_turnstile_response', await service.token());
    form.append('file', new Blob([mail('x')]), 'a.eml');
    expect((await fetch(`${service.url}/v1/pipeline`, { method: 'POST', body: form })).status).toBe(403);
  });

  it('is not needed with an API key, whose file may come first and be large', async () => {
    const { secret } = await service.services.api.keys.create('test', 1000, clock);
    const form = formOf(mail('x').padEnd(200_000, ' '), { token: null });
    const headers = { 'X-API-Key': secret };
    const answer = await fetch(`${service.url}/v1/pipeline`, { method: 'POST', body: form, headers });
    expect(answer.status).toBe(202);
  });
});

describe('a refused upload that goes on', () => {
  it('is ended after a little', async () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    const gone = new Promise((resolve) =>
      socket
        .on('close', resolve)
        .on('error', () => {})
        .resume(),
    );
    const head = 'POST /v1/pipeline HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n';
    socket.write(`${head}Content-Length: 200000000\r\n\r\n${field('cf_turnstile_response', 'nonsense')}${fileHead}`);
    while (!socket.destroyed) {
      if (socket.write(Buffer.alloc(64 * 1024, 'x'))) continue;
      await Promise.race([gone, new Promise((resolve) => socket.once('drain', resolve))]);
    }
    // A megabyte, and what was on its way.
    expect(socket.bytesWritten - socket.writableLength).toBeLessThan(20e6);
  });
});

describe('an upload with an Idempotency-Key', () => {
  const first = async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const token = await service.token();
    const { id } = await bodyOf(await service.upload(mail('x'), { headers, token }));
    return { headers, token, id };
  };

  it('is told the job it made before only with a token', async () => {
    const { headers, id } = await first();
    const answers = [
      await service.upload(mail('x'), { headers, token: null }),
      await service.upload(mail('x'), { headers, token: 'nonsense' }),
      await service.upload(mail('other'), { headers, token: null }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 401]);
    for (const answer of answers) {
      expect(answer.headers.get('location')).toBeNull();
      expect(await answer.text()).not.toContain(id);
    }
    const again = await service.upload(mail('x'), { headers });
    expect([again.status, (await bodyOf(again)).id]).toEqual([202, id]);
  });

  it('is known by the token that it came with, also when that has run out', async () => {
    const { headers, token, id } = await first();
    clock += 20 * 60_000;
    const again = await service.upload(mail('x'), { headers, token });
    expect([again.status, (await bodyOf(again)).id]).toEqual([202, id]);
    expect((await service.upload(mail('other'), { headers, token })).status).toBe(409);
    const elsewhere = { 'Idempotency-Key': randomUUID() };
    expect((await service.upload(mail('x'), { headers: elsewhere, token })).status).toBe(403);
  });
});
