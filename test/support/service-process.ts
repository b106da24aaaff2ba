/** Starts the service in this process on a free port, with a quick engine and generous limits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pino from 'pino';
import { type Config, parseConfig } from '#src/config.ts';
import { type Running, start } from '#src/main.ts';
import { prepareCertificate, prepareDataFolder } from './data-folder.ts';
import { easySettings } from './easy-settings.ts';
import { until } from './until.ts';

export const engineModule = new URL('service-engine.ts', import.meta.url).href;

/** A service under test. */
export type TestService = Running & {
  readonly url: string;
  readonly folder: string;
  /** Every line that was logged. */
  readonly logged: string[];
  token(): Promise<string>;
  /** Uploads a file with a good token, unless told otherwise. */
  upload(file: string | Uint8Array, more?: UploadMore): Promise<Response>;
  /** Waits until a job has ended. */
  ended(id: string): Promise<JobAnswer>;
  end(): Promise<void>;
};

export type UploadMore = {
  readonly token?: string | null;
  readonly name?: string;
  readonly headers?: Record<string, string>;
  readonly fields?: Record<string, string>;
};

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at freely, as a client would
export type JobAnswer = any;

/** The JSON of an answer. */
export async function bodyOf(response: Response): Promise<JobAnswer> {
  return response.json();
}

export function testConfig(settings: Readonly<Record<string, string>>): Config {
  const config = parseConfig({ ...easySettings, ...settings });
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  return config;
}

/** A mail that asks the test engine for something. */
export function mail(wish: string): string {
  return `From: a@example.com\r\nSubject: Ticket\r\n\r\nENGINE ${wish}\r\n`;
}

export async function startService(
  settings: Readonly<Record<string, string>> = {},
  now?: () => number,
  more: Pick<NonNullable<Parameters<typeof start>[2]>, 'patience' | 'eventLoop'> = {},
): Promise<TestService> {
  const folder = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'service-test-'));
  const logged: string[] = [];
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void logged.push(line) });
  const config = testConfig({ DATA_DIR: folder, ...settings });
  if (!config.DATABASE_URL) await prepareDataFolder(folder);
  await prepareCertificate(folder);
  const running = await start(config, log, {
    engine: engineModule,
    eventLoop: { longest: () => 0 }, // what a test does in the process that it shares with the service is not the service's
    ...(now ? { now } : {}),
    ...more,
  });
  const url = running.address!;
  const service: TestService = {
    ...running,
    url,
    folder,
    logged,
    token: () => solveToken(url),
    async upload(file, more = {}) {
      const token = more.token === undefined ? await solveToken(url) : more.token;
      return fetch(`${url}/v1/pipeline`, {
        method: 'POST',
        body: formOf(file, { ...more, token }),
        headers: more.headers ?? {},
      });
    },
    ended: (id) => waitForEnd(url, id),
    async end() {
      await running.stop();
      if (!settings.DATA_DIR) rmSync(folder, { recursive: true, force: true });
    },
  };
  return service;
}

export function formOf(file: string | Uint8Array, { token, name = 'ticket.eml', fields = {} }: UploadMore): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  if (token) form.set('cf_turnstile_response', token);
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  return form;
}

/** Does the work that the page's widget does. */
export async function solveToken(url: string): Promise<string> {
  const { challenge } = (await (await fetch(`${url}/v1/verification`)).json()) as JobAnswer;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Polls as a client would, until a worker has begun with the job. */
export async function waitForWork(url: string, id: string): Promise<void> {
  await until(
    async () => (await bodyOf(await fetch(`${url}/v1/pipeline/${id}`))).status,
    (status) => status === 'processing',
  );
}

/** Polls as a client would, until the job has ended. */
export async function waitForEnd(url: string, id: string): Promise<JobAnswer> {
  return until(
    async () => bodyOf(await fetch(`${url}/v1/pipeline/${id}`)),
    ({ status }) => status !== 'pending' && status !== 'processing',
  );
}
