/** Comparing texts as a person would: case, diacritics and punctuation do not count. */

const simple: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };
const spelledOut: Readonly<Record<string, string>> = { ...simple, ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', æ: 'ae' };

/** Words of texts that were asked for before: each text of a pass is compared with every value of each ticket. */
const known = { asItIs: new Map<string, readonly string[]>(), spelledOut: new Map<string, readonly string[]>() };
const mostKnown = 20_000;

/** The words of a text in lower case without marks; `spellOut` writes ä as ae. */
export function wordsOf(text: string, spellOut = false): readonly string[] {
  const kept = known[spellOut ? 'spelledOut' : 'asItIs'];
  const before = kept.get(text);
  if (before) return before;
  const words = readWords(text, spellOut);
  if (kept.size >= mostKnown) kept.clear();
  kept.set(text, words);
  return words;
}

function readWords(text: string, spellOut: boolean): readonly string[] {
  const table = spellOut ? { ...spelledOut, ø: 'o' } : simple;
  const replaced = [...text.normalize('NFKC').toLowerCase().normalize('NFC')]
    .map((sign) => table[sign] ?? sign)
    .join('');
  return (
    replaced
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words divided by one blank. */
export function plain(text: string, spellOut = false): string {
  return wordsOf(text, spellOut).join(' ');
}

/** Letters and digits only, in capitals: how references are compared. */
export function codeOf(text: string): string {
  return wordsOf(text).join('').toUpperCase();
}

/** Whether the words of one text follow each other in another. */
export function containsWords(text: string, wanted: string): boolean {
  return [false, true].some((spellOut) => {
    const needle = plain(wanted, spellOut);
    return needle !== '' && ` ${plain(text, spellOut)} `.includes(` ${needle} `);
  });
}

const forms = new Set([
  'mr',
  'mrs',
  'ms',
  'mstr',
  'miss',
  'dr',
  'herr',
  'frau',
  'mme',
  'monsieur',
  'madame',
  'prof',
  'sir',
  'pan',
  'pani',
  'm',
]);

/** The words of a name without forms of address. */
export function nameWords(text: string): readonly string[] {
  return wordsOf(text.replaceAll('/', ' ')).filter((word) => !forms.has(word));
}

/** The same person: any order, one given name more or less, a title glued on as airlines do. */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [nameWords(one), nameWords(other)];
  if (a.length === 0 || b.length === 0) return false;
  const sorted = (words: readonly string[]) => [...words].sort().join(' ');
  const letters = (words: readonly string[]) => [...words.join('')].sort().join('');
  const unglued = (words: readonly string[]) =>
    words.map((word) => (word.length > 4 ? word.replace(/(mrs|mr|ms|mstr)$/, '') : word));
  if (sorted(a) === sorted(b) || sorted(unglued(a)) === sorted(unglued(b))) return true;
  if (a.join('').length > 4 && letters(a) === letters(b)) return true;
  const [few, many] = new Set(a).size <= new Set(b).size ? [new Set(a), new Set(b)] : [new Set(b), new Set(a)];
  return few.size >= 2 && few.isSubsetOf(many);
}

const placeNoise = new Set([
  'hbf',
  'hl',
  'n',
  'airport',
  'flughafen',
  'aeroport',
  'international',
  'intl',
  'hauptbahnhof',
  'station',
  'bahnhof',
  'bhf',
  'gare',
  'rail',
]);

/** The same place or title: equal, or one says less of the same once words like "station" are gone. */
export function samePlace(one: string, other: string): boolean {
  return [false, true].some((spellOut) => {
    const [a, b] = [wordsOf(one, spellOut), wordsOf(other, spellOut)];
    if (a.length === 0 || b.length === 0) return false;
    if (a.join(' ') === b.join(' ')) return true;
    const [core, otherCore] = [new Set(a).difference(placeNoise), new Set(b).difference(placeNoise)];
    return core.size > 0 && otherCore.size > 0 && (core.isSubsetOf(otherCore) || otherCore.isSubsetOf(core));
  });
}

/** The same flight, train or line; a missing carrier is forgiven, a wrong one is not. */
export function sameNumber(one: string, other: string): boolean {
  if (codeOf(one) === codeOf(other)) return true;
  return numberSplits(one).some(([carrier, number]) =>
    numberSplits(other).some(
      ([else_, numberElse]) => number === numberElse && (carrier === else_ || !carrier || !else_),
    ),
  );
}

/** `U28724` may be U2 8724 or U 28724. */
function numberSplits(text: string): [string, string][] {
  const code = codeOf(text);
  const shapes = [/^()(\d+[A-Z]?)$/, /^([A-Z]{1,4})(\d+[A-Z]?)$/, /^([A-Z]\d|\d[A-Z])(\d+[A-Z]?)$/];
  return shapes.flatMap((shape) => {
    const match = shape.exec(code);
    return match ? [[match[1]!, match[2]!.replace(/^0+/, '')] as [string, string]] : [];
  });
}

/** Seats of a list in one order, leading zeros gone. */
export function seatSet(text: string): string[] {
  return text
    .split(/[,;/+& ]+/)
    .map(codeOf)
    .filter(Boolean)
    .map((seat) => seat.replace(/^0+(?=[\p{L}\p{N}])/u, ''))
    .sort();
}

/** Amounts in a text, whatever their separators. */
export function amountsIn(text: string): number[] {
  const found = text.match(/\d+(?:[.,\s]\d{3})*(?:[.,]\d{1,2})?/g) ?? [];
  return found.map((one) => {
    const tight = one.replaceAll(' ', '');
    const cents = /[.,](\d{1,2})$/.exec(tight);
    const whole = (cents ? tight.slice(0, cents.index) : tight).replace(/[.,]/g, '');
    return Number(cents ? `${whole}.${cents[1]}` : whole);
  });
}
