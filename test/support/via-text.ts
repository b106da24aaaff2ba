/** Writes codes of VIA Rail Canada for tests. */
export type ViaText = {
  readonly first?: string;
  readonly last?: string;
  readonly coach?: string;
  readonly seat?: string;
  readonly from?: string;
  readonly to?: string;
  readonly train?: string;
  readonly time?: string;
};

/** By default a seat from Montréal to Toronto on 24 November 2026. */
export function viaText({
  first = 'Anne Marie',
  last = 'O’Neil',
  coach = '4',
  seat = '8D',
  from = 'MTRL',
  to = 'TRTO',
  train = '69',
  time = '202611241830',
}: ViaText = {}): string {
  return [
    '0507201327229',
    last.padEnd(30),
    coach.padEnd(4),
    seat.padStart(3),
    from,
    to,
    'VIA',
    train.padEnd(4),
    time,
    first.padEnd(20),
    'P1YSADT',
    'ZZG417',
    '20261105225402',
    'C2 NB ',
  ].join('');
}
