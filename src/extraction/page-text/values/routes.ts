import { weekdayPattern } from '../../words/calendar-words.ts';
import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import { labelEntries, labelWords } from '../../words/label-index.ts';
import { wayPairs } from '../../words/way-pairs.ts';
import { isNoPlace } from './no-place.ts';
import { readStop, type StopText } from './stops.ts';

/** "Berlin → Hamburg" as its two ends; undefined when the text is no route. */
export function splitRoute(text: string): readonly [string, string] | undefined {
  const parts = text
    .replace(heading, '')
    .replace(dotted, '$1:$2 ')
    .split(arrow)
    .filter((part) => part.trim());
  if (parts.length !== 2) return splitByWord(text);
  const [from, to] = parts as [string, string];
  return isPlausiblePlace(readStop(from)) && isPlausiblePlace(readStop(to)) ? [from, to] : undefined;
}

const section =
  /^(?:outbound|inbound|return|outward|homebound|onward|flight \d|leg \d|segment \d|ticket \d|passenger \d|hinfahrt|ruckfahrt|hinflug|ruckflug|hinreise|ruckreise|aller|retour|ida|vuelta|regreso|andata|ritorno|heenreis|terugreis|volta|trecho \d|trajet \d|tratta \d|fahrt \d|reise \d|viaje \d|trip \d|journey \d|crossing \d|sailing \d|uberfahrt \d|traversee \d|overtocht \d|travesia \d|traversata \d|overfart \d|utresa|aterresa|tam|zpet|udrejse|hjemrejse|oda|vissza)\b.{0,40}$/;

/** The same in languages that write no blanks between words. */
const eastAsianSection =
  /^(?:往路|復路|行き|帰り|去程|回程|返程|往程|가는 ?편|오는 ?편|가는 ?여정|오는 ?여정)(?![\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3])/;

/** Whether a text begins with a word for one of several ways: "Hinfahrt", "Return", "Flight 2". */
export function opensWay(text: string): boolean {
  return section.test(fold(text)) || eastAsianSection.test(text);
}

/** Whether a text is such a word and nothing else, so no place. */
export function isWay(text: string): boolean {
  return (
    !/\d/.test(text) && text.length <= 10 && (eastAsianSection.test(text) || (!text.includes(' ') && opensWay(text)))
  );
}

/** "Aller : Paris → Lyon": a heading before the route. */
const heading = /^\p{L}{3,12}(?: \p{L}{3,12})?\s?:\s+(?=[\p{Lu}\d])/u;

/** "9.00 | Bath → Oxford": before a way, it is a clock. */
const dotted = /^\s*([01]?\d|2[0-4])\.([0-5]\d) [|·] (?=\p{Lu})/u;

const arrow = /\s*(?:→|➔|➜|➝|⟶|»|>>|=>|->|–>|—>|›|✈|\s>\s|\s—\s|\s–\s|\s-\s|⇒|►|▶|\u{1F86A})\s*/u;

/**
 * The first and the last place of a way that a label says it is: "Praha - Pardubice - Olomouc a zpět", "Poznań – Wolsztyn przez: Luboń". Undefined when
 * it is none.
 */
export function splitWay(text: string): readonly [string, string] | undefined {
  if (text.length > longestWay) return undefined;
  const bare = text.replace(through, '').replace(andBack, '').trim();
  const parts = bare.split(arrow).filter((part) => part.trim());
  const [from, to] = [parts[0], parts.at(-1)];
  if (parts.length < 3 || parts.length > 6 || !from || !to) return splitRoute(bare);
  return parts.every((part) => isPlausiblePlace(readStop(part))) ? [from, to] : undefined;
}

/** Whether a text tells of a way and not of one end of it: it names three places, or what the way leads through, or that it is one back, too. */
export function tellsWay(text: string): boolean {
  const way = splitWay(text);
  return way !== undefined && (text.split(arrow).length > 2 || through.test(text) || andBack.test(text));
}

/** Letters of a way with all that it leads through, at most. */
const longestWay = 160;

