import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDataFolder } from '#test/support/data-folder.ts';
import { fromGmail } from '#test/support/forwarded-mails.ts';
import { startRelay } from '#test/support/relay.ts';
import { mailOf } from '#test/support/senders.ts';
import { sendMail } from '#test/support/smtp-talk.ts';
import { until } from '#test/support/until.ts';
import { readExample } from './example.ts';

const mails = 10;
/** PDFs in a mail and the size of each: 23 MB once they are written as base64. */
const files = { count: 3, bytes: 5_650_000 };

/** Ordinary mails that a used service has answered before. */
const ordinary = 8;

/**
 * Ten mails of 23 MB at once, sent again while the door says 4xx: to a service that has just started, and to one that has
 * answered ordinary mails. Goals: all answered, all processes together ≤ 1.2 GB.
 */
export async function benchBurst(): Promise<readonly string[]> {
  return [...(await burst(0)), ...(await burst(ordinary))];
}

async function burst(before: number): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'passlift-bench-'));
  await prepareDataFolder(folder); // a database that was made before, as in every life but the first
  const relay = await startRelay();
  const [web, smtp] = [await freePort(), await freePort()];
  const settings = { DATA_DIR: folder, PORT: String(web), SMTP_PORT: String(smtp), METRICS_PORT: '0' };
  const trusting = {
    MAIL_RELAY: relay.url,
    MAIL_TRUSTED_PEERS: '127.0.0.1',
    RATE_MAIL_SENDER: '1000',
    RATE_MAIL_DOMAIN: '1000',
  };
  const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...settings, ...trusting },
    stdio: 'ignore',
  });
  try {
    await until(() =>
      fetch(`http://127.0.0.1:${web}/v1/health`).then(
        (response) => response.ok,
        () => false,
      ),
    );
    const { bytes } = await readExample();
    await Promise.all(Array.from({ length: before }, () => sendMail(smtp, fromGmail(bytes))));
    await relay.has(before);
    const idle = memoryOf(child.pid!);
    let peak = idle;
    const watch = setInterval(() => {
      const now = memoryOf(child.pid!);
      if (sumOf(now) > sumOf(peak)) peak = now;
    }, 250);
    const bodies = await Promise.all(Array.from({ length: mails }, (_, at) => largeMail(at)));
    let later = 0;
    for (const tries of await Promise.all(bodies.map((mail) => sendUntilTaken(smtp, mail)))) later += tries - 1;
    const answers = (await relay.has(before + mails)).slice(before);
    clearInterval(watch);
    const passes = answers.filter(({ mail }) => mail.attachments.some(({ filename }) => filename?.endsWith('.pkpass')));
    return [
      `${before === 0 ? 'just started' : `after ${before} ordinary mails`}: ${mails} mails of ${Math.round(bodies[0]!.length / 1e6)} MB: all taken (${later} times 4xx before), ${answers.length} answered, ${passes.length} with passes`,
      `memory of all processes (PSS): ${megabytes(sumOf(idle))} MB before, ${megabytes(sumOf(peak))} MB at most`,
      `before: ${told(idle)}`,
      `at most: ${told(peak)}`,
    ];
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await relay.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends a mail again as long as the door says 4xx, as a mail server would, only sooner; answers how often. */
async function sendUntilTaken(smtp: number, mail: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const reply = await sendMail(smtp, mail);
    if (reply.startsWith('250')) return tries;
    if (!reply.startsWith('4')) throw new Error(reply);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Each file is the example with a comment behind its end, which a reader of PDF skips. */
async function largeMail(at: number): Promise<string> {
  const { bytes } = await readExample();
  const head = mailOf('x', { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=b' }).split(
    '\r\n\r\n',
  )[0]!;
  const parts = Array.from({ length: files.count }, (_, number) => {
    const padding = Buffer.alloc(files.bytes - bytes.length, `%${at}.${number}\n`);
    const body = Buffer.concat([bytes, padding]).toString('base64').replace(/.{76}/g, '$&\r\n');
    const name = `filename="ticket-${number + 1}.pdf"`;
    return `--b\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; ${name}\r\n\r\n${body}\r\n`;
  });
  return `${head}\r\n\r\n${parts.join('')}--b--\r\n`;
}

/** What each kind of process holds, in bytes. */
type Memory = ReadonlyMap<string, { readonly processes: number; readonly bytes: number }>;

/** A process and all below it: what they share is counted once (`Pss` of proc(5)), files of the program they map included. */
function memoryOf(pid: number): Memory {
  const memory = new Map<string, { processes: number; bytes: number }>();
  for (const member of withAllBelow(pid)) {
    const kind = kindOf(read(`/proc/${member}/cmdline`));
    const bytes = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${member}/smaps_rollup`))?.[1] ?? 0) * 1024;
    const before = memory.get(kind) ?? { processes: 0, bytes: 0 };
    memory.set(kind, { processes: before.processes + 1, bytes: before.bytes + bytes });
  }
  return memory;
}

/** Threads start processes, too, so those of each thread are looked for. */
function withAllBelow(pid: number): number[] {
  const below = list(`/proc/${pid}/task`).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...below.flatMap(withAllBelow)];
}

/** By the file of ours that it runs; what stands around it belongs to the wall. */
function kindOf(command: string): string {
  const words = command.split('\0');
  const own = /node$/.test(words[0] ?? '') && words.find((word) => word.endsWith('.ts'));
  return own ? basename(own, '.ts') : 'wall';
}

const sumOf = (memory: Memory): number => [...memory.values()].reduce((sum, { bytes }) => sum + bytes, 0);

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

function told(memory: Memory): string {
  const kinds = [...memory].toSorted(([, a], [, b]) => b.bytes - a.bytes);
  return kinds.map(([kind, { processes, bytes }]) => `${processes} ${kind} ${megabytes(bytes)} MB`).join(', ');
}

/** Of a process that has ended there is nothing to read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
