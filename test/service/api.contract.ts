/** What a client sees of the API, whichever database is behind it; one long suite, because its tests share one service. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutGate } from '#test/support/gate.ts';
import { formOf, type JobAnswer, mail, solveToken, type TestService } from '#test/support/service-process.ts';
import { until } from '#test/support/until.ts';

const pdf = (wish: string) => `%PDF-1.7\nENGINE ${wish}\n%%EOF`;

export function apiContract(open: () => Promise<TestService>): void {
  let service: TestService;
  beforeAll(async () => {
    service = await open();
  });
  afterAll(() => service.end());

  const get = (path: string, init?: RequestInit) => fetch(service.url + path, init);
  const post = (
    path: string,
    body: unknown,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ) =>
    fetch(service.url + path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const json = async (response: Response): Promise<JobAnswer> => response.json();
  const finished = async (file: string) => {
    const { id } = await json(await service.upload(file));
    return service.ended(id);
  };

  describe('POST /v1/pipeline', () => {
    it('answers a pending job with its id and the time in seconds', async () => {
      const before = Math.floor(Date.now() / 1000);
      const response = await service.upload(mail('x'), { fields: { user_uuid: 'u-1' } });
      expect(response.status).toBe(202);
      const job = await json(response);
      expect(job).toMatchObject({
        status: expect.stringMatching(/pending|processing/),
        completed_at: null,
        error: null,
      });
      expect(job.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(job.created_at).toBeGreaterThanOrEqual(before);
      expect(job.created_at).toBeLessThanOrEqual(Date.now() / 1000);
      expect(response.headers.get('location')).toBe(`/v1/pipeline/${job.id}`);
    });

    it('takes the token before or after the file', async () => {
      const token = await service.token();
      const form = new FormData();
      form.set('file', new Blob([mail('x')]), 'a.eml');
      form.set('cf_turnstile_response', token);
      expect((await get('/v1/pipeline', { method: 'POST', body: form })).status).toBe(202);
    });

    it('gives the same job for a repeated Idempotency-Key, and refuses it for another file', async () => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const token = await service.token();
      const first = await json(await service.upload(mail('x'), { headers, token }));
      const again = await service.upload(mail('x'), { headers, token });
      expect([again.status, (await json(again)).id]).toEqual([202, first.id]);
      expect((await service.upload(mail('other'), { headers })).status).toBe(409);
    });

    it('makes one job of four uploads at once with one Idempotency-Key', async () => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const answers = await Promise.all(Array.from({ length: 4 }, () => service.upload(mail('x'), { headers })));
      const ids = await Promise.all(
        answers.filter(({ status }) => status === 202).map(async (answer) => (await json(answer)).id),
      );
      expect(new Set(ids).size).toBe(1);
    });

    it('makes one job of one token, however often it is used at once', async () => {
      const token = await service.token();
      const answers = await Promise.all(Array.from({ length: 4 }, () => service.upload(mail('x'), { token })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 403, 403, 403]);
    });

    it('converts a file under any name', async () => {
      for (const name of ['../../etc/passwd', 'a\u202Eb.pdf', 'CON', '名前 🎫.eml', `${'n'.repeat(5000)}.eml`, '']) {
        const job = await json(await service.upload(mail('x'), { name }));
        expect(await service.ended(job.id), name).toMatchObject({ status: 'completed' });
      }
    });

    describe('with something wrong', () => {
      const form = async (fields: Record<string, string | Blob>) => {
        const data = new FormData();
        for (const [name, value] of Object.entries(fields)) data.append(name, value);
        return get('/v1/pipeline', { method: 'POST', body: data });
      };
      const cases: readonly [string, number, () => Promise<Response>][] = [
        ['no file', 422, async () => form({ cf_turnstile_response: await service.token() })],
        ['two files', 422, async () => twoFiles(await service.token())],
        [
          'a file in another field',
          422,
          async () => form({ cf_turnstile_response: await service.token(), document: new Blob(['x']) }),
        ],
        ['an empty file', 422, () => service.upload('')],
        ['a type that we do not read', 422, () => service.upload('MZ\x90\0 not a ticket')],
        ['a web page', 422, () => service.upload('<!doctype html><p>ticket')],
        ['a name that lies about the type', 422, () => service.upload('hello', { name: 'ticket.pdf' })],
        ['a PDF over its limit', 413, () => service.upload(`%PDF-1.7\n${'x'.repeat(10 * 2 ** 20)}`)],
        [
          'a picture over its limit',
          413,
          () => service.upload(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(25 * 2 ** 20)])),
        ],
        ['no token', 401, () => service.upload(mail('x'), { token: null })],
        ['a token that is none', 403, () => service.upload(mail('x'), { token: 'nonsense' })],
        [
          'a token of our own making',
          403,
          () => service.upload(mail('x'), { token: Buffer.from('{"challenge":{}}').toString('base64') }),
        ],
        ['an oversized token', 403, () => service.upload(mail('x'), { token: 'x'.repeat(3000) })],
        ['a token with a later expiry', 403, async () => service.upload(mail('x'), { token: await prolonged() })],
        [
          'an unknown API key',
          401,
          () => service.upload(mail('x'), { headers: { Authorization: 'Bearer pl_nothing' } }),
        ],
        ['JSON', 415, () => post('/v1/pipeline', { file: 'x' })],
        ['no body', 415, () => get('/v1/pipeline', { method: 'POST' })],
        ['a form without boundary', 400, () => post('/v1/pipeline', 'x', { 'Content-Type': 'multipart/form-data' })],
        [
          'a form that is cut short',
          400,
          () =>
            post('/v1/pipeline', '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nFrom: x', {
              'Content-Type': 'multipart/form-data; boundary=b',
            }),
        ],
        [
          'too many fields',
          422,
          () => form(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`f${at}`, 'x']))),
        ],
        ['an endless user id', 422, async () => service.upload(mail('x'), { fields: { user_uuid: 'u'.repeat(200) } })],
      ];
      const twoFiles = (token: string) => {
        const data = formOf(mail('x'), { token });
        data.append('file', new Blob([mail('y')]), 'b.eml');
        return get('/v1/pipeline', { method: 'POST', body: data });
      };
      const prolonged = async () => {
        const payload = JSON.parse(Buffer.from(await solveToken(service.url), 'base64').toString());
        payload.challenge.parameters.expiresAt += 1000;
        return Buffer.from(JSON.stringify(payload)).toString('base64');
      };
      it.each(cases)('refuses %s with %i and a sentence', async (_, status, send) => {
        const response = await send();
        const body = await json(response);
        expect([response.status, body]).toEqual([
          status,
          expect.objectContaining({ detail: expect.anything(), message: expect.stringMatching(/^.{8,}[.!]?$/) }),
        ]);
        expect(response.headers.get('content-type')).toContain('application/json');
        expect(JSON.stringify(body)).not.toMatch(/node_modules|\/src\/|at \w+ \(|FST_|Error:/);
      });

      it('names the field in the list of a 422', async () => {
        const { detail } = await json(await form({ cf_turnstile_response: await service.token() }));
        expect(detail).toEqual([{ loc: ['body', 'file'], msg: expect.any(String), type: 'missing' }]);
      });
    });

    it('leaves neither job nor file when the client goes away', async () => {
      const before = await contentNames(service);
      const { secret } = await service.services.api.keys.create('test', 1000, Date.now());
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      const head = `POST /v1/pipeline HTTP/1.1\r\nHost: x\r\nX-API-Key: ${secret}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n`;
      socket.write(`${head}--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${mail('x')}`);
      await until(async () => (await contentNames(service)).length > before.length);
      socket.destroy();
      await until(async () => (await contentNames(service)).length === before.length);
    });
  });

  describe('GET /v1/pipeline/{id}', () => {
    it('tells of one pass how to get it', async () => {
      const job = await finished(mail('x'));
      const path = `/v1/pipeline/${job.id}`;
      expect(job).toMatchObject({ status: 'completed', error: null, completed_at: expect.any(Number) });
      expect(job.result).toMatchObject({
        percent_complete: 100,
        passes: { pass_count: 1, reason: null, email_sent: false, notification_sent: false },
        eligibility: { is_valid_pass: true, reason_if_invalid: null },
        download_url: `${path}/download`,
        file_url: `${path}/download`,
        pass_job_id: job.id,
        file_type: 'application/vnd.apple.pkpass',
        deleted: false,
      });
      expect(job.result.passes.items).toMatchObject([
        { number: 1, title: 'Concert 1', download_url: `${path}/passes/1` },
      ]);
    });

    it('answers who waits when the job has ended, and who does not wait at once', async () => {
      const gate = shutGate();
      const { id } = await json(await service.upload(mail(gate.wish)));
      const waiting = until(
        async () => (await json(await get(`/v1/pipeline/${id}?wait=15`))).status,
        (status) => status === 'completed',
      );
      expect((await json(await get(`/v1/pipeline/${id}?wait=0`))).status).toMatch(/pending|processing/);
      gate.open();
      await waiting;
      expect((await json(await get(`/v1/pipeline/${id}?wait=15`))).status).toBe('completed');
    });

    it('answers who waits longer than the job takes with how far it is', async () => {
      const gate = shutGate();
      const { id } = await json(await service.upload(mail(gate.wish)));
      expect((await json(await get(`/v1/pipeline/${id}?wait=1`))).status).toMatch(/pending|processing/);
      gate.open();
    });

    it('tells people and programs what happens right now', async () => {
      const gate = shutGate();
      const { id } = await json(await service.upload(mail(`page=2 ${gate.wish}`)));
      const told = async () => (await json(await get(`/v1/pipeline/${id}`))).result;
      const now = { stage: 'read', progress_code: 'page', progress_values: { page: 2, of: 3 } };
      await expect.poll(told).toMatchObject({ ...now, progress: 'Reading page 2 of 3', percent_complete: 30 });
      gate.open();
    });

    it.each(['16', '-1', '1.5', 'long', '1&wait=2', ''])('refuses to wait %j seconds', async (wait) => {
      const { id } = await json(await service.upload(mail('x')));
      const response = await get(`/v1/pipeline/${id}?wait=${wait}`);
      expect(response.status).toBe(422);
      expect(await response.text()).toContain('wait: Please give whole seconds from 0 to 15.');
    });

    it('completes a file that is no ticket with no pass and a reason', async () => {
      const job = await finished(mail('none'));
      expect(job.status).toBe('completed');
      expect(job.result).toMatchObject({
        passes: { pass_count: 0, reason: 'This is a recipe, not a ticket.' },
        eligibility: { is_valid_pass: false, reason_if_invalid: 'This is a recipe, not a ticket.' },
        download_url: null,
        file_type: null,
      });
    });

    it('says that a QR code with binary data cannot be processed', async () => {
      const { result } = await finished(mail('binary'));
      expect(result.eligibility.reason_if_invalid).toBe('QR codes holding binary data cannot be processed.');
    });

    it('fails a file that cannot be opened with what happened and what to do', async () => {
      expect(await finished(pdf('locked'))).toMatchObject({
        status: 'failed',
        error: expect.stringContaining('needs a password'),
        result: null,
      });
    });

    it('fails a file that kills its worker twice, and goes on with the next', async () => {
      expect(await finished(mail('crash'))).toMatchObject({
        status: 'failed',
        error: expect.stringContaining('failed twice'),
      });
      expect(await finished(mail('x'))).toMatchObject({ status: 'completed' });
    });

    it('answers the same for unknown and malformed ids', async () => {
      const answers = await Promise.all(
        [randomUUID(), 'x', '%00', `${'a'.repeat(2000)}`].map((id) => get(`/v1/pipeline/${id}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(bodies).size).toBe(1);
    });

    it('is not kept by caches', async () => {
      const { id } = await finished(mail('x'));
      expect((await get(`/v1/pipeline/${id}`)).headers.get('cache-control')).toBe('no-store');
      expect((await get(`/v1/pipeline/${id}/download`)).headers.get('cache-control')).toBe('no-store');
      await get(`/v1/pipeline/${id}`, { method: 'DELETE' });
      for (const path of [`${id}/download`, `${randomUUID()}`, `${randomUUID()}/download`, 'x', '%zz']) {
        const refused = await get(`/v1/pipeline/${path}`);
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.headers.get('cache-control'), path).toBe('no-store');
      }
    });
  });

  describe('downloads', () => {
    it('gives one pass as a pass', async () => {
      const { id } = await finished(mail('x'));
      const response = await get(`/v1/pipeline/${id}/download`);
      expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="wallet-pass.pkpass"');
      expect(await response.text()).toBe(`PK pass 1 of ${mail('x')}`);
    });

    it('gives several passes as a bundle, and each alone', async () => {
      const job = await finished(mail('passes=3'));
      expect(job.result).toMatchObject({ file_type: 'application/vnd.apple.pkpasses', passes: { pass_count: 3 } });
      const response = await get(job.result.download_url);
      expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpasses');
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK');
      const second = await get(`/v1/pipeline/${job.id}/passes/2`);
      expect(second.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
      expect(await second.text()).toBe(`PK pass 2 of ${mail('passes=3')}`);
    });

    it('gives one pass alone by a link of its own, until the links are called back or the result is gone', async () => {
      const { id } = await finished(mail('passes=2'));
      const share = async (number: number) =>
        json(await get(`/v1/pipeline/${id}/passes/${number}/share`, { method: 'POST' }));
      const [first, second] = [await share(1), await share(2)];
      expect(JSON.stringify([first, second])).not.toContain(id);
      const given = await get(second.url);
      expect([given.status, given.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.pkpass']);
      const direct = await get(`/v1/pipeline/${id}/passes/2`);
      expect(Buffer.from(await given.arrayBuffer()).equals(Buffer.from(await direct.arrayBuffer()))).toBe(true);
      expect((await get(`/v1/pipeline/${id}/passes/3/share`, { method: 'POST' })).status).toBe(404);
      expect((await get(`/v1/pipeline/${id}/passes/2/share`, { method: 'DELETE' })).status).toBe(204);
      expect([(await get(second.url)).status, (await get(first.url)).status]).toEqual([404, 200]);
      await get(`/v1/pipeline/${id}`, { method: 'DELETE' });
      expect((await get(first.url)).status).toBe(410);
      expect((await get(`/v1/pipeline/${id}/passes/1/share`, { method: 'POST' })).status).toBe(410);
    });

    it('splits more than ten passes into several bundles', async () => {
      const { id, result } = await finished(mail('passes=23'));
      expect(result.download_urls).toEqual(
        ['', '?part=2', '?part=3'].map((part) => `/v1/pipeline/${id}/download${part}`),
      );
      const counts = await Promise.all(
        result.download_urls.map(
          async (url: string) =>
            Buffer.from(await (await get(url)).arrayBuffer())
              .toString('latin1')
              .split('PK\x01\x02').length - 1,
        ),
      );
      expect(counts).toEqual([10, 10, 3]);
    });

    it.each(['passes/2', 'passes/0', 'passes/x', 'download?part=2'])('answers 404 for %s of one pass', async (path) => {
      const { id } = await finished(mail('x'));
      expect((await get(`/v1/pipeline/${id}/${path}`)).status).toBe(404);
    });

    it('gives the tickets as a calendar and as JSON-LD, all or some', async () => {
      const { id, result } = await finished(mail('passes=3 day=2027-03-14'));
      const calendar = await get(result.calendar_url);
      expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(calendar.headers.get('content-disposition')).toBe('attachment; filename="tickets.ics"');
      expect(calendar.headers.get('cache-control')).toBe('no-store');
      expect((await calendar.text()).match(/^SUMMARY:.*$/gm)).toEqual([1, 2, 3].map((n) => `SUMMARY:Concert ${n}`));
      expect((await (await get(`${result.calendar_url}?only=2`)).text()).match(/^SUMMARY:.*$/gm)).toEqual([
        'SUMMARY:Concert 2',
      ]);
      const linked = await get(`${result.json_ld_url}?only=1,3`);
      expect(linked.headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
      const named = ((await linked.json()) as { reservationFor: { name: string } }[]).map(
        (one) => one.reservationFor.name,
      );
      expect(named).toEqual(['Concert 1', 'Concert 3']);
      await get(`/v1/pipeline/${id}`, { method: 'DELETE' });
      expect([(await get(result.calendar_url)).status, (await get(result.json_ld_url)).status]).toEqual([410, 410]);
    });

    it.each(['calendar?only=2', 'calendar?only=x', 'json-ld?only=0', 'calendar'])(
      'answers 404 for %s of one ticket without a day',
      async (path) => {
        const { id, result } = await finished(mail('day=none'));
        expect(result.calendar_url).toBeNull();
        expect((await get(`/v1/pipeline/${id}/${path}`)).status).toBe(404);
      },
    );

    it('answers 410 once the content was deleted, and still tells what became of the job', async () => {
      const { id } = await finished(mail('x'));
      expect((await get(`/v1/pipeline/${id}`, { method: 'DELETE' })).status).toBe(204);
      const response = await get(`/v1/pipeline/${id}/download`);
      expect([response.status, (await json(response)).message]).toEqual([410, expect.stringContaining('deleted')]);
      expect((await get(`/v1/pipeline/${id}/passes/1`)).status).toBe(410);
      expect(await json(await get(`/v1/pipeline/${id}`))).toMatchObject({
        status: 'completed',
        result: { deleted: true, download_url: null, passes: { pass_count: 1, items: [] } },
      });
    });

    it('fails a job that is deleted before it was done, and makes nothing of it', async () => {
      const gate = shutGate();
      const { id } = await json(await service.upload(mail(gate.wish)));
      expect((await get(`/v1/pipeline/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect(await service.ended(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('deleted') });
      gate.open();
      await finished(mail('x'));
      expect(await service.ended(id)).toMatchObject({ status: 'failed', result: null });
    });
  });

  describe('POST /v1/feedback/{job_id}', () => {
    it('saves, and saves again', async () => {
      const { id } = await finished(mail('x'));
      const full = {
        rating: 5,
        comment: 'Good',
        would_recommend: true,
        ease_of_use: 4,
        pass_quality: null,
        allow_email_contact: true,
        contact_email: 'a@example.com',
        user_uuid: null,
      };
      expect((await post(`/v1/feedback/${id}`, full)).status).toBe(200);
      expect((await post(`/v1/feedback/${id}`, { rating: 1 })).status).toBe(200);
    });

    it('takes 1,000 characters and not one more', async () => {
      const { id } = await finished(mail('x'));
      expect((await post(`/v1/feedback/${id}`, { rating: 3, comment: 'ü'.repeat(1000) })).status).toBe(200);
      expect((await post(`/v1/feedback/${id}`, { rating: 3, comment: 'ü'.repeat(1001) })).status).toBe(422);
    });

    it.each([
      ['no rating', {}, ['body', 'rating']],
      ['six stars', { rating: 6 }, ['body', 'rating']],
      ['half a star', { rating: 2.5 }, ['body', 'rating']],
      ['an address that is none', { rating: 4, contact_email: 'nobody' }, ['body', 'contact_email']],
      ['a comment that is no text', { rating: 4, comment: { a: 1 } }, ['body', 'comment']],
    ])('refuses %s and names it', async (_, body, loc) => {
      const { id } = await finished(mail('x'));
      const response = await post(`/v1/feedback/${id}`, body);
      expect([response.status, (await json(response)).detail[0].loc]).toEqual([422, loc]);
    });

    it('does not know a job that is none', async () => {
      const response = await post(`/v1/feedback/${randomUUID()}`, { rating: 4 });
      expect([response.status, (await json(response)).message]).toEqual([
        404,
        'Job not found. Please check the URL and try again.',
      ]);
    });

    it('survives what databases and parsers dislike', async () => {
      const { id } = await finished(mail('x'));
      const odd = '{"rating":4,"comment":"a\\u0000b\\ud800","__proto__":{"rating":1},"constructor":{"prototype":{}}}';
      expect((await post(`/v1/feedback/${id}`, odd)).status).toBe(200);
    });
  });

  describe('POST /v1/waitlist', () => {
    it('subscribes, and says the same the second time', async () => {
      const signup = {
        email: 'reader@example.com',
        timestamp: new Date().toISOString(),
        ip: 'example.com',
        user_agent: 'x',
      };
      const answers = [await post('/v1/waitlist', signup), await post('/v1/waitlist', signup)];
      expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
        { status: 'ok', message: "You're subscribed!" },
        { status: 'ok', message: "You're subscribed!" },
      ]);
    });

    it.each([
      ['malformed JSON', '{"email":', 400, 'application/json'],
      ['no JSON', 'email=a@example.com', 415, 'application/x-www-form-urlencoded'],
      ['plain text', 'a@example.com', 415, 'text/plain'],
      ['nothing', '', 400, 'application/json'],
      ['no address', '{}', 422, 'application/json'],
      ['too much', JSON.stringify({ email: 'a@example.com', user_agent: 'x'.repeat(70_000) }), 413, 'application/json'],
      ['deep nesting', `${'['.repeat(50_000)}`, 400, 'application/json'],
    ])('refuses %s', async (_, body, status, type) => {
      const response = await post('/v1/waitlist', body, { 'Content-Type': type });
      expect([response.status, await json(response)]).toEqual([
        status,
        { detail: expect.anything(), message: expect.any(String) },
      ]);
    });
  });

  describe('the rest', () => {
    it('tells its health', async () => {
      expect(await json(await get('/v1/health'))).toEqual({
        status: 'ok',
        service: 'passlift',
        version: expect.any(String),
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      });
    });

    it('offers ALTCHA when there is no Turnstile', async () => {
      expect(await json(await get('/v1/verification'))).toMatchObject({
        provider: 'altcha',
        valid_seconds: 300,
        site_key: null,
        challenge: { signature: expect.any(String) },
      });
    });

    it('answers unknown addresses and wrong methods as JSON', async () => {
      const lost = await get('/v1/nothing');
      expect([lost.status, await json(lost)]).toEqual([
        404,
        { detail: expect.any(String), message: expect.any(String) },
      ]);
      const wrong = await get('/v1/pipeline', { method: 'PUT' });
      expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    });

    it('sends safe headers and no version', async () => {
      const { headers } = await get('/v1/health');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
    });

    it('lets listed origins call with credentials, and no others', async () => {
      const preflight = (origin: string) =>
        get('/v1/pipeline', {
          method: 'OPTIONS',
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        });
      const good = await preflight('https://app.example');
      expect([
        good.headers.get('access-control-allow-origin'),
        good.headers.get('access-control-allow-credentials'),
      ]).toEqual(['https://app.example', 'true']);
      expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
      expect((await preflight('null')).headers.get('access-control-allow-origin')).toBeNull();
    });

    it.each([
      [
        'both lengths',
        'POST /v1/waitlist HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ],
      ['a bad chunk', 'POST /v1/waitlist HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n'],
      ['a NUL in a header', 'GET /v1/health HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n'],
      ['20 kB of headers', `GET /v1/health HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`],
      ['no HTTP', 'HELLO\r\n\r\n'],
    ])('ends a connection with %s', async (_, text) => {
      expect(await raw(service, text)).toMatch(/^HTTP\/1\.1 4\d\d /);
    });
  });
}

/** Names of files in the content folder. */
async function contentNames(service: TestService): Promise<string[]> {
  return [...(await service.services.content.refs()).keys()];
}

function raw({ url }: TestService, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (part) => (answer += part));
    socket.on('close', () => resolve(answer)).on('error', () => resolve(answer));
  });
}
