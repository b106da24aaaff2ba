import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of a file whose remains are not left to be collected some time. */
const large = 4 * 2 ** 20;

/** Collects what is not needed any more of a file of so many bytes: of a large one each copy that lies around counts. */
export function letGo(bytes: number): void {
  if (bytes >= large) globalThis.gc?.();
}

/** Bytes between two looks at what pieces of files have left behind. */
const often = 8 * 2 ** 20;
let passed = 0;

/** Collects what pieces of files leave behind on their way through this process: it lies outside of the heap, so V8 lets 64 MB gather. */
export async function* lettingGo(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    passed += chunk.length;
    yield chunk;
    if (passed < often) continue;
    passed = 0;
    collectYoung();
  }
}

let collector: NodeJS.GCFunction | undefined;

function collectYoung(): void {
  collector ??= globalThis.gc ?? exposed();
  collector({ type: 'minor', execution: 'sync' });
}

/** The collector of a process that was not started with it. */
function exposed(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as NodeJS.GCFunction; // V8 puts it there
}
