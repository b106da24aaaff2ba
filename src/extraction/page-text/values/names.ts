import { months, weekdays } from '#src/extraction/words/calendar-words.ts';
import { foldWithSs } from '#src/extraction/words/fold.ts';
import { forWords } from '#src/extraction/words/for.ts';
import { labelEntries, labelWords } from '#src/extraction/words/label-index.ts';

const title =
  '(?:mr|mrs|ms|miss|mstr|mx|dr|dra|prof|herr|herrn|frau|hr|fr|m|mme|mlle|monsieur|madame|sr|sra|srta|don|dona|sig|sig\\.ra|signor|signora|dhr|mevr|mw|dott|exmo|exma|pan|pani|ing|dipl|familie|family|ir|kind|child|enfant|niñ[oa]|bambin[oa]|crianç?a|barn|lapsi|dziecko|dítě|gyermek|ông|bà|bapak|bpk|ibu|encik|puan|tuan|bayan|г-н|г-жа)';
const leading = new RegExp(`^(?:(?:${title}\\.?(?:\\(a\\))?|p\\.)\\s+)+`, 'i');
const trailing = /[\s/]+(?:mr|mrs|ms|miss|mme|mlle|sr|sra|sig|herr|frau|hr|dhr|mevr|chd|inf|adt|dr|mrsdr|mrdr)\.?$/i;
const onlyTitle = new RegExp(`^${title}\\.?$`, 'i');
const word =
  "(?:(?:[dDlLoO]['’])?[\\p{Lu}][\\p{L}'’.-]*|(?:von|van|de|der|den|di|da|do|dos|del|della|la|le|du|el|bin|zu|zum|zur|ter|ten|af|y|e|i|und|&))";
const shape = new RegExp(`^${word}(?:[ ,/]+${word}){0,6}$`, 'u');

const notNames = new Set(
  `ticket tickets adult adults child erwachsener erwachsene kind adulte adulto volwassene total price preis date datum seat sitz platz
  hotel airport flughafen bahnhof hbf station gare terminal gate class klasse economy business standard flex street strasse rue via platz
  booking reservation buchung confirmation confirmed bestatigung online print e-ticket mobile invoice rechnung please bitte information
  details yes no ja nein oui non free only check-in checkin boarding departure arrival abfahrt ankunft conditions terms agb info
  event theatre theater arena museum halle hall saal stadium customer service summary overview passenger name
  profil profile club bonus miles lounge priority flyer loyalty rewards entry eintritt einlass general admission row reihe block and guest visitor holder price student senior vip festival concert konzert
  tour show monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag order
  vollzahler ermassigt normal regular reduced tarif tariff fare january february march june july august september october november
  december januar februar marz april mai juni juli oktober dezember parking voucher gutschein number type room zimmer nights nachte
  not transferable ubertragbar transferible normalny ulgowy dospely dospela aikuinen voksen vuxen felnott odrasli odrasel yetiskin adulti
  window aisle compartment saloon fenster abteil grossraum ruhebereich fenetre couloir compartiment ventanilla ventana pasillo finestrino
  corridoio scompartimento raam gangpad janela okno przejscie korytarz przedzial ulicka kupe vindu vindue midtgang fonster ikkuna
  kaytava ablak folyoso fereastra culoar koridor
  ferry ferries cruise cruises airline airlines airways aviation railway railways rail express shuttle catamaran hydrofoil
  aliscafo traghetto fahre faehre farge faerge ferge farja lautta veerboot transbordador prom komp trajekt feribot feryboat vapur vessel
  busreisen reisebus autobus autobuses omnibus
  linea plate registration domestic rincian pembayaran
  payment zahlung bezahlung paiement pagamento betaling betalning eine einer une unternehmung unternehmen company gruppe pets
  taskasvanud pieaugusais suauges ενηλικας взрослый детский дорослий полный възрастен normalni redukovany`.split(/\s+/),
);

