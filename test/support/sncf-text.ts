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

/** Writes a Secutix code of SNCF for tests. */
export function secutixBytes({ date = '24122026', firstName = 'ANNE-MARIE' }): Uint8Array {
  const columns = [
    '2200'.padEnd(260, '\u00e9'),
    '00T10087123456789FRPMOFRLPD'.padEnd(82),
    `S${date}2`.padEnd(34),
    'DUPONT'.padEnd(19),
    firstName.padEnd(19),
  ];
  return new Uint8Array(Buffer.from(columns.join('').padEnd(686), 'latin1'));
}
