/** Greek and Cyrillic letters as passports and timetables write them in Latin ones: ELOT 743 (ISO 843) and ICAO Doc 9303 part 3, section 6 B. */

const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'ou'],
  [/([αεη])υ(?=[θκξπστφχψς]|$)/g, '$1f'],
  [/([αεη])υ/g, '$1v'],
  [/γ(?=[γξχ])/g, 'n'],
  [/(?<![α-ω])μπ/g, 'b'],
];

// biome-ignore format: a table of letters
const letters: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p',
  ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', ђ: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'i', і: 'i', ї: 'i', й: 'i', ј: 'j',
  к: 'k', л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'kh', ц: 'ts',
  ч: 'ch', џ: 'dj', ш: 'sh', щ: 'shch', ъ: 'ie', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia',
};

/** A text of small letters without accents, its Greek and Cyrillic letters in Latin ones; other letters stay. */
export function inLatinLetters(text: string): string {
  if (!/[\u0370-\u04ff]/.test(text)) return text;
  const paired = greekPairs.reduce((done, [pattern, latin]) => done.replace(pattern, latin), text);
  return paired.replace(/[\u0370-\u04ff]/g, (letter) => letters[letter] ?? letter);
}
