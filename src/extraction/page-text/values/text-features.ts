import { weekdays } from '#src/extraction/words/calendar-words.ts';
import { fold } from '#src/extraction/words/fold.ts';
import { labelEntries, labelWord, labelWords } from '#src/extraction/words/label-index.ts';
import { airportByCode, airportsOfCity } from '#src/tickets/places/airports.ts';
import { hasPostcode, hasStreet } from './addresses.ts';
import type { TextFinds } from './find-all.ts';

/**
 * What a text looks like, as the names of everything that is so about it: its length and signs, the shape of its first
 * and last words, what parsers find in it, where, and how much of it that is. None of them holds a word of the text.
 */
export function featuresOf(finds: TextFinds): readonly string[] {
  const { text } = finds;
  const words = text.split(/\s+/);
  return [
    `length ${bucket(text.length, [1, 2, 3, 5, 8, 12, 20, 30, 45, 70, 120])}`,
    `words ${bucket(words.length, [1, 2, 3, 4, 6, 9])}`,
    ...spanFeatures('date', finds.dates, text),
    ...spanFeatures('time', finds.times, text),
    ...spanFeatures('money', finds.money, text),
    ...spanFeatures('number', finds.numbers, text),
    ...partFeatures('code', finds.code, text),
    ...partFeatures('phone', finds.contact.phone, text),
    ...partFeatures('email', finds.contact.email, text),
    ...partFeatures('website', finds.contact.website, text),
    `left ${bucket(leftOver(finds), [0, 3, 10, 25, 45])}`,
    ...signFeatures(text, words),
    ...knownFeatures(finds, words),
    ...shapeFeatures(text, words),
  ];
}

type Span = { readonly at: number; readonly end: number };

function spanFeatures(name: string, spans: readonly Span[], text: string): readonly string[] {
  if (spans.length === 0) return [];
  const covered = spans.reduce((sum, { at, end }) => sum + end - at, 0);
  return [
    name,
    `${name} at ${bucket(spans[0]!.at, [0, 4, 13])}`,
    `${name} covers ${share(covered / text.length)}`,
    ...(spans.length > 1 ? [`${name} again`] : []),
  ];
}

function partFeatures(name: string, part: string | undefined, text: string): readonly string[] {
  return part === undefined ? [] : [name, `${name} covers ${share(part.length / text.length)}`];
}

/** Letters that are no part of a day, a time, an amount or a number. */
function leftOver({ text, dates, times, money, numbers }: TextFinds): number {
  const spans: readonly Span[] = [...dates, ...times, ...money, ...numbers];
  let count = 0;
  for (let at = 0; at < text.length; at++)
    if (isLetter(signOf(text[at]!)) && !spans.some((span) => at >= span.at && at < span.end)) count++;
  return count;
}

const tellingSigns: ReadonlySet<string> = new Set([...',/|()@%-:+&\'".!?#*']);

function signFeatures(text: string, words: readonly string[]): readonly string[] {
  let signs = 0;
  let digits = 0;
  let letters = 0;
  let capitals = 0;
  const has = new Set<string>();
  for (const sign of text) {
    const kind = signOf(sign);
    if (sign === '\n') has.add('has line');
    else if (sign !== ' ') signs++;
    if (kind === '0') digits++;
    if (isLetter(kind)) letters++;
    if (kind === 'A') capitals++;
    if (tellingSigns.has(sign)) has.add(`has ${sign}`);
  }
  const small = words.filter((word) => signOf(word[0]!) === 'a').length;
  const last = signOf(text.at(-1)!);
  return [
    `digits ${share(digits / signs)}`,
    `letters ${share(letters / signs)}`,
    ...(letters > 0 ? [`capitals ${share(capitals / letters)}`] : []),
    `small words ${share(small / words.length)}`,
    ...has,
    `ends ${last}`,
    ...(text.length > 20 && '.!?'.includes(last) ? ['sentence'] : []),
  ];
}

