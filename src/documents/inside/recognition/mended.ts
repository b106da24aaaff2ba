import type { PrintedLine, PrintedWord } from '../../shared/recognition/printed-word.ts';

/** Digits and the letters that they are taken for. */
const letters: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
const digits: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1' };
/** Months as days are printed with them: `22NOV27`. */
const months = new Set(
  `JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MAI OKT DEZ ENE ABR AGO SET DIC GEN MAG GIU LUG OTT FEV AVR OUT MEI`.split(
    ' ',
  ),
);
const clock = /^[\dOoIl]{1,2}:[\dOoIl]{2}$/;
const day = /^([\dOoIl]{1,2})([-./]?)([A-Z\d]{3})([-./]?)(\d{2}|\d{4})$/;

/** A word that can only be a clock or a day with its month in letters, with digits where those have digits, and letters where letters. */
export function mended<T extends Pick<PrintedWord, 'text'>>(word: T): T {
  const text = clock.test(word.text) && count(word.text) >= 2 ? inDigits(word.text) : mendedDay(word.text);
  return text === word.text ? word : { ...word, text };
}

function mendedDay(text: string): string {
  const [, number, before, name, behind, year] = day.exec(text) ?? [];
  if (number === undefined || !name || !/\d/.test(number)) return text;
  const month = name.replace(/\d/g, (digit) => letters[digit] ?? digit);
  return months.has(month) && /[A-Z]/.test(name) ? `${inDigits(number)}${before}${month}${behind}${year}` : text;
}

function count(text: string): number {
  return text.match(/\d/g)?.length ?? 0;
}

function inDigits(text: string): string {
  return text.replace(/[OoIl]/g, (letter) => digits[letter]!);
}

/** Letters of other scripts that stand for digits among digits, and a three before a month. */
const otherDigits: Readonly<Record<string, string>> = { Ο: '0', О: '0', о: '0', З: '3' };
const amongDigits = /^(?=(?:\P{N}*\p{N}){3})[\dΟОоЗ:.,/-]+$/u;
const slavicMonth =
  /^(?:січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)\P{L}*$/iu;

/** A line in Greek or Cyrillic letters with digits where only those can be: `Ο0418220917`, `З серпня`. */
export function digited(line: PrintedLine): PrintedLine {
  return line.map((word, at) => {
    const next = line[at + 1]?.text ?? '';
    const isNumber = amongDigits.test(word.text) || (word.text === 'З' && slavicMonth.test(next));
    const text = isNumber ? word.text.replace(/[ΟОоЗ]/gu, (letter) => otherDigits[letter]!) : word.text;
    return text === word.text ? word : { ...word, text };
  });
}

/** `ii` before a consonant, as no German word has it but at a joint (`Multiinstrumentalist`) and in a few words from elsewhere. */
const twoDots = /(?<=\p{L})(?<!sh|sk|tax|mult|min|max|sem|ant|alib|awa)ii(?=[bcdfghklmnprstz])/iu;
/** No word: a Roman numeral, a reference, an address. */
const noWord = /^[ivxlcdm]+\P{L}*$|\p{Lu}{2}|\d|@|\/|\p{L}\.\p{L}/u;

/** A word of a German page whose `ü` was read as two letters: `Siid`, `Miinchen`. */
export function umlauted<T extends Pick<PrintedWord, 'text'>>(word: T): T {
  const text = noWord.test(word.text) ? word.text : word.text.replace(twoDots, 'ü');
  return text === word.text ? word : { ...word, text };
}
