/** LIST: what is counted of a client, and in which window (seconds). */
export const rateWindows = {
  uploads: 10 * 60,
  uploadsDay: 24 * 60 * 60,
  plain: 10 * 60,
  reads: 60,
  unknown: 60,
  pages: 60,
  feedback: 60 * 60,
  waitlist: 60 * 60,
  mailed: 60 * 60,
  mailedTo: 24 * 60 * 60,
  keyUploads: 60,
  keyReads: 60,
  mailSender: 24 * 60 * 60,
  mailDomain: 24 * 60 * 60,
  mailNotice: 24 * 60 * 60,
} as const;

/** What is counted, each within a window of its own. */
export type RateName = keyof typeof rateWindows;

/** Counts requests of clients, across nodes. */
export interface RateLimits {
  /** Counts one. Answers 0 when it is within the limit, else the seconds until the window ends. */
  count(name: RateName, client: string, limit?: number): Promise<number>;
}
