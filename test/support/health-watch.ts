/** Asks for the health of a service all the time, in a thread of its own: what the asker does meanwhile does not count. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What was heard: answers, questions without one, and the longest time from a question to its answer in milliseconds. */
export type Heard = { readonly answers: number; readonly unanswered: number; readonly longest: number };

/** A watch that asks until it is ended. */
export type HealthWatch = { end(): Promise<Heard> };

/** Milliseconds from one answer to the next question. */
const pause = 50;

/** Begins to ask. */
export function watchHealth(url: string): HealthWatch {
  const worker = new Worker(new URL(import.meta.url), { workerData: { health: `${url}/v1/health` } });
  const heard = new Promise<Heard>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return {
    async end() {
      worker.postMessage('end');
      return heard;
    },
  };
}

async function ask(url: string): Promise<Heard> {
  let asking = true;
  parentPort!.once('message', () => {
    asking = false;
  });
  let [answers, unanswered, longest] = [0, 0, 0];
  while (asking) {
    const begin = performance.now();
    const answered = await fetch(url).then(
      async (response) => response.ok && typeof (await response.json()) === 'object',
      () => false,
    );
    longest = Math.max(longest, performance.now() - begin);
    if (answered) answers += 1;
    else unanswered += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { answers, unanswered, longest };
}

const { health } = (workerData ?? {}) as { readonly health?: string };
if (!isMainThread && health) parentPort!.postMessage(await ask(health));
