/** What is mailed to who asked for it on a page, by a service that also tells places, verdicts and its last days. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireResults } from '#src/jobs/keep-clean.ts';
import { shutGate } from '#test/support/gate.ts';
import { type Relay, startRelay } from '#test/support/relay.ts';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';

let relay: Relay;
let service: TestService;
let clock = 0;
beforeAll(async () => {
  relay = await startRelay();
  service = await startService(
    {
      ...{ MAIL_RELAY: relay.url, PUBLIC_URL: 'https://passes.example', INTAKE_ADDRESS: 'in@passes.example' },
      ...{ RATE_MAILED: '6', RATE_MAILED_TO: '1', WORKERS: '1', SERVICE_NAME: 'Ticket Pocket' },
    },
    () => Date.now() + clock,
  );
});
afterAll(async () => {
  await service.end();
  await relay.stop();
});

const post = (path: string, body: object) =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
const ask = (id: string, email: string, language?: string) =>
  post(`/v1/pipeline/${id}/mail`, { email, ...(language ? { language } : {}) });
const accept = async (wish: string): Promise<string> => (await bodyOf(await service.upload(mail(wish)))).id;
const finish = async (wish: string): Promise<string> => {
  const id = await accept(wish);
  await service.ended(id);
  return id;
};
const jobOf = async (id: string) => bodyOf(await fetch(`${service.url}/v1/pipeline/${id}`));
const addresses = () =>
  readdirSync(join(service.folder, 'keys'), { recursive: true }).filter((name) => String(name).endsWith('-address'));

describe('a result that somebody wants by mail', () => {
  it('is mailed with its passes, in the language of the page, once; the address goes with the result', async () => {
    const id = await finish('passes=1');
    expect((await ask(id, 'ada@example.org', 'de')).status).toBe(202);
    const [kept] = await relay.has(1);
    expect(kept).toMatchObject({ to: ['ada@example.org'], from: '' });
    expect(kept!.mail).toMatchObject({ subject: 'Ihr Pass ist fertig', from: { name: 'Ticket Pocket' } });
    expect(kept!.mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/vnd.apple.pkpass');
    expect(kept!.mail.text).toContain(`https://passes.example/de/upload/${id}`);
    expect(kept!.mail.text).toContain('weil jemand diese Adresse auf der Seite eines Tickets eingegeben hat');
    expect(kept!.mail.text).not.toContain('Ihre Mail');
    await expect.poll(async () => (await jobOf(id)).result.passes.email_sent).toBe(true);
    expect((await bodyOf(await ask(id, 'bob@example.org'))).code).toBe('mail.sent');
    expect(addresses()).toHaveLength(1);
    clock += 25 * 60 * 60_000;
    await expireResults(service.services);
    expect(addresses()).toEqual([]);
  });

  it('is mailed when it is ready, to who does not wait for it', async () => {
    const gate = shutGate();
    const id = await accept(`passes=2 ${gate.wish}`);
    expect((await ask(id, 'cy@example.org')).status).toBe(202);
    expect((await bodyOf(await ask(id, 'cy2@example.org'))).code).toBe('mail.sent');
    const before = relay.kept.length;
    gate.open();
    const mails = await relay.has(before + 1);
    expect(mails.at(-1)).toMatchObject({ to: ['cy@example.org'], mail: { subject: 'Your 2 passes' } });
  });

  it('is not mailed where there is none, to what is no address, or too often to one', async () => {
    const none = await finish('none');
    expect((await bodyOf(await ask(none, 'dee@example.org'))).code).toBe('pass.none');
    const id = await finish('passes=1');
    expect((await ask(id, 'nobody')).status).toBe(422);
    expect((await ask(id, 'Dee@example.org')).status, 'the second mail to one address in a day').toBe(429);
    expect((await ask('1d0f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f', 'eve@example.org')).status).toBe(404);
    expect((await ask(id, 'eve@example.org')).status, 'the seventh wish of a client in an hour').toBe(429);
  });
});

describe('a job', () => {
  it('tells its place while it waits', async () => {
    const gate = shutGate();
    const first = await accept(`passes=1 ${gate.wish}`);
    await expect.poll(async () => (await jobOf(first)).status).toBe('processing');
    const [second, third] = [await accept('passes=1'), await accept('passes=1')];
    expect((await jobOf(second)).result.place).toMatchObject({ ahead: 0, seconds: 0 });
    expect((await jobOf(third)).result.place).toMatchObject({ ahead: 1, seconds: expect.any(Number) });
    gate.open();
    const { result } = await service.ended(third);
    expect(result.place).toBeUndefined();
  });

  it('keeps whether it was right, by the last word', async () => {
    const id = await finish('passes=1');
    expect((await jobOf(id)).result.right).toBeNull();
    expect((await post(`/v1/pipeline/${id}/verdict`, { right: true })).status).toBe(200);
    expect((await post(`/v1/pipeline/${id}/verdict`, { right: false })).status).toBe(200);
    expect((await jobOf(id)).result.right).toBe(false);
    expect((await post(`/v1/pipeline/${id}/verdict`, {})).status).toBe(422);
    expect((await post(`/v1/pipeline/${await finish('none')}/verdict`, { right: true })).status).toBe(404);
  });
});

describe('the last days', () => {
  it('are told by door: what came in, what was lost, and when the last pass was made', async () => {
    const status = await bodyOf(await fetch(`${service.url}/v1/status`));
    expect(status.days).toBe(90);
    expect(status.doors.map(({ door }: { door: string }) => door)).toEqual(['web', 'key', 'mail']);
    const [web, key] = status.doors;
    expect(web.last_made).toBeGreaterThan(1e9);
    expect(web.files.at(-1)).toMatchObject({ files: expect.any(Number), faults: 0 });
    expect(key).toMatchObject({ last_made: null, files: [] });
    expect(status.worked.at(-1)).toMatchObject({ part: expect.any(Number) });
  });
});
