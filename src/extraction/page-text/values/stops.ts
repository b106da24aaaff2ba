import { weekdayPattern } from '#src/extraction/words/calendar-words.ts';
import { fold } from '#src/extraction/words/fold.ts';
import { labelEntries, labelWords } from '#src/extraction/words/label-index.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import { findDates } from './dates.ts';
import { isNoPlace } from './no-place.ts';
import { findClock, readTime } from './times.ts';
import type { WrittenDay } from './written-day.ts';

/** What a text says of one end of a journey. */
export type StopText = {
  readonly place?: string;
  /** IATA code printed beside the name. */
  readonly code?: string;
  readonly clock?: string;
  readonly days?: number;
  readonly date?: WrittenDay;
  readonly terminal?: string;
  readonly platform?: string;
};

const terminal =
  /[,;(]?\s*\b(?:[Tt]erminal|TERMINAL|Term\.|TERM\.?|Aérogare|Hall)\s?:?\s?([A-Z]{0,2}\d[A-Z]{0,2}|[A-Z]{1,2})(?![\p{L}\d])[)]?.*$/u;
const platform =
  /[,;(]?\s*\b(?:gleis|gl\.|bahnsteig|platform|voie|quai|vía|binario|spoor|andén|linha|steig|track|nást\.|kolej|peron)\s?:?\s?(\d{1,2}[A-Za-z]?(?:[-–/]\w{1,3})?)\b[)]?/i;

/** Takes `13:51 Praha hl.n.`, `Tegel(TXL), Berlin, Terminal 1` or `07 JUN 12:10` apart. */
export function readStop(text: string): StopText {
  const lines = text.replace(/\n/g, ', ');
  const date = findDates(lines)[0];
  const time = findClock(lines);
  const alone = !time && !date ? readTime(text) : undefined;
  let place = lines;
  const cuts = [date, time].filter((span) => span !== undefined).sort((a, b) => b.at - a.at);
  for (const { at, end } of cuts) place = `${place.slice(0, at).replace(weekdayAtEnd, ' ')} ${place.slice(end)}`;
  if (cuts.length > 0) place = withoutConnecting(place.replace(whoseClock, ' '));
  if (alone) place = '';
  const terminalMatch = terminal.exec(place);
  if (terminalMatch) place = place.slice(0, terminalMatch.index);
  const platformMatch = platform.exec(place);
  if (platformMatch) place = place.replace(platformMatch[0], ' ');
  const { name, code } = isNoPlace(tidy(place)) ? {} : readPlace(place);
  const clock = time?.clock ?? alone;
  return {
    ...(name && { place: name }),
    ...(code && { code }),
    ...(clock && { clock }),
    ...(time?.days && { days: time.days }),
    ...(date && { date }),
    ...(terminalMatch?.[1] && { terminal: terminalMatch[1] }),
    ...(platformMatch && { platform: platformMatch[1]! }),
  };
}

/** A place's name as printed and the IATA code in or as it. */
export function readPlace(text: string): { readonly name?: string; readonly code?: string } {
  const trimmed = tidy(withoutLabels(text));
  const only = /^\(?([A-Z]{3})\)?$/.exec(trimmed);
  if (only && airportByCode(only[1]!)) return { code: only[1]! };
  const inside = /\s*[([/]\s?([A-Z]{3})\s?[)\]]?(?![\p{L}])/u.exec(trimmed);
  if (inside && airportByCode(inside[1]!)) {
    const before = tidy(trimmed.slice(0, inside.index));
    const after = tidy(trimmed.slice(inside.index + inside[0].length));
    const name = before || after;
    return name ? { name, code: inside[1]! } : { code: inside[1]! };
  }
  const [, name, code] = /^([^,]+?)\s([A-Z]{3}),\s/.exec(trimmed) ?? [];
  const city = code && airportByCode(code)?.city;
  if (name && code && city && fold(name).startsWith(fold(city).split(/[^\p{L}]/u)[0]!))
    return { name: tidy(name), code };
  const lead = /^([A-Z]{3})(?:\s?[-–—,·|]\s?|\s)(.+)$/.exec(trimmed);
  const apart = lead && /^[A-Z]{3}\s?[-–—,·|]/.test(trimmed);
  if (lead && airportByCode(lead[1]!) && (apart || /\p{Ll}/u.test(lead[2]!)))
    return { name: tidy(lead[2]!), code: lead[1]! };
  const trail = /^(.+?)[\s,–-]+([A-Z]{3})$/.exec(trimmed);
  const place = trail && airportByCode(trail[2]!);
  if (
    trail &&
    place &&
    (/\p{Ll}/u.test(trail[1]!) || fold(place.city).startsWith(fold(trail[1]!)) || spells(trail[2]!, trail[1]!))
  )
    return { name: tidy(trail[1]!), code: trail[2]! };
  return /\p{L}{2}/u.test(trimmed) ? { name: trimmed } : {};
}

