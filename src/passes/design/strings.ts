import type { PassJson, StyleFields } from '../pass-json.ts';
import { isLabel, labelLanguages, translations } from './labels.ts';

/**
 * `LANG.lproj/pass.strings`: our labels in the languages of the site. The English label is the key, so that readers
 * without languages show words; a label that equals a value of this pass is not translated, as Wallet would translate
 * that value too.
 */

/** Texts of ours that are not labels: English, and one text a language in the order of `labelLanguages`. */
export type Translated = readonly string[];

/** The strings files of a pass by path. */
export function stringsFiles(pass: PassJson, sentences: readonly Translated[]): Map<string, Uint8Array> {
  const fields = Object.values(styleOf(pass)).flatMap((part) => (Array.isArray(part) ? part : []));
  const values = new Set<unknown>(fields.map((field) => field.value));
  const own = new Set(sentences.map(([english]) => english));
  const labels = new Set(fields.map((field) => field.label ?? ''));
  const rows = [
    ...[...labels].filter((label) => isLabel(label) && (!values.has(label) || own.has(label))).map(translations),
    ...sentences,
  ];
  return new Map(labelLanguages.map((language, index) => [`${language}.lproj/pass.strings`, stringsFile(rows, index)]));
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
