/** What no field of a ticket needs is not sent to a model: how people are reached, who they are to a state, how they paid. */
import { findDates } from '../page-text/values/values.ts';
import { fold } from '../words/fold.ts';
import type { SourceLine } from './source.ts';

/** What is told of a value that is withheld: what it was. */
type Kind = 'mail address' | 'account' | 'phone' | 'identity' | 'card';

/** LIST: words that a telephone number stands behind; folded. */
const phoneWords =
  'tel|tele?phones?|telefon(?:nummer|o|e|ni|nr|u)?|telefoonnummer|phones?|mobile?(?: phone)?|mobil(?:nummer)?|mobiel|mob|handy(?:nummer)?|cell(?:ulare|phone)?|celular|movil|telemovel|portable|fax|hotline|whats ?app|gsm|rufnummer|puhelin|matkapuhelin|komorka|tlf|tfno|телефон|тел|τηλ|טלפון|هاتف|電話(?:番号)?|电话|전화(?:번호)?|โทร';

/** LIST: words that the number of a passport or an identity document stands behind; folded. */
const identityWords =
  "passports?|reisepass|pass(?:nummer|-?nr|port)|passeport|pasaporte|passaporto|passaporte|paspoort|paszport|pasaport|cestovni pas|utlevel|(?:personal)?ausweis|id(?:entity)?(?: card| document)|(?:national|personal) id|id(?= (?:no|number|nr)\\b)|identification|carte (?:nationale )?d'identite|documento (?:nacional )?de identidad|documento d'identita|carta d'identita|documento de identificacao|cartao de cidadao|identiteits(?:kaart|bewijs)|dni|nie(?= ?:)|nif|cpf|curp|bsn|pesel|codice fiscale|personnummer|henkilotunnus|dowod osobisty|tc kimlik|ssn|social security|driv(?:ing|er'?s) licen[cs]e|fuhrerschein|permis de conduire|rijbewijs|patente di guida|carnet de conducir|паспорт|身份证|护照|旅券|パスポート|여권";

/** LIST: words between a card and its last digits; folded. */
const endingWords =
  'ending(?: in| with| on)?|ends (?:in|with)|last (?:four|4)(?: digits)?|endet auf|endend auf|endziffern|letzten? (?:vier|4) (?:ziffern|stellen)|(?:terminant|finissant) par|terminad[ao] e[nm]|termina (?:en|con)|terminante (?:con|in)|eindigend op|eindigt op|com final|konczac[ay] sie na|slutar (?:pa|med)|ender pa|paattyy';

/** LIST: cards that people pay with; folded. */
const cardNames =
  'visa(?: (?:debit|credit|electron|card))?|master ?card|maestro|american express|amex|diners(?: club)?|jcb|girocard|ec-karte|union ?pay|bancontact|carte bancaire|cb|(?:credit|debit|bank|payment) ?card|(?:kredit|debit|bank)karte|carte de credit|tarjeta de (?:credito|debito)|carta di credito|betaalpas|cartao de (?:credito|debito)|maksukortti|bankkort|karta platnicza';

const whole = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
/** Between a word and its number: signs, and perhaps "no." */
const between =
  '[^\\p{L}\\d+(]{0,6}(?:(?:no|nr|nº|n°|number|nummer|numero|num|番号|号码)(?!\\p{L})[^\\p{L}\\d+(]{0,6})?';
const identityNumber = '[a-z\\d](?:[ .\\-/]?[a-z\\d]){4,24}(?![a-z\\d])';
const phoneNumber = '(?:\\+ ?)?\\(?\\d(?:[ .\\-/()]{0,3}\\d){5,16}(?![.,:]?\\d)';
const cardEnd = '\\d{4}(?![\\d.,:/-]\\d|\\d)';
const hidden = '[*•●#x]{2,30}|·{2,4}';

type Pattern = { readonly kind: Kind; readonly pattern: RegExp; readonly asWritten?: true };

