/** LIST: zones of states as addresses print them before a postcode (ISO 3166-2), where all of a state keeps one clock (IANA tz database). */
const australian: Readonly<Record<string, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

/** By the first digit of the postcode as well: `MA 02134` is in Massachusetts, `MA 20000` in Morocco. */
const american: Readonly<Record<string, readonly [zone: string, states: string]>> = {
  0: ['America/New_York', 'CT MA ME NH NJ RI VT'],
  1: ['America/New_York', 'NY PA'],
  2: ['America/New_York', 'DC MD NC SC VA WV'],
  3: ['America/New_York', 'GA'],
  4: ['America/New_York', 'OH'],
  5: ['America/Chicago', 'IA MN WI'],
  6: ['America/Chicago', 'IL MO'],
  7: ['America/Chicago', 'AR LA OK'],
  8: ['America/Denver', 'CO NM UT WY'],
  9: ['America/Los_Angeles', 'CA WA'],
};

const canadian: Readonly<Record<string, string>> = {
  AB: 'America/Edmonton',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NS: 'America/Halifax',
  PE: 'America/Halifax',
  SK: 'America/Regina',
};

/** The zone of the state before a postcode: `Richmond VIC 3121`, `Asheville, NC 28801`, `Winnipeg, MB R3C 3J3`. Undefined where none is, or the state has two. */
export function stateZone(address: string): string | undefined {
  const [, , inAustralia] = /(^|[\s,])(ACT|NSW|NT|QLD|SA|TAS|VIC|WA),? \d{4}(?!\d)/.exec(address) ?? [];
  if (inAustralia) return australian[inAustralia];
  const [, , inAmerica, digit] = /(^|[\s,])([A-Z]{2}),? (\d)\d{4}(?!\d)/.exec(address) ?? [];
  const [zone, states] = (digit && american[digit]) || [];
  if (inAmerica && states?.split(' ').includes(inAmerica)) return zone;
  const [, , inCanada] = /(^|[\s,])(AB|MB|NB|NS|PE|SK),? [A-Z]\d[A-Z] ?\d[A-Z]\d(?!\d)/.exec(address) ?? [];
  return inCanada && canadian[inCanada];
}
