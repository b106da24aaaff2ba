import type { Facts } from './design/facts.ts';
import { plainLetters } from './plain-letters.ts';

const longest = 60;
/** Signs of one part of a name, so that every part has room. */
const longestPart = 30;

/**
 * The file name of a pass, by which people tell it from others: `KL1143-AMS-OSL-Anna-12A.pkpass`, `Faust-I-4-12.pkpass`. ASCII,
 * made by us. Two tickets may get the same one (`apartNames`).
 */
export function passFileName({ kind, fields }: Facts): string {
  const ends = endsOf(fields);
  const parts = [
    ...(ends ? [codeOf(fields.number), ...ends] : [fields.title ?? fields.product ?? fields.issuer]),
    firstName(fields.passenger),
    fields.coach,
    fields.row,
    codeOf(fields.seat),
  ];
  const name = parts
    .flatMap((part) => (part ? [cutTo(keepCase(part), longestPart)] : []))
    .filter((part) => part !== '')
    .join('-');
  return `${name.length > 1 ? cut(name) : kind}.pkpass`;
}

/** The same names, where two are alike with a number behind: `Gig.pkpass`, `Gig-2.pkpass`. */
export function apartNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const stem = name.replace(/\.pkpass$/, '');
    let own = name;
    for (let count = 2; taken.has(own.toLowerCase()); count += 1) own = `${stem}-${count}.pkpass`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** Codes of both ends, else their names. */
function endsOf(fields: Facts['fields']): readonly string[] | undefined {
  const { fromCode, toCode } = fields;
  if (fromCode && toCode && /^[A-Z]{3}$/.test(fromCode) && /^[A-Z]{3}$/.test(toCode)) return [fromCode, toCode];
  const from = fields.fromCity ?? fields.from ?? fromCode;
  const to = fields.toCity ?? fields.to ?? toCode;
  return from && to ? [from, to] : undefined;
}

/** `KL 1143` is `KL1143`, several seats stay apart. */
const codeOf = (text: string | undefined) => text?.replace(/(?<=\p{L}) (?=\d)/gu, '');

/** `Anna Huber`, `HUBER/ANNA MS` and `Ms Anna Huber` are Anna. */
function firstName(name: string | undefined): string | undefined {
  const [last, given] = (name ?? '').split('/');
  const words = (given ?? last ?? '').split(/[\s,]+/).filter((word) => word && !title.test(word));
  const first = words[0];
  return first && first === first.toUpperCase() ? first.charAt(0) + first.slice(1).toLowerCase() : first;
}

const title = /^(?:mr|mrs|ms|miss|mstr|dr|herr|frau|m|mme|mlle|sr|sra|sig|dhr|mevr|pan|pani)\.?$/i;

/** `plainLetters` joined as it does, with the capitals of the text: each word begins as it did there. */
function keepCase(text: string): string {
  return text
    .split(/[\s/._,:;–—-]+/)
    .flatMap((word) => {
      const plain = plainLetters(word);
      if (!plain) return [];
      if (word.length > 1 && word === word.toUpperCase()) return [plain.toUpperCase()];
      return [/^\p{Lu}/u.test(word) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain];
    })
    .join('-');
}

const cutTo = (text: string, most: number) => text.slice(0, most).replace(/-+$/, '');
const cut = (name: string) => cutTo(name, longest);
