/** Companies and brands that stand on tickets and bookings (`brands.txt`), facts written for this project, and what they are. */
import { fold } from '../fold.ts';
import { listLines } from './list-lines.ts';

/** LIST: what a brand can be. */
export const brandKindNames = [
  'airline',
  'rail',
  'bus',
  'ferry',
  'transit',
  'rental',
  'hotel',
  'portal',
  'ticketing',
  'cinema',
  'venue',
  'attraction',
  'sports',
  'festival',
  'skiing',
  'parking',
  'retail',
  'loyalty',
  'payment',
] as const;

/** What a company or brand is: `portal` sells lodging and travel of others, `ticketing` their events, `loyalty` is a programme or alliance, `payment` also insures. */
export type BrandKind = (typeof brandKindNames)[number];

/** Longer texts are no name, and are not searched for one. */
const longest = 200;

/** What the brand is that the whole text names, with or without its legal form; empty for any other text. */
export function brandKinds(text: string): readonly BrandKind[] {
  if (text.length > longest) return [];
  const name = wordsOf(text).join(' ');
  return brands().get(name) ?? brands().get(withoutLegalForm(name)) ?? [];
}

/** What the brands are that stand in the text as whole words, each kind once, in their order; a longer name covers the shorter ones in it. */
export function brandsIn(text: string): readonly BrandKind[] {
  if (text.length > longest) return [];
  const words = wordsOf(text);
  const found = new Set<BrandKind>();
  for (let at = 0; at < words.length; ) {
    const brand = brandAt(words, at);
    for (const kind of brand?.kinds ?? []) found.add(kind);
    at = brand?.end ?? at + 1;
  }
  return [...found];
}

/** The longest brand that begins at a word, and where it ends. */
function brandAt(words: readonly string[], start: number) {
  const kindsOf = brands();
  let brand: { readonly kinds: readonly BrandKind[]; readonly end: number } | undefined;
  let name = words[start]!;
  for (let end = start + 1; beginnings.has(name); end++) {
    const kinds = kindsOf.get(name);
    if (kinds) brand = { kinds, end };
    if (end === words.length) break;
    name += ` ${words[end]}`;
  }
  return brand;
}

/** Kinds by name: its folded words with one space between. */
let known: Map<string, readonly BrandKind[]> | undefined;

/** Names and what they begin with, by whole words; filled with them. */
const beginnings = new Set<string>();

function brands(): ReadonlyMap<string, readonly BrandKind[]> {
  if (known) return known;
  known = new Map();
  for (const line of listLines('brands.txt')) {
    const [kind, names] = line.split(': ') as [BrandKind, string];
    for (const name of names.split(' | ')) {
      const words = wordsOf(name);
      const key = words.join(' ');
      known.set(key, [...new Set([...(known.get(key) ?? []), kind])]);
      for (let count = 1; count <= words.length; count++) beginnings.add(words.slice(0, count).join(' '));
    }
  }
  return known;
}

/** Letters and digits that stand together, and M&S; where a script has no spaces, each letter, but a run of katakana. */
const word =
  /(?<![\p{L}\p{N}])\p{L}&\p{L}(?![\p{L}\p{N}])|[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]]+/gv;

/** The folded words of a text, its punctuation left out. */
function wordsOf(text: string): readonly string[] {
  return fold(text.normalize('NFC')).match(word) ?? [];
}

/** A legal form as words, at the end of a name or, where that is usual, before it. */
const formBehind =
  / (?:gmbh|mbh|co|kg|kgaa|ag|ohg|eg|e ?v|se|ltd|limited|plc|llc|llp|inc|corp|corporation|pty|pte|pvt|sdn|bhd|berhad|tbk|s ?a ?s|s ?a ?r ?l|s ?p ?a|s ?r ?l|s ?a(?: ?u)?|s ?l(?: ?u)?|s ?c|lda|ltda|c ?v|b ?v|b ?v ?b ?a|n ?v|oyj?|abp?|asa?|a s|aps|i s|hf|s ?r ?o|sp z ?o ?o|d ?o ?o|d ?d|e ?o ?o ?d|o ?o ?d|kft|zrt|nyrt|ou|uab|sia|sti|ад|оод|еад|еоод|株 式 会 社|(?:股 份 )?有 限 公 司|주식회사)$/u;
const formBefore = /^(?:株 式 会 社|주식회사|ооо|оао|зао|пао|ао|pt|uab|sia|ou) /u;

function withoutLegalForm(name: string): string {
  let rest = name.replace(formBefore, '');
  for (let shorter = rest.replace(formBehind, ''); shorter !== rest; shorter = rest.replace(formBehind, ''))
    rest = shorter;
  return rest;
}
