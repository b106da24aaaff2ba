/** What a fenced process is asked, what bounds it, and how it fails. */

/** Why a fenced process gave no answer: time, memory, its own end, an answer we refuse, or because we were told to stop. */
export type Failure = { readonly failed: 'slow' | 'memory' | 'crash' | 'stopped'; readonly detail?: string };

/** One request and its bounds. */
export type Ask = {
  readonly operation: string;
  readonly input: unknown;
  /** Wall milliseconds for all of it. */
  readonly within: number;
  /** Milliseconds of processor time from one part to the next. */
  readonly step?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onPart?: (part: unknown) => void;
  /**
   * `false`: it brings no document along that the process has not seen, so it does not count towards its age. `again`: it
   * brings the document of the last request that counted, and counts where another process has served that.
   */
  readonly counts?: false | 'again';
  /** `false`: nothing that grows with its bytes stays in the process once it is answered. */
  readonly lasting?: false;
};

/** Bytes of an answer and of resident memory, and milliseconds that a start may take. */
export type WorkerLimits = { readonly answer: number; readonly resident: number; readonly start: number };
