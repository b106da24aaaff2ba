import { readConfig } from '#src/config.ts';
import { chosenLimits } from '#src/documents/chosen-limits.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import { scanFile } from '#src/pipeline/convert.ts';
import { exitCodes, worse } from './exit-codes.ts';
import { readInput, sayUnreadable } from './read-file.ts';
import { printProblems } from './summary.ts';

/** Prints every code of every file: `format`, `text`, `bytesBase64`. Gives the exit code. */
export async function scanFiles(paths: readonly string[], { json }: { readonly json: boolean }): Promise<number> {
  const limits = chosenLimits(readConfig());
  const readers = openReaders({ limits, spare: false });
  let exit: number = exitCodes.done.code;
  try {
    for (const path of paths) exit = worse(exit, await scanOne(path));
  } finally {
    await readers.close();
  }
  return exit;

  async function scanOne(path: string): Promise<number> {
    const file = await readInput(path).catch((error: unknown) => sayUnreadable(path, error));
    if (typeof file === 'string') {
      process.stderr.write(`${file}\n`);
      return exitCodes.badFile.code;
    }
    const { root, barcodes, problems } = await scanFile(file, { readers, limits });
    const rows = barcodes.map(({ symbology, text, bytes, page, region, binary }) => ({
      format: symbology,
      text: binary ? null : text,
      bytesBase64: Buffer.from(bytes).toString('base64'),
      ...(page === undefined ? {} : { page }),
      ...(region === undefined ? {} : { region }),
    }));
    if (json) process.stdout.write(`${JSON.stringify({ file: path, codes: rows, problems })}\n`);
    else {
      for (const row of rows) process.stdout.write(`${row.format}\t${JSON.stringify(row.text)}\t${row.bytesBase64}\n`);
      if (rows.length === 0) process.stderr.write(`${path}: no code was found.\n`);
      if (problems.length) process.stderr.write(`${printProblems(problems)}\n`);
    }
    if (!root) return exitCodes.badFile.code;
    return rows.length ? exitCodes.done.code : exitCodes.noTicket.code;
  }
}
