#!/usr/bin/env node
/** Ends with 0 when the service beside it is well: how a container is asked. It is asked as its role can be. */
import { readConfig } from '#src/config.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(
    'node scripts/image/healthy.ts: asks the service of this container; exit code 0 when it is well\n',
  );
} else {
  const { HOST, PORT, ROLE, METRICS_HOST, METRICS_PORT } = readConfig();
  const isWell =
    ROLE === 'all' || ROLE === 'web'
      ? await ask(HOST, PORT, '/v1/health', (body) => JSON.parse(body).status === 'ok')
      : await ask(METRICS_HOST, METRICS_PORT, '/metrics', (body) => body.includes('passlift_'));
  process.exitCode = isWell ? 0 : 1;
}

async function ask(host: string, port: number, path: string, isWell: (body: string) => boolean): Promise<boolean> {
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const at = here.includes(':') ? `[${here}]` : here;
  try {
    const answer = await fetch(`http://${at}:${port}${path}`, { signal: AbortSignal.timeout(8_000) });
    return answer.ok && isWell(await answer.text());
  } catch {
    return false;
  }
}
