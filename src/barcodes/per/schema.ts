/**
 * Types of ASN.1 (ITU-T X.680) in a short notation of our own, enough for the schemas of rail barcodes. A line is one type:
 *
 *     Name: a 1..9; b ia5 ?; c utf8 =x      a sequence; `?` optional, `=` with a default
 *     Name*: …                              one that may be extended (`...` in ASN.1)
 *     Name| a Type; b Type                  a choice (`Name*|` extensible)
 *     Name# one two three                   an enumeration (`Name*#` extensible)
 *     $name = a 1..9; b ia5 ?               items that others take in with `$name`
 *
 * Item types: `int`, `1..9`, `ia5`, `ia5(2)`, `ia5(1-2)`, `utf8`, `bytes`, `oid`, `bool`, the name of a type, and `[]` before
 * any of them for a list. `@13` at the end of an item: only in versions 1 and 3.
 */
export type PerType =
  | { readonly is: 'sequence'; readonly extensible: boolean; readonly items: readonly PerItem[] }
  | { readonly is: 'choice'; readonly extensible: boolean; readonly items: readonly PerItem[] }
  | { readonly is: 'enumeration'; readonly extensible: boolean; readonly names: readonly string[] }
  | { readonly is: 'list'; readonly of: PerType }
  /** Without bounds: any whole number. */
  | { readonly is: 'integer'; readonly min?: number; readonly max?: number }
  /** 7 bits a character; sizes in characters where bounded. */
  | { readonly is: 'ia5'; readonly min?: number; readonly max?: number }
  | { readonly is: 'utf8' }
  | { readonly is: 'bytes' }
  | { readonly is: 'oid' }
  | { readonly is: 'boolean' }
  | { readonly is: 'named'; readonly name: string };

/** An item of a sequence or choice. */
export type PerItem = {
  readonly name: string;
  readonly type: PerType;
  readonly optional: boolean;
  /** As written: the name of an enumeration's value, digits or a text. */
  readonly defaultValue?: string;
};

/** Every type of a module by its name in the standard. */
export type PerSchema = ReadonlyMap<string, PerType>;

/** Reads a schema in the notation above, for one version of it. Throws on a fault in the notation, which is ours. */
export function readSchema(notation: string, version: number): PerSchema {
  const lines = notation
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const groups = new Map<string, string>();
  const types = new Map<string, PerType>();
  for (const line of lines) {
    const group = /^\$(\w+) = (.*)$/.exec(line);
    if (group) {
      groups.set(group[1]!, group[2]!);
      continue;
    }
    const type = /^(\w+)(\*?)([:|#]) ?(.*)$/.exec(line);
    if (!type) throw new Error(`Not a type: ${line}`);
    const [, name, star, mark, body] = type;
    const extensible = star === '*';
    if (mark === '#') types.set(name!, { is: 'enumeration', extensible, names: namesOf(body!, version) });
    else
      types.set(name!, {
        is: mark === '|' ? 'choice' : 'sequence',
        extensible,
        items: itemsOf(body!, version, groups),
      });
  }
  return types;
}

/** `one two three@23`: the third only in versions 2 and 3. */
function namesOf(body: string, version: number): string[] {
  return body
    .split(' ')
    .filter((name) => isIn(name.split('@')[1], version))
    .map((name) => name.split('@')[0]!);
}

function itemsOf(body: string, version: number, groups: ReadonlyMap<string, string>): PerItem[] {
  const texts = body.split(';').map((text) => text.trim());
  return texts.filter(Boolean).flatMap((text) => {
    if (text.startsWith('$')) return itemsOf(groups.get(text.slice(1))!, version, groups);
    const match = /^(\w+) (\S+)( \?)?(?: =(\S+))?(?: @(\d+))?$/.exec(text);
    if (!match) throw new Error(`Not an item: ${text}`);
    const [, name, type, optional, defaultValue, versions] = match;
    if (!isIn(versions, version)) return [];
    return [
      { name: name!, type: typeOf(type!), optional: Boolean(optional), ...(defaultValue ? { defaultValue } : {}) },
    ];
  });
}

function isIn(versions: string | undefined, version: number): boolean {
  return versions === undefined || versions.includes(String(version));
}

function typeOf(text: string): PerType {
  if (text.startsWith('[]')) return { is: 'list', of: typeOf(text.slice(2)) };
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(text);
  if (range) return { is: 'integer', min: Number(range[1]), max: Number(range[2]) };
  const sized = /^ia5\((\d+)(?:-(\d+))?\)$/.exec(text);
  if (sized) return { is: 'ia5', min: Number(sized[1]), max: Number(sized[2] ?? sized[1]) };
  switch (text) {
    case 'int':
      return { is: 'integer' };
    case 'bool':
      return { is: 'boolean' };
    case 'ia5':
    case 'utf8':
    case 'bytes':
    case 'oid':
      return { is: text };
    default:
      return { is: 'named', name: text };
  }
}
