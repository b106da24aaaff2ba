/** LIST: what a database says that restarts, cannot be reached, is full or took too long (classes 57P, 08, 53; 57014). */
const databaseAway = /^(57P0\d|57014|08\d{3}|53\d{3})$/;

/** LIST: what the operating system says of a connection that broke, a full disk (a limit of files too) or too many open files. */
const systemAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE']);

/** What keeps content does not answer, or lets us do nothing. It is asked again after `seconds`. */
export class ContentAway extends Error {
  override name = 'ContentAway';
  readonly seconds: number;

  constructor(seconds: number, options?: ErrorOptions) {
    super('the store of content does not answer', options);
    this.seconds = seconds;
  }
}

/** Seconds until what lacks is looked for again, where that is known. */
export function secondsAway(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  return error instanceof ContentAway ? error.seconds : secondsAway(error.cause);
}

/**
 * Whether an error says that the machine lacks something just now, and nothing is wrong with what was asked: the
 * database or the store of content is away or silent, or a disk is full. Whoever meets it tries again later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ContentAway) return true;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string' && (databaseAway.test(code) || systemAway.has(code))) return true;
  return (
    /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error/.test(
      error.message,
    ) || isUnavailable(error.cause)
  );
}

/** Whether an error says that there was no room, in the database or on a disk: what was asked was not done. */
export function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && /^(53\d{3}|ENOSPC|EDQUOT|EFBIG)$/.test(code)) || isNoRoom(error.cause);
}
