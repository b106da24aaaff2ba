import { airlineByBrand, airlineByCode, isOfLarger } from '#src/tickets/places/airlines.ts';
import { months } from '../../words/calendar-words.ts';
import { fold } from '../../words/fold.ts';
import { hasDigit } from './has-digit.ts';

/** A flight, train or bus number and where it stands, as printed. */
export type NumberSpan = {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  readonly mode: 'flight' | 'train' | 'bus';
  /** IATA code of the airline. */
  readonly carrier?: string;
};

/** Train categories of Europe and beyond, as they stand before a number. */
const trains = [
  'ICE|IC|ICN|EC|ECE|EN|NJ|RJ|RJX|IR|IRE|RE|RB|RS|TGV|TGV INOUI|INOUI|OUIGO|TER|AVE|AVLO|ALVIA|AVANT|EUROMED|INTERCITY|INTERCITÉS',
  'FR|Frecciarossa|FRECCIAROSSA|FA|Frecciargento|FB|Frecciabianca|Italo|ITALO|REG|RV|ICN|Regionale|Intercity|Eurostar|EUROSTAR|EST|THA|Thalys',
  'THALYS|WB|WESTbahn|EX|Ex|rj|rjx|Os|Sp|R|SC|LE|EIP|EIC|TLK|IC/EC|D|FLX|Flixtrain|AP|IRN|X2000|SJ|Snabbtåg|Regional|MD|LD|TRD|Trenhotel|EM',
  'Alfa Pendular|Urbano|Pendolino|railjet|Railjet|Nightjet|EuroCity|EuroNight|InterRegio|Interregio|InterCity|Lyria|TGV Lyria|S|ÖBB|RailJet|RGJ|SNG|InterCityLyn|Lyntog|Regionaltåg|Öresundståg|REX|RegioJet|LEO',
].join('|');

const train = new RegExp(
  `(?<![\\p{L}\\d/-])(${trains})[ -]?(?:#|n[°º.]\\s?|Nr\\.?\\s?)?(\\d{1,6})(?![\\p{L}\\d]|[.,:/-]\\d|\\s?(?:%|€|EUR|km))`,
  'gu',
);
/** `のぞみ 225号`, `KTX 041`: trains of Japan by their name, of Korea and Taiwan by their kind. */
const easternTrain =
  /(?<![\p{L}\d])(?:[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8} ?\d{1,4} ?号(?!車)|(?:KTX(?:-[^\s\d]{1,3})?|SRT|ITX(?:-\S{1,3})?|무궁화호?|새마을호?) ?\d{3,4})(?![\p{L}\d])/gu;
const flight =
  /(?<![\w/.-])([A-Z][A-Z\d]|\d[A-Z])[ -]?(0{0,2}\d{1,4})([A-Z]?)(?![\w]|[.,:/]\d|-\w| ?(?:Tier|TIER|tier|Chair)\b)/g;