/** What a way leads through stands behind its ends. */
const through = /[\s,(]+(?:przez|via|über|přes|cez|över|preko|prin|kautta)\s*:?\s\S.*$/iu;

/** There and back. */
const andBack =
  /[\s,(]+(?:a zpět|a späť|und zurück|and back|i z powrotem|tur[ -/]retur|t\/r|a\/r|ida y vuelta|ida e volta|aller[ -]retour|andata e ritorno|heen en terug|oda[ -]vissza|edestakaisin)\)?$/iu;

/** Whether a text holds an arrow or a plane, which only a route does. */
export function hasArrow(text: string): boolean {
  return /→|➔|➜|➝|⟶|=>|->|✈|►|▶|⇒| > /.test(text);
}

/** "London (LGW) to Berlin (BER)", "von Köln Hbf nach Berlin Hbf": between codes, or begun by the other word. */
function splitByWord(text: string): readonly [string, string] | undefined {
  if (text.length > 140) return undefined;
  const match = wordRoute.exec(text);
  if (!match) return splitByPair(text);
  const [from, to] = [readStop(match[2]!), readStop(match[3]!)];
  if (!(match[1] || (from.code && to.code))) return splitByPair(text);
  return isPlausiblePlace(from) && isPlausiblePlace(to) ? [match[2]!, match[3]!] : undefined;
}

/** "VON BREMEN NACH HAMBURG", "Από Ζάκυνθο προς Κυλλήνη": a line that is a way by the words of one language and names nothing else. */
export function splitByPair(text: string): readonly [string, string] | undefined {
  const own = text.trim().replace(/[.,!]$/, '');
  return own.includes(':') ? undefined : wayBy(pairs, own);
}

/** "ΖΑΚΥΝΘΟ ΠΡΟΣ ΚΥΛΛΗΝΗ" where a label said the word before it; undefined when it is none. */
export function splitByTo(text: string): readonly [string, string] | undefined {
  return wayBy(untos, text.trim());
}

/** The two ends of the first of some patterns that finds names there. */
function wayBy(patterns: readonly RegExp[], text: string): readonly [string, string] | undefined {
  if (text.length > longestPair || /\d/.test(text)) return undefined;
  const folded = fold(text);
  for (const pattern of patterns) {
    const found = pattern.exec(folded)?.indices;
    const ends = found && placesOf(text, found.slice(1) as [number, number][]);
    if (ends) return ends;
  }
  return undefined;
}

function placesOf(text: string, [first, second]: readonly [number, number][]): readonly [string, string] | undefined {
  const [from, to] = [first!, second!].map(([at, end]) => text.slice(at, end)) as [string, string];
  const areNames = [from, to].every(
    (place) => /^\p{Lu}/u.test(place) && !weekdayFirst.test(place) && isPlausiblePlace(readStop(place)),
  );
  return areNames ? [from, to] : undefined;
}

/** "From Monday to Friday" is no way. */
const weekdayFirst = new RegExp(`^(?:${weekdayPattern})(?!\\p{L})`, 'iu');

/** Letters of a way that its words tell, at most. */
const longestPair = 90;
const pairs = wayPairs.map(
  ({ from, to }) => new RegExp(`^(?:${anyOf(from)}) (.{2,40}?) (?:${anyOf(to)}) (.{2,40})$`, 'du'),
);
/** A word of one letter tells a way only beside the other word. */
const untos = wayPairs.map(
  ({ to }) => new RegExp(`^(.{2,40}?) (?:${anyOf(to.filter((word) => word.length > 1))}) (.{2,40})$`, 'du'),
);

function anyOf(words: readonly string[]): string {
  // Capitals have one sigma, whether it ends the word or not.
  return words.flatMap((word) => [fold(word), fold(word.toUpperCase())]).join('|');
}

const placeWords = "\\p{Lu}[\\p{L}.'’()-]*(?: (?:de|la|le|du|am|an|der|di|do|da|\\p{Lu}[\\p{L}.'’()-]*)){0,5}";

const wordRoute = new RegExp(
  `(?:^|\\b(from|von|de|da|van|desde) )(${placeWords}) (?:to|nach|naar|para|à|a|hasta) (${placeWords})[.,!]?$`,
  'u',
);

/** Whether what was read as a place could be the name of one. */
export function isPlausiblePlace({ place, code }: StopText): boolean {
  if (code) return true;
  return (
    place !== undefined &&
    labelEntries(labelWords(place)).length === 0 &&
    !generic(place) &&
    !isWay(place) &&
    !isNoPlace(place) &&
    (/^\p{Lu}/u.test(place) || /^[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]{2,10}$/.test(place)) &&
    place.length <= 45 &&
    place.split(' ').length <= 6 &&
    !/[:@!?]|\d{3,}|^[A-Z]+\/[A-Z]+$/.test(place)
  );
}
