import { type Language, languages } from '#src/languages/languages.ts';
import type { PassJson, StyleFields } from '../pass-json.ts';
import { flightTranslations, isLabel, translations } from './labels.ts';

/**
 * `LANG.lproj/pass.strings`: our labels and texts in the languages of the site; the phone takes its own. The English text is the
 * key, so that readers without languages show words; a label that equals a value of this pass is not translated, as Wallet would
 * translate that value too.
 */

/** A text of ours in every language, in the order of `languages`; English, the first, is how it stands in pass.json. */
export type Translated = readonly string[];

/** Where a pass has the texts of a language. */
export const stringsPath = (language: Language): string => `${language}.lproj/pass.strings`;

/** What a strings file of ours says: a text for each English one. */
export function readStrings(file: Uint8Array | undefined): ReadonlyMap<string, string> {
  const lines = file ? Buffer.from(file).toString('utf8').split('\n') : [];
  const pairs = lines.flatMap((line) => {
    const [, key, text] = /^"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";$/.exec(line) ?? [];
    return key === undefined || text === undefined ? [] : [[unescaped(key), unescaped(text)] as const];
  });
  return new Map(pairs);
}

/** The strings files of a pass by path. `texts`: what is translated beside its labels. */
export function stringsFiles(pass: PassJson, texts: readonly Translated[]): Map<string, Uint8Array> {
  const rows = rowsOf(pass, texts);
  return new Map(languages.map((language, index) => [stringsPath(language), stringsFile(rows, index)]));
}

/** What a phone in a language writes in place of the English texts of a pass. */
export function stringsIn(
  language: Language,
  pass: PassJson,
  texts: readonly Translated[] = [],
): Readonly<Record<string, string>> {
  const at = languages.indexOf(language);
  return Object.fromEntries(rowsOf(pass, texts).map((row) => [row[0]!, row[at] ?? row[0]!]));
}

function rowsOf(pass: PassJson, texts: readonly Translated[]): readonly Translated[] {
  const fields = Object.values(styleOf(pass)).flatMap((part) => (Array.isArray(part) ? part : []));
  const values = new Set<unknown>(fields.map((field) => field.value));
  const own = new Set(texts.map(([english]) => english));
  const labels = new Set(fields.map((field) => field.label ?? ''));
  const flies = 'boardingPass' in pass && pass.boardingPass.transitType === 'PKTransitTypeAir';
  return [
    ...[...labels]
      .filter((label) => isLabel(label) && (!values.has(label) || own.has(label)))
      .map(flies ? flightTranslations : translations),
    ...texts,
  ];
}

/** The fields of the one style that a pass has. */
export function styleOf(pass: PassJson): StyleFields {
  if ('boardingPass' in pass) return pass.boardingPass;
  if ('eventTicket' in pass) return pass.eventTicket;
  if ('generic' in pass) return pass.generic;
  return 'coupon' in pass ? pass.coupon : pass.storeCard;
}

function stringsFile(rows: readonly Translated[], language: number): Uint8Array {
  // UTF-8 without a mark is what every reader takes; UTF-16, which Apple documents too, some take for something else.
  return Buffer.from(rows.map((row) => lineOf(row, language)).join(''), 'utf8');
}

/** Rows of labels are the same for all passes, and so are their lines. */
const lines = new WeakMap<Translated, string[]>();

function lineOf(row: Translated, language: number): string {
  const known = lines.get(row) ?? [];
  lines.set(row, known);
  known[language] ??= `"${escaped(row[0]!)}" = "${escaped(row[language] ?? row[0]!)}";\n`;
  return known[language];
}

const escaped = (text: string): string =>
  /["\\\n]/.test(text) ? text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n') : text;

const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
