import type { TicketKind } from '#src/tickets/fields.ts';
import { fold } from '../words/fold.ts';
import type { Role } from '../words/roles.ts';
import type { Cell, Sheet } from './cells.ts';
import type { Label } from './find-labels.ts';
import { type Element, legRoles, ownRoles } from './itinerary.ts';
import type { Fact } from './label-values.ts';
import { findDates } from './values/dates.ts';
import { findNumbers, type NumberSpan } from './values/numbers.ts';
import { readStop, type StopText } from './values/stops.ts';
import { findTimes } from './values/times.ts';

type Placed = { readonly element: Element; readonly x: number; readonly y: number; readonly order: number };

/** Which stops to believe: those with labels, those that stand free, or both. */
export type StopTrust = 'labelled' | 'free' | 'both';

/** What a sheet says of journeys, in reading order: stops, dates, numbers, and the facts of a leg. */
export function journeyElements(
  sheet: Sheet,
  facts: readonly Fact[],
  labels: readonly Label[],
  kind: TicketKind,
  trust: StopTrust,
): readonly Element[] {
  const placed: Placed[] = [];
  const put = (element: Element, cell: Cell, shift = 0) =>
    placed.push({ element, x: cell.x + shift, y: (cell.y + cell.bottom) / 2, order: cell.order });
  const stationRows = stationFacts(facts);
  const used = new Set<Fact>(stationRows.flatMap((row) => row.facts));
  for (const row of stationRows) {
    put(row.element, row.facts[0]!.cells[0]!);
    for (const fact of row.facts.slice(1)) {
      for (const number of findNumbers(fact.text))
        put({ ...labelledNumber(number), cells: fact.cells, score: fact.score }, fact.cells[0]!, 0.1);
    }
  }
  for (const fact of facts)
    if (!used.has(fact))
      for (const element of elementsOf(fact, isUnderArrival(fact, facts)))
        put(element, fact.cells[0]!, fact.label.cell === fact.cells[0] ? fact.label.at * 0.01 : 0);
  const claimed = new Set([
    ...facts.filter((fact) => !isAside(fact)).flatMap((fact) => fact.cells),
    ...labels.filter((label) => label.whole).map((label) => label.cell),
  ]);
  for (const row of piecesOf(sheet, (cell) => !claimed.has(cell) && !cell.prose)) {
    const free = row;
    for (const cell of free) {
      for (const number of findNumbers(cell.text)) {
        if (number.mode === kind || (kind === 'train' && number.mode === 'bus'))
          put(
            {
              type: 'number',
              text: number.text,
              ...(number.carrier && { carrier: number.carrier }),
              mode: number.mode,
              cells: [cell],
              score: 0.7,
              labelled: false,
            },
            cell,
            number.at * 0.01,
          );
      }
    }
    const rowStops = trust === 'labelled' ? [] : unlabelledStops(free);
    for (const { stop, cell, end } of rowStops)
      put({ type: 'stop', end, stop, cells: [cell], score: 0.66 }, cell, 0.02);
    if (trust === 'labelled' && isHeading(free)) put({ type: 'break', cells: free.slice(0, 1) }, free[0]!);
    if (rowStops.length === 0) {
      for (const cell of free) {
        const date = findDates(cell.text).find((span) => !span.bare);
        if (date) put({ type: 'date', date, cells: [cell], score: 0.6 }, cell);
      }
    }
  }
  const believed =
    trust === 'free' ? placed.filter(({ element }) => element.type !== 'stop' || element.end === 'next') : placed;
  return inReadingOrder(sheet, believed, facts);
}

/**
 * The free cells of a sheet in rows; lines that wrap below a time or code ("12:07" over "Viseu" over "Central") joined
 * to one piece.
 */
