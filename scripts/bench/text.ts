import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { defaultLimits as limits } from '#src/documents/limits.ts';
import { openDocument } from '#src/documents/open-document.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import { watchProcessorTime } from '../eval/processor-time.ts';
import { memoryOf } from './cold.ts';
import { describeRuns, measure } from './measure.ts';

/**
 * Text of pictures, bytes to words, warm. Goals on two idle cores: a dense A4 scan 3.5 s and 6 s of processor time, a
 * screenshot 1.2 s, a 12-megapixel photo median 2.5 s and p95 6 s, peak memory 900 MB.
 */
export async function benchText(): Promise<readonly string[]> {
  const readers = openReaders();
  const processors = watchProcessorTime();
  const lines: string[] = [];
  try {
    for (const [name, bytes] of Object.entries(await drawnPictures())) {
      let [peak, before, runsSoFar] = [0, 0, 0];
      const watch = setInterval(() => {
        peak = Math.max(peak, memoryOf(process.pid));
      }, 50);
      const runs = await measure(5, async () => {
        // The first two only warm up.
        if (runsSoFar++ === 2) before = processors.total();
        const { root } = await openDocument({ bytes }, { readers, limits });
        if (root?.type !== 'image' || root.pages[0]!.lines.length < 5) throw new Error(`${name} was not read`);
      });
      clearInterval(watch);
      const used = (processors.total() - before) / runs.length;
      lines.push(
        `${name}: ${describeRuns(runs)}, ${used.toFixed(0)} ms of processor time, peak ${(peak / 1e6).toFixed(0)} MB in all processes, what they share once`,
      );
    }
    return lines;
  } finally {
    processors.close();
    await readers.close();
  }
}

/** Drawn by a process that has ended before anything is measured: what it took would count, too. */
async function drawnPictures(): Promise<Readonly<Record<string, Uint8Array>>> {
  const child = fork(fileURLToPath(new URL('text-pictures.ts', import.meta.url)), { serialization: 'advanced' });
  const ended = once(child, 'exit');
  const [pictures] = await once(child, 'message');
  await ended;
  return pictures as Readonly<Record<string, Uint8Array>>;
}
