/** LIST: what the command line's exit codes mean. */
export const exitCodes = {
  done: { code: 0, meaning: 'every file gave at least one pass' },
  failed: { code: 1, meaning: 'something failed that should not (a bug, a full disk)' },
  usage: { code: 2, meaning: 'the command line is wrong' },
  noTicket: { code: 3, meaning: 'no ticket: a file was read and there is no ticket in it, or no pass can carry it' },
  badFile: { code: 4, meaning: 'bad file: empty, damaged, locked, too large or of a kind that we do not read' },
  settings: { code: 5, meaning: 'a setting is wrong, e.g. the certificate and its key do not belong together' },
} as const;

/** The worst of several outcomes wins. */
export function worse(a: number, b: number): number {
  const rank = [0, 3, 4, 1, 5, 2];
  return rank.indexOf(a) >= rank.indexOf(b) ? a : b;
}
