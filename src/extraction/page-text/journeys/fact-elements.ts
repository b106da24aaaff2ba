import { weekdayPattern } from '../../words/calendar-words.ts';
import type { Role } from '../../words/roles.ts';
import type { Fact } from '../labels/fact.ts';
import { findDates } from '../values/dates.ts';
import { findNumbers, isAircraft, type NumberSpan } from '../values/numbers.ts';
import { hasArrow, opensWay, splitByPair, splitByTo, splitRoute, splitWay } from '../values/routes.ts';
import { readStop } from '../values/stops.ts';
import { findTimes } from '../values/times.ts';
import { type Element, legRoles, ownRoles } from './leg.ts';

/** What one fact says of a journey: ends, numbers, days, or a value of the leg. */
export function elementsOf(fact: Fact, atArrival: boolean): readonly Element[] {
  const role = fact.roles[0]!;
  const { cells, score } = fact;
  const end = atArrival ? 'arrival' : ends[role];
  const whole = role === 'station' ? (splitWay(fact.text) ?? splitByTo(fact.text)) : undefined;
  if (whole)
    return [
      { type: 'stop', end: 'departure', stop: readStop(whole[0]), cells, score },
      { type: 'stop', end: 'arrival', stop: readStop(whole[1]), cells, score },
    ];
  if (role === 'station') return [{ type: 'stop', end: 'next', stop: readStop(fact.text), cells, score }];
  if (end) {
    // "From: Amsterdam - Schiphol" is one place; an arrow makes it two, and "Outbound: Amsterdam - Bergen" is a way.
    const { place, code, ...rest } = readStop(fact.text);
    const way = named(role) && opensWay(fact.label.cell.text.slice(fact.label.at)) ? beforeMoment(fact.text) : '';
    const headed = hasArrow(fact.text) ? undefined : splitRoute(way);
    const route = headed ?? (named(role) ? routeOf(fact) : undefined);
    if (route)
      return [
        { type: 'stop', end: 'departure', stop: { ...(headed && rest), ...readStop(route[0]) }, cells, score },
        { type: 'stop', end: 'arrival', stop: readStop(route[1]), cells, score },
      ];
    const range = findTimes(fact.text)[0]?.until;
    const first: Element = {
      type: 'stop',
      end,
      stop: named(role) ? { ...rest, ...(place && { place }), ...(code && { code }) } : rest,
      role,
      cells,
      score,
    };
    return range && end === 'departure' && role !== 'pickUp'
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
      ? [
          ...found,
          { type: 'stop', end: named ?? 'departure', stop: { clock }, cells, score, ...(!named && { role: 'time' }) },
        ]
      : found;
  }
  if (role === 'number') return numberElements(fact);
  return legRoles.has(role) || ownRoles.has(role) ? [{ type: 'fact', fact }] : [];
}

/** A way that stands under a word for one end of it: "From: Oslo → Bergen", "Da Napoli a Procida", whose first word is the label. */
function routeOf({ text, label }: Fact): readonly [string, string] | undefined {
  if (hasArrow(text)) return splitRoute(text);
  const line = label.cell.text.slice(label.at);
  return (line.endsWith(text) ? splitByPair(line) : undefined) ?? splitByTo(text);
}

/** "Ebeltoft - Odden" of "Ebeltoft - Odden fredag 3. juli 2026 kl. 10:00". */
function beforeMoment(text: string): string {
  const at = Math.min(findDates(text)[0]?.at ?? text.length, findTimes(text)[0]?.at ?? text.length);
  return text.slice(0, at).replace(weekdayAtEnd, '');
}

const weekdayAtEnd = new RegExp(`[\\s,(]+(?:${weekdayPattern})\\.?,?\\s*$`, 'iu');

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
  pickUp: 'departure',
  dropOff: 'arrival',
};

function named(role: Role): boolean {
  return ['from', 'to', 'departure', 'arrival', 'pickUp', 'dropOff'].includes(role);
}

/** A time below the destination, where origin and destination stand side by side, is the arrival's. */
export function isUnderArrival(fact: Fact, facts: readonly Fact[]): boolean {
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

/** A number that a label or a table column vouches for. */
export function labelledNumber({ text, carrier, mode }: NumberSpan) {
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
  const plain = /^[\p{L}\d .°-]{1,24}$/u.test(text) && /\d/.test(text) && !date && !isAircraft(text);
  return plain ? [{ type: 'number', text, cells, score: score * 0.9, labelled: true }] : dates;
}