function piecesOf(sheet: Sheet, isFree: (cell: Cell) => boolean): readonly (readonly Cell[])[] {
  const joined = new Map<Cell, Cell>();
  const gone = new Set<Cell>();
  for (const cells of Map.groupBy(sheet.cells.filter(isFree), (cell) => cell.block).values()) {
    const [head, ...rest] = cells;
    if (!head || rest.length === 0 || rest.length > 3) continue;
    const wrapped = rest.every((cell, at) => Math.abs(cell.x - head.x) < 6 && cell.y - cells[at]!.bottom < 1);
    const begins =
      findTimes(head.text).length === 1 &&
      rest.every((cell) => findTimes(cell.text).length === 0 && findDates(cell.text).length === 0);
    if (!wrapped || !begins) continue;
    joined.set(head, { ...head, text: cells.map((cell) => cell.text).join(' '), bottom: cells.at(-1)!.bottom });
    for (const cell of rest) gone.add(cell);
  }
  return sheet.rows.map((row) =>
    row.filter((cell) => isFree(cell) && !gone.has(cell)).map((cell) => joined.get(cell) ?? cell),
  );
}

/** A number in the middle of a sentence leaves the rest of it free: "Votre train TGV 6607 de Paris à Lyon". */
function isAside(fact: Fact): boolean {
  return (
    fact.roles[0] === 'number' &&
    fact.cells[0] === fact.label.cell &&
    !fact.label.colon &&
    splitRoute(fact.label.cell.text) !== undefined
  );
}

/** Rows of a table with a column of stations: each row is one stop. */
function stationFacts(
  facts: readonly Fact[],
): readonly { readonly facts: readonly Fact[]; readonly element: Element }[] {
  const stations = facts.filter((fact) => fact.roles[0] === 'station');
  return stations.map((station) => {
    const y = station.cells[0]!.y;
    const row = facts.filter((fact) => fact !== station && Math.abs(fact.cells[0]!.y - y) < 0.6);
    // Departure and arrival in one row are the two ends of a ride, not both of this station.
    const ends = new Set(row.map((fact) => fact.roles[0]!).filter((role) => /^(?:departure|arrival)/.test(role)));
    const both = ['departure', 'arrival'].every((end) =>
      [...ends].some((role) => role.startsWith(end) && !role.endsWith('Date')),
    );
    const same = row.filter(
      ({ roles: [role] }) => ['date', 'time', 'when', 'platform'].includes(role!) || (!both && ends.has(role!)),
    );
    const texts = [station, ...same].map((fact) => fact.text).join(' ');
    const stop = {
      ...readStop(
        same
          .filter((fact) => fact.roles[0] !== 'platform')
          .map((fact) => fact.text)
          .join(' '),
      ),
      ...readStop(station.text),
    };
    const platform = same.find((fact) => fact.roles[0] === 'platform')?.text;
    const end = /(?:^|\s)(?:ab|dep)\.? ?\d/i.test(texts)
      ? 'departure'
      : /(?:^|\s)(?:an|arr)\.? ?\d/i.test(texts)
        ? 'arrival'
        : 'next';
    const all = [station, ...same];
    return {
      facts: all,
      element: {
        type: 'stop',
        end,
        stop: { ...stop, ...(platform && { platform }) },
        cells: all.flatMap((fact) => fact.cells),
        score: 0.85,
      } as const,
    };
  });
}

const ends: Readonly<Partial<Record<Role, 'departure' | 'arrival'>>> = {
  from: 'departure',
  to: 'arrival',
  departure: 'departure',
  arrival: 'arrival',
  departureTime: 'departure',
  arrivalTime: 'arrival',
  time: 'departure',
  when: 'departure',
  start: 'departure',
  end: 'arrival',
  station: 'departure',
};

function named(role: Role): boolean {
  return role === 'from' || role === 'to' || role === 'departure' || role === 'arrival';
}

function hasArrow(text: string): boolean {
  return /→|➔|➜|➝|⟶|=>|->|✈|►|▶|⇒/.test(text);
}

