/** A class with the life of one process: parted, its state would be open to others. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Ask, Failure, WorkerLimits } from './ask.ts';
import { encodeFrame, frameReader, type Streamed } from './frame.ts';
import type { Answer } from './serve.ts';
import { type Watch, watchProcess } from './watch.ts';

type Pending = {
  readonly id: number;
  part(part: unknown): void;
  end(end: unknown): void;
  fail(failure: Failure): void;
};

/** A fenced process seen from our side; it serves one request at a time, and any failure ends it. */
export class Worker {
  readonly #child: ChildProcess;
  readonly #limits: WorkerLimits;
  readonly #ready = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<void>();
  #pending: Pending | undefined;
  #served = 0;
  #asked = 0;
  #dead = false;
  #mostCarried = 0;
  #watch: Watch | undefined;

  /** Takes charge of a process that `launch` started. */
  constructor(child: ChildProcess, limits: WorkerLimits) {
    this.#child = child;
    this.#limits = limits;
    this.#ready.promise.catch(() => {}); // told to whoever asks
    this.#awaitStart();
    this.#listen();
    // A program that has nothing else to do may end although readers are kept warm.
    child.unref();
    for (const stream of child.stdio) (stream as Partial<Duplex & { unref(): void }> | null)?.unref?.();
  }

  /** Resolves when it can work; rejects when it did not start. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Resolves when the process is gone. */
  get ended(): Promise<void> {
    return this.#ended.promise;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get alive(): boolean {
    return !this.#dead;
  }

  /** Requests taken so far. */
  get asked(): number {
    return this.#asked;
  }

  /** Of these, the ones that brought a document along. */
  get served(): number {
    return this.#served;
  }

  /** Bytes of the largest request so far that left something behind. */
  get mostCarried(): number {
    return this.#mostCarried;
  }

  async ask(request: Ask): Promise<{ readonly end: unknown } | Failure> {
    await this.ready;
    this.#asked += 1;
    if (request.counts !== false) this.#served += 1;
    const release = this.#bound(request);
    try {
      return await this.#send(request);
    } finally {
      this.#pending = undefined;
      release();
    }
  }

  kill(): void {
    if (this.#dead) return;
    this.#dead = true;
    this.#child.ref(); // its end is near, and worth waiting for
    try {
      process.kill(-this.#child.pid!, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL'); // started without a group
    }
  }

  #send(request: Ask): Promise<{ readonly end: unknown } | Failure> {
    return new Promise((resolve) => {
      const part = request.onPart ?? (() => {});
      this.#pending = { id: this.#asked, part, end: (end) => resolve({ end }), fail: resolve };
      if (request.signal?.aborted) return this.#giveUp({ failed: 'stopped' });
      if (this.#dead) return resolve({ failed: 'crash', detail: 'ended before it was asked' });
      const { operation, input, lasting } = request;
      const pieces = encodeFrame({ id: this.#asked, operation, input });
      const carried = pieces.reduce((sum, { length }) => sum + length, 0);
      if (lasting !== false) this.#mostCarried = Math.max(this.#mostCarried, carried);
      this.#write(pieces).catch((error: Error) => this.#giveUp({ failed: 'crash', detail: error.message }));
    });
  }

  /** What is streamed is read no faster than it is taken. Throws when it is not as long as was said. */
  async #write(pieces: readonly (Uint8Array | Streamed)[]): Promise<void> {
    const stdin = this.#child.stdin!;
    for (const piece of pieces) {
      if (piece instanceof Uint8Array) {
        stdin.write(piece);
        continue;
      }
      let left = piece.length;
      for await (const chunk of piece.chunks) {
        left -= chunk.length;
        if (this.#dead || left < 0) break;
        if (!stdin.write(chunk)) await Promise.race([once(stdin, 'drain'), this.ended]);
      }
      if (this.#dead) return;
      if (left !== 0) throw new Error('what was streamed has another length than was said');
    }
  }

  /** Sets deadlines, memory watch and stop signal for one request; the result lifts them. */
  #bound(request: Ask): () => void {
    const late = () => this.#giveUp({ failed: 'slow' });
    const stop = () => this.#giveUp({ failed: 'stopped' });
    const deadline = setTimeout(late, request.within);
    const allowed = { resident: this.#limits.resident, cpu: request.step ?? Number.POSITIVE_INFINITY };
    const watch = watchProcess(this.pid ?? 0, allowed, (failed) =>
      this.#giveUp({ failed, detail: 'over its allowance' }),
    );
    this.#watch = watch;
    request.signal?.addEventListener('abort', stop, { once: true });
    return () => {
      clearTimeout(deadline);
      watch.end();
      this.#watch = undefined; // it knows the request, which may be a whole file
      request.signal?.removeEventListener('abort', stop);
    };
  }

  #awaitStart(): void {
    const late = setTimeout(() => this.#giveUp({ failed: 'slow' }), this.#limits.start);
    this.#pending = {
      id: 0,
      part: () => {},
      end: () => {
        clearTimeout(late);
        this.#pending = undefined;
        this.#ready.resolve();
      },
      fail: ({ failed, detail }) => {
        clearTimeout(late);
        this.#ready.reject(new Error(`A reader did not start (${failed}). ${detail ?? ''}`));
      },
    };
  }

  #listen(): void {
    const read = frameReader(this.#limits.answer);
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      if (this.#dead) return;
      try {
        for (const message of read(chunk)) this.#accept(message as Answer);
      } catch (error) {
        this.#giveUp({ failed: 'crash', detail: (error as Error).message });
      }
    });
    this.#child.on('exit', (code, signal) => this.#end(`ended with ${signal ?? code}`));
    this.#child.on('error', (error) => this.#end(error.message));
    // Writing to a process that just ended is not an event of its own.
    for (const stream of this.#child.stdio) stream?.on('error', () => {});
  }

  #accept(answer: Answer): void {
    const pending = this.#pending;
    if (pending === undefined || answer.id !== pending.id) throw new Error('an answer that nobody asked for');
    this.#watch?.renew();
    if ('broken' in answer) this.#giveUp({ failed: answer.broken, detail: answer.detail });
    else if ('part' in answer) pending.part(answer.part);
    else pending.end(answer.end);
  }

  #giveUp(failure: Failure): void {
    this.kill();
    this.#pending?.fail(failure);
  }

  #end(detail: string): void {
    // V8 aborts when its heap is full.
    this.#giveUp({ failed: /SIGABRT|134/.test(detail) ? 'memory' : 'crash', detail });
    (this.#child.stdio[3] as Duplex | null)?.destroy(); // lets the watching shell go
    this.#ended.resolve();
  }
}
