import type { ModelReport } from '#src/pipeline/conversion.ts';
import type { ContentStore } from './content-store.ts';
import type { Converter } from './converter.ts';
import type { DocumentKind } from './document-kind.ts';
import type { JobRecords } from './job-records.ts';
import type { Lane } from './lanes.ts';
import type { LiveProgress } from './live-progress.ts';
import type { Room } from './room.ts';

/** What working on jobs needs. */
export type WorkContext = {
  readonly records: JobRecords;
  readonly content: ContentStore;
  readonly converter: Readonly<Record<Lane, Converter>>;
  /** Where large files wait for each other. */
  readonly room: Room;
  readonly progress: LiveProgress;
  /** Whether other nodes show the progress of our jobs, and so must find it in the database. */
  readonly shareProgress: boolean;
  /** How often a file may crash its worker. */
  readonly attempts: number;
  /** How long a result is kept, in milliseconds. */
  readonly resultLife: number;
  readonly now: () => number;
  /** Aborted when the process stops: what runs goes back to the queue. */
  readonly stopping: AbortSignal;
  /** Ids, counts and durations only. */
  readonly log: (event: JobEvent) => void;
};

/** What is logged of an attempt. */
export type JobEvent = {
  readonly job: string;
  readonly event: 'completed' | 'failed' | 'crashed' | 'given-back' | 'dropped';
  readonly kind: DocumentKind;
  readonly milliseconds: number;
  readonly lane: Lane;
  /** From the moment it was accepted until work on it began; only of first attempts that were not given back. */
  readonly waited?: number;
  /** Milliseconds of each stage. */
  readonly stages?: Readonly<Record<string, number>>;
  /** Readers that were lost over it, by why. */
  readonly readers?: Readonly<Record<string, number>>;
  readonly passes?: number;
  readonly why?: string;
  /** What a language model had to do with it, and what that cost. */
  readonly model?: ModelReport;
};
