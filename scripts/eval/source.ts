import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Ticket } from '#src/tickets/ticket.ts';
import type { EvalCase } from './cases.ts';
import type { PhotoCase } from './degraded.ts';
import { openPasses, type PassFile, readRun } from './passes.ts';
import { watchProcessorTime } from './processor-time.ts';

/** How long a conversion took, in milliseconds: on the wall, and of the processor with all child processes. */
export type Time = { readonly wall: number; readonly processor: number };

/** The pass.json files of one case, how long they took, and what a validator said. */
export type CaseResult = {
  /** What the passes were made of; empty where only passes were read. */
  readonly tickets: readonly Ticket[];
  readonly passes: readonly PassFile['pass'][];
  readonly time?: Time;
  readonly faults: readonly string[];
};

/** Where passes come from; `close` ends what it started. */
export type Source = {
  readonly passesOf: (one: EvalCase | PhotoCase) => Promise<CaseResult>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly folder: string;
  readonly runs?: string | undefined;
  readonly keep?: string | undefined;
  readonly check?: string | undefined;
};

/** Opens the engine, or a folder of passes that a run left. */
export async function openSource(options: Options): Promise<Source> {
  const made = options.runs === undefined ? await openConverter(options.folder) : readingFrom(options.runs);
  if (options.keep) await mkdir(options.keep, { recursive: true });
  return {
    passesOf: async (one) => {
      const { files, time, tickets = [] } = await made.filesOf(one);
      if (options.keep && files.length > 0) await keep(options.keep, one.id, files);
      const faults = options.check
        ? (await Promise.all(files.map((file) => faultsOf(options.check!, file)))).flat()
        : [];
      return { passes: files.map((file) => file.pass), tickets, faults, ...(time && { time }) };
    },
    close: made.close,
  };
}

type Files = { readonly files: readonly PassFile[]; readonly tickets?: readonly Ticket[]; readonly time?: Time };
type Maker = { readonly filesOf: (one: EvalCase | PhotoCase) => Promise<Files>; readonly close: () => Promise<void> };

async function openConverter(folder: string): Promise<Maker> {
  // Loaded only here, so that passes of another converter can be scored without ours.
  const [{ convert }, { openEngine }] = await Promise.all([
    import('#src/pipeline/convert.ts'),
    import('../convert/open-engine.ts'),
  ]);
  const engine = await openEngine();
  const processors = watchProcessorTime();
  return {
    filesOf: async (one) => {
      const bytes =
        'bytes' in one ? await one.bytes() : new Uint8Array(await readFile(join(folder, 'inputs', one.input)));
      const [before, begin] = [processors.total(), performance.now()];
      const conversion = await convert({ bytes, name: one.input }, { ...engine.context, now: `${one.context}Z` });
      const time = { wall: performance.now() - begin, processor: processors.total() - before };
      const tickets = conversion.passes.map((pass) => conversion.tickets[pass.ticket]!);
      return { files: conversion.passes.flatMap((pass) => openPasses(pass.bytes)), tickets, time };
    },
    close: () => {
      processors.close();
      return engine.close();
    },
  };
}

function readingFrom(folder: string): Maker {
  return { filesOf: async (one) => ({ files: await readRun(folder, one.id) }), close: async () => {} };
}

async function keep(folder: string, id: string, files: readonly PassFile[]): Promise<void> {
  const [only] = files;
  if (files.length === 1) return writeFile(join(folder, `${id}.pkpass`), only!.bytes);
  const named = files.map((file, index) => [`${String(index + 1).padStart(3, '0')}.pkpass`, file.bytes] as const);
  return writeFile(join(folder, `${id}.pkpasses`), zipSync(Object.fromEntries(named), { level: 0 }));
}

/** The lines with ERROR that a validator prints about one pass. */
async function faultsOf(command: string, file: PassFile): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'eval-'));
  try {
    const path = join(folder, 'pass.pkpass');
    await writeFile(path, file.bytes);
    const [program, ...parts] = command.split(' ');
    const output = await new Promise<string>((resolve) => {
      execFile(program!, [...parts, path], (_, stdout, stderr) => resolve(stdout + stderr));
    });
    return output
      .split('\n')
      .filter((line) => /\berror\b/i.test(line))
      .map((line) => line.replace(`${path}: `, ''));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
