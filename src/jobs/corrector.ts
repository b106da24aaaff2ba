import { Worker } from 'node:worker_threads';
import type { Files } from '#src/passes/archive/zip.ts';
import type { CorrectionPatch } from '#src/tickets/correction.ts';
import type { Correcting, TicketOrder } from './correct-pass.ts';
import type { TicketView } from './ticket-view.ts';

/** Works on tickets beside the server's own thread, so that nobody has to wait for the tables of places to load. */
export type Corrector = {
  /** Undefined, as below, when there is no ticket of that number. */
  view(order: TicketOrder): Promise<TicketView | undefined>;
  correct(order: TicketOrder, patch: CorrectionPatch): Promise<Correcting | undefined>;
  /** What is signed of a corrected pass. */
  draw(order: TicketOrder): Promise<Files | undefined>;
  close(): Promise<void>;
};

/** What the thread is asked. */
export type CorrectorQuestion =
  | { readonly is: 'view' | 'draw'; readonly order: TicketOrder }
  | { readonly is: 'correct'; readonly order: TicketOrder; readonly patch: CorrectionPatch };

/** What it answers. */
export type CorrectorAnswer = TicketView | Correcting | Files | undefined;

type Waiting = { readonly resolve: (answer: unknown) => void; readonly reject: (error: unknown) => void };

/** Opens a corrector; its thread starts with the first question, and again after one that it died of. */
export function openCorrector(): Corrector {
  let thread: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const worker = new Worker(new URL('./corrector-thread.ts', import.meta.url), { env: {} });
    const end = (error: unknown) => {
      if (thread === worker) thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('message', ({ id, answer }: { readonly id: number; readonly answer: unknown }) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
    });
    worker.on('error', end);
    worker.on('exit', () => end(new Error('the thread that corrects tickets ended')));
    return worker;
  };
  const ask = <T>(question: CorrectorQuestion): Promise<T> =>
    new Promise((resolve, reject) => {
      thread ??= start();
      thread.ref();
      asked += 1;
      waiting.set(asked, { resolve: resolve as Waiting['resolve'], reject });
      thread.postMessage({ id: asked, ask: question });
    });

  return {
    view: (order) => ask({ is: 'view', order }),
    correct: (order, patch) => ask({ is: 'correct', order, patch }),
    draw: (order) => ask({ is: 'draw', order }),
    close: async () => void (await thread?.terminate()),
  };
}
