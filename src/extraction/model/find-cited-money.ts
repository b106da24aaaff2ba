/** Amounts that are looked for only where an answer cites them, and the signs by which a document tells its currency. */
import { decimalOf, symbolsOf } from '../page-text/values/values.ts';
import { decimal } from './find-time.ts';

/** Characters of a line that are looked at. */
const longest = 1000;

/** A number with signs or blanks between its thousands, and with or without cents; no part of a clock, a date or a word. */
const written =
  /(?<![\d:/-]|\d[.,])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,'’]\d{1,3})*)(?!\d|[:/-]\d)/g;

/** Whether a text prints an amount, in any way to write it and with any currency or none. */
export function printsAmount(text: string, amount: string): boolean {
  const wanted = decimal(amount);
  return [...text.slice(0, longest).matchAll(written)].some(([number]) => {
    const read = decimalOf(number);
    return read !== undefined && decimal(read) === wanted;
  });
}

/** LIST: signs that several countries use for their own money, and words that the reader of amounts does not know. */
const shared: readonly (readonly [sign: RegExp, currencies: ReadonlySet<string>])[] = [
  [/\$/, new Set('USD AUD CAD NZD HKD SGD TWD MXN ARS CLP COP BRL'.split(' '))],
  [/(?<!\p{L})kr(?!\p{L})/iu, new Set('SEK NOK DKK ISK'.split(' '))],
  [/[¥￥元]|(?<!\p{L})yen(?!\p{L})/iu, new Set('JPY CNY TWD'.split(' '))],
  [/(?<!\p{L})R(?:p|M|s)?(?!\p{L})/u, new Set('ZAR IDR MYR INR'.split(' '))],
  [/(?<!\p{L})(?:din|lei|lv|лв|fr)(?!\p{L})/iu, new Set('RSD RON MDL BGN CHF'.split(' '))],
  [/(?<!\p{L})(?:DHS?|د\.م|د\.إ)(?!\p{L})/iu, new Set('MAD AED'.split(' '))],
  [/(?<!\p{L})S\/(?!\p{L})/u, new Set(['PEN'])],
  [/(?<!\p{L})KSh(?!\p{L})/iu, new Set(['KES'])],
  [/(?<!\p{L})(?:LE|E£)(?!\p{L})/u, new Set(['EGP'])],
];

/** Whether a text counts in a currency: its letters, its sign, or a sign that may mean it. */
export function tellsCurrency(text: string, currency: string): boolean {
  if (text.includes(currency)) return true;
  if (shared.some(([sign, currencies]) => currencies.has(currency) && sign.test(text))) return true;
  const words = new Set(text.toLowerCase().match(/\p{L}+\.?|\p{Sc}/gu) ?? []);
  return symbolsOf(currency).some((symbol) => words.has(symbol));
}
