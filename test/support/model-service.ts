/** The service in this process with an engine of the test's choice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { type Running, start } from '#src/main.ts';
import { prepareCertificate, prepareDataFolder } from './data-folder.ts';
import { bodyOf, formOf, type JobAnswer, solveToken, testConfig, waitForEnd } from './service-process.ts';

/** A service that converts files one after the other. */
export type ModelService = Running & {
  readonly folder: string;
  /** Every line that was logged. */
  readonly logged: readonly string[];
  /** Uploads a file and waits for its end. */
  convert(file: string | Uint8Array, name?: string): Promise<JobAnswer>;
  end(): Promise<void>;
};

/** Starts it; `engine` is the URL of a module, the real one when left out. A `folder` outlives the service. */
export async function startModelService(
  settings: Readonly<Record<string, string>>,
  { engine, folder, now }: { readonly engine?: string; readonly folder?: string; readonly now?: () => number } = {},
): Promise<ModelService> {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'model-service-'));
  await prepareDataFolder(data);
  await prepareCertificate(data);
  const logged: string[] = [];
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void logged.push(line) });
  const running = await start(testConfig({ DATA_DIR: data, ...settings }), log, {
    ...(engine ? { engine } : {}),
    ...(now ? { now } : {}),
  });
  const url = running.address!;
  return {
    ...running,
    folder: data,
    logged,
    async convert(file, name = 'ticket.eml') {
      const body = formOf(file, { token: await solveToken(url), name });
      const answer = await bodyOf(await fetch(`${url}/v1/pipeline`, { method: 'POST', body }));
      if (!answer.id) throw new Error(`the upload was refused: ${JSON.stringify(answer)}`);
      return waitForEnd(url, answer.id);
    },
    async end() {
      await running.stop();
      if (!folder) rmSync(data, { recursive: true, force: true });
    },
  };
}
