import { writeSync } from 'node:fs';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { errorFacts } from './error-facts.ts';

/** Prints on the terminal that stdout is; undefined where it is none. */
const onTerminal = process.stdout.isTTY ? (words: string) => writeSync(process.stdout.fd, words) : undefined;

/**
 * The log of a process: one JSON object a line on stdout, or sentences for who sits before a terminal, given to `speak`. Requests
 * and errors never stand in it whole.
 */
export function openLog(level: string, speak: ((words: string) => void) | undefined = onTerminal): Logger {
  const nothing = () => undefined; // addresses hold ids of jobs
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: nothing, res: nothing, err: errorFacts, error: (error) => error },
  };
  if (!speak) return pino(options);
  const write = (line: string) => {
    const words = spokenLine(line);
    if (words !== undefined) speak(`${words}\n`);
  };
  return pino(options, { write });
}

/** LIST: what only machines count. */
const unspoken: ReadonlySet<unknown> = new Set([undefined, 'sweep']);

/** From this level on something needs somebody. */
const warning = 40;

/**
 * A line of the log as a sentence; undefined for one that says nothing to people. What went wrong has its facts with it, as the line
 * has them.
 */
function spokenLine(line: string): string | undefined {
  const { level, event, msg, time: _time, ...facts } = JSON.parse(line) as Readonly<Record<string, unknown>>;
  if (Number(level) < warning && unspoken.has(event)) return undefined;
  const words = String(msg);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
  return Number(level) < warning || Object.keys(facts).length === 0 ? sentence : `${sentence} ${JSON.stringify(facts)}`;
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