/** LIST: designators that are words: "Booking ID 4418", "7:30 PM 12 May" and "Distance 12 KM 30" are no flights. */
const words: ReadonlySet<string> = new Set([
  'ID',
  'IT',
  'NO',
  'PM',
  'KM',
  'PE',
  'TV',
  'DR',
  'MR',
  'GE',
  'MM',
  'AL',
  'DM',
  'CD',
]);
const behindWord = /[\p{L}\d][ :.#]*$/u;
/** `ATR 72-600`, `Boeing 737-800`, `E190-E2`, and `A320`, which is no flight of Aegean: types as airlines print them (ICAO Doc 8643 names makers and models). */
const types =
  /^(?:(?:Airbus|Boeing|Embraer|Bombardier|De Havilland|Saab|Fokker|Sukhoi) .{1,20}|ATR[ -]?(?:42|72)(?:[ -]?\d{3})?|CRJ[ -]?\d{3,4}|(?:ERJ|EMB)[ -]?\d{3}|DHC[ -]?\d(?:-\w{1,4})?|Dash[ -]?8(?:-\w{1,4})?|A(?:2[12]0|3[0-5]\d|380)(?:-\d{3})?(?:neo)?|B?7[0-8]7-\d{3}|B7[0-8]7|E-?1[79][05](?:-?E2)?)$/i;

/** Whether a text names what flies instead of a flight. */
export function isAircraft(text: string): boolean {
  return types.test(text);
}
/** Flights that are sold under three letters: those of easyJet. */
const threeLetters = /(?<![\w/.-])(?:EZY|EJU|EZS) ?\d{2,4}(?![\w]|[.,:/]\d)/g;
/** "DELTA 2207": the airline's name instead of its code. */
const branded = /(?<![\p{L}\d/-])(\p{Lu}\p{L}{4,}) (\d{3,4})(?![\p{L}\d]|[.,:/-]\d|\s?(?:%|€|\$))/gu;
const coach =
  /(?<![\p{L}\d])((?:FlixBus|FLIXBUS|Flixbus|Bus|BUS|Linie|Line|Ligne|Línea|Linea|Lijn) (?:N?\d{1,5}[A-Z]?)|N\d{3,4})(?![\p{L}\d])/gu;

/** "17 DE ABRIL DE 2027", "4 DI MAGGIO DI 2027": a year behind its month is no flight. */
function isYear(number: string, before: string): boolean {
  const [month = ''] = /\p{L}+(?=\s*$)/u.exec(before.slice(-16)) ?? [];
  return /^[A-Z]{2} 20\d\d$/.test(number) && months.has(fold(month));
}

/** All flight, train and bus numbers in a text, in order. A flight's two letters must be an airline's IATA code. */
export function findNumbers(text: string): readonly NumberSpan[] {
  if (!hasDigit(text)) return [];
  const read = text.slice(0, 2000);
  const spans: NumberSpan[] = [];
  const add = (span: NumberSpan) => {
    if (!spans.some((other) => span.at < other.end && span.end > other.at)) spans.push(span);
  };
  for (const match of matchesOf(train, read)) {
    const short = match[1]!.length === 1;
    if (!short || /^(?:R|S|D) ?\d{2,6}$/.test(match[0]))
      add({ at: match.index, end: match.index + match[0].length, text: match[0], mode: 'train' });
  }
  for (const match of matchesOf(easternTrain, read))
    add({ at: match.index, end: match.index + match[0].length, text: match[0], mode: 'train' });
  for (const match of matchesOf(coach, read))
    add({ at: match.index, end: match.index + match[0].length, text: match[0], mode: 'bus' });
  for (const match of matchesOf(flight, read)) {
    const carrier = match[1]!;
    // "B34" is rather a gate or a seat than the fourth flight of "B3", and "QZ7K" a part of a code.
    const least = /\d/.test(carrier) || !isOfLarger(carrier) ? 3 : 2;
    if (/^\w+$/.test(match[0]) && match[2]!.length < least) continue;
    const before = read.slice(0, match.index);
    const isWord = (words.has(carrier) && behindWord.test(before)) || isYear(match[0], before);
    if (airlineByCode(carrier) && !isAircraft(match[0]) && !isWord)
      add({ at: match.index, end: match.index + match[0].length, text: match[0], mode: 'flight', carrier });
  }
  for (const match of matchesOf(threeLetters, read))
    add({ at: match.index, end: match.index + match[0].length, text: match[0], mode: 'flight', carrier: 'U2' });
  for (const match of matchesOf(branded, read)) {
    const carrier = airlineByBrand(match[1]!)?.code;
    const text = `${carrier} ${match[2]}`;
    if (carrier) add({ at: match.index, end: match.index + match[0].length, text, mode: 'flight', carrier });
  }
  return spans.sort((a, b) => a.at - b.at);
}

/** All matches of a pattern; unlike `matchAll` it makes no copy of the pattern, which for short texts is most of the work. */
function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}
