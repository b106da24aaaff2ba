import { fold } from '#src/extraction/words/fold.ts';
import type { Language } from '#src/extraction/words/languages.ts';

/** What stands for a currency where a text only says `$` and nothing tells whose dollars or pesos they are. */
export const anyDollars = '$';

/** What a country's documents print: signs of its authorities, sites and telephones, and its towns. Signs count three times. */
type Hints = { readonly signs: RegExp; readonly towns: RegExp };

/** LIST: countries whose money is written `$`. */
const countries: Readonly<Record<string, Hints>> = {
  USD: {
    signs:
      /\.us\b|\busa\b|\bu\.s\.a\b|united states|estados unidos|ecuador|el salvador|puerto rico|panama\b|\.(?:com|gob|gov|org)\.(?:ec|sv|pr|pa)\b/g,
    towns:
      /\b(?:new york|los angeles|chicago|houston|phoenix|philadelphia|san (?:antonio|diego|francisco|jose)|dallas|austin|seattle|denver|boston|las vegas|portland|miami|atlanta|orlando|nashville|honolulu|quito|guayaquil)\b/g,
  },
  AUD: {
    signs:
      /\.au\b|australia|\babn\b|\+61|\b(?:nsw|vic|qld|tas|act|wa|sa|nt),? \d{4}\b|\b(?:13|1300|1800) \d{2,3} \d{2,3}\b/g,
    towns:
      /\b(?:sydney|melbourne|brisbane|perth|adelaide|hobart|darwin|canberra|cairns|gold coast|newcastle|albury)\b/g,
  },
  CAD: {
    signs:
      /\.ca\b|canada|\bhst\b|\bpst\b|\btps\b|\btvq\b|\bqst\b|quebec|ontario|british columbia|alberta|saskatchewan|manitoba|nova scotia|new brunswick|newfoundland|\b[a-z]\d[a-z] ?\d[a-z]\d\b/g,
    towns: /\b(?:toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|victoria|st\.? john's|kelowna)\b/g,
  },
  NZD: {
    signs: /\.nz\b|new zealand|aotearoa|\+64|\bnzbn\b|\b0800 \d{3} \d{3}\b/g,
    towns: /\b(?:auckland|wellington|christchurch|queenstown|dunedin|hamilton|nelson|picton|wanaka|rotorua)\b/g,
  },
  SGD: { signs: /\.sg\b|singapore|\+65/g, towns: /\b(?:changi|sentosa|orchard road)\b/g },
  HKD: { signs: /\.hk\b|hong ?kong|\+852/g, towns: /\b(?:kowloon|tsim sha tsui|causeway bay)\b/g },
  MXN: {
    signs: /\.mx\b|mexic|\bcdmx\b|\brfc\b|\+52|\boxxo\b|\bcfdi\b/g,
    towns: /\b(?:guadalajara|monterrey|cancun|puebla|queretaro|tijuana|merida|oaxaca|veracruz|cozumel)\b/g,
  },
  CLP: {
    signs: /\.cl\b|chile|\brut\b|\+56/g,
    towns: /\b(?:santiago|valparaiso|concepcion|temuco|pucon|antofagasta|puerto montt|chillan)\b/g,
  },
  ARS: {
    signs: /\.ar\b|argentin|\bcuit\b|\+54|mercado ?pago|\bafip\b/g,
    towns: /\b(?:buenos aires|caba|cordoba|rosario|mendoza|bariloche|ushuaia|salta|iguazu|mar del plata)\b/g,
  },
  COP: {
    signs: /\.co\b(?!\.)|colombia|\bnit\b|\+57|\bpse\b|\bdian\b/g,
    towns: /\b(?:bogota|medellin|cali|cartagena|barranquilla|santa marta|bucaramanga|san andres)\b/g,
  },
  UYU: { signs: /\.uy\b|uruguay|\+598/g, towns: /\b(?:montevideo|punta del este|colonia del sacramento)\b/g },
  CVE: { signs: /\.cv\b|cabo verde|cape verde|\+238/g, towns: /\b(?:mindelo|praia)\b/g },
};

/** How many different signs must speak for a country more than for the next one. */
const ahead = 1;

/**
 * Whose dollars or pesos a document counts in that only says `$`: by the names of currencies, by signs of a country, in French Canada's; in English those of the
 * United States where nothing speaks for another country; `anyDollars` where it cannot be told.
 */
export function dollarsOf(texts: readonly string[], language: Language | undefined): string {
  const text = texts.join('\n').slice(0, 20_000);
  const named = new Set(text.match(/\b(?:USD|AUD|CAD|NZD|SGD|HKD|MXN|CLP|ARS|COP|UYU|CVE)\b/g) ?? []);
  if (named.size === 1) return [...named][0]!;
  const folded = fold(text);
  const counted = Object.entries(countries)
    .map(([currency, { signs, towns }]) => ({
      currency,
      count: 3 * new Set(folded.match(signs) ?? []).size + new Set(folded.match(towns) ?? []).size,
    }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counted;
  if (first!.count > 0 && first!.count - second!.count >= ahead) return first!.currency;
  if (language === 'fr' && first!.count === 0) return 'CAD';
  return first!.count === 0 && (language === 'en' || language === undefined) ? 'USD' : anyDollars;
}

/** Whether a currency is written `$`. */
export const isDollars = (currency: string): boolean => currency in countries;
