/** Signs of currencies that a model does not know, and reads as the letter or digit that looks like them. */
import type { Model } from '../../shared/recognition/models.ts';
import type { PrintedLine, PrintedWord } from '../../shared/recognition/printed-word.ts';

const amount = /^\d[\d.,]*$/;
const decimals = /^\d+(?:[.,]\d{3})*[.,]\d\d$/;

/** A word of its own that is the sign of the amount before it; `last`: only where the line ends with it. */
type Behind = { readonly word: RegExp; readonly amount: RegExp; readonly last: boolean };

/** What is read before an amount, behind one, and joined to its two decimals. */
type Mistaken = { readonly before?: RegExp; readonly behind?: Behind; readonly joined?: RegExp; readonly sign: string };

const yuan: Mistaken = { before: /^[半羊闻闸”"]?[半羊闻Y](?=\d[\d,]*(?:\.\d{1,2})?$)/u, sign: '¥' };
const rouble: Mistaken = { behind: { word: /^[РP]\.?$/u, amount, last: true }, sign: '₽' };

/** LIST: what is read in place of a sign, by the model that reads it so. */
const mistaken: Readonly<Partial<Record<Model, Mistaken>>> = {
  ell: { behind: { word: /^[ΕE]$/u, amount, last: false }, joined: /^(\d+[.,]\d\d)6\.?$/, sign: '€' },
  ukr: { behind: { word: /^[28]$/, amount: decimals, last: true }, sign: '₴' },
  kaz: rouble,
  bul: rouble,
  chi_sim: yuan,
  chi_tra: yuan,
  jpn: yuan,
};

/** A line with its amounts' signs as they are printed. */
export function withMoneySigns(line: PrintedLine, language: Model): PrintedLine {
  const wrong = mistaken[language];
  if (!wrong) return line;
  return line.map((word, at) => mended(word, { wrong, previous: line[at - 1], isLast: at === line.length - 1 }));
}

type Place = { readonly wrong: Mistaken; readonly previous: PrintedWord | undefined; readonly isLast: boolean };

function mended(word: PrintedWord, { wrong: { before, behind, joined, sign }, previous, isLast }: Place): PrintedWord {
  const ends = behind?.amount.test(previous?.text ?? '') && (isLast || !behind.last);
  if (ends && behind?.word.test(word.text)) return { ...word, text: sign };
  const text = before ? word.text.replace(before, sign) : word.text;
  return { ...word, text: joined ? text.replace(joined, `$1${sign}`) : text };
}
