/** What brings mails to those who send them: each to one at a time, again and again until it has left. */
export interface AnswerQueue {
  /**
   * Calls `handle` for each mail, with how often it was tried before. What it answers is the number of seconds after
   * which the mail comes again; undefined: it is done with. One whose handler throws comes again too.
   */
  deliver(concurrency: number, handle: (answer: string, tries: number) => Promise<number | undefined>): Promise<void>;
  /** Takes no more mails and waits for those that are being sent. */
  stopDelivery(): Promise<void>;
}
