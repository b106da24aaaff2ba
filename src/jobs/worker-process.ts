/**
 * A conversion worker: a process of its own, started by `worker-pool.ts` with the module of the engine as argument.
 * It has no environment, no database, no network and no key; it ends when the server ends, even in a busy loop.
 */
import { errorFacts } from '#src/error-facts.ts';
import type { ModelAnswer } from '#src/extraction/model/model.ts';
import { letGo } from './let-go.ts';
import type { Ask, Engine, FromWorker, OpenEngine, Sign, ToWorker } from './worker-messages.ts';

process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {}); // the server decides when we end, not the terminal
process.on('SIGTERM', () => {});

let engine: Engine | undefined;
const questions = new Map<number, (answer: ModelAnswer) => void>();
const unsigned = new Map<number, (signature: Uint8Array | undefined) => void>();
let asked = 0;
let file: { readonly bytes: Buffer; filled: number } | undefined;

process.on('message', (message: ToWorker) => {
  // A failure here is one of the machine or of ours: the process ends and the server counts it.
  handle(message).catch((error: unknown) => {
    process.stderr.write(`${JSON.stringify(errorFacts(error))}\n`, () => process.exit(70));
  });
});

async function handle(message: ToWorker): Promise<void> {
  if (message.type === 'open') {
    const { openEngine } = (await import(process.argv[2]!)) as { readonly openEngine: OpenEngine };
    try {
      engine = await openEngine(message.settings, sign);
    } catch (error) {
      return say({ type: 'unable', reason: error instanceof Error ? error.message : String(error) });
    }
    const { signer, isolation } = engine;
    return say({ type: 'ready', signer, ...(isolation ? { isolation } : {}) });
  }
  if (message.type === 'answer') {
    questions.get(message.question)?.(message.answer);
    questions.delete(message.question);
    return;
  }
  if (message.type === 'signature') {
    unsigned.get(message.question)?.(message.signature);
    unsigned.delete(message.question);
    return;
  }
  if (message.type === 'file') {
    file = { bytes: Buffer.alloc(message.bytes), filled: 0 };
    return;
  }
  if (message.type === 'piece') {
    file!.bytes.set(message.bytes, file!.filled);
    file!.filled += message.bytes.length;
    return;
  }
  const { bytes } = file!;
  const order = { ...message.order, bytes };
  file = undefined;
  letGo(bytes.length); // its pieces
  const outcome = await engine!.convert(order, (progress) => say({ type: 'progress', progress }), ask);
  say({ type: 'done', outcome });
  letGo(bytes.length);
}

const ask: Ask = (request, milliseconds) =>
  new Promise((resolve) => {
    asked += 1;
    questions.set(asked, resolve);
    say({ type: 'ask', question: asked, request, milliseconds });
  });

const sign: Sign = async (manifest) => {
  asked += 1;
  const question = asked;
  const signature = await new Promise<Uint8Array | undefined>((resolve) => {
    unsigned.set(question, resolve);
    say({ type: 'sign', question, manifest });
  });
  if (!signature) throw new Error('the signer gave no signature');
  return signature;
};

function say(message: FromWorker): void {
  process.send?.(message);
}
