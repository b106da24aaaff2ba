/** A text in the letters and digits that every file system knows, words joined by hyphens: `zurich-hb`. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßøæœłđıþð]/gu, (letter) => substitutes[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const substitutes: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};
