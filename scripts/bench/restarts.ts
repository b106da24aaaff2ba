import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endPoints } from '#test/support/ending-at.ts';
import { type Life, liveThrough } from '#test/support/restarts.ts';
import { startPostgres } from '#test/support/service-postgres.ts';
import { waitForEnd } from '#test/support/service-process.ts';

/** Twenty lives: killed at every step of a job, while it starts, and after so many uploads; some stopped in order. */
const lives: readonly Life[] = Array.from({ length: 20 }, (_, at): Life => {
  if (at % 4 === 1) return { end: 'SIGTERM', after: 1 + at };
  if (at % 2 === 0) return { end: 'SIGKILL', after: 1 + ((at * 7) % 23) };
  const point = endPoints[((at - 3) / 4) % endPoints.length]!;
  return { settings: { END_AT: point, END_TIMES: point === 'restoring' ? '1' : String(1 + at) } };
});

/** Four clients upload all through twenty restarts and kills, on both databases; tells what became of every 202. */
export async function benchRestarts(): Promise<readonly string[]> {
  return [await storm('embedded'), await storm('postgres')];
}

async function storm(kind: 'embedded' | 'postgres'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'restart-storm-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const settings = { DATA_DIR: folder, SECRET_FILE: join(folder, 'secret'), DATABASE_URL: postgres?.url ?? '' };
  writeFileSync(settings.SECRET_FILE, 'x'.repeat(48));
  const { service, accepted } = await liveThrough(lives, settings);
  const ends = new Map<string, number>();
  for (const id of accepted.keys()) {
    const { status, error } = await waitForEnd(service.url, id);
    const end = error ? `${status} (${error})` : status;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  await service.kill('SIGTERM');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  const told = [...ends].map(([end, count]) => `${count} ${end}`).join(', ');
  return `${kind}: ${lives.length} restarts and kills, ${accepted.size} uploads answered with 202: ${told}`;
}
