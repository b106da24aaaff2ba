/** One opening while it goes through the tree. */
import type { Problem } from '#src/problems.ts';
import type { Limits } from './limits.ts';
import type { Bounds, Readers } from './readers.ts';
import type { ReportReading } from './reading-step.ts';

/** What opening needs from outside. */
export type OpenContext = {
  readonly readers: Readers;
  readonly limits: Limits;
  readonly signal?: AbortSignal;
  readonly report?: ReportReading;
  /** Pages of each PDF, from the first, that come drawn for people (`Page.drawn`); none if not said. */
  readonly drawn?: number;
};

/** PDFs and pictures of an upload, by the id of the document that each is. */
export type OpenedFiles = ReadonlyMap<string, OpenedFile>;

/** A file of an upload; `inline` where it stands in the text of a mail. */
export type OpenedFile = { readonly bytes: Uint8Array; readonly inline?: boolean };

/** One opening: what went wrong so far, how many documents may still be opened, and pages recognised, and how long. */
export type Walk = OpenContext & {
  readonly problems: Problem[];
  readonly password?: string;
  left: number;
  readonly recognition: { left: number };
  readonly bounds: () => Bounds;
  readonly files: Map<string, OpenedFile>;
  /** Bytes of files inside of the upload that may still be kept: as many as an upload may have. */
  bytesLeft: number;
};
