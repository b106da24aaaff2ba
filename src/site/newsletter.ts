/** Keeps addresses of people who want to hear news. Nothing but the address and the time is kept. */
export interface Newsletter {
  /** Signing up twice is one signup. Answers the same either way, so that nobody learns who is on the list. */
  subscribe(email: string, now: number): Promise<void>;
}
