import { labelEntries, labelWords } from '#src/extraction/words/label-index.ts';
import { hasDigit } from './has-digit.ts';

const postal = [
  "\\b\\d{5}(?:-\\d{4})?,? \\p{Lu}[\\p{L}'’.()/ -]{1,40}", // 10115 Berlin, 75001 Paris, 28013 Madrid
  "\\b(?:[A-Z]{1,3}[- ])?\\d{4} \\p{Lu}[\\p{L}'’.()/ -]{2,40}", // A-1100 Wien, 8001 Zürich
  "\\b\\d{4} ?[A-Z]{2},? \\p{Lu}[\\p{L}'’.-][\\p{L}'’. -]{1,30}", // 1012 AB Amsterdam
  "\\b\\d{4}-\\d{3},? \\p{Lu}[\\p{L}'’. -]{2,30}", // 1000-001 Lisboa
  "\\b\\d{2}-\\d{3} \\p{Lu}[\\p{L}'’. -]{2,30}", // 00-001 Warszawa
  "\\b\\d{3} \\d{2} \\p{Lu}[\\p{L}'’. -]{2,30}", // 110 00 Praha
  "\\p{Lu}[\\p{L}'’. -]{1,30},? [A-Z]{2},? \\d{5}(?:-\\d{4})?\\b", // New York, NY 10001
  "(?:\\p{Lu}[\\p{L}'’. -]{1,30},? )?\\b[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b", // London SE10 0DX
  "\\p{Lu}[\\p{L}'’. -]{1,30},? (?:LV-\\d{4}|LT-\\d{5}|[A-Z]\\d{2} [A-Z\\d]{4}|[A-Z]\\d[A-Z] \\d[A-Z]\\d)(?![A-Z\\d])", // Rīga, LV-1050; Dublin, K67 X2C5; Toronto M5V 3L9
  "(?<![\\d-])(?:LV-\\d{4}|LT-\\d{5}),? \\p{Lu}[\\p{L}'’.-]{2,30}", // LT-66120 Druskininkai
  "[\\p{Lu}\\p{Script=Greek}][\\p{Script=Greek}'’. -]{2,30},? \\d{3} \\d{2}(?![\\d ]\\d)", // Καλλιθέα 176 74
  "(?<=, )\\p{Lu}[\\p{L}'’.-]{1,30}(?: -|,)? ?\\d{3} ?\\d{3}(?!\\d)", // …, Kochi 683565; …, Mumbai - 400 001
  '(?<![\\d-])\\d{6}, (?:г\\. ?)?\\p{Lu}\\p{L}{2,30}', // 191011, Санкт-Петербург
  "\\p{Lu}[\\p{L}'’. -]{1,30},? (?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),? \\d{4}(?!\\d)", // Sydney NSW 2000
  '(?<!\\d)\\d{5}-\\d{3}(?![\\d-])', // 01310-100
  '〒 ?\\d{3}-\\d{4} ?\\p{Script=Han}{2,20}', // 〒552-0022 大阪市港区
  '(?<!\\d)\\d{3,6} ?\\p{Script=Han}{1,3}[縣市县省]', // 944 屏東縣
  '(?<!\\d)\\d{5} ?\\p{Script=Hangul}{2,7}[시도구]', // 04620 서울특별시
].join('|');