/** Whether a text could be a person's name: one to six capitalised words, no digits, nothing that tickets say otherwise. */
export function looksLikeName(text: string): boolean {
  const bare = stripTitle(text);
  if (bare.length < 3 || onlyTitle.test(bare) || bare.length > 60 || /\d/.test(bare) || !shape.test(bare)) return false;
  const words = foldWithSs(bare).split(/[\s,/]+/);
  // "Sun, May" and "May Sun" are of a date.
  if (words.every((one) => weekdays.has(one) || months.has(one)) && words.some((one) => weekdays.has(one)))
    return false;
  if (brand.test(bare) || ship.test(bare) || legalForm.test(bare)) return false;
  // "Doe, June" is a person, "Friday, June" and "June, July" are none.
  const strange = words.filter((one) => notNames.has(one.replace(/[.'’]/g, '')));
  const isGiven = /^[^,/]+[,/] ?[^,/]+$/.test(bare) && strange.length === 1 && strange[0] !== words[0];
  return words.length > 0 && (strange.length === 0 || (isGiven && givenMonths.has(strange[0]!)));
}

/** "NSW TrainLink": a capital inside a word, as companies have it; McLeod, MacDonald and FitzGerald are people. */
const brand = /(?<!\p{L})(?!Fitz)\p{Lu}\p{Ll}{3,}\p{Lu}\p{Ll}/u;

/** What companies end with and no person does. */
export const legalForm =
  /\s(?:SNC|S\.n\.c\.|GmbH|S\.?[rR]\.?[lL]\.?s?|S\.p\.A\.|Ltd\.?|Limited|Inc\.?|LLC|B\.V\.|N\.V\.|SARL|Oyj?|ApS|Kft\.?|Zrt\.?|d\.o\.o\.?|s\.r\.o\.|Sp\. z o\.o\.)$/;

/** "M/S Drotten", "F/B Naxos Star". */
const ship = /^(?:M\/[STVYF]|F\/[BS]) /i;

/** Months that people are called as well. */
const givenMonths = new Set(['june', 'august', 'may', 'april']);

const signs = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々';
/** LIST: polite words behind a name in Japanese, Korean and Chinese, as "Mr" and "Ms" are elsewhere. */
const politeWords = '様|さま|님|先生|女士|小姐';
const eastAsianName = new RegExp(
  `^([${signs}]{2,6}|[${signs}]{1,5}[ ・][${signs}]{1,6})(?: ?(?:${politeWords}|씨))?$`,
  'u',
);

const honoured = new RegExp(
  `(?<![${signs}])(?:[${signs}]{1,6}[ ・])?[${signs}]{1,8}? ?(?:${politeWords})(?![${signs}])`,
  'gu',
);

/** Names with such a word in a line, each with where it begins: "1) 山田 花子様 32歳". */
export function honouredNames(text: string): readonly { readonly at: number; readonly text: string }[] {
  return [...text.matchAll(honoured)].map(({ index, 0: name }) => ({ at: index, text: name }));
}

/** A person's name in Chinese, Japanese or Korean signs without its polite word; only behind a label a name can be told. */
export function readEastAsianName(text: string): string | undefined {
  const name = eastAsianName.exec(text.trim())?.[1]?.replace(/(?<=\S{2})[様님]$/, '');
  return name && labelEntries(labelWords(name)).length === 0 ? name : undefined;
}

/** LIST: scripts without capitals, of which a name has no more to show than that it is of several words. */
const scripts =
  'Hebrew Arabic Thai Lao Khmer Myanmar Devanagari Bengali Gujarati Gurmukhi Tamil Telugu Kannada Malayalam Sinhala Ethiopic Georgian';
const letters = `${scripts
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')}\\p{M}`;
const uncasedName = new RegExp(`^[${letters}][${letters}'’׳״"-]*(?: [${letters}'’׳״"-]+){1,5}$`, 'u');
/** Polite words before such a name; in Thai without a blank. */
const uncasedTitle =
  /^(?:(?:מר|גב['׳]?|גברת|ד["״]ר|السيدة?|الآنسة|الأستاذة?|الدكتورة?|د\.|أ\.|श्रीमती|श्री|কুমারী)[\s/:]+|นางสาว|นาย|นาง|คุณ|น\.ส\.|ด\.[ชญ]\.)\s*/u;

/** Polite words behind such a name, as letters greet. */
const uncasedEnd = /\s(?:היקרה?|היקרים|הנכבדה?|العزيزة?|المحترمة?|المحترمين)\s*[,:!،]?$/u;

/** A person's name in a script without capitals, without its polite word; only behind a label a name can be told. */
function readUncasedName(text: string): string | undefined {
  const name = text.trim().slice(0, 80).replace(uncasedTitle, '').replace(uncasedEnd, '').trim();
  return uncasedName.test(name) && labelEntries(labelWords(name)).length === 0 ? name : undefined;
}

/** A name as it should stand on a pass: without title and number, airline order turned round (`DOE/JOHN MR` → `JOHN DOE`). */
export function readName(text: string): string | undefined {
  const bare = stripTitle(text);
  if (!looksLikeName(text)) return readEastAsianName(text) ?? readUncasedName(text);
  const slash = /^([\p{L}'’ .-]+)\s?\/\s?([\p{L}'’ .-]+)$/u.exec(bare);
  if (slash)
    return `${slash[2]!
      .replace(trailing, '')
      .replace(/(?<=\p{Lu}{3})(?:MRS|MR|MSTR|MISS|MS)$/u, '')
      .trim()} ${slash[1]!.trim()}`;
  const comma = /^([\p{L}'’ .-]+),\s?([\p{L}'’ .-]+)$/u.exec(bare);
  if (comma) return `${comma[2]!.trim()} ${comma[1]!.trim()}`;
  return bare;
}

/** Whether a text is a name as reservation systems print it, the family's first and the title last: "Brandt / Thaddäus Herr", "DOE/JOHN MR". */
export function isTitledInTurn(text: string): boolean {
  return (
    /^[\p{L}'’ .-]{2,30}\/[\p{L}'’ .-]{2,30}$/u.test(text.trim()) && trailing.test(text.trim()) && looksLikeName(text)
  );
}

/** "To Noreen Ashdown" on a present: for whom it is. */
const forWhom = /^(?:To|For|Für|Pour|Para|Voor|TO|FOR|FÜR|POUR|PARA|VOOR)\s+(?=\p{Lu}[\p{L}'’.-]*\s\p{Lu})/u;

/** "FOR DOE/JOHN MR": the same before the name of a family in turn. */
const forWhomInTurn = new RegExp(`^(?:${forWords})\\s+(?=\\p{Lu}[\\p{L}'’ .-]*/\\s?\\p{Lu})`, 'iu');

function stripTitle(text: string): string {
  return text
    .trim()
    .replace(/^\d{1,2}\s?[.):x]\s*/, '')
    .replace(forWhom, '')
    .replace(forWhomInTurn, '')
    .replace(
      /\s*[([](?:adult|adt|child|chd|infant|erw\w*|adulte|adulto|adulta|volwassene|kind|voksen|vuxen|barn|aikuinen|lapsi|dorosły|dospělý|dítě|felnőtt|gyermek|senior|junior|student|mr|mrs|ms|herr|frau|m|w|f|\d{1,3}[^)]{0,12})[)\]]\s*$/i,
      '',
    )
    .replace(
      /(?:,\s?|\s)(?:adult|erwachsene[rn]?|adulte|adulto|adulta|volwassene|vuxen|voksen|aikuinen|dorosły|dospělý|felnőtt|yetişkin|enfant|bambin[oa]|niñ[oa]|criança|lapsi|dziecko|dítě|gyermek|çocuk)$/i,
      '',
    )
    .replace(leading, '')
    .replace(trailing, '')
    .replace(/[,;*]+$|\s[|_–—-]+$/u, '')
    .trim();
}
