import { expect, it } from 'vitest';
import { defaultLimits } from '#src/documents/limits.ts';
import type { Model } from '#src/extraction/model/model.ts';
import { signerSettings } from '#src/services.ts';
import { engineModule, mail, testConfig } from '#test/support/service-process.ts';
import { startWorker } from './conversion-worker.ts';

const engine = {
  module: engineModule,
  settings: {
    signer: signerSettings(testConfig({})),
    limits: defaultLimits,
    issuer: { name: 'Test', contact: '' },
    production: false,
  },
};
const order = (wish: string) => ({ bytes: Buffer.from(mail(wish)), now: '2026-11-20T12:00:00.000Z' });
const never = new AbortController().signal;

it('keeps a worker whose memory was measured late, after the file was done', async () => {
  const samples: ((bytes: number) => void)[] = [];
  const asked = Promise.withResolvers<void>();
  const memoryOf = () => {
    asked.resolve();
    return new Promise<number>((resolve) => samples.push(resolve));
  };
  const model: Model = {
    sees: false,
    ask: () => asked.promise.then(() => ({ value: {}, usage: { inputTokens: 1, outputTokens: 1 }, milliseconds: 1 })),
  };
  const bounds = { memoryBytes: 1e9, milliseconds: 60_000, memoryOf };
  const worker = await startWorker({ ...engine, model }, bounds, () => {});
  expect(await worker.convert(order('ask'), () => {}, never)).toMatchObject({ state: 'completed' });
  const next = worker.convert(order('ask'), () => {}, never);
  for (const tell of samples.splice(0)) tell(2e9);
  expect(await next).toMatchObject({ state: 'completed' });
  worker.kill();
});
