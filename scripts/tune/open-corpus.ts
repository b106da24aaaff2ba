import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { DocumentNode } from '#src/documents/document.ts';
import { openDocument } from '#src/documents/open-document.ts';
import { openEngine } from '../convert/open-engine.ts';
import { type EvalCase, readCases } from '../eval/cases.ts';

/** A document of a corpus as its tree, opened once and read many times. */
export type OpenedCase = { readonly case: EvalCase; readonly root: DocumentNode };

/**
 * Opens every document of a corpus folder. Trees are kept in `cache`, because recognising text of pictures takes
 * seconds; one is opened again when its file has changed. `only`: those whose id matches.
 */
export async function openCorpus(folder: string, cache: string, only?: RegExp): Promise<readonly OpenedCase[]> {
  await mkdir(cache, { recursive: true });
  const cases = await readCases(folder, only);
  const opened: OpenedCase[] = [];
  // Only what was never opened needs an engine.
  let engine: ReturnType<typeof openEngine> | undefined;
  const context = async () => {
    engine ??= openEngine();
    return (await engine).context;
  };
  try {
    for (const evalCase of cases) {
      const root = await treeOf(join(folder, 'inputs', evalCase.input), cache, context);
      if (root) opened.push({ case: evalCase, root });
    }
  } finally {
    await (await engine)?.close();
  }
  return opened;
}

async function treeOf(
  path: string,
  cache: string,
  context: () => Promise<Parameters<typeof openDocument>[1]>,
): Promise<DocumentNode | undefined> {
  const { size, mtimeMs } = await stat(path);
  const kept = join(cache, `${path.replace(/[^\w.-]+/g, '_')}-${size}-${Math.round(mtimeMs)}.tree`);
  const known = await readFile(kept).catch(() => undefined);
  // The cache holds what this very function wrote.
  if (known) return deserialize(known) as DocumentNode;
  const bytes = new Uint8Array(await readFile(path));
  const { root } = await openDocument({ bytes, name: path.split('/').at(-1)! }, await context());
  if (root) await writeFile(kept, serialize(withoutPictures(root)));
  return root;
}

/** Pictures say nothing about fields and are most of a tree. */
function withoutPictures(document: DocumentNode): DocumentNode {
  const parts = document.parts.map(withoutPictures);
  if (!('pages' in document)) return { ...document, parts };
  return { ...document, parts, pages: document.pages.map((page) => ({ ...page, pictures: [] })) };
}
