/** The name of a place without the word for the way there that stands before it: "FROM CHICAGO OHARE INTL". */
export function placeName(text: string): string {
  return text.replace(/^(?:from|to)\s(?=\s*\p{L})/iu, '').trim();
}
