import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { defaultLimits } from '#src/documents/limits.ts';
import type { Model } from '#src/extraction/model/model.ts';
import { openTargets } from '#src/fence/targets.ts';
import { engineModule, mail } from '#test/support/service-process.ts';
import { startWorker } from './conversion-worker.ts';
import { openWorkerPool } from './worker-pool.ts';
import { EngineUnable } from './worker-port.ts';

const engine = {
  module: engineModule,
  settings: {
    signer: {
      passTypeIdentifier: 'pass.com.example.test',
      teamIdentifier: 'TEST123456',
      kind: 'development' as const,
      certificateSubject: '',
      notBefore: '',
      notAfter: '',
    },
    limits: defaultLimits,
    issuer: { name: 'Test', contact: '' },
    production: false,
  },
  signer: { sign: () => Promise.reject(new Error('nothing is signed here')) },
};
const order = (wish: string) => ({
  file: { bytes: Buffer.byteLength(mail(wish)), chunks: Readable.from([Buffer.from(mail(wish))]) },
  now: '2026-11-20T12:00:00.000Z',
});
const never = new AbortController().signal;

it('keeps a worker whose memory was measured late, after the file was done', async () => {
  const samples: ((bytes: number) => void)[] = [];
  const asked = Promise.withResolvers<void>();
  const memoryOf = () => {
    asked.resolve();
    return new Promise<number>((resolve) => samples.push(resolve));
  };
  const model: Model = {
    sees: false,
    ask: () => asked.promise.then(() => ({ value: {}, usage: { inputTokens: 1, outputTokens: 1 }, milliseconds: 1 })),
  };
  const bounds = { memoryBytes: 1e9, milliseconds: 60_000, memoryOf };
  const worker = await startWorker({ ...engine, model }, bounds, () => {});
  expect(await worker.convert(order('ask'), () => {}, never)).toMatchObject({ state: 'completed' });
  const next = worker.convert(order('ask'), () => {}, never);
  for (const tell of samples.splice(0)) tell(2e9);
  expect(await next).toMatchObject({ state: 'completed' });
  worker.kill();
});

it('keeps a worker when the file cannot be read to its end, and says why', async () => {
  const worker = await startWorker(engine, { memoryBytes: 1e9, milliseconds: 60_000 }, () => {});
  async function* broken() {
    yield Buffer.from('half of a');
    throw new Error('the disk is away');
  }
  const half = { ...order(''), file: { bytes: 100, chunks: broken() } };
  await expect(worker.convert(half, () => {}, never)).rejects.toThrow('the disk is away');
  expect(await worker.convert(order('passes=0'), () => {}, never)).toMatchObject({ state: 'completed' });
  worker.kill();
});

it.each(['ask', 'crash'])(
  'practises without a language model, and takes the first file whatever came of it: %s',
  async (wish) => {
    let [practised, asked] = [0, 0];
    const signer = { ...engine.settings.signer, ...engine.signer, pid: () => undefined, close: () => {} };
    const answer = { value: {}, usage: { inputTokens: 1, outputTokens: 1 }, milliseconds: 1 };
    const pool = openWorkerPool({
      ...{ engine: engine.module, settings: engine.settings, openSigner: async () => signer, size: 1 },
      ...{ bounds: { memoryBytes: 1e9, milliseconds: 60_000 }, log: () => {} },
      model: {
        sees: false,
        ask: async () => {
          asked += 1;
          return answer;
        },
      },
      practice: [
        async () => {
          practised += 1;
          return order(wish);
        },
        async () => {
          practised += 10;
          return order('passes=1');
        },
      ],
    });
    await pool.ahead();
    expect({ practised, asked }).toEqual({ practised: 1, asked: 0 });
    pool.expect();
    expect(await pool.convert(order('passes=0'), () => {}, never)).toMatchObject({ state: 'completed' });
    expect({ practised, asked }).toEqual({ practised: 11, asked: 0 });
    pool.expect();
    expect(await pool.convert(order('passes=0'), () => {}, never)).toMatchObject({ state: 'completed' });
    expect({ practised, asked }).toEqual({ practised: 11, asked: 0 });
    pool.stop();
  },
);

