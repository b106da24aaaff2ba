import type { Evidence } from '#src/tickets/evidence.ts';
import { type FieldName, ticketKinds } from '#src/tickets/fields.ts';
import { clockOf, dayOf, daysBetween, type TicketTime } from '#src/tickets/time.ts';
import { targetsOfField } from '../page-text/page-text.ts';
import { foldKey } from '../words/fold.ts';
import { type KnownValue, knownValues, timeOf, unknown } from './known-value.ts';
import { countsOf, type FieldCounts } from './order-counts.ts';
import { placesOf } from './places-of.ts';
import type { Weighable } from './weighable.ts';

/** Fields whose values are weighed: those that spans of a page can be told to be. */
export const weighedFields = Object.keys(targetsOfField) as readonly FieldName[];

/** LIST: values of which there is one for each leg or traveller of an order. */
const own = ['passenger', 'seat', 'start', 'number', 'from', 'bookingReference', 'ticketNumber', 'price'] as const;

/** What a value is weighed by, and the log-odds that its reader gave it. */
export type Measured = { readonly measures: readonly number[]; readonly odds: number };

type Known = ReadonlyMap<FieldName, KnownValue>;

/**
 * Numbers by which a value of a ticket is weighed once all tickets of its document are read: how sure the page's reader was of it, what else was read, who shares it,
 * how far from the other values of its ticket it stands, and what these are like. `today`: `2027-03-14`; undefined for a field that a ticket does not have.
 */
export function valueMeasures(
  tickets: readonly Weighable[],
  today: string,
): (at: number, name: FieldName) => Measured | undefined {
  const known = tickets.map(knownValues);
  const counts = countsOf(known);
  const places = placesOf(known);
  const whole = wholeOf(tickets, counts);
  const ways = known.map((_, at) => wayOf(at, known));
  const kinds = Map.groupBy(tickets, ({ kind }) => kind.value);
  return (at, name) => {
    const value = known[at]!.get(name);
    if (!value) return undefined;
    const ticket = tickets[at]!;
    const measures = [
      ...value.readers,
      ...counts.get(name)!.of(value),
      Number(at === 0),
      at / Math.max(1, tickets.length - 1),
      kinds.get(ticket.kind.value)!.length,
      ...whole,
      ...places(at, value),
      ...besideIt(value, known[at]!, ticket),
      ...ofText(value),
      ...ofTime(value, counts.get(name)!, today),
      ...oneOf(weighedFields, name),
      ...oneOf(ticketKinds, ticket.kind.value),
      ...ofSurvey(value, ticket, tickets.length),
      ...ways[at]!,
    ];
    return { measures, odds: value.odds };
  };
}

function oneOf<Name>(names: readonly Name[], one: Name): readonly number[] {
  return names.map((name) => Number(name === one));
}

/** What is so of all tickets of the document together. */
function wholeOf(tickets: readonly Weighable[], counts: ReadonlyMap<FieldName, FieldCounts>): readonly number[] {
  const distinct = own.map((name) => counts.get(name)?.distinct ?? 0);
  const coded = tickets.filter(({ barcode }) => barcode).length;
  const [travellers = 0, , starts = 0] = distinct;
  const product = Math.max(1, travellers) * Math.max(1, starts);
  const kinds = new Set(tickets.map(({ kind }) => kind.value)).size;
  return [tickets.length, coded, ...distinct, product - tickets.length, kinds];
}

/** How sure all else of a value's ticket is. */
function besideIt({ name }: KnownValue, known: Known, { kind, barcode }: Weighable): readonly number[] {
  const others = [...known.values()].filter((one) => one.name !== name);
  const odds = others.map((one) => one.odds);
  return [
    kind.confidence,
    Number(barcode !== undefined),
    others.length,
    odds.length > 0 ? odds.reduce((sum, one) => sum + one, 0) / odds.length : unknown,
    Math.min(9, ...odds),
    others.filter(({ isStated }) => isStated).length,
    others.filter(({ isScored }) => isScored).length,
    ...own.map((one) => known.get(one)?.odds ?? unknown),
  ];
}

