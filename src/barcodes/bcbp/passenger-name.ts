/** A name of a boarding pass in reading order, and whether the issuer may have cut it. */
export type PassengerName = {
  /** `LUC DESMARAIS` */
  readonly name: string;
  /** The 20 characters of the field are full: the end of the given names may be missing. */
  readonly cut: boolean;
  /** No slash told family and given names apart; the words stand as they were. */
  readonly unordered: boolean;
};

const titles = new Set('MR MRS MS MISS MSTR MSTER MASTER MME MLLE DR PROF HERR FRAU SIG SIGRA SRTA CHD INF'.split(' '));

/**
 * Puts the name of Resolution 792 (`DESMARAIS/LUC MR`: family, slash, given names, title) into reading order without
 * its title. A title that is glued to the given name (`LUCMR`) goes only where it cannot be part of the name.
 */
export function readPassengerName(field: string): PassengerName {
  const [family = '', ...given] = field.split('/').map((part) => part.replace(/\s+/g, ' ').trim());
  const names = withoutTitle(given.filter(Boolean).join(' '));
  return {
    name: names ? `${names} ${family}` : withoutTitle(family),
    cut: field.length >= 20,
    unordered: !names,
  };
}

function withoutTitle(names: string): string {
  const words = names.split(' ');
  while (words.length > 1 && titles.has(words.at(-1)!.replace(/\.$/, ''))) words.pop();
  const last = words.pop() ?? '';
  return [...words, unglued(last)].join(' ');
}

/** `MS` and `DR` end too many names to be cut off; `MR` must leave a name, and `TAMR` or `AMR` are names. */
function unglued(word: string): string {
  const match = /^(\p{L}{3,}?)(MRS|MISS|MSTR|MR)$/u.exec(word);
  if (!match) return word;
  const stem = match[1]!;
  return match[2] === 'MR' && stem.endsWith('A') && stem.length < 4 ? word : stem;
}
