/** The service as a process of its own, with the quick engine of tests; settings come from the environment. */
import pino from 'pino';
import { serve } from '#src/main.ts';
import { type EndPoint, endingAt } from './ending-at.ts';
import { engineModule, testConfig } from './service-process.ts';

process.stdin.resume().once('end', () => process.exit(1)); // the test that started us is gone

const settings = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
);
const { END_AT, END_TIMES = '1', END_SIGNAL = 'SIGKILL' } = settings;
const around = END_AT
  ? { around: endingAt(END_AT as EndPoint, { times: Number(END_TIMES), signal: END_SIGNAL as NodeJS.Signals }) }
  : {};
const log = pino({ base: null });

try {
  // How long the machine lets it wait is not the service's doing.
  const eventLoop = { longest: () => 0 };
  const running = await serve(testConfig(settings), log, { engine: engineModule, eventLoop, ...around });
  if (process.env.MAKE_KEY) {
    const { secret } = await running.services.api.keys.create('test', 100_000, Date.now());
    process.stdout.write(`${JSON.stringify({ secret })}\n`);
  }
  process.stdout.write(`${JSON.stringify({ ready: running.address })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
