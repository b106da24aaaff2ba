/** One file, because its tests share one PostgreSQL, which takes seconds to start. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobKeyOf } from '#src/jobs/job-id.ts';
import { openNodeNews } from '#src/storage/node-news.ts';
import { freePort } from '#test/support/free-port.ts';
import { shutGate } from '#test/support/gate.ts';
import { type ServiceChild, startChild } from '#test/support/service-child.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';
import {
  bodyOf,
  formOf,
  mail,
  startService,
  type TestService,
  waitForEnd,
  waitForWork,
} from '#test/support/service-process.ts';
import { until } from '#test/support/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-nodes-'));
let postgres: TestPostgres;
const node = (name: string, more: Record<string, string> = {}) =>
  startChild({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, name),
    CONTENT_DIR: join(folder, 'content'),
    KEY_DIR: join(folder, 'keys'),
    SECRET_FILE: join(folder, 'secret'),
    WORKERS: '1',
    ...more,
  });
const send = ({ url }: ServiceChild, secret: string, wish: string) =>
  fetch(`${url}/v1/pipeline`, { method: 'POST', body: formOf(mail(wish), {}), headers: { 'X-API-Key': secret } });
const healthOf = async ({ url }: ServiceChild) => (await bodyOf(await fetch(`${url}/v1/health`))).status;

beforeAll(async () => {
  writeFileSync(join(folder, 'secret'), 'x'.repeat(48));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('several nodes on one PostgreSQL', () => {
  it('share jobs, limits and content; the job of a lost node is done by another', async () => {
    const first = await node('a', { MAKE_KEY: '1' });
    const secret = first.secret!;
    const gate = shutGate();
    const { id } = await bodyOf(await send(first, secret, gate.wish));
    await waitForWork(first.url, id);
    const second = await node('b');
    await first.kill('SIGKILL');
    gate.open();
    expect(await waitForEnd(second.url, id)).toMatchObject({ status: 'completed' });
    expect((await fetch(`${second.url}/v1/pipeline/${id}/download`)).status).toBe(200);
    expect(await second.kill('SIGTERM')).toBe(0);
  });

  it('live through a restart of the database, saying 503 meanwhile', async () => {
    const service = await node('c', { MAKE_KEY: '1' });
    const secret = service.secret!;
    const before = await bodyOf(await send(service, secret, 'x'));
    await waitForEnd(service.url, before.id);
    await postgres.restart(async () => {
      await expect.poll(() => healthOf(service)).toBe('degraded');
      const refused = await send(service, secret, 'x');
      expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
      expect(await bodyOf(refused)).toMatchObject({ message: expect.any(String), code: 'service.unavailable' });
    });
    await expect.poll(() => healthOf(service)).toBe('ok');
    const after = await bodyOf(await send(service, secret, 'x'));
    expect(await waitForEnd(service.url, after.id)).toMatchObject({ status: 'completed' });
    expect(await service.kill('SIGTERM')).toBe(0);
  });
});

describe('nodes for the web and for work', () => {
  const open = (name: string, role: string, more: Record<string, string> = {}, now?: () => number) =>
    startService(
      {
        ROLE: role,
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, name),
        CONTENT_DIR: join(folder, 'content'),
        KEY_DIR: join(folder, 'keys'),
        SECRET_FILE: join(folder, 'secret'),
        WORKERS: '1',
        RATE_WAITLIST: '3',
        ...more,
      },
      now,
    );
  let [metrics, webs, worker]: [string, TestService[], TestService] = ['', [], undefined as never];
  /** Asks for the end as a client does that holds the line, and asks again when it was told to. */
  const waited = ({ url }: TestService, id: string) =>
    until(
      async () => bodyOf(await fetch(`${url}/v1/pipeline/${id}?wait=15`)),
      ({ status }) => status === 'completed' || status === 'failed',
    );
  const readiness = async () => (await fetch(`http://127.0.0.1:${metrics}/ready`)).status;
  beforeAll(async () => {
    metrics = String(await freePort());
    const opened = Date.now();
    webs = [await open('web1', 'web'), await open('web2', 'web', {}, () => opened)];
    worker = await open('worker', 'worker', { METRICS_PORT: metrics });
  });
  afterAll(() => Promise.all(webs.map((web) => web.end())));

  it('count a client together, take a token once and know a repetition, whichever is asked', async () => {
    const [first, second] = webs as [TestService, TestService];
    const signup = async ({ url }: TestService) =>
      (
        await fetch(`${url}/v1/waitlist`, {
          method: 'POST',
          body: '{"email":"a@example.com"}',
          headers: { 'Content-Type': 'application/json' },
        })
      ).status;
    const statuses = [];
    for (const each of [first, second, first, second, first]) statuses.push(await signup(each));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);

    const token = await first.token();
    const headers = { 'Idempotency-Key': 'a-repeated-upload' };
    const one = await second.upload(mail('x'), { token, headers });
    expect(one.status).toBe(202);
    expect((await first.upload(mail('another'), { token })).status, 'a token buys one job').toBe(403);
    const repeated = await first.upload(mail('x'), { token, headers });
    expect([repeated.status, (await bodyOf(repeated)).id]).toEqual([202, (await bodyOf(one)).id]);

    const fresh = await second.token();
    const both = await Promise.all([
      first.upload(mail('x'), { token: fresh }),
      second.upload(mail('x'), { token: fresh }),
    ]);
    expect(both.map(({ status }) => status).sort(), 'at the same moment, too').toEqual([202, 403]);
  });

  it('hear that a key was revoked, not only when they look again: no time passes for the second', async () => {
    const [first, second] = webs as [TestService, TestService];
    const { key, secret } = await first.services.api.keys.create('Example Ltd', null, Date.now());
    const headers = { 'X-API-Key': secret };
    const send = async () => (await second.upload(mail('x'), { token: null, headers })).status;
    expect(await send()).toBe(202);
    await first.services.api.keys.revoke(key.key, Date.now());
    await expect.poll(send).toBe(401);
  });

  it('hear of the end of a job from the node that did it', async () => {
    const heard: string[] = [];
    const news = openNodeNews(postgres.url, { job: (job) => void heard.push(job), apiKey: () => {} });
    try {
      await expect.poll(() => news.hears()).toBe(true);
      const { id } = await bodyOf(await webs[0]!.upload(mail('x')));
      expect((await waited(webs[1]!, id)).status).toBe('completed');
      await expect.poll(() => heard).toContain(jobKeyOf(id));
    } finally {
      await news.close();
    }
  });

  it('see how far it is at another node, and its end where nothing can be heard', async () => {
    const [first, second] = webs as [TestService, TestService];
    const gate = shutGate();
    const { id } = await bodyOf(await first.upload(mail(gate.wish)));
    const seen = async ({ url }: TestService) => bodyOf(await fetch(`${url}/v1/pipeline/${id}`));
    for (const each of [first, second])
      await expect.poll(() => seen(each)).toMatchObject({ result: { stage: 'open', percent_complete: 10 } });
    const text = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'passlift news'`;
    expect((await first.services.database.query({ text })).rowCount).toBe(3);
    const waits = waited(second, id);
    gate.open();
    expect(await waits).toMatchObject({ status: 'completed' });
  });

  it('stop in order: not ready at once, what runs ends, what waits is done by another', async () => {
    expect(await readiness()).toBe(200);
    const gate = shutGate();
    const { id } = await bodyOf(await webs[0]!.upload(mail(gate.wish)));
    await waitForWork(webs[1]!.url, id);
    const waiting = await bodyOf(await webs[0]!.upload(mail('x')));
    const stopped = worker.stop();
    expect(await readiness()).toBe(503);
    gate.open();
    await stopped;
    expect(await waitForEnd(webs[1]!.url, id)).toMatchObject({ status: 'completed' });
    const next = await open('worker2', 'worker');
    expect(await waitForEnd(webs[1]!.url, waiting.id)).toMatchObject({ status: 'completed' });
    await next.end();
  });
});

describe('nodes of two versions on one database, while one takes the place of the other', () => {
  const released = JSON.parse(readFileSync(new URL('../golden/release-0.1.0.json', import.meta.url), 'utf8')) as {
    readonly schema: readonly string[];
    readonly statements: readonly string[];
  };
  const columns = `select table_name || '.' || column_name || ' ' || data_type as said from information_schema.columns
    where table_schema = 'public' order by 1`;

  it('work: what the last release says is understood by the tables of today, and what it wrote is worked on', async () => {
    const url = postgres.url.replace(/passlift$/, 'released');
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query('create database released');
    await admin.end();
    const old = new Client({ connectionString: url });
    await old.connect();
    for (const statement of released.schema) await old.query(statement);
    for (const name of ['001-jobs-feedback-contacts-keys', '002-answers', '003-language-models', '004-workers'])
      await old.query('insert into migrations values ($1, 1)', [name]);
    const before = (await old.query(columns)).rows.map(({ said }) => said);

    const settings = { CONTENT_DIR: join(folder, 'content'), KEY_DIR: join(folder, 'keys') };
    const service = await startService({
      ...settings,
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'released'),
      SECRET_FILE: join(folder, 'secret'),
      WORKERS: '1',
    });
    expect((await old.query(columns)).rows.map(({ said }) => said)).toEqual(expect.arrayContaining(before));
    for (const [at, statement] of released.statements.entries()) await old.query(`prepare old${at} as ${statement}`);

    const upload = await service.services.jobs.receive({ chunks: Readable.from([Buffer.from(mail('x'))]) });
    const job = jobKeyOf((upload as { readonly id: string }).id)!;
    await old.query(
      `insert into jobs (job, state, created_at, intake, kind, size_class, content) values ($1, 'pending', 1, 'web', 'mail', '', 'source')`,
      [job],
    );
    await old.query(
      `insert into workers values ('old', now()) on conflict (worker) do update set seen_at = excluded.seen_at`,
    );
    expect(await service.services.records.restore()).toBe(1);
    expect((await service.ended((upload as { readonly id: string }).id)).status).toBe('completed');
    expect(await service.services.roll.capacity()).toMatchObject({ slots: 2 });
    await old.end();
    await service.end();
  });
});
