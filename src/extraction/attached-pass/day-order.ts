import { labelEntries, labelWords } from '../words/label-index.ts';
import type { PassField } from './pass-fields.ts';

/** Whether `05/03` on a pass is 3 May, by its other dates, the language of its labels and its money. */
export function dayOrderOf(fields: readonly PassField[]): 'dmy' | 'mdy' | 'open' {
  const text = fields.map((field) => field.value).join('\n');
  const dayFirst = /(?<![\d/-])(?:1[3-9]|2\d|3[01])[-/]\d{1,2}[-/](?:20)?\d\d(?!\d)/.test(text);
  const monthFirst = /(?<![\d/-])\d{1,2}[-/](?:1[3-9]|2\d|3[01])[-/](?:20)?\d\d(?!\d)/.test(text);
  if (dayFirst !== monthFirst) return dayFirst ? 'dmy' : 'mdy';
  const languages = fields.map(({ label }) => labelEntries(labelWords(label)).map((entry) => entry.language));
  const known = languages.filter((each) => each.length > 0);
  if (known.length > 0 && known.filter((each) => each.includes('en')).length * 2 < known.length) return 'dmy';
  if (/[£€]|\b(?:EUR|GBP|CHF)\b|\b\d{1,2}\.\d{1,2}\.20\d\d\b/.test(text)) return 'dmy';
  return /\$|\bUSD\b|\b[A-Z][a-z]{2,8}\.? \d{1,2}, 20\d\d\b/.test(text) ? 'mdy' : 'open';
}
