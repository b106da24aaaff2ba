import { weekdays } from '../../words/calendar-words.ts';
import { eastAsian } from '../../words/east-asian-lines.ts';
import { type Role, roles } from '../../words/roles.ts';
import type { Cell } from '../layout/cells.ts';
import { hasPostcode } from '../values/addresses.ts';
import { findDates } from '../values/dates.ts';
import { fitOf } from '../values/fit.ts';
import { fitInline } from '../values/fit-inline.ts';
import { findNumbers } from '../values/numbers.ts';
import { findTimes } from '../values/times.ts';
import type { Match, Token } from './match-labels.ts';

/** Roles that a value may follow in the same line without a colon: "Wagen 23 Platz 61", "Gate B22". */
const prefixRoles: ReadonlySet<Role> = new Set([
  'seat',
  'row',
  'coach',
  'platform',
  'gate',
  'terminal',
  'class',
  'section',
  'level',
  'room',
  'group',
  'arrivalPlatform',
  'pin',
  'bookingReference',
  'ticketNumber',
  'membershipNumber',
  'voucherCode',
  'departure',
  'arrival',
  'date',
  'time',
  'start',
  'end',
  'doors',
  'boarding',
  'checkIn',
  'checkOut',
  'validFrom',
  'validUntil',
  'validity',
  'issued',
  'departureTime',
  'arrivalTime',
  'departureDate',
  'arrivalDate',
  'when',
  'price',
  'balance',
  'entrance',
  'sequence',
  'number',
  'duration',
  'noise',
  'phone',
  'email',
  'exit',
  'entry',
  'pickUp',
  'dropOff',
  'passenger',
  'from',
  'to',
]);

const smallTypes: ReadonlySet<string> = new Set(['seat', 'short', 'class']);

/** Words that names begin with: "Hotel Sonnblick" and "Museum of Modern Things" are no label with a value. */
export const inNames: ReadonlySet<string> = new Set(
  `hotel hostel restaurant ristorante restaurante museum musee museo museu kino cinema cine bioscoop theater theatre teatro stadion stadium
  stade estadio stadio arena estadi parkhaus parkplatz parking parkeergarage garage club film konzert concert concierto concerto festival oper opera
  via rue calle rua albergo auberge posada hostal pousada trattoria osteria bistro schloss castle palais
  apartment pension resort residence hall halle centro center centre show messe galerie gallery galleria galeria pinacoteca auditorium forum parc parco parque park zoo divadlo muzeum
  muzej teatr teater teatern kazaliste gledalisce pozoriste bioskop klub hala dom stadionas teatras muziejus teatris muzejs viesnica
  viesbutis hotell hotelli ravintola restaurang restauracja restaurace restavracija penzion pensjonat pensiune pensiunea panzio szalloda szinhaz etterem
  koncert konsert kontsert otel sinema tiyatro muze teatrul cinematograf parkoviste recinte teatre ξενοδοχειο θεατρο μουσειο театр музеи
  хотел отель гостиница готель ресторан ресторант кинотеатр театър стадион клуб концерт`.split(/\s+/),
);

/** Whether a label opens a line whose neighbours read "Label value" without colons. */
export function acceptsBare(cell: Cell, tokens: readonly Token[], match: Match): boolean {
  const rest = cell.text.slice(tokens[match.next - 1]!.end);
  if (
    match.next === 1 &&
    (inNames.has(tokens[0]!.word) || match.roles.every((role) => role === 'title' || role === 'hotel'))
  )
    return false;
  if (cell.prose || isOfClock(cell, tokens, 0, match)) return false;
  return match.roles.some((role) => fitOf(role, rest) >= 0.5 && isTelling(role, rest.trim()));
}

/** Codes and numbers without a colon must look the part: not the next capitals, not "Flight 1". */
function isTelling(role: Role, value: string): boolean {
  if (roles[role] === 'code') return /\d/.test(value) || /^[A-Z]{6}$/.test(value) || groupedLetters.test(value);
  return roles[role] !== 'number' || /\d{2}/.test(value);
}

/** `EKGL-XJXY-FAHA`: a code of letters alone, in groups of the same length. */
const groupedLetters = /^(?:[A-Z]{4}(?:-[A-Z]{4}){1,5}|[A-Z]{5}(?:-[A-Z]{5}){1,4}|[A-Z]{3}(?:-[A-Z]{3}){2,5})$/;

/** "Avgång 09.28", "Booking number 3174 4820 55", "Tog 61, retning Bergen": what only the label before it makes a value. */
function opensWith(role: Role, text: string): boolean {
  if (roles[role] === 'code' && (isCode.test(text) || groupedLetters.test(text.trim()))) return true;
  if (roles[role] === 'code') return /^#?\d{3,6}(?: \d{2,6}){1,4}$/.test(text.trim());
  if (roles[role] === 'number') return namedNumber.test(text) && findDates(text).length === 0;
  const ofStop = roles[role] === 'stop' || role === 'departureTime' || role === 'arrivalTime';
  return ofStop && /^\s*(?:[01]?\d|2[0-3])\.[0-5]\d\s*$/.test(text);
}