it('ends workers that no file has come for, but for one, and starts them for the next', async () => {
  const before = processesBelow();
  const signer = { ...engine.settings.signer, ...engine.signer, pid: () => undefined, close: () => {} };
  const pool = openWorkerPool({
    ...{ engine: engine.module, settings: engine.settings, openSigner: async () => signer },
    ...{ size: 2, idleLife: 1, bounds: { memoryBytes: 1e9, milliseconds: 60_000 }, log: () => {} },
  });
  for (let file = 0; file < 2; file += 1) {
    const files = Array.from({ length: 2 }, () => pool.convert(order('passes=0'), () => {}, never));
    for (const outcome of await Promise.all(files)) expect(outcome).toMatchObject({ state: 'completed' });
    await expect.poll(() => processesBelow().filter((pid) => !before.includes(pid))).toHaveLength(1);
  }
  const [kept] = processesBelow().filter((pid) => !before.includes(pid));
  expect(await pool.convert(order('passes=0'), () => {}, never)).toMatchObject({ state: 'completed' });
  expect(processesBelow()).toContain(kept);
  pool.stop();
});

it('replaces a worker that has had files for long enough while none comes, and keeps one that has had none', async () => {
  const before = processesBelow();
  const own = () => processesBelow().filter((pid) => !before.includes(pid));
  const signer = { ...engine.settings.signer, ...engine.signer, pid: () => undefined, close: () => {} };
  const pool = openWorkerPool({
    ...{ engine: engine.module, settings: engine.settings, openSigner: async () => signer },
    ...{ size: 1, lifetime: 1, bounds: { memoryBytes: 1e9, milliseconds: 60_000 }, log: () => {} },
  });
  await pool.ahead();
  const [first] = own();
  for (let file = 0; file < 2; file += 1) {
    const [served] = own();
    expect(await pool.convert(order('passes=0'), () => {}, never)).toMatchObject({ state: 'completed' });
    await expect.poll(own).toEqual([expect.not.stringMatching(`^${served}$`)]);
    expect(served === first).toBe(file === 0);
  }
  pool.stop();
});

it('ends workers at rest where their memory is needed, but for one, and starts them again afterwards', async () => {
  const before = processesBelow();
  const own = () => processesBelow().filter((pid) => !before.includes(pid));
  const signer = { ...engine.settings.signer, ...engine.signer, pid: () => undefined, close: () => {} };
  const pool = openWorkerPool({
    ...{ engine: engine.module, settings: engine.settings, openSigner: async () => signer },
    ...{ size: 2, bounds: { memoryBytes: 1e9, milliseconds: 60_000 }, log: () => {} },
  });
  await pool.warm();
  expect(own()).toHaveLength(2);
  pool.thin();
  await expect.poll(own).toHaveLength(1);
  const files = Array.from({ length: 2 }, () => pool.convert(order('passes=0'), () => {}, never));
  for (const outcome of await Promise.all(files)) expect(outcome).toMatchObject({ state: 'completed' });
  await expect.poll(own).toHaveLength(1);
  pool.fill();
  await expect.poll(own).toHaveLength(2);
  expect(pool.signer()).toBeDefined(); // nobody is told that nothing works meanwhile
  pool.stop();
});

/** Whichever thread started them. */
function processesBelow(): readonly string[] {
  const tasks = `/proc/${process.pid}/task`;
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}

it('gives a worker no network, no environment, and no file beside the program', async () => {
  const { targets, close } = await openTargets();
  const contact = JSON.stringify({ targets, hidden: targets.folder });
  const prying = {
    ...engine,
    module: new URL('../../test/support/prying-engine.ts', import.meta.url).href,
    settings: { ...engine.settings, issuer: { name: '', contact } },
  };
  const started = startWorker(prying, { memoryBytes: 1e9, milliseconds: 60_000 }, () => {});
  const error: unknown = await started.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  close();
  expect(error).toBeInstanceOf(EngineUnable);
  const nothing = { network: false, files: false, writes: false, environment: false, libraries: false, key: false };
  expect(JSON.parse((error as Error).message)).toEqual(nothing);
});
