/** One state machine over its workers, in one long function: parted, what it counts would be kept in two places. */
import type { Model } from '#src/extraction/model/model.ts';
import { type FenceLevel, seenFromOutside } from '#src/fence/level.ts';
import { openTargets, type Targets } from '#src/fence/targets.ts';
import type { SignerProcess } from '#src/passes/signing/signer-process.ts';
import { SigningSetupError } from '#src/passes/signing/signing-files.ts';
import { startWorker } from './conversion-worker.ts';
import { type ConversionOrder, type Converter, ConverterCrashed } from './converter.ts';
import type { EngineSettings, SignerFacts } from './worker-messages.ts';
import { type ConversionWorker, EngineUnable, type WorkerBounds } from './worker-port.ts';

/** What a pool runs, and how much of it. */
export type PoolOptions = {
  /** URL of the module that exports `openEngine`. */
  readonly engine: string;
  readonly settings: Omit<EngineSettings, 'signer'>;
  /** Opens the signer of all workers; it lives as long as the pool. */
  readonly openSigner: () => Promise<SignerProcess>;
  /** The language model that workers may ask through this process. */
  readonly model?: Model;
  readonly size: number;
  /** Milliseconds without a file after which all workers but the last are ended, and started again when files come; kept warm if not said. */
  readonly idleLife?: number;
  /** Milliseconds after which a worker that has had files is replaced, while it rests where it can; ten minutes if not said. */
  readonly lifetime?: number;
  /** Files of ours that a worker converts while none waits for it: the first once `ahead` was asked for, all once one is expected. */
  readonly practice?: readonly (() => Promise<ConversionOrder | undefined>)[];
  readonly bounds: WorkerBounds;
  readonly log: (text: string) => void;
};

/** Workers that are kept warm. */
export type WorkerPool = Converter & {
  /** Starts the workers ahead of the first file; throws `EngineUnable` when that fails. */
  warm(): Promise<void>;
  /**
   * Has one worker ready for the first file, practised; when that fails, the first file tries again. From then on a worker that
   * takes the place of another one practises, too.
   */
  ahead(): Promise<void>;
  /** Somebody may send a file soon: has a worker that rests practise all there is, and from then on those that are started ahead. */
  expect(): void;
  /** Until it is told otherwise, ends all workers but one that no file has come for: their memory is needed elsewhere. */
  thin(): void;
  /** Starts those again, away from any file that waits. */
  fill(): void;
  /** How well the readers are fenced, as the first worker tried; undefined before, and for engines that open no files. */
  isolation(): FenceLevel | undefined;
  /** The signing identity of the worker that was started last; undefined when the last start failed. */
  signer(): SignerFacts | undefined;
  /** The signer itself, for what is signed elsewhere; throws `EngineUnable` where it cannot be opened. */
  signing(): Promise<SignerProcess>;
  /** Ends all workers at once, what they do included. */
  stop(): void;
};

/**
 * A worker that has had files is replaced after this many or this long, so that nothing of one file outlives it for long. It opens
 * no file itself: the fenced readers under it do, and they are replaced sooner.
 */
const filesPerWorker = 500;
const usualLifetime = 10 * 60_000;

