import { writeSync } from 'node:fs';
import pino, { type Logger } from 'pino';
import { errorFacts } from './jobs/error-facts.ts';

/** The log of a process: one JSON object a line on stdout. Requests and errors never stand in it whole. */
export function openLog(level: string): Logger {
  const nothing = () => undefined; // addresses hold ids of jobs
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: nothing, res: nothing, err: errorFacts, error: (error) => error },
  });
}

/** Methods of the console that print nothing; React names its tasks by `createTask` all the time. */
const silent: readonly string[] = ['Console', 'context', 'createTask'];

/**
 * Lets everybody in this process speak through the log: libraries that print, warnings of Node, errors that nobody
 * caught. Of what they say only its kind and where it came from is kept: the words may hold what a person sent.
 */
export function speakThrough(log: Logger): void {
  const printed = (by: string, values: readonly unknown[]) => {
    const error = values.find((value) => value instanceof Error);
    const { at } = errorFacts(new Error('here'));
    log.warn({ event: 'printed', by, at: at.slice(2, 5), ...(error ? { error: errorFacts(error) } : {}) }, 'printed');
  };
  for (const [name, method] of Object.entries(console))
    if (typeof method === 'function' && !silent.includes(name))
      Object.assign(console, { [name]: (...values: unknown[]) => printed(`console.${name}`, values) });
  for (const name of ['stdout', 'stderr'] as const)
    process[name].write = (_chunk: unknown, encoding?: unknown, done?: unknown) => {
      printed(name, []);
      const heard = typeof encoding === 'function' ? encoding : done;
      if (typeof heard === 'function') process.nextTick(() => heard(null));
      return true;
    };
  process.removeAllListeners('warning'); // Node's own prints text
  process.on('warning', (warning) => log.warn({ event: 'warning', error: errorFacts(warning) }, 'a warning of Node'));
  process.on('unhandledRejection', (error) =>
    log.error({ event: 'unhandled', error: errorFacts(error) }, 'unhandled rejection'),
  );
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'uncaught', error: errorFacts(error) }, 'an error that nobody caught');
    process.exit(1);
  });
}

/** Tells why a process cannot start: a sentence for who sits before it, a line of the log for a machine that reads it. */
export function tellOperator(sentence: string): void {
  const line = { level: 60, time: new Date().toISOString(), event: 'cannot-start', msg: sentence };
  writeSync(process.stderr.fd, `${process.stderr.isTTY ? sentence : JSON.stringify(line)}\n`);
}
