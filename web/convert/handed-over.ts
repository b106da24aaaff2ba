import type { JobJson } from '#src/api/schemas.ts';

/** What one page of this tab hands to the next, in memory alone. */
let made: { readonly job: JobJson; readonly file: File; readonly withPassword: boolean } | undefined;
let isNew = false;

/** A job that this tab has just made. Its own page shows it at once, without asking. */
export function handOver(job: JobJson, file: File, withPassword = false): void {
  made = { job, file, withPassword };
  isNew = true;
}

/** The job, if it is this one and was made just now; once. */
export function takeNewJob(id: string): JobJson | undefined {
  if (!isNew || made?.job.id !== id) return undefined;
  isNew = false;
  return made.job;
}

/** Whether a password was sent with the file of this job. */
export function hadPassword(id: string): boolean {
  return made?.job.id === id && made.withPassword;
}

/** The file of a job of this tab: after it was cancelled, it goes back to where it was chosen. */
export function fileOf(id: string): File | undefined {
  return made?.job.id === id ? made.file : undefined;
}

/** A file that came back is chosen, and not sent again by itself. */
let returned: File | undefined;

/** Brings a file back to where it was chosen; it is not sent again. */
export function giveBack(file: File): void {
  returned = file;
}

/** A file that came back; taken once. */
export function takeReturned(): File | undefined {
  const file = returned;
  returned = undefined;
  return file;
}
