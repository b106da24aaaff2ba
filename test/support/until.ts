import { patience } from './patience.ts';

/**
 * Asks again and again, less and less often, until the answer is what the test waits for, and resolves with it. Rejects
 * with the last answer when nothing came of `patience`.
 */
export async function until<T>(ask: () => T | Promise<T>, holds: (answer: T) => boolean = Boolean): Promise<T> {
  const end = performance.now() + patience;
  for (let pause = 5; ; pause = Math.min(250, pause * 1.3)) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (performance.now() > end) throw new Error(`waited in vain; the last answer was ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
