/** Signs of currencies that a model does not know, and reads as the letter or digit that looks like them. */
import type { Model } from '../../shared/recognition/models.ts';
import type { PrintedLine, PrintedWord } from '../../shared/recognition/printed-word.ts';

/** Signs before an amount, behind one as a word of its own, and joined to its two decimals. */
type Mistaken = { readonly before?: RegExp; readonly behind?: RegExp; readonly joined?: RegExp; readonly sign: string };

const yuan: Mistaken = { before: /^[半羊闻闸”"]?[半羊闻Y](?=\d[\d,]*(?:\.\d{1,2})?$)/u, sign: '¥' };

/** LIST: what is read in place of a sign, by the model that reads it so. */
const mistaken: Readonly<Partial<Record<Model, Mistaken>>> = {
  ell: { behind: /^[ΕE]$/u, joined: /^(\d+[.,]\d\d)6\.?$/, sign: '€' },
  ukr: { behind: /^[28]$/, sign: '₴' },
  kaz: { behind: /^[РP]\.?$/u, sign: '₽' },
  bul: { behind: /^[РP]\.?$/u, sign: '₽' },
  chi_sim: yuan,
  chi_tra: yuan,
  jpn: yuan,
};
const amount = /^\d[\d.,]*$/;
const decimals = /^\d+(?:[.,]\d{3})*[.,]\d\d$/;

/** A line with its amounts' signs as they are printed. */
export function withMoneySigns(line: PrintedLine, language: Model): PrintedLine {
  const wrong = mistaken[language];
  if (!wrong) return line;
  return line.map((word, at) => mended(word, { wrong, before: line[at - 1], isLast: at === line.length - 1 }));
}

type Place = { readonly wrong: Mistaken; readonly before: PrintedWord | undefined; readonly isLast: boolean };

function mended(word: PrintedWord, { wrong, before, isLast }: Place): PrintedWord {
  const { sign } = wrong;
  const ends = (wrong.sign === '₴' ? decimals : amount).test(before?.text ?? '') && (isLast || wrong.sign === '€');
  if (wrong.behind?.test(word.text) && ends) return { ...word, text: sign };
  const text = wrong.before ? word.text.replace(wrong.before, sign) : word.text;
  return { ...word, text: wrong.joined ? text.replace(wrong.joined, `$1${sign}`) : text };
}
