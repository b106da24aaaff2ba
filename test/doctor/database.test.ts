import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkClock } from '../../scripts/doctor/check-clock.ts';
import { checkDatabase } from '../../scripts/doctor/check-database.ts';
import { startPostgres, type TestPostgres } from '../support/service-postgres.ts';
import { testConfig } from '../support/service-process.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'doctor-database-'));
beforeAll(async () => {
  writeFileSync(join(folder, 'secret'), 'x'.repeat(48));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the doctor on PostgreSQL', () => {
  it('tells its version and compares its clock', async () => {
    const config = testConfig({ DATABASE_URL: postgres.url, DATA_DIR: folder });
    expect(await checkDatabase(config)).toEqual({
      state: 'good',
      text: expect.stringMatching(/^PostgreSQL \d\d\.\d+ answers and is up to date\.$/),
    });
    expect(await checkClock(config)).toEqual({
      state: 'good',
      text: expect.stringMatching(/^this machine is 0\.0 s (?:ahead of|behind) the database\.$/),
    });
  });
});
