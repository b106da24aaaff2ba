import { existsSync } from 'node:fs';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import type { Written } from '#test/written/written.ts';
import { writtenLists } from '../fit/gather-examples.ts';
import { type OpenedCase, openCorpus } from '../open-corpus.ts';
import { type Example, examplesOf } from './examples.ts';
import { truthOfTickets, truthOfWritten } from './truth.ts';

/**
 * LIST: folders of documents that the scorer is learned from, as `npm run eval` takes them, where they are there; `whole`: what
 * their truth does not name is not in the document.
 */
export const sources = [
  { folder: 'test/corpus', whole: false },
  { folder: '../shared/corpus', whole: false },
  { folder: 'out/tune/degraded', whole: false },
  { folder: 'out/tune/lookalikes', whole: true },
  { folder: 'out/tune/lookalikes-3', whole: true },
] as const;

/** The sources of the list that are there. */
export function presentSources(): readonly (typeof sources)[number][] {
  return sources.filter(({ folder }) => existsSync(`${folder}/truth`));
}

/** A source that is there, with its documents. */
export type OpenedSource = { readonly folder: string; readonly whole: boolean; readonly corpus: readonly OpenedCase[] };

/** The sources that are there with their documents, opened once and kept in a folder. */
export async function openPresent(cache: string): Promise<readonly OpenedSource[]> {
  const opened: OpenedSource[] = [];
  for (const source of presentSources()) opened.push({ ...source, corpus: await openCorpus(source.folder, cache) });
  return opened;
}

/** The examples of sources and of what is written down. */
export function examplesOfAll(opened: readonly OpenedSource[]): readonly Example[] {
  return [
    ...writtenExamples(writtenLists),
    ...opened.flatMap(({ folder, whole, corpus }) => documentExamples(corpus, folder, whole)),
  ];
}

/** The sources that are there with their documents, and the examples of all of them and of what is written down. */
export async function openSources(cache: string) {
  const opened = await openPresent(cache);
  return { opened, examples: examplesOfAll(opened) };
}

/** Examples of opened documents; what is no ticket teaches nothing of its values. */
function documentExamples(corpus: readonly OpenedCase[], source: string, whole: boolean): readonly Example[] {
  return corpus.flatMap(({ case: one, root }) => {
    if (one.expect === 'no_ticket') return [];
    const about = { source, issuer: one.vendor, id: one.id };
    return examplesOf(root, one.context.slice(0, 10), truthOfTickets(one.tickets, whole), about);
  });
}

/** Examples of the tickets that are written down for tests. */
function writtenExamples(lists: readonly (readonly Written[])[]): readonly Example[] {
  return lists.flat().flatMap((written) => {
    if (written.tickets.length === 0) return [];
    const { root } = inputOf(written.pages.map((text, at) => pageOf(text, { number: at + 1 })));
    const about = { source: 'written', issuer: written.name, id: written.name };
    return examplesOf(root, '2026-01-15', truthOfWritten(written.tickets), about);
  });
}