/** A time below the destination, where origin and destination stand side by side, is the arrival's. */
function isUnderArrival(fact: Fact, facts: readonly Fact[]): boolean {
  const cell = fact.cells[0]!;
  if (!['time', 'when'].includes(fact.roles[0]!)) return false;
  const above = (role: Role) =>
    facts.find((other) => {
      const own = other.cells[0]!;
      return other.roles[0] === role && cell.y > own.y && cell.y - own.bottom < 4 && Math.abs(own.x - cell.x) < 1.5;
    });
  const to = above('to') ?? above('arrival');
  return (
    to !== undefined &&
    facts.some(
      (other) =>
        ['from', 'departure'].includes(other.roles[0]!) &&
        Math.abs(other.cells[0]!.y - to.cells[0]!.y) < 0.8 &&
        other.cells[0]!.x < to.cells[0]!.x,
    )
  );
}

function elementsOf(fact: Fact, atArrival: boolean): readonly Element[] {
  const role = fact.roles[0]!;
  const { cells, score } = fact;
  const end = atArrival ? 'arrival' : ends[role];
  if (role === 'station') return [{ type: 'stop', end: 'next', stop: readStop(fact.text), cells, score }];
  if (end) {
    // "From: Amsterdam - Schiphol" is one place; only an arrow makes it two.
    const route = named(role) && hasArrow(fact.text) ? splitRoute(fact.text) : undefined;
    if (route)
      return [
        { type: 'stop', end: 'departure', stop: readStop(route[0]), cells, score },
        { type: 'stop', end: 'arrival', stop: readStop(route[1]), cells, score },
      ];
    const { place, code, ...rest } = readStop(fact.text);
    const range = findTimes(fact.text)[0]?.until;
    const first: Element = {
      type: 'stop',
      end,
      stop: named(role) ? { ...rest, ...(place && { place }), ...(code && { code }) } : rest,
      role,
      cells,
      score,
    };
    return range && end === 'departure'
      ? [first, { type: 'stop', end: 'arrival', stop: { clock: range }, cells, score }]
      : [first];
  }
  if (role === 'date' || role === 'departureDate' || role === 'arrivalDate') {
    const dates = findDates(fact.text);
    const named = role === 'departureDate' ? 'departure' : role === 'arrivalDate' ? 'arrival' : undefined;
    const clock = findTimes(fact.text)[0]?.clock;
    const found: Element[] = dates.map((date) => ({
      type: 'date',
      date,
      cells,
      score,
      ...(named && { end: named }),
      role,
    }));
    return clock && dates.length > 0
      ? [...found, { type: 'stop', end: named ?? 'departure', stop: { clock }, cells, score }]
      : found;
  }
  if (role === 'number') return numberElements(fact);
  return legRoles.has(role) || ownRoles.has(role) ? [{ type: 'fact', fact }] : [];
}

function labelledNumber({ text, carrier, mode }: NumberSpan) {
  return { type: 'number', text, ...(carrier && { carrier }), mode, labelled: true } as const;
}

