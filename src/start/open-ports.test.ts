import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import type { Config } from '#src/config.ts';
import type { Metrics } from '#src/http/metrics.ts';
import { openLog } from '#src/log.ts';
import { openMetricsPort } from './open-ports.ts';

/** Opens the port of metrics, and what a person at a terminal reads meanwhile. */
async function opened(at: { readonly host: string; readonly port: number }) {
  const read: string[] = [];
  const part = await openMetricsPort({ METRICS_HOST: at.host, METRICS_PORT: at.port } as Config, {
    metrics: { registry: new Registry() } as Metrics,
    ready: async () => true,
    log: openLog('info', (words) => read.push(words)),
  });
  onTestFinished(part.stop);
  return read;
}

it('says in a sentence that another program has the port of metrics, and goes on without', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await opened({ host: '127.0.0.1', port })).toEqual([
    `METRICS_PORT: port ${port} is in use by another program, so there are no metrics.\n`,
  ]);
});

it('says nothing where the port is free', async () => {
  expect(await opened({ host: '127.0.0.1', port: 0 })).toEqual([]);
});

it('tells where it went wrong when the address is none of this machine', async () => {
  const [line] = await opened({ host: '192.0.2.1', port: 9464 });
  expect(line).toMatch(/^METRICS_PORT cannot be used, so there are no metrics\. .*EADDRNOTAVAIL/);
});
