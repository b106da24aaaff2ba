import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from '#src/pipeline/convert.ts';
import { acceptedOf, acceptedPath, readAccepted, writeAccepted } from '#test/golden/accepted.ts';
import { listDocuments, readUpload } from '#test/golden/documents.ts';
import { openEngine } from '../convert/open-engine.ts';

/** Converts the documents of a corpus and writes what came out as accepted; tells which ones changed. */
export async function accept(corpus: string, only?: RegExp): Promise<void> {
  const documents = listDocuments(corpus);
  const chosen = documents.filter((one) => !only || only.test(one.id));
  await mkdir(join(corpus, 'accepted'), { recursive: true });
  const engine = await openEngine();
  let changed = 0;
  let wrong = 0;
  try {
    for (const truth of chosen) {
      const conversion = await convert(await readUpload(corpus, truth), {
        ...engine.context,
        now: `${truth.context}Z`,
      });
      const made = acceptedOf(conversion, truth);
      const text = writeAccepted(made);
      const before = await readAccepted(corpus, truth.id);
      const faults = 'wrong' in made ? made.wrong : [];
      wrong += faults.length;
      if (before && writeAccepted(before) === text) continue;
      changed += 1;
      await writeFile(acceptedPath(corpus, truth.id), text);
      console.log(`${before ? 'changed' : 'new'}  ${truth.id}${faults.length ? `  WRONG: ${faults.join(', ')}` : ''}`);
    }
  } finally {
    await engine.close();
  }
  await dropStale(corpus, new Set(documents.map((one) => `${one.id}.json`)));
  console.log(
    `${changed} of ${chosen.length} changed; ${wrong} machine-readable values contradict the truth. Read the difference before you commit it.`,
  );
}

/** Removes accepted results whose document is gone. */
async function dropStale(corpus: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(join(corpus, 'accepted'))) {
    if (!names.has(name)) await rm(join(corpus, 'accepted', name));
  }
}
