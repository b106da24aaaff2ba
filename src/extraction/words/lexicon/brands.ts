/** Companies and brands that stand on tickets and bookings (`brands.txt`), facts written for this project, and what they are. */
import { fold } from '../fold.ts';
import { listLines } from './list-lines.ts';

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
  const { kinds } = brands();
  const name = wordsOf(text).join(' ');
  return kinds.get(name) ?? kinds.get(withoutLegalForm(name)) ?? [];
}

/** What the brands are that stand in the text as whole words, each kind once, in their order; a longer name covers the shorter ones in it. */
export function brandsIn(text: string): readonly BrandKind[] {
  if (text.length > longest) return [];
  const words = wordsOf(text);
  const found = new Set<BrandKind>();
  for (let at = 0; at < words.length; ) {
    const brand = brandAt(words, at);
    for (const kind of brand?.kinds ?? []) found.add(kind);
    at += brand?.length ?? 1;
  }
  return [...found];
}

/** The longest brand that begins at a word, and of how many words it is. */
function brandAt(words: readonly string[], at: number) {
  const { kinds, lengths } = brands();
  for (let length = Math.min(lengths.get(words[at]!) ?? 0, words.length - at); length > 0; length--) {
    const known = kinds.get(words.slice(at, at + length).join(' '));
    if (known) return { kinds: known, length };
  }
  return undefined;
}

type Brands = {
  /** By name: its folded words with one space between. */
  readonly kinds: ReadonlyMap<string, readonly BrandKind[]>;
  /** By the first word of names: how many words the longest of them has. */
  readonly lengths: ReadonlyMap<string, number>;
};
let known: Brands | undefined;

function brands(): Brands {
  if (known) return known;
  const kinds = new Map<string, readonly BrandKind[]>();
  const lengths = new Map<string, number>();
  for (const line of listLines('brands.txt')) {
    const [kind, names] = line.split(': ') as [BrandKind, string];
    for (const name of names.split(' | ')) {
      const words = wordsOf(name);
      const key = words.join(' ');
      const before = kinds.get(key) ?? [];
      if (!before.includes(kind)) kinds.set(key, [...before, kind]);
      lengths.set(words[0]!, Math.max(lengths.get(words[0]!) ?? 0, words.length));
    }
  }
  known = { kinds, lengths };
  return known;
}

/** Letters and digits that stand together, with an ampersand between them (M&S); where a script has no spaces, each letter, but a run of katakana. */
const word =
  /[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]|[[\p{L}\p{M}\p{N}&]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]]+/gv;

/** The folded words of a text, its punctuation left out. */
function wordsOf(text: string): readonly string[] {
  return (fold(text.normalize('NFC')).match(word) ?? []).filter((found) => found !== '&');
}

/** A legal form as words, at the end of a name or, where that is usual, before it. */
const formBehind =
  / (?:gmbh|mbh|(?:gmbh)?&?co|kg|kgaa|ag|ohg|eg|e ?v|se|ltd|limited|plc|llc|llp|inc|corp|corporation|pty|pte|pvt|sdn|bhd|berhad|tbk|s ?a ?s|s ?a ?r ?l|s ?p ?a|s ?r ?l|s ?a(?: ?u)?|s ?l(?: ?u)?|s ?c|lda|ltda|c ?v|b ?v|b ?v ?b ?a|n ?v|oyj?|abp?|asa?|a s|aps|i s|hf|s ?r ?o|sp z ?o ?o|d ?o ?o|d ?d|e ?o ?o ?d|o ?o ?d|kft|zrt|nyrt|ou|uab|sia|sti|ад|оод|еад|еоод|株 式 会 社|(?:股 份 )?有 限 公 司|주식회사)$/u;
const formBefore = /^(?:株 式 会 社|주식회사|ооо|оао|зао|пао|ао|pt|uab|sia|ou) /u;

function withoutLegalForm(name: string): string {
  let rest = name.replace(formBefore, '');
  for (let shorter = rest.replace(formBehind, ''); shorter !== rest; shorter = rest.replace(formBehind, ''))
    rest = shorter;
  return rest;
}
