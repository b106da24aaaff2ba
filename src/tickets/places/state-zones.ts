/** LIST: zones of states as addresses print them before a postcode (ISO 3166-2; IANA tz database). */

/** A state that a postcode bears out: its country, and its zone where the postcode leaves no doubt. */
export type State = { readonly country: 'AU' | 'BR' | 'CA' | 'US'; readonly zone?: string | undefined };

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

/** Zones of the USA; none where one postcode area keeps two clocks. */
const usZones: Readonly<Record<string, string>> = {
  A: 'America/Anchorage',
  C: 'America/Chicago',
  E: 'America/New_York',
  H: 'Pacific/Honolulu',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  R: 'America/Puerto_Rico',
  Z: 'America/Phoenix',
};

/** The first three digits of the postcodes (ZIP) of each state, with the zone of each range; `-` where it has two. `MA 02134` is in Massachusetts, `MA 20000` in Morocco. */
const american: Readonly<Record<string, string>> = {
  AK: '995-999 A',
  AL: '350-369 C',
  AR: '716-729 C',
  AZ: '850-864 Z | 865-865 -',
  CA: '900-961 P',
  CO: '800-816 M',
  CT: '060-069 E',
  DC: '200-205 E',
  DE: '197-199 E',
  FL: '320-323 E | 324-325 C | 326-349 E',
  GA: '300-319 E | 398-399 E',
  HI: '967-968 H',
  IA: '500-528 C',
  ID: '832-834 M | 835-835 P | 836-837 M | 838-838 P',
  IL: '600-629 C',
  IN: '460-462 E | 463-464 C | 465-474 E | 475-475 - | 476-477 C | 478-479 E',
  KS: '660-676 C | 677-679 -',
  KY: '400-418 E | 420-424 C | 425-427 -',
  LA: '700-714 C',
  MA: '010-027 E | 055-055 E',
  MD: '206-219 E',
  ME: '039-049 E',
  MI: '480-497 E | 498-499 -',
  MN: '550-567 C',
  MO: '630-658 C',
  MS: '386-397 C',
  MT: '590-599 M',
  NC: '270-289 E',
  ND: '580-585 C | 586-586 - | 587-588 C',
  NE: '680-689 C | 690-693 -',
  NH: '030-038 E',
  NJ: '070-089 E',
  NM: '870-884 M',
  NV: '889-897 P | 898-898 -',
  NY: '005-005 E | 100-149 E',
  OH: '430-459 E',
  OK: '730-749 C',
  OR: '970-978 P | 979-979 -',
  PA: '150-196 E',
  PR: '006-009 R',
  RI: '028-029 E',
  SC: '290-299 E',
  SD: '570-575 C | 576-577 -',
  TN: '370-372 C | 373-373 - | 374-374 E | 376-379 E | 380-385 C',
  TX: '750-797 C | 798-799 M',
  UT: '840-847 M',
  VA: '201-201 E | 220-246 E',
  VT: '050-059 E',
  WA: '980-994 P',
  WI: '530-549 C',
  WV: '247-268 E',
  WY: '820-831 M',
};

/** The first letter of the postcodes of each province; without a zone where it keeps two clocks. */
const canadian: Readonly<Record<string, readonly [letters: string, zone?: string]>> = {
  AB: ['T', 'America/Edmonton'],
  BC: ['V'],
  MB: ['R', 'America/Winnipeg'],
  NB: ['E', 'America/Moncton'],
  NL: ['A'],
  NS: ['B', 'America/Halifax'],
  NT: ['X'],
  NU: ['X'],
  ON: ['KLMNP'],
  PE: ['C', 'America/Halifax'],
  QC: ['GHJ'],
  SK: ['S', 'America/Regina'],
  YT: ['Y', 'America/Whitehorse'],
};

/** All but the north and west of Ontario, the coast of British Columbia, and Québec without its islands in the Gulf. */
const mainOfCanada: readonly (readonly [postcode: RegExp, zone: string])[] = [
  [/^[KLMN]/, 'America/Toronto'],
  [/^(?:[HJ]|G[1-9])/, 'America/Toronto'],
  [/^V[2-9]/, 'America/Vancouver'],
  [/^A1/, 'America/St_Johns'],
];

/** Zones of Brazil, with the states that keep them. */
const brazilian: Readonly<Record<string, string>> = {
  'America/Araguaina': 'TO',
  'America/Bahia': 'BA',
  'America/Belem': 'AP PA',
  'America/Boa_Vista': 'RR',
  'America/Campo_Grande': 'MS',
  'America/Cuiaba': 'MT',
  'America/Fortaleza': 'CE MA PB PI RN',
  'America/Maceio': 'AL SE',
  'America/Porto_Velho': 'RO',
  'America/Recife': 'PE',
  'America/Rio_Branco': 'AC',
  'America/Sao_Paulo': 'DF ES GO MG PR RJ RS SC SP',
};

/** The state before a postcode: `Richmond VIC 3121`, `Asheville, NC 28801`, `Winnipeg, MB R3C 3J3`, `Salvador - BA, 41820-021`; Manaus has a zone by its name. */
export function stateOf(address: string): State | undefined {
  const [, , inAustralia] = /(^|[\s,])(ACT|NSW|NT|QLD|SA|TAS|VIC|WA),? \d{4}(?!\d)/.exec(address) ?? [];
  if (inAustralia) return { country: 'AU', zone: australian[inAustralia] };
  const [, , inAmerica, digits] = /(^|[\s,])([A-Z]{2}),? (\d{3})\d{2}(?![\d-]*\d{4}\d)/.exec(address) ?? [];
  const area = inAmerica && digits ? areaOf(american[inAmerica], digits) : undefined;
  if (area) return { country: 'US', zone: usZones[area] };
  const [, , inCanada, code] = /(^|[\s,])([A-Z]{2}),? ([A-Z]\d)[A-Z] ?\d[A-Z]\d(?!\d)/.exec(address) ?? [];
  const [letters, zone] = (inCanada && canadian[inCanada]) || [];
  if (code && letters?.includes(code[0]!))
    return { country: 'CA', zone: zone ?? mainOfCanada.find(([postcode]) => postcode.test(code))?.[1] };
  const [, inBrazil] = /[\s/–-]([A-Z]{2})[\s,–-]{1,4}(?:CEP:? ?)?\d{5}-\d{3}(?!\d)/.exec(address) ?? [];
  const found = inBrazil && Object.entries(brazilian).find(([, states]) => states.split(' ').includes(inBrazil));
  return found ? { country: 'BR', zone: found[0] } : undefined;
}

function areaOf(ranges: string | undefined, digits: string): string | undefined {
  for (const range of ranges?.split(' | ') ?? []) {
    const [, first, last, zone] = /^(\d+)-(\d+) (.)$/.exec(range)!;
    if (digits >= first! && digits <= last!) return zone;
  }
  return undefined;
}
