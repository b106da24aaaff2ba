/** Clients that upload all through the restarts and kills of a service. */
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { type ServiceChild, startChild } from './service-child.ts';
import { bodyOf, formOf, mail } from './service-process.ts';

/** One life of the service. */
export type Life = {
  readonly settings?: Readonly<Record<string, string>>;
  /** The signal that ends it once it is ready and `after` more uploads were answered with 202; none: it ends itself. */
  readonly end?: 'SIGKILL' | 'SIGTERM';
  readonly after?: number;
};

/** What came of it: the service that runs now, and what every acknowledged upload said, by the id of its job. */
export type Survived = {
  readonly service: ServiceChild;
  readonly secret: string;
  readonly accepted: ReadonlyMap<string, string>;
  /** The exit code of each life. */
  readonly codes: readonly (number | null)[];
  /** Every line that was logged. */
  readonly lines: readonly string[];
  /** Conversion workers of all lives but the last. */
  readonly workers: readonly number[];
};

/** Starts the service again and again, always at the same port, while so many clients upload as fast as they can. */
export async function liveThrough(
  lives: readonly Life[],
  settings: Readonly<Record<string, string>>,
  clients = 4,
): Promise<Survived> {
  const port = String(await freePort());
  const accepted = new Map<string, string>();
  const heard = new EventTarget();
  const codes: (number | null)[] = [];
  const lines: string[] = [];
  const workers: number[] = [];
  const done = new AbortController();
  let secret = '';
  let uploads: Promise<unknown> = Promise.resolve();

  for (const { settings: more, end, after = 1 } of lives) {
    const child = await startChild({ ...settings, ...more, PORT: port, ...(secret ? {} : { MAKE_KEY: '1' }) }).catch(
      (error: unknown) => {
        if (end) throw error;
      },
    );
    if (!child) continue; // it ended itself before it was ready
    if (!secret) {
      secret = child.secret!;
      const url = `http://127.0.0.1:${port}`;
      uploads = Promise.all(
        Array.from({ length: clients }, (_, client) =>
          uploadUntil(done.signal, { url, secret, client, accepted, heard }),
        ),
      );
    }
    if (end) {
      await more202(heard, after);
      workers.push(...child.workers());
      codes.push(await child.kill(end));
    } else codes.push(await child.exited);
    lines.push(...child.lines);
  }
  const service = await startChild({ ...settings, PORT: port });
  await more202(heard, 1);
  done.abort();
  await uploads;
  return { service, secret, accepted, codes, lines: [...lines, ...service.lines], workers };
}

type Client = {
  readonly url: string;
  readonly secret: string;
  readonly client: number;
  readonly accepted: Map<string, string>;
  readonly heard: EventTarget;
};

/** One file after the other; a refused connection or upload is tried again, as a client would. */
async function uploadUntil(done: AbortSignal, { url, secret, client, accepted, heard }: Client): Promise<void> {
  for (let at = 0; !done.aborted; at += 1) {
    const file = `${mail('x')}client ${client} file ${at}`;
    try {
      const response = await fetch(`${url}/v1/pipeline`, {
        method: 'POST',
        body: formOf(file, {}),
        headers: { 'X-API-Key': secret },
      });
      const body = await bodyOf(response);
      if (response.status === 202) {
        accepted.set(body.id, file);
        heard.dispatchEvent(new Event('202'));
        continue;
      }
    } catch {
      // nobody answers: it is dead, or starts
    }
    await setTimeout(100);
  }
}

function more202(heard: EventTarget, count: number): Promise<void> {
  return new Promise((resolve) => {
    let more = 0;
    const hear = () => {
      more += 1;
      if (more < count) return;
      heard.removeEventListener('202', hear);
      resolve();
    };
    heard.addEventListener('202', hear);
  });
}