/** Opens a pool of conversion workers; one that is used up or was lost is replaced at once. */
export function openWorkerPool(options: PoolOptions): WorkerPool {
  const { engine, settings, openSigner, model, size, idleLife, lifetime = usualLifetime } = options;
  const { practice = [], bounds, log } = options;
  const idle: Slot[] = [];
  const all = new Set<ConversionWorker>();
  const waiting: ((slot: Slot | undefined) => void)[] = [];
  let slots = 0;
  let signer: SignerFacts | undefined;
  let targets: Targets | undefined;
  let isolation: FenceLevel | undefined;
  let stopped = false;
  let thinned = false;
  /** How many files of practice a worker converts before it gets others. */
  let practices = 0;
  /** Workers that practise for the first file. */
  let practising = 0;
  /** Workers that were ended for want of memory. */
  let missing = 0;

  let opening: Promise<SignerProcess> | undefined;
  /** One for all; when it could not be opened, the next file tries again. */
  const signing = (): Promise<SignerProcess> => {
    opening ??= openSigner().catch((error: unknown) => {
      opening = undefined;
      throw error instanceof SigningSetupError ? new EngineUnable(error.message) : error;
    });
    return opening;
  };
  const start = async (): Promise<Slot> => {
    if (stopped) throw new Error('the conversion workers are stopped');
    const worker = await open().catch((error: unknown) => {
      signer = undefined;
      throw error;
    });
    signer = worker.signer;
    isolation ??= worker.isolation;
    all.add(worker);
    if (stopped) worker.kill();
    return { worker, files: 0, practised: 0, timers: [] };
  };
  const open = async (): Promise<ConversionWorker> => {
    const own = await signing();
    if (stopped) own.close();
    const { sign: _sign, pid: _pid, close: _close, ...identity } = own;
    const order = {
      module: engine,
      settings: { ...settings, signer: identity, ...(targets ? { targets } : {}) },
      signer: own,
    };
    return startWorker({ ...order, ...(model ? { model } : {}) }, bounds, log);
  };
  const take = async (): Promise<Slot> => {
    // Who practises is sooner done than one that never has.
    const free = waiting.length < practising ? takeIdle(isWarm) : idle.pop();
    if (free) {
      rouse(free);
      return usable(free) ? free : replace(free);
    }
    if (slots >= size || waiting.length < practising) {
      const handed = await new Promise<Slot | undefined>((resolve) => waiting.push(resolve));
      return handed && usable(handed) ? handed : replace(handed);
    }
    slots += 1;
    return replace();
  };
  const isWarm = (slot: Slot) => slot.files > 0 || slot.practised >= practices;
  const takeIdle = (suits: (slot: Slot) => boolean): Slot | undefined => {
    const at = idle.findLastIndex(suits);
    return at < 0 ? undefined : idle.splice(at, 1)[0];
  };
  const replace = async (old?: Slot): Promise<Slot> => {
    if (old) discard(old);
    try {
      return await start();
    } catch (error) {
      give(undefined);
      throw error;
    }
  };
  /** What is done while there are targets for the fence to be tried on. */
  const tried = async <T>(work: () => Promise<T>): Promise<T> => {
    const open = await openTargets();
    ({ targets } = open);
    try {
      return await work();
    } finally {
      targets = undefined;
      const seen = open.close();
      isolation &&= seenFromOutside(isolation, seen);
    }
  };
  const discard = ({ worker }: Slot) => {
    all.delete(worker);
    worker.kill();
  };
  /** Hands a slot to who waits for it; `undefined` stands for one whose worker is yet to be started. */
  const give = (slot: Slot | undefined) => {
    const next = waiting.shift();
    if (next) next(slot);
    else if (slot) rest(slot);
    else slots -= 1;
  };
  const rest = (slot: Slot) => {
    idle.push(slot);
    if (thinned && thinOut(slot)) return;
    if (idleLife !== undefined) slot.timers.push(setTimeout(() => endIdle(slot), idleLife).unref());
    if (slot.files > 0) slot.timers.push(setTimeout(() => renew(slot), timeLeft(slot)).unref());
  };
  const rouse = (slot: Slot) => {
    for (const timer of slot.timers.splice(0)) clearTimeout(timer);
  };
  /** The last one stays. */
  const endIdle = (slot: Slot): boolean => {
    if (slots === 1) return false;
    idle.splice(idle.indexOf(slot), 1);
    rouse(slot);
    discard(slot);
    slots -= 1;
    return true;
  };
  const thinOut = (slot: Slot): boolean => {
    const ended = endIdle(slot);
    if (ended) missing += 1;
    return ended;
  };
  const practise = async (slot: Slot): Promise<Slot> => {
    practising += 1;
    for (; slot.practised < practices && waiting.length === 0; slot.practised += 1) {
      const order = await practice[slot.practised]!();
      if (order) await slot.worker.practise(order);
    }
    practising -= 1;
    return slot;
  };
  /** Starts another worker in place of one at once; where that fails, the next file tries again and says why. */
  const again = (slot: Slot) =>
    replace(slot)
      .then(practise)
      .then(give, () => {});
  let renewed: Promise<void> = Promise.resolve();
  /** Replaces a worker that rests, so that no file waits for a start; one after the other. */
  const renew = (slot: Slot) => {
    renewed = renewed.then(async () => {
      if (stopped || !takeIdle((one) => one === slot)) return;
      rouse(slot);
      await again(slot);
    });
  };
  const timeLeft = ({ worker }: Slot) => worker.bornAt + lifetime - performance.now();
  const usable = (slot: Slot) =>
    slot.worker.alive() && slot.files < filesPerWorker && (slot.files === 0 || timeLeft(slot) > 0);

  return {
    async warm() {
      const first = await tried(take); // alone: it tries the fence for all
      const rest = await Promise.all(Array.from({ length: size - 1 }, take));
      for (const slot of [first, ...rest]) give(slot);
    },
    async ahead() {
      practices = Math.max(practices, Math.min(1, practice.length));
      const slot = await take().catch(() => undefined);
      if (slot) give(await practise(slot));
    },
    expect() {
      if (practices === practice.length) return;
      practices = practice.length;
      const slot = takeIdle((one) => !isWarm(one));
      if (!slot) return;
      rouse(slot);
      void practise(slot).then(give);
    },
    thin() {
      thinned = true;
      for (const slot of [...idle]) thinOut(slot);
    },
    fill() {
      thinned = false;
      for (; missing > 0; missing -= 1) {
        if (slots >= size) continue; // a file came meanwhile
        slots += 1;
        void replace().then(give, () => {});
      }
    },
    signer: () => signer,
    signing,
    isolation: () => isolation,
    async convert(order, report, signal) {
      const slot = await take().catch((cause: unknown) => {
        log(cause instanceof Error ? cause.message : String(cause));
        throw new ConverterCrashed(stopped ? 'stop' : 'crash');
      });
      try {
        return await slot.worker.convert(order, report, signal);
      } finally {
        slot.files += 1;
        if (usable(slot)) give(slot);
        else void again(slot);
      }
    },
    stop() {
      stopped = true;
      void opening?.then((own) => own.close()).catch(() => {});
      for (const worker of all) worker.kill();
    },
  };
}

type Slot = { readonly worker: ConversionWorker; files: number; practised: number; readonly timers: NodeJS.Timeout[] };