/** `WARSZAWA WAW`, `MUENCHEN MUC`: the code begins like the name and has its letters in order. */
function spells(code: string, name: string): boolean {
  return new RegExp(`^${[...code].join('.*')}`).test(fold(name).toUpperCase());
}

const connecting =
  /(?:^|[\s,(])(?:um|om|at|à|às|as|ore|alle|kl|klo|klokken|godz|o godz|hod|v|o|kell|ob|ora|saat|u|в|о|plkst|val|uhr|uur|hrs?|h|on|am|le|el|il|den|op|a las|dia|ab|an|dep|arr)\.?(?=$|[\s,)])/giu;
const weekdayWord = new RegExp(`(?:^|[\\s,(])(?:${weekdayPattern})\\.?(?=$|[\\s,)])`, 'giu');

/** Whose clock it is, "(UK time)", "local time", "(heure locale)": no place. */
const whoseClock =
  /\(\s*(?:[\p{L}.]{2,12}\s){1,2}time\s*\)|\blocal time\b|\(\s*(?:[\p{L}]{2,12}\s)?(?:ortszeit|lokalzeit|heure(?:\s[\p{L} ]{2,16})?|hora(?:\s[\p{L} ]{2,16})?|ora\s[\p{L} ]{2,16}|lokal\s?tid|plaatselijke tijd|czas\s[\p{L}]{2,12}|m[ií]stn[ií] čas|paikallista aikaa|yerel saat|местное время|τοπική ώρα)\s*\)/giu;

const weekdayAtEnd = new RegExp(`(?:^|[\\s,(*])[*]*(?:${weekdayPattern})\\.?,?\\s*$`, 'iu');

/** What is left of a text around a date and a time: nothing when only weekdays, prepositions and small words are. */
function withoutConnecting(text: string): string {
  const left = fold(text).replace(weekdayWord, ' ').replace(connecting, ' ');
  return /\p{L}{2}/u.test(left) && /\p{Lu}|\P{ASCII}/u.test(text) ? text : '';
}

/** Drops the parts of a place that are labels of their own: "Roma Termini, Ore/Hours". */
function withoutLabels(text: string): string {
  const parts = text.split(/,\s*/);
  const kept = parts.filter(
    (part) => part.trim() === '' || !part.split('/').every((word) => labelEntries(labelWords(word)).length > 0),
  );
  return kept.length < parts.length && kept.length > 0 ? kept.join(', ') : text;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,;:.|/•·→>*–—-]|\b(?:uhr|um|at|à|h|hrs|Uhr|klo|kl|godz)\b\.?(?=\s|$))+/u, '')
    .replace(/[\s,;:|/•·→>*(–—-]+$/u, '')
    .replace(/^([^(]*)[\s)]+$/u, '$1')
    .replace(/\s\.+$/u, '')
    .replace(/\s+,/g, ',')
    .replace(/,{2,}/g, ',')
    .replace(/ (?:発|着|발|착)$/, '')
    .replace(/^(?:ab|an|dep|arr|von|nach|from|to)\.?\s+(?=\p{Lu})/u, '')
    .trim();
}
