import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnfit, openPostgresDatabase } from '#src/storage/postgres-database.ts';
import { startOldPostgres } from '#test/support/old-postgres.ts';
import { patience } from '#test/support/patience.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';
import { bodyOf, mail, startService } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'postgres-away-'));
let postgres: TestPostgres;
beforeAll(async () => {
  writeFileSync(join(folder, 'secret'), 'x'.repeat(48));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
const settings = () => ({ DATABASE_URL: postgres.url, DATA_DIR: folder, SECRET_FILE: join(folder, 'secret') });
const healthOf = async (url: string) => (await bodyOf(await fetch(`${url}/v1/health`))).status;

describe('PostgreSQL', () => {
  it('is refused in a sentence when it is too old', async () => {
    const old = await startOldPostgres('140011');
    const opening = openPostgresDatabase(old.url, () => {});
    await expect(opening).rejects.toThrow(DatabaseUnfit);
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL: the database is PostgreSQL 14\.11; Passlift needs 15 or later/,
    );
    old.stop();
  });

  it('that says nothing ends in 503 for everybody, and is used again once it speaks', async () => {
    const service = await startService(settings());
    const { id } = await bodyOf(await service.upload(mail('x')));
    await service.ended(id);
    const token = await service.token();
    await postgres.freeze(async () => {
      const answers = await Promise.all([
        service.upload(mail('x'), { token }),
        fetch(`${service.url}/v1/pipeline/${id}`),
        fetch(`${service.url}/v1/pipeline/${id}/download`),
        fetch(`${service.url}/v1/waitlist`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: 'ada@good.example' }),
        }),
      ]);
      expect(answers.map(({ status, headers }) => [status, headers.has('retry-after')])).toEqual(
        answers.map(() => [503, true]),
      );
      expect(await healthOf(service.url)).toBe('degraded');
    });
    await expect.poll(() => healthOf(service.url), { timeout: patience }).toBe('ok');
    const again = await bodyOf(await service.upload(mail('x')));
    expect(await service.ended(again.id)).toMatchObject({ status: 'completed' });
    await service.end();
  });

  it('tells a node that takes uploads whether anybody works on them', async () => {
    const web = await startService({ ...settings(), ROLE: 'web' });
    expect(await healthOf(web.url)).toBe('degraded');
    const worker = await startService({ ...settings(), ROLE: 'all' });
    await expect.poll(() => healthOf(web.url), { timeout: patience }).toBe('ok');
    await worker.end();
    await expect.poll(() => healthOf(web.url), { timeout: patience }).toBe('degraded');
    await web.end();
  });
});
