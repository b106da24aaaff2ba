import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ModelFailure } from '#src/extraction/model/model.ts';
import { buildBundles, bundleLimits } from '#src/passes/archive/pkpass.ts';
import { writeZip } from '#src/passes/archive/zip.ts';
import { developmentAdvice } from '#src/passes/signer.ts';
import { SigningSetupError } from '#src/passes/signing/signing-files.ts';
import type { Conversion } from '#src/pipeline/conversion.ts';
import { convert } from '#src/pipeline/convert.ts';
import { progressText } from '#src/pipeline/progress-text.ts';
import { exitCodes, worse } from './exit-codes.ts';
import { type Engine, openEngine } from './open-engine.ts';
import { openProgress } from './progress.ts';
import { readInput, sayUnreadable } from './read-file.ts';
import { explain, printProblems, printTable, toJson } from './summary.ts';
import { writeTrips } from './write-trips.ts';

type Options = {
  readonly out?: string;
  readonly bundle?: string;
  readonly ics: boolean;
  readonly 'json-ld': boolean;
  readonly json: boolean;
  readonly explain: boolean;
  readonly quiet: boolean;
  readonly today?: string;
  /** Whether the language model of the settings is left alone. */
  readonly 'no-ai': boolean;
};

/** Converts files one after the other, writes their passes and tells about them. Gives the exit code. */
export async function convertFiles(paths: readonly string[], options: Options): Promise<number> {
  let engine: Engine;
  try {
    engine = await openEngine({ ai: !options['no-ai'] });
  } catch (error) {
    openProgress(!options.quiet).end();
    if (!(error instanceof SigningSetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return exitCodes.settings.code;
  }
  openProgress(!options.quiet).end();
  try {
    let exit: number = exitCodes.done.code;
    let made = 0;
    for (const path of paths) {
      const done = await convertOne(path, engine, options);
      exit = worse(exit, done.exit);
      made += done.made;
    }
    const unaccepted = made > 0 && engine.context.signer.kind === 'development';
    if (unaccepted && !options.json)
      process.stderr.write(`\nSigned by a development certificate: ${developmentAdvice}\n`);
    return exit;
  } finally {
    await engine.close();
  }
}

/** What became of one file: its exit code, and how many passes were made. */
type Done = { readonly exit: number; readonly made: number };

async function convertOne(path: string, { context }: Engine, options: Options): Promise<Done> {
  const file = await readInput(path).catch((error: unknown) => sayUnreadable(path, error));
  if (typeof file === 'string') {
    process.stderr.write(`${file}\n`);
    return { exit: exitCodes.badFile.code, made: 0 };
  }
  const progress = openProgress(!options.quiet);
  const now = options.today ? `${options.today}T12:00:00Z` : new Date().toISOString();
  const conversion = await convert(file, {
    ...context,
    now,
    report: (now) => progress.say(`${path}: ${progressText(now)}`),
    fault: (error) =>
      process.stderr.write(`A bug of ours; please tell us: ${error instanceof Error ? error.stack : error}\n`),
  });
  progress.end();
  const writing = { service: context.issuer.name, now };
  const files = [
    ...(await writePasses(conversion, options)),
    ...(await writeTrips(conversion, { ...options, writing })),
  ];
  if (options.json) process.stdout.write(`${JSON.stringify({ file: path, ...toJson(conversion, files) })}\n`);
  else process.stdout.write(tellOf(path, conversion, files, options));
  return { exit: exitOf(conversion), made: conversion.passes.length };
}

function exitOf({ passes, root }: Conversion): number {
  if (passes.length > 0) return exitCodes.done.code;
  return root ? exitCodes.noTicket.code : exitCodes.badFile.code;
}

/** All passes in one archive, as `--bundle` promises; more than Wallet opens at once is said. */
function wholeBundle(archives: readonly { readonly fileName: string; readonly bytes: Uint8Array }[]): Uint8Array {
  if (archives.length > bundleLimits.passes) {
    process.stderr.write(
      `Wallet opens at most ${bundleLimits.passes} passes of one bundle; -o DIR writes several bundles.\n`,
    );
  }
  return writeZip(new Map(archives.map(({ fileName, bytes }) => [fileName, bytes])), new Date());
}

/** Writes the passes where the options say; gives the paths that were written. */
async function writePasses({ passes }: Conversion, { out = '.', bundle }: Options): Promise<string[]> {
  if (passes.length === 0) return [];
  const archives = passes.map(({ bytes, fileName }) => ({ bytes, fileName }));
  if (bundle !== undefined) {
    await mkdir(dirname(bundle), { recursive: true });
    await writeFile(bundle, passes.length === 1 ? passes[0]!.bytes : wholeBundle(archives));
    return [bundle];
  }
  await mkdir(out, { recursive: true });
  const files = archives.map(({ bytes, fileName }) => ({ path: join(out, fileName), bytes }));
  const bundles = passes.length === 1 ? [] : buildBundles(archives, new Date());
  bundles.forEach((bytes, index) => {
    files.push({ path: join(out, bundles.length === 1 ? 'tickets.pkpasses' : `tickets-${index + 1}.pkpasses`), bytes });
  });
  await Promise.all(files.map(({ path, bytes }) => writeFile(path, bytes)));
  return files.map(({ path }) => path);
}

function tellOf(path: string, conversion: Conversion, files: readonly string[], options: Options): string {
  const { tickets, eligibility, problems } = conversion;
  const parts = [
    tickets.length
      ? printTable(conversion, process.stdout.columns ?? 120)
      : `${path}: ${eligibility.reason ?? 'No ticket was found.'}`,
  ];
  const told = tickets.length > 0 ? undefined : eligibility.reason;
  const made = tickets.filter((_, index) => conversion.passes.some((pass) => pass.ticket === index));
  const notes = [...problems, ...made.flatMap((ticket) => ticket.problems)].filter(({ message }) => message !== told);
  if (notes.length) parts.push(printProblems(notes));
  if (options.explain && tickets.length) parts.push(explain(conversion));
  if (conversion.model?.failure) parts.push(tellModel(conversion.model.failure));
  if (files.length) parts.push(`Written: ${files.join(', ')}`);
  return `${parts.join('\n\n')}\n`;
}

function tellModel(failure: ModelFailure): string {
  return `The language model was of no help this time (${failure}); the embedded engine read this alone. Try: npm run doctor`;
}
