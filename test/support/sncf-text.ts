/** Writes a code of SNCF in fixed columns for tests. */
export type SncfText = {
  readonly stations?: string;
  readonly day?: string;
  readonly customer?: string;
  readonly names?: readonly [last: string, first: string];
  /** Class, stations and train of the second journey, 16 characters. */
  readonly second?: string;
};

export function sncfText({
  stations = 'FRPMOFRLPD',
  day = '24/12',
  customer = '0'.repeat(19),
  names,
  second,
}: SncfText): string {
  const [last, first] = names ?? ['DUPONT'.padStart(19), 'JEANNE'.padStart(19)];
  return `i0CVABCDEF123456789121101/02/1980${stations}06607${day}${customer}${last}${first}2PT00${second ?? '0          00000'}\n`;
}