const namedNumber = /^\s*(?:\d{2,5}(?=$|,\s|\s[-–|·(])|\d{1,5} (?!OF )\p{Lu}{3}|\d{2,5} \p{Lu}\p{L}{3})/u;

/** "is ABC123": a sentence of a mail that says a code. */
export const isCode =
  /^\s*(?:is|ist|lautet|est|es|è|é|är|er|on|jest|je|to)\s?:?\s+(?=[A-Z\d-]{5,}[.!]?\s*$)(?=[^\d]*\d|[A-Z]{6}[.!]?\s*$)/;

/** "Odlot / Departure": words of a language that we do not know before the label that we do. */
function isTranslation(tokens: readonly Token[], index: number): boolean {
  return (
    index <= 4 &&
    /\//.test(tokens[index - 1]!.separator) &&
    tokens.slice(0, index).every(({ word }) => !/\d/.test(word))
  );
}

/** "Зорчигч Passenger": words of a language in other letters before the label that we know; in East Asian signs it is rather a heading, whose own words we know. */
function isBesideOther(text: string, tokens: readonly Token[], index: number): boolean {
  const { at } = tokens[index]!;
  const isOther = !/[\p{Script=Latin}\d]/u.test(text.slice(0, at)) && !eastAsian.test(text);
  return index > 0 && index <= 4 && isOther && /^\p{Script=Latin}/u.test(text.slice(at));
}

/** "Kl. 08:25": the word belongs to the clock. */
function isOfClock(cell: Cell, tokens: readonly Token[], index: number, match: Match): boolean {
  const { word, at } = tokens[index]!;
  return match.next === index + 1 && clockWords.has(word) && (findTimes(cell.text.slice(at))[0]?.at ?? 9) < 6;
}

/** "Bus 5412 direction Paris": a word that is part of a number of its own. */
function isOfNumber(cell: Cell, tokens: readonly Token[], index: number, match: Match): boolean {
  const { at } = tokens[index]!;
  const bare = match.roles[0] === 'number' && !tokens[match.next - 1]!.separator.includes(':');
  return bare && match.next < tokens.length && findNumbers(cell.text).some((number) => number.at === at);
}

const clockWords: ReadonlySet<string> = new Set([
  'kl',
  'klo',
  'klokken',
  'klockan',
  'godz',
  'kell',
  'plkst',
  'ore',
  'uhr',
]);

/** Whether the words at `index` are a label here, and not just words of a text. */
export function accepts(
  cell: Cell,
  tokens: readonly Token[],
  { index, match, hasLabelBefore }: { readonly index: number; readonly match: Match; readonly hasLabelBefore: boolean },
): boolean {
  const last = tokens[match.next - 1]!;
  // "tor 26 nov 2026": a weekday before its day, not a track in another language.
  if (match.next === index + 1 && weekdays.has(last.word) && (findDates(cell.text.slice(last.end))[0]?.at ?? 9) < 3)
    return false;
  if (isOfClock(cell, tokens, index, match) || isOfNumber(cell, tokens, index, match)) return false;
  const atStart = index === 0 || /[|·•/,;]/.test(tokens[index - 1]!.separator);
  if (last.separator.includes(':')) {
    // "Print date:" is no date label, "Wagen: 23 Platz: 61" are two.
    const previous = tokens[index - 1]?.word ?? '';
    const long = match.next - index > 1 || last.word.length >= 9;
    return atStart || (!cell.prose && (hasLabelBefore || long || /\d|[.;)]$/.test(previous)));
  }
  // `FRA` is an airport before it is the Danish word for "from".
  if (match.foreign && /^[A-Z]{3}$/.test(cell.text)) return false;
  if (match.next === tokens.length)
    return (
      (index === 0 || isTranslation(tokens, index) || isBesideOther(cell.text, tokens, index)) &&
      (!cell.prose || tokens.length <= 4) &&
      !/[!?]$/.test(cell.text) &&
      !(tokens.length > 4 && cell.text.endsWith('.'))
    );
  if (cell.prose || match.foreign) return false;
  const rest = cell.text.slice(last.end);
  if (index === 0 && /^\s*\(?\s*(?:[-–—]\s|[._…·]{3,})/.test(rest)) return true;
  const first = rest.split(/\s[|·•]\s/)[0]!;
  const role = match.roles.find((one) => prefixRoles.has(one) && (fitInline(one, first) || opensWith(one, first)));
  // "Hosted by Low Level NL" is a name: the storey of a house is a number or a letter.
  if (role === 'level' && !atStart && !hasLabelBefore && !/^\s*(?:\d|[A-Z]\b)/.test(first)) return false;
  // "Kongens plass 1, 0151 Oslo" is a square.
  if (role === 'seat' && !atStart && !hasLabelBefore && hasPostcode(cell.text)) return false;
  // Inside a line only small values follow each other: "Wagen 23 Platz 61".
  return role !== undefined && (atStart || hasLabelBefore || smallTypes.has(roles[role]));
}