function numberElements(fact: Fact): readonly Element[] {
  const { cells, score } = fact;
  const found = findNumbers(fact.text);
  const date = findDates(fact.text)[0];
  const dates: Element[] = date ? [{ type: 'date', date, cells, score }] : [];
  if (found.length > 0) {
    const numbers = found.map(
      (number) =>
        ({
          type: 'number',
          text: number.text,
          ...(number.carrier && { carrier: number.carrier }),
          mode: number.mode,
          cells,
          score,
          labelled: true,
        }) as const,
    );
    return [...numbers, ...dates];
  }
  const text = fact.text.split(/\n|,\s|\s[-–|·(]\s?/)[0]!.trim();
  const plain = /^[\p{L}\d .°-]{1,24}$/u.test(text) && /\d/.test(text) && !date;
  return plain ? [{ type: 'number', text, cells, score: score * 0.9, labelled: true }] : dates;
}

const section =
  /^(?:outbound|inbound|return|outward|homebound|onward|flight \d|leg \d|segment \d|ticket \d|passenger \d|hinfahrt|ruckfahrt|hinflug|ruckflug|hinreise|ruckreise|aller|retour|ida|vuelta|regreso|andata|ritorno|heenreis|terugreis|volta|trecho \d|trajet \d|tratta \d|fahrt \d|reise \d|viaje \d|trip \d|utresa|aterresa|tam|zpet|udrejse|hjemrejse|oda|vissza)\b.{0,40}$/;

/** A line alone that begins a new ride. */
function isHeading(row: readonly Cell[]): boolean {
  const [only] = row;
  if (!only || row.length > 1 || only.prose) return false;
  return section.test(fold(only.text)) || splitRoute(only.text) !== undefined;
}

const arrow = /\s*(?:→|➔|➜|➝|⟶|»|>>|=>|->|–>|—>|›|✈|\s>\s|\s—\s|\s–\s|\s-\s|⇒|►|▶|\u{1F86A})\s*/u;

/** "Berlin → Hamburg" as its two ends; undefined when the text is no route. */
export function splitRoute(text: string): readonly [string, string] | undefined {
  const parts = text.split(arrow).filter((part) => part.trim());
  if (parts.length !== 2) return splitByWord(text);
  const [from, to] = parts as [string, string];
  return isPlausiblePlace(readStop(from)) && isPlausiblePlace(readStop(to)) ? [from, to] : undefined;
}

const placeWords = "\\p{Lu}[\\p{L}.'’()-]*(?: (?:de|la|le|du|am|an|der|di|do|da|\\p{Lu}[\\p{L}.'’()-]*)){0,5}";
const wordRoute = new RegExp(
  `(?:^|\\b(from|von|de|da|van|desde) )(${placeWords}) (?:to|nach|naar|para|à|a|hasta) (${placeWords})[.,!]?$`,
  'u',
);

/** "London (LGW) to Berlin (BER)", "von Köln Hbf nach Berlin Hbf": between codes, or begun by the other word. */
function splitByWord(text: string): readonly [string, string] | undefined {
  const match = wordRoute.exec(text);
  if (!match || text.length > 140) return undefined;
  const [from, to] = [readStop(match[2]!), readStop(match[3]!)];
  if (!(match[1] || (from.code && to.code))) return undefined;
  return isPlausiblePlace(from) && isPlausiblePlace(to) ? [match[2]!, match[3]!] : undefined;
}

function isPlausiblePlace({ place, code }: StopText): boolean {
  if (code) return true;
  return (
    place !== undefined &&
    /^\p{Lu}/u.test(place) &&
    place.length <= 45 &&
    place.split(' ').length <= 6 &&
    !/[:@!?]|\d{3,}|^[A-Z]+\/[A-Z]+$/.test(place)
  );
}

/** A route that a preposition opens ("from … to …") is one, whatever its places are called. */
const begins = /\b(?:from|von|de|da|van|desde) \p{Lu}.* (?:to|nach|naar|para|à|a|hasta) \p{Lu}/u;

type FreeStop = { readonly stop: StopText; readonly cell: Cell; readonly end: 'departure' | 'arrival' | 'next' };

/** Stops of a row without labels: a time beside a place, a route with an arrow, two codes. */
function unlabelledStops(row: readonly Cell[]): readonly FreeStop[] {
  for (const cell of row) {
    const strong = hasArrow(cell.text);
    const route = strong || row.length === 1 ? splitRoute(cell.text) : undefined;
    if (!route) continue;
    const [from, to] = route.map(readStop) as [StopText, StopText];
    const stations = [from, to].every(
      ({ place }) => place !== undefined && (stationWords.test(place) || cell.size >= 1.3),
    );
    if (strong || (from.code && to.code) || (from.clock && to.clock) || stations || begins.test(cell.text))
      return [
        { stop: from, cell, end: 'next' },
        { stop: to, cell, end: 'next' },
      ];
  }
  const read = row.map((cell) => ({ cell, stop: readStop(cell.text), times: findTimes(cell.text) }));
  const codes = read.filter(({ stop }) => stop.code && !stop.clock);
  if (codes.length === 2 && row.length <= 4) return codes.map(({ cell, stop }) => ({ cell, stop, end: 'next' }));
  const places = read.filter(({ stop }) => isPlausiblePlace(stop));
  const clocks = read.filter(({ stop }) => stop.clock);
  const wholes = places.filter(({ stop }) => stop.clock);
  if (wholes.length === 2 && clocks.length === 2) return wholes.map(({ cell, stop }) => ({ cell, stop, end: 'next' }));
  if (clocks.length === 1 && places.length >= 1 && clocks[0]!.times.length === 1 && !clocks[0]!.times[0]!.until) {
    const clock = clocks[0]!;
    const place = clock.stop.place && isPlausiblePlace(clock.stop) ? clock : places.find((one) => one !== clock);
    if (!place || !looksLikeStation(place.stop, row.length)) return [];
    return [
      {
        cell: place.cell,
        stop: {
          ...clock.stop,
          ...place.stop,
          clock: clock.stop.clock!,
          ...(clock.stop.date && { date: clock.stop.date }),
        },
        end: 'next',
      },
    ];
  }
  if (clocks.length === 2 && places.length === 2)
    return [0, 1].map((at) => ({
      cell: places[at]!.cell,
      stop: { ...clocks[at]!.stop, ...places[at]!.stop },
      end: 'next',
    }));
  if (clocks.length === 2 && places.length === 0) return clocks.map(({ cell, stop }) => ({ cell, stop, end: 'next' }));
  return [];
}

function looksLikeStation({ place, code }: StopText, cells: number): boolean {
  if (code) return true;
  if (place !== undefined && stationWords.test(place)) return true;
  return (
    place !== undefined &&
    place.length >= 3 &&
    (cells <= 3 || stationWords.test(place)) &&
    !/\p{Ll}{3,}\s\p{Ll}{3,}/u.test(place)
  );
}

const stationWords =
  /\b(?:hbf|hl\.?\s?n|bahnhof|bhf|gare|station|airport|flughafen|centrale|central|termini|zob|st\.|sants|atocha|oriente|terminal|port)\b/i;

/** Row by row; column by column where the page sets two journeys side by side. */
function inReadingOrder(sheet: Sheet, placed: readonly Placed[], facts: readonly Fact[]): readonly Element[] {
  const split = columnSplit(facts);
  const rowOf = new Map<number, number>();
  sheet.rows.forEach((row, at) => {
    for (const cell of row) rowOf.set(cell.order, at);
  });
  const column = (one: Placed) => (split !== undefined && one.x >= split.x && one.y > split.y ? 1 : 0);
  const ordered = [...placed].sort((a, b) => column(a) - column(b) || rowAt(a) - rowAt(b) || a.x - b.x);
  function rowAt(one: Placed): number {
    const cells = one.element.type === 'fact' ? one.element.fact.cells : one.element.cells;
    return rowOf.get(cells[0]!.order) ?? one.y;
  }
  return ordered.map((one) => one.element);
}

/** Where the right one of two journeys begins: the same leg label twice in one row. */
function columnSplit(facts: readonly Fact[]): { readonly x: number; readonly y: number } | undefined {
  const anchors = facts.filter(
    (fact) =>
      fact.row === undefined &&
      ['from', 'to', 'departure', 'arrival', 'departureTime', 'number', 'departureDate'].includes(fact.roles[0]!),
  );
  for (const left of anchors) {
    const right = anchors.find(
      (fact) =>
        fact !== left &&
        fact.roles[0] === left.roles[0] &&
        Math.abs(fact.label.cell.y - left.label.cell.y) < 0.8 &&
        fact.label.cell.x - left.label.cell.x > 8 &&
        fact.label.cell !== left.label.cell,
    );
    if (right) return { x: Math.min(right.label.cell.x, right.cells[0]!.x) - 1, y: right.label.cell.y - 6 };
  }
  return undefined;
}
