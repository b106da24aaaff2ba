/** Days and times of day in the fields of a pass, however they are divided. */
import { journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import { addDays, clockOf, dayOf, hasClock, type TicketTime } from '#src/tickets/time.ts';
import { type DateContext, readMoment } from '../page-text/page-text.ts';
import { findTimes, readTime } from '../page-text/values/values.ts';
import type { Role } from '../words/roles.ts';
import type { PassField } from './pass-fields.ts';
import { readPassDate } from './pass-time.ts';

/** What else the pass says about its day: `relevantDate`, and how dates without year are read. */
export type PassDates = { readonly relevant: TicketTime | undefined; readonly context: DateContext };

type TimeName = 'start' | 'end' | 'boarding' | 'doors' | 'validFrom' | 'validUntil';
type Times = { [Name in TimeName]?: TicketTime };

/** Roles of times, the more telling ones first, and the field that they fill. */
const timeRoles: { readonly [Name in TimeName]: readonly Role[] } = {
  start: ['departureTime', 'departure', 'start', 'checkIn', 'pickUp', 'when', 'departureDate', 'date', 'time', 'entry'],
  end: ['arrivalTime', 'arrival', 'end', 'checkOut', 'dropOff', 'exit', 'arrivalDate'],
  boarding: ['boarding'],
  doors: ['doors'],
  validFrom: ['validFrom'],
  validUntil: ['validUntil', 'validity'],
};

/** What only a journey has: "Salida" is the departure of a flight and the way out of a car park. */
const travelRoles: { readonly [Name in TimeName]?: readonly Role[] } = {
  start: ['departureTime', 'departure', 'start', 'when', 'departureDate', 'date', 'time'],
  end: ['arrivalTime', 'arrival', 'end', 'arrivalDate'],
};

/** A hotel's "arrival" is its start, "departure" its end. */
const stayRoles: { readonly [Name in TimeName]?: readonly Role[] } = {
  start: ['checkIn', 'arrival', 'arrivalDate'],
  end: ['checkOut', 'departure', 'departureDate'],
};

/** Reads every time of a pass. A time of day without a day is on that of the start, else on the day of the pass. */
export function readTimes(
  fields: readonly PassField[],
  kind: TicketKind | undefined,
  dates: PassDates,
): Readonly<Times> {
  const times: Times = {};
  const front = fields.filter((field) => field.section !== 'back');
  const day = dates.relevant ?? theOnlyDay(front, dates.context);
  for (const name of Object.keys(timeRoles) as TimeName[]) {
    const own = fieldsFor(name, fields, kind);
    const base =
      name === 'validFrom' || name === 'validUntil' ? dates.relevant : (dates.relevant ?? times.start ?? day);
    const time = readTimeOf(own, dates.context, base);
    if (time) times[name] = time;
  }
  if (kind === 'event' && !(times.start && hasClock(times.start))) {
    const start = showTime(front, times.start ?? day);
    if (start) times.start = start;
    const doors = readTimeOf(fieldsFor('doors', fields, kind), dates.context, times.start);
    if (doors) times.doors = doors;
  }
  return times;
}

/** The fields of a meaning, the more telling ones first; "From" and "Until" may stand over times as well as places. */
function fieldsFor(name: TimeName, fields: readonly PassField[], kind: TicketKind | undefined): readonly PassField[] {
  if (kind && journeyKinds.has(kind) && travelRoles[name]) return ranked(fields, travelRoles[name]);
  const staying = kind === 'hotel' ? stayRoles[name] : undefined;
  const place = name === 'start' ? 'from' : name === 'end' ? 'to' : undefined;
  for (const roles of [staying ?? timeRoles[name], timeRoles[name]]) {
    const found = ranked(fields, roles);
    if (found.length > 0) return found;
  }
  return fields.filter((field) => place && field.roles.includes(place) && /\d{1,2}[.:h]\d{2}/.test(field.value));
}

function ranked(fields: readonly PassField[], roles: readonly Role[]): readonly PassField[] {
  const rank = ({ roles: own }: PassField) => roles.findIndex((role) => own.includes(role));
  return fields.filter((field) => rank(field) >= 0).toSorted((a, b) => rank(a) - rank(b));
}

/** A day and a time of day from fields of one meaning; without a day the clock is on that of `base`. */
function readTimeOf(
  fields: readonly PassField[],
  context: DateContext,
  base: TicketTime | undefined,
): TicketTime | undefined {
  const stated = fields.filter((field) => field.isDate).flatMap((field) => statedTime(field) ?? []);
  const read = fields.filter((field) => !field.isDate);
  const moments = [...stated, ...read.flatMap((field) => readMoment(field.value, context) ?? [])];
  const moment = stated.find(hasClock) ?? moments.find(hasClock) ?? moments[0];
  if (moment && hasClock(moment)) return moment;
  const clock = read.map((field) => findTimes(field.value)[0]?.clock ?? readTime(field.value)).find(Boolean);
  if (moment) return clock ? { ...moment, local: `${moment.local}T${clock}` } : moment;
  return clock && base ? clockOn(base, clock) : undefined;
}

/** "Show 8:00 PM": the only time of day on the front of an event's pass whose label means nothing else. */
function showTime(front: readonly PassField[], day: TicketTime | undefined): TicketTime | undefined {
  const other = new Set(Object.values(timeRoles).flat());
  const clocks = front
    .filter((field) => !field.isDate && !field.roles.some((role) => other.has(role)))
    .flatMap((field) => readTime(field.value) ?? []);
  const [clock] = clocks;
  return clock && new Set(clocks).size === 1 && day ? clockOn(day, clock) : undefined;
}

/** The one day that the front of a pass names in words. */
function theOnlyDay(front: readonly PassField[], context: DateContext): TicketTime | undefined {
  const days = front.flatMap((field) => {
    const moment = field.isDate ? statedTime(field) : readMoment(field.value, context);
    return moment ? [{ ...moment, local: dayOf(moment) }] : [];
  });
  return new Set(days.map(dayOf)).size === 1 ? days[0] : undefined;
}

/** A time of day on the day of another time, in the same zone. */
export function clockOn(base: TicketTime, clock: string): TicketTime {
  const local = `${dayOf(base)}T${clock}`;
  if (base.zone === 'UTC') return { local: clockOf(base) ? nearest(local, base.local) : local };
  return { ...base, local };
}

/** Midnight where only the day is shown is no hour. */
function statedTime({ value, ignoresZone, isDay }: PassField): TicketTime | undefined {
  const time = readPassDate(value, ignoresZone);
  return time && isDay && time.local.endsWith('T00:00') ? { local: dayOf(time) } : time;
}

/** The clock on the day that brings it nearest to a time elsewhere: no place is more than half a day from UTC but a few. */
function nearest(local: string, utc: string): string {
  const distance = (time: string) => Math.abs(Date.parse(`${time}:00Z`) - Date.parse(`${utc}:00Z`));
  return [addDays(local, -1), local, addDays(local, 1)].toSorted((one, other) => distance(one) - distance(other))[0]!;
}