/** LIST: what is withheld where it stands; the first group is the value. Folded text, unless it is looked at as written. */
const patterns: readonly Pattern[] = [
  { kind: 'mail address', pattern: /([\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,200})/dgu, asWritten: true },
  { kind: 'account', pattern: /\b([A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?)\b/dgu, asWritten: true },
  // The lines of a passport that machines read (ICAO Doc 9303).
  { kind: 'identity', pattern: /(?<![a-z\d<])(?=[a-z\d<]{0,43}<<)([a-z\d<]{28,90})/dgu },
  { kind: 'identity', pattern: new RegExp(`${whole(identityWords)}${between}(${identityNumber})`, 'dgu') },
  {
    kind: 'card',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${hidden})(?:[ -](?:${hidden})){0,5}[ -]?(?:x(?=\\d))?(\\d{4})(?![.,]?\\d)`,
      'dgu',
    ),
  },
  { kind: 'card', pattern: new RegExp(`${whole(endingWords)}[^\\p{L}\\d]{0,8}x{0,4}(${cardEnd})`, 'dgu') },
  {
    kind: 'card',
    pattern: new RegExp(
      `${whole(cardNames)}${between}(?:x{1,4} ?)?((?:\\d{4}[ -]?){3}\\d{1,7}|\\d{4} ?\\d{6} ?\\d{5}|${cardEnd})`,
      'dgu',
    ),
  },
  { kind: 'phone', pattern: /(?<![\w+])(\+ ?[1-9](?:[ .\-/()]{0,3}\d){6,15})(?![.,:]?\d)/dgu },
  { kind: 'phone', pattern: new RegExp(`${whole(phoneWords)}${between}(${phoneNumber})`, 'dgu') },
  { kind: 'phone', pattern: /(?<![\w(])(\(0?\d{2,4}\) ?\d{3,4}[ -]\d{3,4})(?!\d)/dgu },
];

/** A value in a line of its own, beside or below the word that says what it is. */
const alone: Readonly<Record<'phone' | 'identity' | 'card', { readonly after: RegExp; readonly value: RegExp }>> = {
  phone: {
    after: new RegExp(`${whole(phoneWords)}${between}$`, 'u'),
    value: new RegExp(`^(${phoneNumber})`, 'du'),
  },
  identity: {
    after: new RegExp(`${whole(identityWords)}${between}$`, 'u'),
    value: new RegExp(`^(${identityNumber})`, 'du'),
  },
  card: {
    after: new RegExp(`(?:${whole(cardNames)}|${whole(endingWords)})${between}$`, 'u'),
    value: /^(\d{4}|(?:\d{4}[ -]?){3}\d{1,7})$/du,
  },
};
type Awaited = keyof typeof alone;

/** Characters looked at beyond those that are sent, so that nothing private is cut in two and not known again. */
const margin = 400;

/** The first `length` characters of a line without what is private; `awaited` is what a label beside it announces. */
export function withoutPrivate(text: string, length: number, awaited?: Awaited): string {
  let written = text.slice(0, length + margin);
  if (awaited) written = withhold(written, { kind: awaited, pattern: alone[awaited].value });
  for (const pattern of patterns) written = withhold(written, pattern);
  return written.replace(/(https?:\/\/[^\s/?#]+)\S*/g, '$1/…').slice(0, length);
}

function withhold(text: string, { kind, pattern, asWritten }: Pattern): string {
  const looked = asWritten ? text : fold(text);
  const found = pattern.global
    ? [...looked.matchAll(pattern)]
    : [pattern.exec(looked)].filter((match) => match !== null);
  let out = '';
  let last = 0;
  for (const match of found) {
    const [from, to] = match.indices![1]!;
    const end = from + valueLength(text.slice(from, to), kind);
    if (end === from) continue;
    out += `${text.slice(last, from)}[${kind}]`;
    last = end;
  }
  return out + text.slice(last);
}

/** How much of what was found is the value: a date behind it is none of it, and words are no number. */
function valueLength(value: string, kind: Kind): number {
  if (kind !== 'phone' && kind !== 'identity') return value.length;
  if (value.includes('<')) return value.length;
  let kept = value;
  if (kind === 'identity') {
    const words = value.split(' ');
    const wordless = words.findIndex((word, at) => !/\d/.test(word) && (at > 0 ? word.length > 1 : word.length > 3));
    kept = (wordless < 0 ? words : words.slice(0, wordless)).join(' ');
  }
  const date = findDates(kept)[0];
  if (date && date.end - date.at >= 8) kept = kept.slice(0, date.at).trimEnd();
  return kept.replace(/\D/g, '').length >= (kind === 'phone' ? 6 : 4) ? kept.length : 0;
}

/** Lines that a label announces a private value in, and of which kind. */
export function awaitedIn(lines: readonly SourceLine[]): ReadonlyMap<SourceLine, Awaited> {
  const awaited = new Map<SourceLine, Awaited>();
  for (const line of lines) {
    const kind = announces(line.text);
    if (kind) for (const next of beside(line, lines)) awaited.set(next, kind);
  }
  return awaited;
}

function announces(text: string): Awaited | undefined {
  const end = fold(text.slice(-80));
  return (['phone', 'identity', 'card'] as const).find((kind) => alone[kind].after.test(end));
}

/** The next cell to the right and the next below; without places, the next line. */
function beside(line: SourceLine, lines: readonly SourceLine[]): readonly SourceLine[] {
  const { cell } = line;
  const near = lines
    .slice(Math.max(0, line.at - 30), line.at + 31)
    .filter((other) => other !== line && other.document === line.document && other.page === line.page);
  if (!cell) return near.filter((other) => other.at === line.at + 1);
  const placed = near.filter((other) => other.cell !== undefined);
  const right = placed
    .filter(({ cell: next }) => next!.x >= cell.right && next!.y < cell.bottom && next!.bottom > cell.y)
    .toSorted((a, b) => a.cell!.x - b.cell!.x)[0];
  const below = placed
    .filter(({ cell: next }) => next!.y > cell.y + 0.3 && next!.y - cell.bottom < 2)
    .filter(({ cell: next }) => next!.x < cell.right + 1 && next!.right > cell.x - 1)
    .toSorted((a, b) => a.cell!.y - b.cell!.y)[0];
  return [right, below].filter((next) => next !== undefined);
}
