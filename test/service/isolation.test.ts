import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '#src/main.ts';
import { prepareCertificate, prepareDataFolder } from '#test/support/data-folder.ts';
import { testConfig } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
beforeAll(async () => {
  await prepareDataFolder(folder);
  await prepareCertificate(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const engine = new URL('../support/weak-engine.ts', import.meta.url).href;

/** Starts where the wall is weak; gives what was logged about it. */
async function startWeak(settings: Readonly<Record<string, string>>): Promise<unknown> {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const config = testConfig({ DATA_DIR: folder, WORKERS: '1', SMTP_PORT: 'off', ...settings });
  const running = await start(config, log, { engine });
  await running.stop();
  return lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'isolation');
}

it('does not start the real service with less isolation than asked for, and says what is missing', async () => {
  await expect(startWeak({ NODE_ENV: 'production' })).rejects.toThrow(
    /^ISOLATION: files are opened with isolation 'basic', and 'full' is asked for \(libraries are open to readers; network: held by Node alone\)\. .*ISOLATION=basic starts all the same\.$/,
  );
});

it('starts it when a setting says that this is known, and says how things are in one line', async () => {
  const line = await startWeak({ NODE_ENV: 'production', ISOLATION: 'basic' });
  expect(line).toMatchObject({
    level: 30,
    isolation: 'basic',
    wall: 'limits',
    weaknesses: expect.arrayContaining([expect.any(String)]),
  });
});

it('starts everything else with a warning', async () => {
  expect(await startWeak({})).toMatchObject({
    level: 40,
    isolation: 'basic',
    msg: expect.stringMatching(/^ISOLATION: /),
  });
});
