import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { understand } from '#src/extraction/page-text/document/understood.ts';
import { makeDrafts } from '#src/extraction/page-text/drafts.ts';
import { scoreSpans } from '#src/extraction/page-text/scoring/scorer.ts';
import { inputOf } from '#src/extraction/understand.ts';
import { openCorpus } from '../tune/open-corpus.ts';
import { presentSources } from '../tune/scorer/gather-examples.ts';

/** Where `npm run tune` keeps opened documents; opening is what takes long. */
const cache = join(tmpdir(), 'passlift-tune');
/** The language that the reader runs in compiles what is used often; a service has been read with for long. */
const warmUps = 2;

/**
 * Scoring of spans, in processor time for each page, once it is warm. Goal: median ≤ 20 ms. Of all documents that the scorer is
 * learned from and that are there (`scripts/tune/scorer/gather-examples.ts`).
 */
export async function benchScoring(): Promise<readonly string[]> {
  const lines: string[] = [];
  const all: number[] = [];
  for (const { folder } of presentSources()) {
    const opened = await openCorpus(folder, cache);
    const own = opened.flatMap(({ case: one, root }) => {
      const input = inputOf(root, one.context.slice(0, 10));
      return input.documents.flatMap((document) => {
        const understood = understand(document, input);
        if (!understood) return [];
        const drafts = makeDrafts(understood);
        return [{ pages: understood.sheets.length, score: () => scoreSpans(understood, drafts) }];
      });
    });
    for (let round = 0; round < warmUps; round += 1) for (const { score } of own.slice(0, 100)) score();
    const times = own.map(({ pages, score }) => processorTimeOf(score) / pages);
    lines.push(`${folder}: ${describe(times)}`);
    all.push(...times);
  }
  return [...lines, `all: ${describe(all)}`];
}

function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms of processor time a page, ${times.length} documents`;
}
