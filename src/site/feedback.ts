import type { JobKey } from '#src/jobs/job-id.ts';

/** What somebody says of a job. */
export type FeedbackEntry = {
  readonly job: JobKey;
  readonly rating: number;
  readonly comment: string;
  readonly wouldRecommend: boolean | null;
  readonly easeOfUse: number | null;
  readonly passQuality: number | null;
  readonly allowEmailContact: boolean;
  readonly userHash: string | null;
  /** Kept apart from the rest, because it is deleted sooner. Undefined leaves what was saved before. */
  readonly contactEmail: string | null | undefined;
};

/** Keeps feedback: one entry a job, the last one counts. */
export interface FeedbackBook {
  save(entry: FeedbackEntry, now: number): Promise<void>;
}