function ofText({ chosen: { value, evidence, others } }: KnownValue): readonly number[] {
  const text = typeof value === 'string' ? value : '';
  const printed = evidence.text ?? '';
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return [
    text.length,
    count(/\p{N}/gu),
    count(/\p{Lu}/gu),
    count(/\p{Ll}/gu),
    count(/\s+/gu),
    printed.length,
    printed.length > 0 ? text.length / printed.length : unknown,
    Number(others.some((other) => isAt(other.evidence, evidence))),
  ];
}

function isAt(a: Evidence, b: Evidence): boolean {
  return a.document === b.document && a.page === b.page && a.region?.y === b.region?.y;
}

function ofTime({ chosen: { value } }: KnownValue, { days, clocks }: FieldCounts, today: string): readonly number[] {
  const time = timeOf(value);
  if (!time) return Array<number>(7).fill(unknown);
  const clock = clockOf(time);
  return [
    Number(clock !== undefined),
    Number(time.yearInferred ?? false),
    Number(time.zone !== undefined),
    Math.max(-800, Math.min(800, daysBetween(today, dayOf(time)))),
    days.get(dayOf(time)) ?? 0,
    clocks.get(clock) ?? 0,
    clock === undefined ? unknown : Number(clock.slice(0, 2)),
  ];
}

/** For the first two things that a value is told to be: how many texts are that, how likely its own is and the best other one. */
function ofSurvey({ name, chosen }: KnownValue, { drafts }: Weighable, count: number): readonly number[] {
  const surveys = drafts.flatMap(({ survey }) => (survey ? [survey] : []));
  const texts = [chosen.evidence.text ?? '', typeof chosen.value === 'string' ? chosen.value : ''];
  const keys = new Set(texts.map(foldKey));
  return [0, 1].flatMap((nth) => {
    const target = targetsOfField[name]?.[nth];
    if (!target) return Array<number>(6).fill(unknown);
    const told = surveys.flatMap((survey) => survey[target] ?? []);
    const [likely, sure] = [0, 2].map((least) => told.filter(({ odds }) => odds > least).length) as [number, number];
    const best = (isOwn: boolean) =>
      told.reduce((most, { text, odds }) => (keys.has(text) === isOwn ? Math.max(most, odds) : most), unknown);
    return [likely, sure, likely - count, best(true), best(false), told.length > 0 ? 1 : 0];
  });
}

/** Whether what comes before, within and after a ticket follows in time and place. */
function wayOf(at: number, known: readonly Known[]): readonly number[] {
  const [before, ticket, after] = [known[at - 1], known[at]!, known[at + 1]];
  const hours = (first: KnownValue | undefined, second: KnownValue | undefined) =>
    hoursFrom(timeOf(first?.chosen.value), timeOf(second?.chosen.value));
  const isSame = (a: KnownValue | undefined, b: KnownValue | undefined) => (a && b ? Number(a.key === b.key) : unknown);
  return [
    hours(ticket.get('start'), ticket.get('end')),
    hours(ticket.get('boarding'), ticket.get('start')),
    hours(before?.get('start'), ticket.get('start')),
    hours(before?.get('end'), ticket.get('start')),
    hours(ticket.get('end'), after?.get('start')),
    isSame(before?.get('to'), ticket.get('from')),
    isSame(before?.get('from'), ticket.get('from')),
    isSame(ticket.get('to'), after?.get('from')),
    isSame(ticket.get('from'), ticket.get('to')),
  ];
}

/** Hours on the clocks of the wall from one time to another; a day without a clock begins at midnight. */
function hoursFrom(first: TicketTime | undefined, second: TicketTime | undefined): number {
  if (!first || !second) return -999;
  const hourOf = (time: TicketTime) => Date.parse(`${dayOf(time)}T${clockOf(time) ?? '00:00'}:00Z`) / 3_600_000;
  return Math.max(-990, Math.min(990, hourOf(second) - hourOf(first)));
}
