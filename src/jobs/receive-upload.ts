import { createHash } from 'node:crypto';
import { unsupported } from '#src/documents/unsupported.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { ContentStore } from './content-store.ts';
import { type DocumentKind, documentKind, headBytes } from './document-kind.ts';
import type { JobKey } from './job-id.ts';
import { type Lane, laneOf, watchForScan } from './lanes.ts';
import { sourceHeader } from './source.ts';

/** Largest files, in bytes. */
export type UploadLimits = { readonly pdf: number; readonly other: number };

/** An upload that lies in the content store, encrypted, and is no job yet. */
export type ReceivedUpload = {
  readonly kind: DocumentKind;
  readonly bytes: number;
  readonly lane: Lane;
  /** SHA-256 of the file, hex. */
  readonly digest: string;
};

/** A file as it comes in. */
export type IncomingFile = {
  readonly name?: string;
  /** Opens a locked PDF. */
  readonly password?: string;
  readonly chunks: AsyncIterable<Uint8Array>;
};

/**
 * Stores a file as it comes in, never holding more than a piece of it. Nothing is left when it is refused or breaks off.
 * A refusal is a problem: empty, too large, or of a kind that we do not read.
 */
export async function receiveUpload(
  file: IncomingFile,
  { job, content, limits }: { readonly job: JobKey; readonly content: ContentStore; readonly limits: UploadLimits },
): Promise<ReceivedUpload | Problem> {
  const inspected = inspect(file, limits);
  const key = await content.open(job);
  try {
    await content.put({ ref: job, record: 'source', key }, inspected.chunks);
    return inspected.result();
  } catch (error) {
    await content.destroy(job);
    if (error instanceof Refused) return error.problem;
    throw error;
  }
}

class Refused extends Error {
  readonly problem: Problem;

  constructor(reason: Problem) {
    super(reason.code);
    this.problem = reason;
  }
}

function inspect(file: IncomingFile, limits: UploadLimits) {
  const hash = createHash('sha256');
  const scan = watchForScan();
  let bytes = 0;
  let kind: DocumentKind | undefined;

  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield sourceHeader(file);
    let head: Uint8Array = new Uint8Array();
    for await (const chunk of file.chunks) {
      bytes += chunk.length;
      hash.update(chunk);
      if (!kind) {
        head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
        if (head.length >= headBytes) kind = kindOrRefuse(head);
      }
      checkSize(bytes, kind, limits);
      scan.see(chunk);
      yield chunk;
    }
    if (bytes === 0) throw new Refused(problem('document.empty'));
    kind ??= kindOrRefuse(head);
    checkSize(bytes, kind, limits);
  }
  const result = (): ReceivedUpload => {
    const lane = laneOf({ kind: kind!, bytes, scanned: scan.scanned() });
    return { kind: kind!, bytes, lane, digest: hash.digest('hex') };
  };
  return { chunks: chunks(), result };
}

function kindOrRefuse(head: Uint8Array): DocumentKind {
  const kind = documentKind(head);
  if (typeof kind === 'object') throw new Refused(unsupported(kind.what));
  return kind;
}

function checkSize(bytes: number, kind: DocumentKind | undefined, limits: UploadLimits): void {
  const limit = kind === 'pdf' ? limits.pdf : Math.max(limits.other, kind ? 0 : limits.pdf);
  if (bytes > limit) throw new Refused(problem('document.too-large', { limit: `${Math.round(limit / 2 ** 20)} MB` }));
}

/** The size of an upload as it is kept: its order of magnitude. */
export function sizeClass(bytes: number): string {
  if (bytes < 100_000) return 'under 100 kB';
  if (bytes < 1_000_000) return 'under 1 MB';
  return bytes < 10_000_000 ? 'under 10 MB' : '10 MB and more';
}
