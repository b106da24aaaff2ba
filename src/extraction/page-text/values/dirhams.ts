import { fold } from '#src/extraction/words/fold.ts';

/** Numbers, sites and names of the two countries whose money is written `DH`. */
const morocco = /\+212|\.ma(?![\p{L}\d])|\b(?:maroc|morocco|marruecos|casablanca|rabat|marrakech|tanger|agadir)\b/gu;
const emirates = /\+971|\.ae(?![\p{L}\d])|\b(?:u\.?a\.?e|emirates|dubai|abu dhabi|sharjah)\b/gu;

/** Whose dirhams a document counts in that only says `DH`: of the country that it names; in French those of Morocco. */
export function dirhamsOf(texts: readonly string[], language: string | undefined): 'MAD' | 'AED' | undefined {
  const text = fold(texts.join('\n').slice(0, 20_000));
  const [west, east] = [morocco, emirates].map((names) => new Set(text.match(names)).size);
  if (west !== east) return west! > east! ? 'MAD' : 'AED';
  return language === 'fr' ? 'MAD' : undefined;
}
