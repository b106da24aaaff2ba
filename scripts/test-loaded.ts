#!/usr/bin/env node
/** `npm run test:loaded`: all tests on a machine that has no time for them. Prints its own help. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';

const help = `Run all tests beside busy processes, which come first: no result may depend on how fast the machine is.

Usage
  npm run test:loaded
  npm run test:loaded -- --busy 12 --nice 10 --runs 3

Options
  --busy N   how many processes are busy all the time, at normal priority (6)
  --nice N   the priority of the tests, 1 (a little lower) to 19 (the lowest) (5)
  --runs N   how often in a row; ends at the first run that fails (1)
`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    busy: { type: 'string', default: '6' },
    nice: { type: 'string', default: '5' },
    runs: { type: 'string', default: '1' },
  },
});

if (values.help) process.stdout.write(help);
else process.exitCode = await runLoaded(Number(values.busy), Number(values.nice), Number(values.runs));

/** Answers the exit code of the tests. */
async function runLoaded(count: number, nice: number, runs: number): Promise<number> {
  const busy = Array.from({ length: count }, keepBusy);
  setPriority(nice); // the busy ones have been started; what is started from here on inherits this
  try {
    for (let run = 1; run <= runs; run += 1) {
      say(`run ${run} of ${runs}: the tests at priority ${nice}, beside ${count} busy processes`);
      const begun = performance.now();
      const code = await runTests();
      say(
        `run ${run} of ${runs}: ${code === 0 ? 'passed' : `failed (${code})`} after ${minutes(performance.now() - begun)}`,
      );
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
}

/** A process that does nothing but that, and ends with this one however that ends: its input is closed then. */
function keepBusy(): ChildProcess {
  const program = `process.stdin.resume().on('end', () => process.exit());
    const work = () => { for (let count = 0; count < 2e7; count++); setImmediate(work); };
    work();`;
  return spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'ignore', 'inherit'] });
}

async function runTests(): Promise<number> {
  const tests = spawn('npm', ['test'], { stdio: 'inherit' });
  // A terminal tells the tests as well; we stay to end the busy processes.
  const pass = (signal: NodeJS.Signals) => void tests.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [code] = (await once(tests, 'exit')) as [number | null];
  process.off('SIGINT', pass).off('SIGTERM', pass);
  return code ?? 130;
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function say(text: string): void {
  process.stdout.write(`\n${text}\n\n`);
}
