#!/usr/bin/env node
/** `npm run convert -- FILE...`: tickets in, signed Wallet passes out. Prints its own help. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodes } from './convert/exit-codes.ts';

// What is loaded below is compiled once; where nothing can be kept, every time.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/passlift/compiled'));

const help = `Turn tickets into Apple Wallet passes.

Usage
  npm run convert -- FILE... [-o DIR | --bundle FILE] [--json] [--explain]
  npm run convert -- scan FILE... [--json]

A FILE is a PDF, JPG, PNG or e-mail (.eml); "-" reads one from standard input. What it is, is told by its content.

Options
  -o, --out DIR      write the passes into DIR (default: the current folder); several tickets of one
                     file are also written as one .pkpasses
      --bundle FILE  write exactly one file: a .pkpass for one ticket, a .pkpasses for several
      --ics          also write the tickets as a calendar (.ics)
      --json-ld      also write the tickets as schema.org reservations (.jsonld)
      --json         print one JSON object a file instead of the table
      --explain      show where each value was read, what was rejected, and why
      --today DATE   read year-less dates against this day (YYYY-MM-DD) where the file has no date
      --no-ai        do not ask the language model of AI_PROVIDER (none is asked when that is not set)
  -q, --quiet        no progress
  -h, --help         this text

Commands
  scan               print every code: format, text and bytes (base64)

Passes are signed by PASS_CERT, PASS_KEY and WWDR when they are set, else by a development certificate made on
first use under DATA_DIR (./data): iPhones refuse those, most other readers accept them.

Exit codes
${Object.values(exitCodes)
  .map(({ code, meaning }) => `  ${code}  ${meaning}`)
  .join('\n')}
`;

const options = {
  out: { type: 'string', short: 'o' },
  bundle: { type: 'string' },
  ics: { type: 'boolean', default: false },
  'json-ld': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  explain: { type: 'boolean', default: false },
  today: { type: 'string' },
  'no-ai': { type: 'boolean', default: false },
  quiet: { type: 'boolean', short: 'q', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

async function main(): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) {
    process.stdout.write(help);
    return exitCodes.done.code;
  }
  const [command] = positionals;
  const files = command === 'scan' ? positionals.slice(1) : positionals;
  if (files.length === 0) return usage('Which file? Name at least one.');
  // The engine is loaded for a command that needs it, so that help comes at once.
  if (command === 'scan') return (await import('./convert/scan-files.ts')).scanFiles(files, { json: values.json });
  if (values.out !== undefined && values.bundle !== undefined) return usage('-o and --bundle exclude each other.');
  if (values.bundle !== undefined && (values.ics || values['json-ld']))
    return usage('--bundle writes exactly one file: --ics and --json-ld go with -o.');
  if (values.bundle !== undefined && files.length > 1) return usage('--bundle takes one file at a time.');
  if (values.today !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(values.today))
    return usage('--today takes YYYY-MM-DD.');
  if (!values.quiet) greet(files, values.json);
  return (await import('./convert/convert-files.ts')).convertFiles(files, values);
}

/** The first word, before the engine is loaded: on a terminal the next one takes its place, elsewhere only people are told. */
function greet([first, ...others]: readonly string[], json: boolean): void {
  const { isTTY } = process.stderr;
  if (json && !isTTY) return;
  process.stderr.write(`Opening ${others.length === 0 ? first : `${others.length + 1} files`} …${isTTY ? '\r' : '\n'}`);
}

function parse() {
  return parseArgs({ options, allowPositionals: true });
}

function usage(message: string): number {
  process.stderr.write(`${message}\nTry: npm run convert -- --help\n`);
  return exitCodes.usage.code;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(
    `This failed and should not have; please tell us: ${error instanceof Error ? error.stack : error}\n`,
  );
  return exitCodes.failed.code;
});
