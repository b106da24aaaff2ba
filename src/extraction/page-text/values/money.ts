import { withOurDigits } from '#src/extraction/words/fold.ts';
import type { Money } from '#src/tickets/fields.ts';
import { sign, symbols } from './currency-signs.ts';
import { longestText } from './dates.ts';
import { hasDigit } from './has-digit.ts';

/** What stands for a currency where a text only says `kr`: Swedish, Danish or Norwegian crowns. */
export const anyCrowns = 'kr';

/** What stands for a currency where a text only says `元`: yuan or Taiwan dollars. */
export const anyYuan = '元';

/** What stands for a currency where a text only says `DH`: Moroccan dirhams or those of the Emirates. */
export const anyDirhams = 'DH';

/** An amount and where it stands; the currency may be `anyCrowns`, `anyYuan` or `anyDirhams`. */
export type MoneySpan = Money & { readonly at: number; readonly end: number };

const amount =
  "\\d{1,3}(?:[.,'’]\\d{2,3}|[ \\u00a0\\u202f]\\d{3})*(?:[.,](?:\\d{2}|-{1,2}|–|—))?|\\d+(?:[.,](?:\\d{1,2}|-{1,2}|–|—))?";
// "177 80" has lost its comma: it is neither 177 nor 80.
// "BOG-MAD 21H" is a seat on the way to Madrid, not dirhams.
const before = new RegExp(
  `(?<![A-Za-z\\d]|[A-Z]{3}-)(${sign})[ \\u00a0:*]{0,5}(${amount})(?!\\d|[.,]\\d| \\d\\d$|[A-Z](?![A-Za-z]))`,
  'g',
);
const after = new RegExp(
  `(?<![\\w.,/:-]|^\\d{1,4} )(${amount})(?![ \\u00a0](?:${sign})\\d)[ \\u00a0]?(${sign})(?![A-Za-z])`,
  'g',
);

/** Words for money that stand behind an amount as a rule. */
const wordsBehind = /^(?:lei|TL|din\.)$/i;

/** The signs and words, in small letters, by which texts tell a currency. */
export function symbolsOf(currency: string): readonly string[] {
  return Object.keys(symbols).filter((symbol) => symbols[symbol] === currency);
}

/** All amounts with a currency written in a text, in order. At most the first 20,000 characters are read. */
export function findMoney(text: string): readonly MoneySpan[] {
  if (!hasDigit(text)) return [];
  const read = withOurDigits(text.slice(0, longestText));
  const spans: MoneySpan[] = [];
  for (const [pattern, number, currency] of [
    [after, 1, 2],
    [before, 2, 1],
  ] as const) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(read); match; match = pattern.exec(read)) {
      const value = moneyOf(match[number]!, match[currency]!);
      const at = match.index;
      const end = at + match[0].length;
      // "Fr. 31. Juli" is a Friday.
      // "Lei 12.741/2012" is a law, "TL 4471882" somebody's number: before an amount these words stand only beside its cents.
      if (pattern === before && wordsBehind.test(match[currency]!) && !/[.,]\d\d$/.test(match[number]!)) continue;
      if (match[currency] === 'Fr.' && !/[.,]/.test(match[number]!) && /^(?:\.| ?\p{L})/u.test(read.slice(end)))
        continue;
      if (value && !spans.some((span) => at < span.end && end > span.at)) spans.push({ ...value, at, end });
    }
  }
  return spans.sort((a, b) => a.at - b.at);
}

/** The currency that a label ends with, "UKUPNO / TOTAL EUR", "Valor a Pagar R$", "Cena (Kč)": that of amounts beside it. */
export function currencyOfLabel(text: string): string | undefined {
  if (text.length > longestLabel || /\d/.test(text)) return undefined;
  const written = atEnd.exec(text)?.[1];
  // "Fr." is a Friday.
  return written === undefined || written === 'Fr.' ? undefined : moneyOf('1', written)?.currency;
}

const longestLabel = 40;
const atEnd = new RegExp(`(?<=[^\\p{L}\\d]|^)(${sign})\\)?[.:]?$`, 'u');

/** Reads `1.257,40`, `12.–`, `1,23,456.00` as a decimal text with a point; undefined when it is none. */
export function decimalOf(written: string): string | undefined {
  const text = written.replace(/[ \u00a0\u202f'’]/g, '').replace(/[.,](?:-{1,2}|–|—)$/, '');
  const cents = /^(.*)[.,](\d{2}|\d)$/.exec(text);
  const whole = (cents ? cents[1]! : text).replace(/[.,]/g, '');
  if (!/^\d{1,9}$/.test(whole)) return undefined;
  const groups = (cents ? cents[1]! : text).split(/[.,]/).slice(1);
  if (groups.some((group, at) => group.length !== 3 && !(group.length === 2 && at < groups.length - 1)))
    return undefined;
  return `${Number(whole)}.${cents ? cents[2]!.padEnd(2, '0') : '00'}`;
}

/** "14,800" dinars of Tunisia and "4.500" of Kuwait: of some currencies a thousandth is the least (ISO 4217). */
function milsOf(number: string, code: string): string | undefined {
  const written = (
    code === 'TND' ? /^(\d{1,6})[.,](\d{3})$/ : mils.has(code) ? /^([\d,]{1,9})\.(\d{3})$/ : undefined
  )?.exec(number);
  return written ? `${Number(written[1]!.replaceAll(',', ''))}.${written[2]}` : undefined;
}

const mils: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

function moneyOf(number: string, currency: string): Money | undefined {
  const named = currency.includes('$') ? /[A-Z]{3}/.exec(currency)?.[0] : undefined;
  const code =
    named ?? symbols[currency.toLowerCase().replace(/(?<=[\u0370-\u04ff]|din)\.$/, '')] ?? currency.toUpperCase();
  const value = milsOf(number, code) ?? decimalOf(number);
  if (value && /^KR\.?$/.test(code)) return { amount: value, currency: anyCrowns };
  if (value && /^DHS?$/.test(code)) return { amount: value, currency: anyDirhams };
  if (value && code === anyYuan) return { amount: value, currency: anyYuan };
  return value && /^[A-Z]{3}$/.test(code) ? { amount: value, currency: code } : undefined;
}
