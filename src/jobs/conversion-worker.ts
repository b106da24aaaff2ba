import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { factsSaid } from '#src/error-facts.ts';
import type { Model } from '#src/extraction/model/model.ts';
import type { Signer } from '#src/passes/signer.ts';
import type { Progress } from '#src/pipeline/conversion.ts';
import { startWalled } from '#src/wall/start-walled.ts';
import { answerQuestions } from './answer-questions.ts';
import { type ConversionOrder, ConverterCrashed } from './converter.ts';
import type { Outcome } from './outcome.ts';
import { processMemory } from './process-memory.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { foldersOf, permissionsFor } from './worker-permissions.ts';
import { type ConversionWorker, type EngineOrder, EngineUnable, type WorkerBounds } from './worker-port.ts';

const program = new URL('worker-process.ts', import.meta.url);

const memoryEvery = 200;
const never = new AbortController().signal;

/** Starts a worker process and waits until its engine is open. Throws `EngineUnable` when it cannot be. */
export async function startWorker(
  engine: EngineOrder,
  bounds: WorkerBounds,
  log: (text: string) => void,
): Promise<ConversionWorker> {
  const { nice = 0 } = engine.settings;
  const heap = Math.max(64, Math.floor(bounds.memoryBytes / 2 ** 20 / 2));
  const child = startWalled({
    entry: program,
    args: [engine.module],
    node: [...permissionsFor(engine.module), `--max-old-space-size=${heap}`],
    readable: foldersOf(engine.module),
    dataLimit: 0, // it is watched with everything it starts
    nice,
    parent: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (nice > 0) yieldTo(child.pid, nice);
  child.stderr!.setEncoding('utf8').on('data', (text: string) => log(factsSaid(text)));
  child.on('error', () => {}); // a worker that cannot be started or told anything also exits
  const watched = child.stdio[3] as Duplex;
  watched.on('error', () => {});
  child.on('exit', () => watched.destroy()); // lets the watching shell go
  send(child, { type: 'open', settings: engine.settings });
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])])) as [
    FromWorker?,
  ];
  if (first?.type !== 'ready') {
    killGroup(child);
    if (first?.type === 'unable') throw new EngineUnable(first.reason);
    throw new Error('the conversion worker ended before it was ready');
  }
  return {
    ...workerOf(child, bounds, engine),
    signer: first.signer,
    ...(first.isolation ? { isolation: first.isolation } : {}),
  };
}

/** What it starts later yields as well. A system that does not let us makes it no worse than the others. */
function yieldTo(pid: number | undefined, nice: number): void {
  try {
    if (pid !== undefined) setPriority(pid, nice);
  } catch {
    // it ended already, or may not
  }
}

function workerOf(
  child: ChildProcess,
  bounds: WorkerBounds,
  { model, signer }: EngineOrder,
): Omit<ConversionWorker, 'signer' | 'isolation'> {
  return {
    pid: child.pid ?? 0,
    bornAt: performance.now(),
    alive: () => !killed.has(child) && child.exitCode === null && child.signalCode === null && child.connected,
    convert: (order, report, signal) => convertIn(child, { order, report, signal, bounds, model, signer }),
    practise: (order) =>
      convertIn(child, { order, report: () => {}, signal: never, bounds, model: undefined, signer }).then(
        () => {},
        () => {},
      ),
    kill: () => killGroup(child),
  };
}

type Run = {
  readonly order: ConversionOrder;
  readonly report: (progress: Progress) => void;
  readonly signal: AbortSignal;
  readonly bounds: WorkerBounds;
  readonly model: Model | undefined;
  readonly signer: Pick<Signer, 'sign'>;
};

function convertIn(child: ChildProcess, { order, report, signal, bounds, model, signer }: Run): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let settled = false;
    const end = (why: ConverterCrashed['why']) => {
      if (settled) return; // a sample of memory may come in after the answer, when the worker is somebody else's
      settle();
      killGroup(child);
      reject(new ConverterCrashed(why));
    };
    const questions = answerQuestions(model, (message) => send(child, message));
    const onMessage = (message: FromWorker) => {
      if (message.type === 'progress') return report(message.progress);
      if (message.type === 'ask') return questions.ask(message);
      if (message.type === 'sign') return void signFor(child, signer, message);
      if (message.type !== 'done') return;
      settle();
      resolve(message.outcome);
    };
    const onExit = () => end('crash');
    const onAbort = () => end('stop');
    const deadline = setTimeout(() => end('time'), bounds.milliseconds);
    const memoryOf = bounds.memoryOf ?? processMemory;
    const watch = setInterval(async () => {
      if ((await memoryOf(child.pid!)) > bounds.memoryBytes) end('memory');
    }, memoryEvery);
    const settle = () => {
      settled = true;
      clearTimeout(deadline);
      clearInterval(watch);
      questions.end();
      child.off('message', onMessage).off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
    };
    child.on('message', onMessage).on('exit', onExit);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) return end('stop');
    if (!child.connected) return end('crash');
    handOver(child, order, () => settled).catch((error: unknown) => {
      if (settled) return;
      settle(); // the store failed, not the worker: it gets another file
      reject(error);
    });
  });
}

/** Hands a file over piece by piece, each when the one before is gone; nothing more once it is given up. */
async function handOver(
  child: ChildProcess,
  { file, ...order }: ConversionOrder,
  givenUp: () => boolean,
): Promise<void> {
  await sent(child, { type: 'file', bytes: file.bytes });
  for await (const bytes of file.chunks) {
    if (givenUp()) return;
    await sent(child, { type: 'piece', bytes });
  }
  send(child, { type: 'convert', order });
}

/** What the signer refuses, or cannot do, is a failure of the machine: the worker ends over it, and says why. */
async function signFor(
  child: ChildProcess,
  signer: Pick<Signer, 'sign'>,
  { question, manifest }: FromWorker & { readonly type: 'sign' },
): Promise<void> {
  const signature = await signer.sign(manifest).catch(() => undefined);
  send(child, { type: 'signature', question, signature });
}

function send(child: ChildProcess, message: ToWorker): void {
  child.send(message, () => {}); // a broken pipe is seen as an exit
}

/** Resolves when it is on its way, or never will be. */
function sent(child: ChildProcess, message: ToWorker): Promise<void> {
  return new Promise((resolve) => child.send(message, () => resolve()));
}

/** Workers that were told to end: their exit comes later, and no other file must be given to them meanwhile. */
const killed = new WeakSet<ChildProcess>();

function killGroup(child: ChildProcess): void {
  killed.add(child);
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
