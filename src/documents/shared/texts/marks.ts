/** Whether a character is a mark, or a vowel of Thai or Lao that is a mark and a letter. */
export function isMark(character: string): boolean {
  return /^[\p{M}\u0E33\u0EB3]$/u.test(character);
}
