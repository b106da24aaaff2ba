/** Files of a result that were asked for, and how they are made where they are not as they were stored. */
import { buildBundles } from '#src/passes/archive/pkpass.ts';
import type { JobResult, ResultFile } from './job-result.ts';
import type { Corrections, Tickets } from './tickets.ts';

/** What was stored of a job under its name, and what was corrected since; files only where they were asked for. */
export type Stored = {
  readonly ref: string;
  readonly result: JobResult;
  readonly corrections: Corrections;
  readonly files: Uint8Array;
};

/** A pass, ready to be put into a bundle. */
type PassFile = { readonly fileName: string; readonly bytes: Uint8Array };

/** A file of a result, the passes that it is made of, from 1, and how. */
export type Pick = {
  readonly file: ResultFile;
  readonly numbers: readonly number[];
  /** Where it lies as it was made; absent for what is made on request. */
  readonly stored?: (files: Uint8Array) => Uint8Array;
  readonly bytesOf: (passes: readonly PassFile[]) => Uint8Array;
};

/** Passes as they were stored; those that were corrected since are signed anew. Undefined where they cannot be. */
export async function correctedPasses(
  numbers: readonly number[],
  { ref, result, corrections, files }: Stored,
  tickets: Tickets,
): Promise<readonly PassFile[] | undefined> {
  const entries = result.files.filter(({ type }) => type === 'pass');
  const passes: PassFile[] = [];
  for (const number of numbers) {
    const file = entries[number - 1]!;
    const corrected = corrections.get(number);
    const bytes = corrected ? await tickets.sign(ref, number, corrected) : bytesOfFile(files, file);
    if (!bytes) return undefined;
    passes.push({ fileName: file.fileName, bytes });
  }
  return passes;
}

/** The bytes of one file in the `files` record. */
function bytesOfFile(files: Uint8Array, { offset, length }: ResultFile): Uint8Array {
  return files.subarray(offset, offset + length);
}

/** The `number`-th (from 1) pass or bundle, or bundle of `all`, which is the pass where there is only one; undefined when it is not there. */
export function numbered(
  files: readonly ResultFile[],
  { type, number, at }: { readonly type: ResultFile['type'] | 'all'; readonly number: number; readonly at: Date },
): Pick | undefined {
  const passes = files.filter((entry) => entry.type === 'pass');
  const isPass = type === 'pass' || (type === 'all' && number === 1 && passes.length === 1);
  const file = isPass ? passes[number - 1] : files.filter((entry) => entry.type === 'bundle')[number - 1];
  if (!file) return undefined;
  const stored = (bytes: Uint8Array) => bytesOfFile(bytes, file);
  if (isPass) return { file, stored, numbers: [number], bytesOf: ([pass]) => pass!.bytes };
  const numbers = passes.map((_, index) => index + 1);
  return { file, stored, numbers, bytesOf: (made) => buildBundles(made, at)[number - 1]! };
}

/** A new bundle of some passes; undefined when one of them is not there. */
export function bundleOf(files: readonly ResultFile[], numbers: readonly number[], at: Date): Pick | undefined {
  const passes = numbers.flatMap((number) => files.filter(({ type }) => type === 'pass')[number - 1] ?? []);
  if (passes.length === 0 || passes.length < numbers.length) return undefined;
  return {
    file: { type: 'bundle', fileName: 'wallet-passes.pkpasses', offset: 0, length: 0 },
    numbers,
    bytesOf: (made) => buildBundles(made, at)[0]!,
  };
}
