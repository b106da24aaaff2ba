/** The service as a process of its own, with the quick engine of tests; settings come from the environment. */
import pino from 'pino';
import { start } from '#src/main.ts';
import { engineModule, testConfig } from './service-process.ts';

process.stdin.resume().once('end', () => process.exit(1)); // the test that started us is gone

const settings = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
);
const log = pino({ base: null });

try {
  // How long the machine lets it wait is not the service's doing.
  const eventLoop = { longest: () => 0 };
  const running = await start(testConfig(settings), log, { engine: engineModule, eventLoop });
  process.once('SIGTERM', () => running.stop().then(() => process.exit(0)));
  if (process.env.MAKE_KEY) {
    const { secret } = await running.services.api.keys.create('test', 100_000, Date.now());
    process.stdout.write(`${JSON.stringify({ secret })}\n`);
  }
  process.stdout.write(`${JSON.stringify({ ready: running.address })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
