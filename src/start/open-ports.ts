/** The doors of operators: a socket of their own, and the port of metrics. */
import type { Logger } from 'pino';
import type { Config } from '#src/config.ts';
import { errorFacts, portRefusal } from '#src/error-facts.ts';
import { type Metrics, serveMetrics } from '#src/http/metrics.ts';
import { openOperations } from '#src/http/operations.ts';
import { openOperatorSocket } from '#src/http/operator-socket.ts';
import type { Services } from '#src/services.ts';
import { type Part, partOf } from './part.ts';

/** Commands of the operator reach an embedded database through the process that holds it. */
export async function openOperators(services: Services): Promise<Part> {
  const operations = openOperations({
    keys: services.api.keys,
    dataRights: services.dataRights,
    secrets: services.secrets,
  });
  return partOf('operators', await openOperatorSocket(services.socket, operations));
}

/** A port that is taken must not keep the service from running. */
export async function openMetricsPort(
  config: Config,
  { metrics, ready, log }: { readonly metrics: Metrics; readonly ready: () => Promise<boolean>; readonly log: Logger },
): Promise<Part> {
  try {
    const at = { host: config.METRICS_HOST, port: config.METRICS_PORT, ready };
    return partOf('metrics', await serveMetrics(metrics, at));
  } catch (error) {
    const why = portRefusal(error);
    const without = 'so there are no metrics';
    if (why) log.warn({ event: 'metrics' }, `METRICS_PORT: port ${config.METRICS_PORT} ${why}, ${without}.`);
    else log.warn({ event: 'metrics', error: errorFacts(error) }, `METRICS_PORT cannot be used, ${without}`);
    return { name: 'metrics', stop: async () => {} };
  }
}
