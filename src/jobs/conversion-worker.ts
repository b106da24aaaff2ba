import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Model } from '#src/extraction/model/model.ts';
import type { Progress } from '#src/pipeline/conversion.ts';
import { answerQuestions } from './answer-questions.ts';
import { type ConversionOrder, ConverterCrashed } from './converter.ts';
import type { Outcome } from './outcome.ts';
import { processMemory } from './process-memory.ts';
import type { EngineSettings, FromWorker, SignerFacts, ToWorker } from './worker-messages.ts';

const program = fileURLToPath(new URL('worker-process.ts', import.meta.url));
const memoryEvery = 200;

/** The engine cannot be opened; the message is a sentence for the operator. */
export class EngineUnable extends Error {
  override name = 'EngineUnable';
}

/** What bounds one worker. */
export type WorkerBounds = {
  readonly memoryBytes: number;
  readonly milliseconds: number;
  /** Tells how many bytes a process and those below it hold; `processMemory` unless said. */
  readonly memoryOf?: (pid: number) => Promise<number>;
};

/** One worker process: converts one file at a time until it dies or is ended. */
export type ConversionWorker = {
  readonly pid: number;
  readonly signer: SignerFacts;
  readonly bornAt: number;
  readonly alive: () => boolean;
  convert(order: ConversionOrder, report: (progress: Progress) => void, signal: AbortSignal): Promise<Outcome>;
  /** Ends it with everything it started. */
  kill(): void;
};

/** What a worker runs; the model is asked on its behalf. */
export type EngineOrder = { readonly module: string; readonly settings: EngineSettings; readonly model?: Model };

/** Starts a worker process and waits until its engine is open. Throws `EngineUnable` when it cannot be. */
export async function startWorker(
  engine: EngineOrder,
  bounds: WorkerBounds,
  log: (text: string) => void,
): Promise<ConversionWorker> {
  const heap = Math.max(64, Math.floor(bounds.memoryBytes / 2 ** 20 / 2));
  const child = fork(program, [engine.module], {
    execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true, // a group of its own, so that it can be ended with everything it started
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => log(text.slice(0, 2000)));
  child.on('error', () => {}); // a worker that cannot be started or told anything also exits
  send(child, { type: 'open', settings: engine.settings });
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])])) as [
    FromWorker?,
  ];
  if (first?.type !== 'ready') {
    killGroup(child);
    if (first?.type === 'unable') throw new EngineUnable(first.reason);
    throw new Error('the conversion worker ended before it was ready');
  }
  return { ...workerOf(child, bounds, engine.model), signer: first.signer };
}

function workerOf(
  child: ChildProcess,
  bounds: WorkerBounds,
  model: Model | undefined,
): Omit<ConversionWorker, 'signer'> {
  return {
    pid: child.pid ?? 0,
    bornAt: performance.now(),
    alive: () => child.exitCode === null && child.signalCode === null && child.connected,
    convert: (order, report, signal) => convertIn(child, { order, report, signal, bounds, model }),
    kill: () => killGroup(child),
  };
}

type Run = {
  readonly order: ConversionOrder;
  readonly report: (progress: Progress) => void;
  readonly signal: AbortSignal;
  readonly bounds: WorkerBounds;
  readonly model: Model | undefined;
};

function convertIn(child: ChildProcess, { order, report, signal, bounds, model }: Run): Promise<Outcome> {
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
    send(child, { type: 'convert', order });
  });
}

function send(child: ChildProcess, message: ToWorker): void {
  child.send(message, () => {}); // a broken pipe is seen as an exit
}

function killGroup(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
