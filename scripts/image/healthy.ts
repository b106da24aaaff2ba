#!/usr/bin/env node
/**
 * Ends with 0 when the service beside it answers: how a container is asked. It is asked as its role can be. One that
 * says `degraded` (a full disk, a database away, a machine too busy) is told so and left alone: whoever starts
 * unhealthy containers anew would end its jobs and mend nothing.
 */
import { readConfig } from '#src/config.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(
    'node scripts/image/healthy.ts: asks the service of this container; exit code 0 when it answers, and a word when it is not well\n',
  );
} else {
  const { HOST, PORT, ROLE, METRICS_HOST, METRICS_PORT } = readConfig();
  const status =
    ROLE === 'all' || ROLE === 'web'
      ? await ask(HOST, PORT, '/v1/health', (body) => JSON.parse(body).status)
      : await ask(METRICS_HOST, METRICS_PORT, '/metrics', (body) => /^passlift_healthy (\S+)$/m.exec(body)?.[1]);
  if (status !== undefined && status !== 'ok' && status !== '1') process.stdout.write('degraded\n');
  process.exitCode = status === undefined ? 1 : 0;
}

/** What a door says of the status; undefined when it says nothing, or not within eight seconds. */
async function ask(
  host: string,
  port: number,
  path: string,
  statusIn: (body: string) => string | undefined,
): Promise<string | undefined> {
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const at = here.includes(':') ? `[${here}]` : here;
  try {
    const answer = await fetch(`http://${at}:${port}${path}`, { signal: AbortSignal.timeout(8_000) });
    return answer.ok ? statusIn(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}
