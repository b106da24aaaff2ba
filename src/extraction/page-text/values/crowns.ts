import { fold } from '#src/extraction/words/fold.ts';

/** Words, numbers and names of the countries whose money is written `kr`. */
const countries = {
  SEK: /\b(?:och|inte|biljett(?:er|en)?|giltig|sverige|\+46|bokningsnummer|ordernummer|arrangor|plats|vuxen|entre|fran|moms|forestallning|godkand)\b|\.se\b|[a-z]\.se\//g,
  DKK: /\b(?:ikke|billet(?:ter|ten)?|gyldig|danmark|\+45|cvr|ordrenummer|plads|voksen|raekke|række|dato|kobenhavn|moms|forestilling|lordag|sondag)\b|\.dk\b/g,
  NOK: /\b(?:ikke|billett(?:er|en)?|gyldig|norge|\+47|mva|ordrenummer|plass|voksen|rad|dato|oslo|forestilling|lordag|sondag)\b|\.no\b/g,
  ISK: /(?<!\p{L})(?:miði|miðar?|miðaverð|sæti|verð|greitt|greiðsla|kennitala|vsk|bokunarnumer|samtals|island|fullorðn\p{L}+)(?!\p{L})|\+354|\.is(?!\p{L})/gu,
} as const;

/** Whose crowns go with a language, where words of none of the countries are more. */
const spoken: Readonly<Record<string, string>> = { sv: 'SEK', da: 'DKK', nb: 'NOK' };

/** Whose crowns a document counts in that only says `kr`; undefined when its words do not tell. */
export function crownsOf(texts: readonly string[], language: string | undefined): string | undefined {
  const text = texts.join('\n').slice(0, 20_000);
  const named = /\b(SEK|DKK|NOK|ISK)\b/.exec(text)?.[1];
  if (named) return named;
  const folded = fold(text);
  // A letter that no other language of today has.
  if (folded.includes('þ')) return 'ISK';
  const counted = Object.entries(countries).map(([currency, words]) => ({
    currency,
    count: new Set(folded.match(words) ?? []).size,
  }));
  const [first, second] = counted.sort((a, b) => b.count - a.count);
  if (first && second && first.count >= 2 && first.count > second.count) return first.currency;
  // Faroese is taken for one of its neighbours.
  const own = folded.includes('ð') ? undefined : spoken[language ?? ''];
  return counted.some(({ currency, count }) => currency === own && count === first?.count) ? own : undefined;
}
