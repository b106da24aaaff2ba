import type { Model } from '../../shared/recognition/models.ts';
import type { Piece } from '../../shared/recognition/piece.ts';
import type { PrintedLine } from '../../shared/recognition/printed-word.ts';
import { readBest } from './read-lines.ts';

/** Lines to read in a language, and how much may be looked at again of each (see `costOf`). */
export type Batch = { readonly pieces: readonly Piece[]; readonly language: Model; readonly work: number };

/** Reads lines, each for itself: what they say does not depend on what was read before. Runs in a fenced process. */
export async function readBatch({ pieces, language, work }: Batch): Promise<readonly PrintedLine[]> {
  const lines: PrintedLine[] = [];
  for (const piece of pieces) lines.push(await readBest(piece, language, work));
  return lines;
}
