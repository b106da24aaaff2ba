/** What brings mails to those who send them: each to one at a time, again and again until it has left. */
export interface AnswerQueue {
  /** Calls `handle` for each mail. One whose handler throws comes again, later and later, half an hour at most. */
  deliver(concurrency: number, handle: (answer: string) => Promise<void>): Promise<void>;
  /** Puts mails back that a dead process left; only while no other process works on the queue. */
  restoreAnswers(answers: readonly string[]): Promise<void>;
  /** Takes no more mails and waits for those that are being sent. */
  stopDelivery(): Promise<void>;
}
