import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type JobKey, jobKeyOf } from '#src/jobs/job-id.ts';
import { endPoints } from '#test/support/ending-at.ts';
import { isAlive } from '#test/support/is-alive.ts';
import { testPatience } from '#test/support/patience.ts';
import { type Life, liveThrough } from '#test/support/restarts.ts';
import { startPostgres } from '#test/support/service-postgres.ts';
import { waitForEnd } from '#test/support/service-process.ts';

/** Killed at every step of a job and while it starts; stopped in order while it starts, and while it runs. */
const lives: readonly Life[] = [
  ...endPoints.map(
    (point): Life => ({
      settings: { END_AT: point, END_TIMES: point === 'restoring' ? '1' : '4' },
    }),
  ),
  { settings: { END_AT: 'restoring', END_SIGNAL: 'SIGTERM' } },
  { end: 'SIGTERM', after: 4 },
];

describe('clients that upload all through restarts and kills', () => {
  it.each(['embedded', 'postgres'])(
    'lose nothing that was answered with 202: %s',
    async (kind) => {
      const folder = mkdtempSync(join(tmpdir(), 'service-restarts-'));
      const postgres = kind === 'postgres' ? await startPostgres() : undefined;
      const settings = {
        DATA_DIR: folder,
        SECRET_FILE: join(folder, 'secret'),
        DATABASE_URL: postgres?.url ?? '',
        WORKERS: '1',
      };
      writeFileSync(settings.SECRET_FILE, 'x'.repeat(48));
      const { service, accepted, codes, workers } = await liveThrough(lives, settings, 2);

      expect(accepted.size).toBeGreaterThan(10);
      for (const [id, file] of accepted) {
        expect(await waitForEnd(service.url, id)).toMatchObject({ status: 'completed' });
        const download = await fetch(`${service.url}/v1/pipeline/${id}/download`);
        expect(await download.text()).toBe(`PK pass 1 of ${file}`);
      }
      expect(codes.filter((code) => code === 0)).toHaveLength(1); // the one that was stopped when it ran
      expect(await service.kill('SIGTERM')).toBe(0);
      await expect.poll(() => workers.filter(isAlive)).toEqual([]);

      // Of what has ended, nothing is left of the upload, though some lives ended before they deleted it.
      const uploads = new Set([...accepted.keys()].map(jobKeyOf));
      const left = [...filesOf(join(folder, 'content')), ...filesOf(join(folder, 'keys'))];
      expect(left.filter((name) => uploads.has(name.replace(/\.source$/, '') as JobKey))).toEqual([]);
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    testPatience,
  );
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