function knownFeatures({ text, clock, name, labels }: TextFinds, words: readonly string[]): readonly string[] {
  const folded = fold(text);
  const place = text.replace(/\s*[([][A-Z]{3}[)\]]/, '').trim();
  const code = /[([/] ?([A-Z]{3}) ?[)\]]?/.exec(text)?.[1] ?? /^([A-Z]{3})\b/.exec(text)?.[1];
  const known = {
    clock,
    name,
    postcode: hasPostcode(text),
    street: hasStreet(text),
    'airport code': code !== undefined && airportByCode(code) !== undefined,
    'airport city': airportsOfCity(place).length > 0,
    label: labelEntries(labelWords(text)).length > 0,
    'label word': labels === 1,
    'label words': labels > 1,
    'label first': words.length > 1 && labelEntries([labelWord(words[0]!)]).length > 0,
    'label last': words.length > 1 && labelEntries([labelWord(words.at(-1)!)]).length > 0,
    'class word': classWords.test(folded),
    'party word': partyWords.test(folded),
    'house word': houseWords.test(folded),
    'stop word': stopWords.test(folded),
    weekday: weekdays.has(folded.split(/[\s.,]/, 1)[0]!),
  };
  return Object.entries(known).flatMap(([word, is]) => (is ? [word] : []));
}

const classWords =
  /econom|business|first|standard|premi|turista|prefer|comfort|second|seconda|prima|premiere|erste|zweite|tweede|eerste|primeira|segunda|confort|coach|basic|light|flex|klasse|classe|clase/;
const partyWords =
  /\b(?:adult|person|guest|pax|people|erwachsen|kind|gast|gaste|convive|invite|voyageur|personne|nino|huesped|bambin|ospit|coperti|volwassen|gasten|kinderen|crianca|hospede|pessoa|traveller|passenger)/;
const houseWords =
  /\b(?:hotel|hostel|pension|gasthof|resort|restaurant|ristorante|trattoria|museum|musee|museo|theater|theatre|teatro|arena|stadi|halle|hall|kino|cinema|cine|club|saal|sala|salle|zaal|room|zimmer|chambre|habitacion|camera|kamer|quarto)/;
const stopWords =
  /\b(?:\p{L}*bahnhof|hbf|bf|station|gare|estacion|stazione|estacao|airport|\p{L}*flughafen|aeroport|aeropuerto|terminal|centraal|central|zob|port|\p{L}*hafen|haven|porto|puerto)\b/u;

/** Shapes of whole texts and of words up to these lengths are told apart. */
const longestShape = 10;
const longestWord = 8;

function shapeFeatures(text: string, words: readonly string[]): readonly string[] {
  const shape = (word: string) => (word.length > longestWord ? 'long' : shapeOf(word.replace(/[,;:.)]$/, '')));
  return [
    ...(text.length <= longestShape ? [`shape ${shapeOf(text)}`] : []),
    `first ${shape(words[0]!)}`,
    ...(words.length > 1 ? [`second ${shape(words[1]!)}`, `last ${shape(words.at(-1)!)}`] : []),
  ];
}

/** A text with every letter as A or a and every digit as 0; of more than three alike in a row three are left. */
function shapeOf(text: string): string {
  let shape = '';
  for (const sign of text) {
    const next = signOf(sign);
    if (!(next === shape.at(-1) && next === shape.at(-2) && next === shape.at(-3))) shape += next;
  }
  return shape;
}

function signOf(sign: string): string {
  if (sign >= '0' && sign <= '9') return '0';
  if ((sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z')) return sign > 'Z' ? 'a' : 'A';
  if (sign < '\u0080' || !/\p{L}/u.test(sign)) return sign;
  return /\p{Lu}/u.test(sign) ? 'A' : 'a';
}

function isLetter(sign: string): boolean {
  return sign === 'a' || sign === 'A';
}

/** The first bound that a count does not pass, `+` beyond all of them. */
function bucket(count: number, bounds: readonly number[]): string {
  return String(bounds.find((one) => count <= one) ?? '+');
}

function share(part: number): string {
  if (part === 0) return 'none';
  return part >= 0.99 ? 'all' : part > 0.7 ? 'most' : part > 0.4 ? 'half' : part > 0.15 ? 'some' : 'few';
}
