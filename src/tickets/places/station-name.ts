/** How stations are called: one key for the ways in which timetables and tickets write the same name. */
import { plain } from '../same.ts';

/** What a word or two of a name are brought to; others stay. Keys and values are `plain` text. */
const customary: Readonly<Record<string, string>> = {
  hauptbahnhof: 'hbf',
  hb: 'hbf',
  bahnhof: 'bf',
  bhf: 'bf',
  saint: 'st',
  sankt: 'st',
  sint: 'st',
  sainte: 'ste',
  central: 'centrale',
  centraal: 'centrale',
  cs: 'centrale',
  'c le': 'centrale',
  centralstation: 'centrale',
  centralstationen: 'centrale',
  'p ta': 'porta',
  pn: 'porta nuova',
  'p nuova': 'porta nuova',
  'p garibaldi': 'porta garibaldi',
  's m n': 'santa maria novella',
  'hlavni nadrazi': 'hl n',
  'hl nadrazi': 'hl n',
  'hl nadr': 'hl n',
  'hlavna stanica': 'hl st',
  wsch: 'wschodnia',
  zach: 'zachodnia',
  glowny: 'gl',
  glowna: 'gl',
  glowne: 'gl',
  international: '',
  intl: '',
  station: '',
  street: 'st',
  road: 'rd',
  pu: '',
  palyaudvar: '',
  gare: '',
  de: '',
  l: '',
  du: '',
  des: '',
  di: '',
  del: '',
  della: '',
};

/**
 * The name as a key to look it up with: `plain`, and customary short forms brought to one (`Praha hlavní nádraží` and
 * `PRAHA HL.N.`; `Paris Gare de Lyon` and `PARIS GARE LYON`).
 */
export function stationKey(name: string): string {
  const apart = name.replace(/(hbf|bhf|hauptbahnhof)\b/giu, ' $1').replace(/['’](s|l)(?![\p{L}\p{N}])/giu, '$1');
  // `Stockholm C`: the central station, as Scandinavian railways write it.
  const words = plain(apart)
    .replace(/(?<=\S) c$/, ' centrale')
    .split(' ');
  const key: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = [3, 2].find((count) => customary[words.slice(at, at + count).join(' ')] !== undefined) ?? 1;
    const written = words.slice(at, at + run).join(' ');
    // What a name begins with is no addition to it: `Gare de Lyon` is not Lyon.
    const brought = at === 0 ? customary[written] || written : (customary[written] ?? written);
    if (brought) key.push(brought);
    at += run - 1;
  }
  return key.join(' ');
}
