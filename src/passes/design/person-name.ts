/** Names of persons: taken apart for Wallet, and put in the order that people read. */

/** Parts of a name as Wallet's `PersonNameComponents`. */
export type PersonName = {
  readonly namePrefix?: string;
  readonly givenName?: string;
  readonly middleName?: string;
  readonly familyName?: string;
};

const titles = new Set(
  'mr mrs ms miss mstr mx dr prof sir herr frau hr fr m mme mlle monsieur madame mademoiselle sr sra srta don doña sig sigra signor signora dhr mevr pan pani'.split(
    ' ',
  ),
);

const particles = new Set(
  'van von der den de del della di da dos du la le ter ten zu zum af av bin ibn al el st. mac mc'.split(' '),
);

/**
 * Takes one person's name apart: `Ada Lovelace`, `LOVELACE/ADA MRS` (airlines), `Lovelace, Ada`. Undefined when it
 * cannot be told what is what, or when there seem to be several persons.
 */
export function personName(name: string): PersonName | undefined {
  if (/[;&+]|\d|\/.*\//u.test(name) || /\s(and|und|et|y|e|en)\s/iu.test(name)) return undefined;
  const turned = /^([^/,]+)[/,]\s*([^/,]+)$/u.exec(name);
  if (turned) return turnedName(turned[1]!.trim(), turned[2]!.trim());
  if (/[/,]/u.test(name)) return undefined;
  const { title, rest } = splitTitle(name);
  if (rest.length === 0) return undefined;
  if (rest.length === 1) return { ...title, givenName: rest[0]! };
  if (isFamilyFirst(rest)) return { ...title, familyName: rest[0]!, ...givenNames(rest.slice(1)) };
  const particle = rest.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()));
  const family = particle > 0 ? particle : rest.length - 1;
  return { ...title, ...givenNames(rest.slice(0, family)), familyName: rest.slice(family).join(' ') };
}

/** The name as people read it, longest form first: without title, then without middle names. */
export function nameForms(name: string): string[] {
  const parts = personName(name);
  if (!parts) return [name];
  const full = joined(parts.givenName, parts.middleName, parts.familyName);
  const short = joined(parts.givenName, parts.familyName);
  return short.length < full.length ? [full, short] : [full];
}

/** Chinese, Japanese and Korean names, and Russian ones that end in a patronymic. */
function isFamilyFirst(words: readonly string[]): boolean {
  const eastAsian = words.every((word) => /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(word));
  return eastAsian || (words.length === 3 && /(вич|вна|чна)$/u.test(words[2]!));
}

function turnedName(family: string, given: string): PersonName | undefined {
  // "Ada Lovelace, Charles Babbage": two persons.
  if (family.includes(' ') && given.includes(' ') && !particles.has(family.split(' ')[0]!.toLowerCase())) {
    const { rest } = splitTitle(given);
    if (rest.length > 1 && !/^\p{Lu}+$/u.test(family.replace(/\s/gu, ''))) return undefined;
  }
  const { title, rest } = splitTitle(given);
  return rest.length === 0 ? { familyName: family } : { ...title, ...givenNames(rest), familyName: family };
}

function givenNames(names: readonly string[]): PersonName {
  const [givenName = '', ...middle] = names;
  return middle.length > 0 ? { givenName, middleName: middle.join(' ') } : { givenName };
}

function splitTitle(name: string): { readonly title: PersonName; readonly rest: readonly string[] } {
  const parts = name.split(/\s+/u).filter(Boolean);
  const isTitle = (word: string) => titles.has(word.toLowerCase().replace(/\.$/u, ''));
  const found = parts.filter(
    (word, index) => isTitle(word) && (index === 0 || index === parts.length - 1 || isTitle(parts[index - 1]!)),
  );
  const rest = parts.filter((word) => !found.includes(word));
  // A person may be called Pan or Sir and nothing else.
  return rest.length === 0
    ? { title: {}, rest: parts }
    : { title: found.length > 0 ? { namePrefix: found.join(' ') } : {}, rest };
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');
