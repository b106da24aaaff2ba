/** How long a traveller waits for an answer, in milliseconds. After that none is sent. */
export const patience = 48 * 60 * 60_000;

/** LIST: seconds between the first tries, as multiples of the first wait: 15 s, 1, 5, 15 min. */
const firstWaits = [1, 4, 20, 60] as const;

/** Seconds between later tries: half an hour for the first four hours, then an hour. */
const later = { soon: 30 * 60, soonUntil: 4 * 60 * 60_000, afterwards: 60 * 60 } as const;

/**
 * Seconds until an answer that could not leave is tried again.
 *
 * @param tries how often it was tried before this time, from 0
 * @param age milliseconds since its mail was taken
 * @param first seconds before the second try; 15 unless the operator says otherwise
 */
export function waitBeforeTry({
  tries,
  age,
  first,
}: {
  readonly tries: number;
  readonly age: number;
  readonly first: number;
}): number {
  const factor = firstWaits[tries];
  const usual = age < later.soonUntil ? later.soon : later.afterwards;
  return factor === undefined ? usual : Math.min(usual, factor * first);
}