const postalLine = new RegExp(postal, 'u');
const street =
  /(?:(?<![\p{L}-])(?:c\/|(?:(?:\p{L}{1,4}\.-)?[\p{L}-]+(?:strasse|straße|str\.|gasse|platz|weg|allee|ring|damm|ufer|straat|laan|plein|gracht|kade|dijk|singel|dreef|steeg|vej|gade|gaden|vejen|plads|torv|allé|stræde|vägen|gatan|väg|gata|torg|torget|gränd|veien|vei|gate|gaten|katu|tie|chaussee|promenade|steig|stieg|graben|markt|wall|hof)|(?:strasse|straße|platz|allee|rue|avenue|av\.|avda\.?|boulevard|bd|bld|place|quai|chemin|route|calle|plaza|paseo|carrer|carretera|via|viale|piazza|piazzale|lungolago|lungomare|lungarno|contrada|strada|salita|corso|largo|rua|avenida|praça|estrada|travessa|road|rd|street|st|lane|drive|way|square|highway|broadway|am|an der|im|unter den|ulica|ul\.|náměstí|utca|gata|vägen|gade|vej|katu|esplanade|impasse|cours|vicolo|lungotevere|markt|kirchplatz|zum|zur|auf der))(?!\p{L})) ?[\p{L}'’.\- ]{0,40}?,? ?(?:n[°º.]? ?)?(?:(?!(?:19|20)\d\d$)\d{1,5}(?:[a-zA-Z]|[-–/]\d{1,4})?|s\/n)\b)|(?:\b\d{1,5}(?:bis|ter|[a-zA-Z])?,? (?:(?:rue|avenue|av\.|boulevard|bd|place|quai|chemin|route|allée|cours|impasse|esplanade)\b[\p{L}'’.\- ]{2,40}|[\p{L}'’.\- ]{2,30} (?:street|st|road|rd|avenue|ave|lane|drive|dr|way|square|place|boulevard|blvd|court|hill|terrace|gardens|broadway|walk|row|mews|close|crescent|parade|quay|wharf|embankment|grove|circus|yard|passage|alley|green)\b\.?))|(?:^\p{Lu}[\p{L}.-]{2,}(?: \p{L}[\p{L}.-]+){0,3} (?!(?:19|20)\d\d$)\d{1,4}(?: ?[a-zA-Z])?(?:[-–/]\d{1,4})?(?=$|,))/iu;

/**
 * The same of other countries: вул. Берковецька, 6Д; 13. Janvāra iela 8; V. Kudirkos g. 45; Λεωφόρος Συγγρού 364; Harbiye Cad. No: 8; Str. Poenaru Bordea 2;
 * Jl. Harsono RM No. 1; 240 Đường 3 Tháng 2; 中山路163號; 豊洲6-1-16 behind its town; 올림픽로 240.
 */
const farStreet = new RegExp(
  [
    "(?<!\\p{L})(?:вул|ул|просп|пр-т|бул|пл|пер|наб|улица|вулиця|проспект|бульвар|площа(?:дь)?)\\.? ?\\p{L}[\\p{L}'’. -]{1,40},? ?(?:д\\. ?|буд\\. ?)?\\d{1,4}",
    "(?:(?<!\\d)\\d{1,2}\\. \\p{L}|\\p{Lu})[\\p{L}'’. -]{1,40} (?:набережна|набережная|iela|bulvāris|gatvė|g\\.|pr\\.|al\\.|alėja|prospektas|tn|mnt|puiestee|kuja|polku|bulevardi|út(?:ja)?|tér|körút|rakpart|plass|cesta|trg),? \\d{1,4}(?!\\d)",
    "(?<!\\p{L})(?:Λεωφ(?:όρος|\\.)|Οδός|Πλατεία|Ακτή|Str\\.|Strada|Calea|Șos\\.|Bulevardul|Bulevar|Ulica|Jl\\.|Jalan) ?\\p{Lu}[\\p{L}'’. ]{1,40}(?:,? (?:nr|no)\\.?)? ?\\d{1,4}(?!\\d)",
    "\\p{Lu}[\\p{L}'’. ]{1,40} (?:Cad(?:desi|\\.)|Sok(?:ak|ağı|\\.)|Bulvarı|Bul\\.|Mah(?:allesi|\\.))[^\\n\\d]{0,40}\\d{1,4}(?!\\d)",
    '(?<!\\d)\\d{1,4}[A-Z]? (?:Đường|Phố|Ngõ) ?[\\p{L}\\d ]{2,30}',
    '[\\p{Script=Han}]{1,8}[路街道巷] ?\\d{1,4} ?[号號]',
    '[都道府県市区町村郡][\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}]{1,10}\\d{1,3}[-−丁]',
    '[\\p{Script=Hangul}\\d]{1,10}(?:로|길|대로) ?\\d{1,4}(?!\\d)',
  ].join('|'),
  'u',
);

/** Where a street with a house number stands in a text. */
function streetIn(text: string): RegExpExecArray | null {
  const [found, far] = [street.exec(text), farStreet.exec(text)];
  return found && (!far || found.index <= far.index) ? found : far;
}

/** A house has a number, or is said to have none. */
const numbered = /\d|s\/n/iu;

/** Whether a text holds a postcode with its city. */
export function hasPostcode(text: string): boolean {
  return hasDigit(text) && postalLine.test(text.slice(0, 300));
}

/** Whether a text holds a street with a house number. */
export function hasStreet(text: string): boolean {
  return numbered.test(text) && streetIn(text.slice(0, 300)) !== null;
}

/** Whether a text is a street and its city without a postcode, and nothing else: "Danzigerkade 21 · Amsterdam". */
export function isStreetAndCity(text: string): boolean {
  const [way = '', ...rest] = text.split(/\s*[,·|]\s*/);
  const found = streetIn(way);
  if (!found || rest.length < 1 || rest.length > 3 || found[0].length < way.length * 0.8) return false;
  return rest.every((part) => /^\p{Lu}[\p{L}'’. -]{2,30}$/u.test(part));
}

/** An address in one text: from its street to its city; with what stands before it (a venue's name) apart. */
export function splitAddress(text: string): { readonly name?: string; readonly address: string } | undefined {
  const read = text.replace(/\s*\n\s*/g, ', ').slice(0, 300);
  const city = postalLine.exec(read);
  const way = streetIn(read);
  if (!city && !way) return undefined;
  // East Asian addresses begin with the province.
  if (!city && /[\p{Script=Han}\p{Script=Hangul}]/u.test(way![0])) return { address: withoutEnd(read) };
  const at = Math.min(
    city?.index ?? Number.POSITIVE_INFINITY,
    way && (!city || way.index < city.index) ? way.index : Number.POSITIVE_INFINITY,
  );
  const name = read
    .slice(0, at)
    .replace(/[\s,;:|·(–-]+$/, '')
    .trim();
  const address = withoutEnd(read.slice(at));
  return /\p{L}{3}/u.test(name) && !/^\d/.test(name) && labelEntries(labelWords(name)).length === 0
    ? { name, address }
    : { address: name && /\d/.test(name) ? `${name} ${address}` : address };
}

/** Without what closes the text around it; a bracket that the address itself opens stays. */
function withoutEnd(text: string): string {
  const bare = text.replace(/[\s,;|·)]+$/, '').trim();
  return bare.lastIndexOf('(') > bare.lastIndexOf(')') ? `${bare})` : bare;
}
