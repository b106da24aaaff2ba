import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import { addDays, dayOf, hasClock, type TicketTime } from '#src/tickets/time.ts';
import type { StatedFields } from '../draft-of.ts';
import { type DateContext, readMoment } from '../page-text/context.ts';
import { findCode } from '../page-text/values/codes.ts';
import { suits } from '../page-text/values/fit.ts';
import { readName } from '../page-text/values/names.ts';
import { readMoney } from '../page-text/values/read-value.ts';
import { readPlace } from '../page-text/values/stops.ts';
import { findTimes, readTime } from '../page-text/values/times.ts';
import type { Role } from '../words/roles.ts';
import type { PassField } from './pass-fields.ts';
import { readPassDate } from './pass-time.ts';

/** What else the pass says about its day: `relevantDate`, and how dates without year are read. */
export type PassDates = { readonly relevant: TicketTime | undefined; readonly context: DateContext };

/** Roles whose value is taken as it stands. */
const plainRoles = {
  seat: 'seat',
  row: 'row',
  section: 'section',
  level: 'level',
  coach: 'coach',
  class: 'class',
  gate: 'gate',
  terminal: 'terminal',
  platform: 'platform',
  arrivalPlatform: 'arrivalPlatform',
  group: 'group',
  sequence: 'sequence',
  room: 'room',
  venue: 'venue',
  address: 'address',
  entrance: 'entrance',
  party: 'party',
  carrier: 'carrier',
  vehicle: 'vehicle',
  product: 'product',
  area: 'area',
  number: 'number',
  via: 'via',
  membershipLevel: 'membershipLevel',
  membershipProgram: 'membershipProgram',
} as const satisfies { readonly [R in Role]?: FieldName };

const codeRoles = {
  bookingReference: 'bookingReference',
  ticketNumber: 'ticketNumber',
  membershipNumber: 'membershipNumber',
  voucherCode: 'voucherCode',
  pin: 'pin',
} as const satisfies { readonly [R in Role]?: FieldName };

const longest = 120;

/** Reads the fields of a pass by their labels and keys; the first field of a role counts. */
export function readLabelledFields(
  fields: readonly PassField[],
  kind: TicketKind | undefined,
  dates: PassDates,
): StatedFields {
  const found: Record<string, unknown> = {};
  const keep = (name: FieldName, value: unknown) => {
    if (value !== undefined && value !== '' && found[name] === undefined) found[name] = value;
  };
  for (const field of fields) {
    if (!field.value || field.isDate) continue;
    const role = bestRole(field);
    if (role) keepRole(keep, role, field);
  }
  const times = readTimes(fields, kind, dates);
  for (const [name, time] of Object.entries(times) as [FieldName, TicketTime][]) keep(name, time);
  // A club has sections as well; a part of a house is told together with a seat or row.
  if (kind && cards.has(kind) && !found.seat && !found.row) delete found.section;
  return found as StatedFields;
}

const cards: ReadonlySet<TicketKind> = new Set(['membership', 'giftCard', 'voucher', 'code']);

type Keep = (name: FieldName, value: unknown) => void;

function keepRole(keep: Keep, role: Role, field: PassField): void {
  const { value } = field;
  if (role === 'from' || role === 'to') {
    const place = readPlace(value);
    keep(role, place.name);
    keep(`${role}Code`, place.code);
  } else if (role in codeRoles)
    keep(codeRoles[role as keyof typeof codeRoles], findCode(value) ?? (/^\S{3,40}$/.test(value) ? value : undefined));
  else if (role === 'passenger') keep('passenger', readName(value));
  else if (role === 'price' || role === 'balance') keep(role, moneyOf(field));
  else if (role in plainRoles && value.length <= longest) keep(plainRoles[role as keyof typeof plainRoles], value);
}

/** The meaning of a label that the value fits best. */
function bestRole({ roles, value, currency }: PassField): Role | undefined {
  if (currency) return roles.find((role) => role === 'price' || role === 'balance');
  const scored = roles.map((role) => ({ role, score: suits(role, value) })).filter(({ score }) => score >= 0.35);
  return scored.sort((a, b) => b.score - a.score)[0]?.role;
}

function moneyOf({ value, currency }: PassField): unknown {
  if (currency && /^\d+(\.\d+)?$/.test(value)) return { amount: Number(value).toFixed(2), currency };
  return readMoney(value, undefined);
}

/** Roles of times, and the field that they fill; a stay or a hire has its own words for start and end. */
const timeRoles: readonly (readonly [
  field: 'start' | 'end' | 'boarding' | 'doors' | 'validFrom' | 'validUntil',
  roles: readonly Role[],
])[] = [
  ['boarding', ['boarding']],
  ['doors', ['doors']],
  [
    'start',
    ['departure', 'departureTime', 'departureDate', 'start', 'when', 'date', 'time', 'checkIn', 'pickUp', 'entry'],
  ],
  ['end', ['arrival', 'arrivalTime', 'arrivalDate', 'end', 'checkOut', 'dropOff', 'exit']],
  ['validFrom', ['validFrom']],
  ['validUntil', ['validUntil', 'validity']],
];

function readTimes(
  fields: readonly PassField[],
  kind: TicketKind | undefined,
  dates: PassDates,
): Record<string, TicketTime> {
  const times: Record<string, TicketTime> = {};
  for (const [name, roles] of timeRoles) {
    const own = fields.filter((field) => field.roles.some((role) => roles.includes(role)));
    // A hotel's "arrival" is its start, "departure" its end.
    const swapped =
      kind === 'hotel' && (name === 'start' || name === 'end')
        ? fields.filter((field) => isStayRole(field, name))
        : own;
    const time = readTimeOf(swapped.length > 0 ? swapped : own, dates);
    if (time) times[name] = time;
  }
  return times;
}

function isStayRole({ roles }: PassField, name: 'start' | 'end'): boolean {
  const wanted: readonly Role[] =
    name === 'start' ? ['checkIn', 'arrival', 'arrivalDate'] : ['checkOut', 'departure', 'departureDate'];
  return roles.some((role) => wanted.includes(role));
}

/** A day and a time of day from fields of one meaning, however they are divided; the day may be that of `relevantDate`. */
function readTimeOf(fields: readonly PassField[], { relevant, context }: PassDates): TicketTime | undefined {
  const stated = fields.filter((field) => field.isDate).map(statedTime);
  const exact = stated.find((time) => time && hasClock(time)) ?? stated.find(Boolean);
  if (exact) return exact;
  const moments = fields.flatMap((field) => readMoment(field.value, context) ?? []);
  const moment = moments.find(hasClock) ?? moments[0];
  if (moment && hasClock(moment)) return moment;
  const clock = fields.map((field) => findTimes(field.value)[0]?.clock ?? readTime(field.value)).find(Boolean);
  if (moment) return clock ? { ...moment, local: `${moment.local}T${clock}` } : moment;
  if (!clock || !relevant || !hasClock(relevant)) return undefined;
  const local = `${relevant.local.slice(0, 10)}T${clock}`;
  if (relevant.zone === 'UTC') return { local: nearest(local, relevant.local) };
  return { local, ...(relevant.offset ? { offset: relevant.offset } : {}) };
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
