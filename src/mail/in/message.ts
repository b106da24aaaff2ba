import type { Intakes } from '#src/api/intakes.ts';
import type { Upload } from '#src/jobs/accept-upload.ts';
import type { ContentStore } from '#src/jobs/content-store.ts';
import { type Crowd, inCrowd } from '#src/jobs/crowd.ts';
import { jobKeyOf } from '#src/jobs/job-id.ts';
import type { Jobs } from '#src/jobs/jobs.ts';
import { unpackSource } from '#src/jobs/source.ts';

/** A message as it came in: a small one is held in memory, a large one lies on the disk, encrypted, as an upload that is no job yet. */
export type Message = {
  readonly bytes: number;
  /** Its first pieces, which hold the whole header. */
  readonly head: readonly Uint8Array[];
  /** All of it, as often as it is asked for. */
  read(): AsyncIterable<Uint8Array>;
  readonly upload?: Upload;
};

/** Puts a large message on the disk as it comes; `not-read`: it is nothing that we read; `not-now`: none is taken at the moment. */
export type KeepMessage = (
  chunks: AsyncIterable<Uint8Array>,
) => Promise<Pick<Message, 'read' | 'upload'> | 'not-read' | 'not-now'>;

/** A message in memory. */
export function heldMessage(pieces: readonly Uint8Array[]): Message {
  return { bytes: sizeOf(pieces), head: pieces, read: () => inTurn(pieces) };
}

/** Messages are kept where uploads are: what becomes a job need not be written again. */
export function messageKeeper({
  jobs,
  content,
  intakes,
  crowd,
}: {
  readonly jobs: Pick<Jobs, 'receive'>;
  readonly intakes: Pick<Intakes, 'check'>;
  readonly content: ContentStore;
  readonly crowd: Crowd;
}): KeepMessage {
  return async (chunks) => {
    if (await intakes.check('mail')) return 'not-now';
    const upload = await jobs.receive({ chunks: inCrowd(chunks, crowd) });
    if ('code' in upload) return 'not-read';
    return { upload, read: () => readKept(upload, content) };
  };
}

async function* readKept({ id }: Upload, content: ContentStore): AsyncGenerator<Uint8Array> {
  const source = await content.stream(jobKeyOf(id)!, 'source');
  if (!source) throw new Error('a message is gone before it was judged');
  yield* (await unpackSource(source)).file.chunks;
}

/** Bytes of pieces together. */
export function sizeOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

async function* inTurn(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}
