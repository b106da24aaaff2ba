import type { JsonObject, JsonValue } from '../../document.ts';
import { decodeText } from '../../shared/texts/decode-text.ts';

/** Keys whose texts Wallet looks up in `pass.strings`. */
const localisable = new Set([
  'organizationName',
  'description',
  'logoText',
  'relevantText',
  'label',
  'value',
  'attributedValue',
  'altText',
  'changeMessage',
]);

/** Languages in the order that we would rather read; texts of a pass in none of them are taken from the first there is. */
const preferred = ['en', 'en-us', 'en-gb', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'base'];

const deepest = 20;

/** The strings of one language of a pass; paths of `files` are in lower case. */
export function chooseStrings(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, string> {
  const languages = [...files.keys()].filter((name) => name.endsWith('.lproj/pass.strings')).toSorted();
  const wanted = preferred.map((language) => `${language}.lproj/pass.strings`).find((name) => languages.includes(name));
  const file = files.get(wanted ?? languages[0] ?? '');
  return file ? readStrings(decodeText(file)) : new Map();
}

/** A copy of pass.json with the texts of a language in place of their keys. */
export function localise(pass: JsonObject, strings: ReadonlyMap<string, string>): JsonObject {
  return strings.size === 0 ? pass : (replaceIn(pass, strings, 0) as JsonObject);
}

function replaceIn(value: JsonValue, strings: ReadonlyMap<string, string>, depth: number): JsonValue {
  if (value === null || typeof value !== 'object' || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((each: JsonValue) => replaceIn(each, strings, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (typeof each !== 'string') return [key, replaceIn(each, strings, depth + 1)];
      return [key, localisable.has(key) ? (strings.get(each) ?? each) : each];
    }),
  );
}

/** `"key" = "value";` lines with C escapes and comments. */
function readStrings(text: string): ReadonlyMap<string, string> {
  const strings = new Map<string, string>();
  for (const match of text.matchAll(
    /"((?:[^"\\]|\\.){0,1000})"\s{0,20}=\s{0,20}"((?:[^"\\]|\\.){0,10000})"\s{0,20};/gs,
  )) {
    strings.set(withoutEscapes(match[1]!), withoutEscapes(match[2]!));
  }
  return strings;
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(?:[Uu]([0-9a-fA-F]{4})|(.))/gs, (_, code: string | undefined, sign: string) => {
    if (code) return String.fromCharCode(Number.parseInt(code, 16));
    return { n: '\n', r: '\r', t: '\t' }[sign] ?? sign;
  });
}
