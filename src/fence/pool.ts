import type { Ask, Failure, WorkerLimits } from './ask.ts';
import { type LaunchOptions, launch } from './launch.ts';
import { Worker } from './worker.ts';

/** When a process is replaced although nothing failed, so that nothing of one document stays for long. */
const mostServed = 50;
const mostAge = 10 * 60 * 1000;

/** How often a start is tried. It fails on a machine that is very busy or short of memory, and never for a document. */
const mostStarts = 3;

/** No process can be started inside its bounds. The bounds stay: nothing is ever opened without them. */
export class ReaderUnable extends Error {
  override name = 'ReaderUnable';
}

/** How many processes a pool starts, and after what one of them is replaced. */
export type PoolOptions = LaunchOptions &
  WorkerLimits & {
    /** Requests in work at a time; the others wait. */
    readonly size: number;
    /** Documents that one process serves at most; 50 if not said. */
    readonly mostServed?: number;
    /** Bytes of a request that a process is replaced after: WebAssembly gives no memory back. No bound if not said. */
    readonly mostBytes?: number;
    /** `false`: no process is started ahead while another one is at work, not even one that is about to be replaced. */
    readonly spare?: boolean;
  };

/**
 * Fenced processes of one kind, with one started ahead so that nobody waits for a start: the first, and each that takes
 * the place of one whose time is up. An idle one more would hold 40 to 60 MB for nothing.
 */
export class Pool {
  readonly #options: PoolOptions;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #aged = new WeakSet<Worker>();
  readonly #retiring = new Map<Worker, NodeJS.Timeout>();
  readonly #waiting: (() => void)[] = [];
  /** Who served the last request that counted. */
  #last: Worker | undefined;
  #running = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#keepSpare();
  }

  /** Whether the operating system bounds the memory of the processes. */
  get boundsMemory(): boolean {
    return this.#options.dataLimit > 0;
  }

  get #mostServed(): number {
    return this.#options.mostServed ?? mostServed;
  }

  /** Processes alive now. */
  get pids(): readonly number[] {
    return [...this.#all].flatMap((worker) => (worker.alive && worker.pid !== undefined ? [worker.pid] : []));
  }

  /**
   * Has one process do the work; the process is fit for the next request or replaced afterwards. Throws `ReaderUnable`
   * when none starts inside its bounds.
   */
  async run(request: Ask): Promise<{ readonly end: unknown } | Failure> {
    if (this.#closed) throw new Error('The readers are closed.');
    if (this.#running >= this.#options.size) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      if (this.#closed || request.signal?.aborted) return { failed: 'stopped' };
      const worker = await this.#take();
      const result = await worker.ask(this.#counted(request, worker));
      this.#giveBack(worker);
      return result;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #counted({ counts, ...request }: Ask, worker: Worker): Ask {
    if (counts === false || (counts === 'again' && worker === this.#last)) return { ...request, counts: false };
    this.#last = worker;
    return request;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const worker of this.#all) worker.kill();
    await Promise.all([...this.#all].map((worker) => worker.ended));
  }

  async #take(): Promise<Worker> {
    for (let failures = 0; ; ) {
      if (this.#closed) throw new Error('The readers are closed.');
      const worker = this.#idle.shift() ?? this.#start();
      if (this.#options.spare !== false && worker.served + 1 >= this.#mostServed) this.#keepSpare();
      try {
        await worker.ready;
        if (worker.alive) return worker;
      } catch (cause) {
        failures += 1;
        if (failures >= mostStarts) throw new ReaderUnable('No reader starts inside its bounds.', { cause });
      }
    }
  }

  #giveBack(worker: Worker): void {
    const fit =
      worker.alive &&
      worker.served < this.#mostServed &&
      worker.mostCarried <= (this.#options.mostBytes ?? Number.POSITIVE_INFINITY) &&
      !this.#aged.has(worker) &&
      !this.#closed;
    if (fit) this.#idle.unshift(worker);
    else worker.kill();
    if (fit && worker.asked === 1) this.#retiring.set(worker, setTimeout(() => this.#retire(worker), mostAge).unref());
    this.#keepSpare();
  }

  #retire(worker: Worker): void {
    this.#aged.add(worker);
    if (this.#forget(worker)) worker.kill();
    this.#keepSpare();
  }

  #keepSpare(): void {
    if (this.#idle.length === 0 && !this.#closed) this.#idle.push(this.#start());
  }

  #start(): Worker {
    const worker = new Worker(launch(this.#options), this.#options);
    this.#all.add(worker);
    worker.ended.then(() => {
      this.#all.delete(worker);
      this.#forget(worker);
      // What it was asked last hangs on it, which may be a whole file.
      clearTimeout(this.#retiring.get(worker));
      this.#retiring.delete(worker);
    });
    return worker;
  }

  /** Takes a process off the list of those that wait for work; whether it was on it. */
  #forget(worker: Worker): boolean {
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    return at >= 0;
  }
}
