/**
 * Folds text for comparison: lower case, no diacritics, plain quotes, dashes, spaces and digits. One character stays one
 * character, so that an offset in the folded text is an offset in the text.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.replace(notPlain, foldUnit).replace(capitals, lower);
}

/** Folded, with ß as `ss`, for words that are listed so: "Schließen" and "Schliessen" are one. Offsets do not hold in it. */
export function foldWithSs(text: string): string {
  return fold(text).replaceAll('ß', 'ss');
}

/** A text to compare with others that number the same thing: "Ticket 1 of 3" as `ticket # of #`, whatever has a digit. */
export function withoutNumbers(text: string): string {
  return fold(text).replace(/\S+/g, (word) => (/\d/.test(word) ? '#' : word));
}

const plain = /^[ -\x7f]*$/;

/** Units that are not ASCII, and controls. */
const notPlain = /[^ -\x7f]/g;
const capitals = /[A-Z]+/g;
const lower = (letters: string) => letters.toLowerCase();
const known = new Map<string, string>();

function foldUnit(unit: string): string {
  if (unit < ' ') return ' ';
  let folded = known.get(unit);
  if (folded === undefined) {
    folded = special[unit] ?? bare(unit);
    known.set(unit, folded);
  }
  return folded;
}

function bare(unit: string): string {
  if (/\p{Nd}/u.test(unit)) return digitOf(unit);
  const plain = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const first = plain.normalize('NFD').replace(/\p{M}/gu, '');
  return first.length === 1 ? first : unit;
}

/** The digit of another script, `৭` or `７`, as ours: ten of each stand in a row, the zero first. */
function digitOf(unit: string): string {
  const code = unit.charCodeAt(0);
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero--;
  return String(code - zero);
}

const special: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '‘': "'",
  '’': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ı: 'i',
};

/** A folded text without signs and spaces, its letters and digits only: for comparison. */
export function foldKey(text: string): string {
  return fold(text).replace(/[^\p{L}\d]/gu, '');
}

/** A text with the digits of other scripts as ours, and the signs that part them in Arabic; all else as it is. */
export function withOurDigits(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(/\p{Nd}/gu, (digit) => (digit.length === 1 ? digitOf(digit) : digit))
    .replace(/(?<=\d)[٫٬](?=\d)/g, (mark) => (mark === '٫' ? '.' : ','));
}
