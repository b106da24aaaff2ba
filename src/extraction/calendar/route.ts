/** From where to where, as the title of an event says it. */
import { airlineByCode } from '#src/tickets/places/airlines.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import { findNumbers } from '../page-text/values/values.ts';

/** Two places; codes where the title has them in brackets or instead of names. `sure`: written with an arrow or as "from … to". */
export type Route = {
  readonly from?: string | undefined;
  readonly fromCode?: string | undefined;
  readonly to?: string | undefined;
  readonly toCode?: string | undefined;
  readonly sure: boolean;
};

const fromTo: readonly RegExp[] = [
  /(?:^|[\s:#(])from (.{2,60}?),? to (.{2,60})$/iu,
  /(?:^|[\s:#(])von (.{2,60}?) nach (.{2,60})$/iu,
  /(?:^|[\s:#(])(?:de|desde) (.{2,60}?) (?:à|a|hasta|para) (.{2,60})$/iu,
  /(?:^|[\s:#(])da (.{2,60}?) a (.{2,60})$/iu,
  /(?:^|[\s:#(])van (.{2,60}?) naar (.{2,60})$/iu,
  /(?:^|[\s:#(])(?:fra|från) (.{2,60}?) (?:til|till) (.{2,60})$/iu,
];
const arrow = /^(.{2,80}?)\s*(?:->|→|➔|➝|⟶|–>|=>|⇒|✈)\s*(.{2,80})$/u;
const bareTo = /^(.{2,80}?)\s(?:to|nach|naar)\s(.{2,80})$/iu;
const dash = /^(.{2,60}?)\s+[–—-]\s+(.{2,60})$/u;
const codes = /(?:^|[\s(:])([A-Z]{3})\s?(?:[-–/>→]|to)\s?([A-Z]{3})(?:[\s),]|$)/;

/** Reads the route in a title; undefined when it names no two places. */
export function readRoute(title: string): Route | undefined {
  const text = title.slice(0, 200).trim();
  const airports = codes.exec(text);
  if (airports && airportByCode(airports[1]!) && airportByCode(airports[2]!))
    return { fromCode: airports[1], toCode: airports[2], sure: true };
  for (const pattern of [...fromTo, arrow, bareTo, dash]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const from = readEnd(match[1]!, 'from');
    const to = readEnd(match[2]!, 'to');
    if (from.name && to.name && from.name !== to.name) {
      return {
        from: from.name,
        fromCode: from.code,
        to: to.name,
        toCode: to.code,
        sure: pattern !== dash && pattern !== bareTo,
      };
    }
  }
  return undefined;
}

/** Where a title such as "Flight to Vienna (OS 336)" says that it goes, if the event is where it begins. */
export function readGoal(title: string, location: string | undefined): Route | undefined {
  const match = /^(.{3,40}?)\s(?:to|nach|naar|à|a|hacia|para|til|till)\s(.{2,80})$/iu.exec(title.slice(0, 200).trim());
  const before = match && withoutNumbers(match[1]!).trim();
  if (!match || !location || (before && !means.test(before))) return undefined;
  const to = readEnd(match[2]!, 'to');
  const [, name, code] = /^(.{2,60}?)[\s,]*\(?\b([A-Z]{3})\)?$/u.exec(location) ?? [undefined, location, undefined];
  const isCoded = code !== undefined && airportByCode(code) !== undefined;
  const from = (isCoded ? name : location)?.split(/[,\n]/)[0]?.trim();
  if (!to.name || !from) return undefined;
  return { from, fromCode: isCoded ? code : undefined, to: to.name, toCode: to.code, sure: true };
}

/** A place without what titles put around it: "Train:" before, seat, number, date and brackets behind. */
function readEnd(text: string, end: 'from' | 'to'): { name?: string; code?: string } {
  const plain = withoutNumbers(text).replace(/^[^\p{L}\d#(]+/u, '');
  const bare =
    end === 'from' ? plain.replace(/^.*[:#]\s*/u, '').replace(leadingWords, '') : plain.replace(trailing, '');
  const code = /\(([A-Z]{3})\)/.exec(bare)?.[1];
  const name = bare.replace(/\s*[([].*$/u, '').replace(/^[\s,;–-]+|[\s,;:–-]+$/gu, '');
  if (!/\p{L}{2}/u.test(name) || name.split(/\s+/).length > 7 || means.test(name)) return {};
  return { name: name.trim(), ...(code ? { code } : {}) };
}

/** A title without numbers of flights and trains, and without the airline's name beside the flight's. */
function withoutNumbers(text: string): string {
  return findNumbers(text).reduce((rest, { text: number, carrier }) => {
    const airline = carrier && airlineByCode(carrier)?.name;
    const bare = rest.replace(number, ' ');
    return (airline ? bare.replace(airline, ' ') : bare).replace(/\s+/g, ' ');
  }, text);
}

/** "Flight to Vienna" tells no place to start from. */
const means =
  /^(?:(?:your|my|ihre?|meine?|votre|su|il|la|le)\s)?(?:journey|trip|travel|train|rail|bus|coach|ferry|flight|transfer|ride|zug|bahn|bahnfahrt|zugfahrt|busfahrt|fahrt|reise|flug|fähre|voyage|trajet|vol|viaje|vuelo|tren|viaggio|volo|treno|reis|trein|vlucht|viagem|voo|comboio|rejse|tog|resa|tåg)$/iu;
const leadingWords =
  /^(?:(?:your|my|ihre?|meine?|votre|su|il)\s)?(?:journey(?: details)?|trip|travel|train|rail|bus|coach|ferry|flight|zug|bahn|bahnfahrt|zugfahrt|fahrt|reise|flug|fähre|voyage|trajet|train|vol|viaje|vuelo|tren|viaggio|volo|treno|reis|trein|vlucht|viagem|voo|comboio|rejse|tog|resa|tåg)\s+(?:(?:[A-Z]{1,4}\s?\d{1,5})\s+)?(?:from\s|von\s|de\s|da\s|van\s)?/iu;
const trailing =
  /[,;]?\s*(?:\||\b(?:seat|sitzplatz|platz|place|asiento|posto|stoel|coach|wagen|on|am|le|el|il|op|at|um|with|mit)\b[\s:]|\d{1,2}[.:/]\d{1,2}|\b[A-Z]{2,4}\s?\d{2,5}\b).*$/u;
