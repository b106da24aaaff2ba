import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen, Evidence } from '#src/tickets/evidence.ts';
import { type FieldName, fieldNames, ticketKinds } from '#src/tickets/fields.ts';
import { supportersOf } from '#src/tickets/standing.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import { logOdds } from '../page-text/scoring/calibration.ts';
import { targetsOfField } from '../page-text/scoring/targets.ts';
import { foldKey } from '../words/fold.ts';
import { placesOf } from './places-of.ts';
import type { Weighable } from './weighable.ts';

/** Fields whose values are weighed: those that spans of a page can be told to be. */
export const weighedFields = Object.keys(targetsOfField) as readonly FieldName[];

/** LIST: values of which there is one for each leg or traveller of an order. */
const own = ['passenger', 'seat', 'start', 'number', 'from', 'bookingReference', 'ticketNumber', 'price'] as const;

/** What is not known of a value. */
const unknown = -9;
/** Log-odds of a reading whose likelihood nobody told. */
const untold = 3;

type Value = { readonly at: number; readonly name: FieldName; readonly chosen: Chosen<unknown> };

/**
 * Numbers by which a value of a ticket is weighed once all tickets of its document are read: how sure the page's reader was of it, what else was read, who shares it,
 * how far from the other values of its ticket it stands, and what these are like. `today`: `2027-03-14`.
 */
export function valueMeasures(tickets: readonly Weighable[], today: string): (value: Value) => readonly number[] {
  const places = placesOf(tickets);
  const whole = wholeOf(tickets);
  return (value) => [
    ...ofReading(value),
    ...ofOrder(value, tickets),
    ...whole,
    ...places(value),
    ...ofTicket(value, tickets),
    ...ofText(value.chosen),
    ...ofTimes(value, tickets, today),
    ...ofSurvey(value, tickets),
    ...ofWay(value, tickets),
    ...oneOf(weighedFields, value.name),
    ...oneOf(ticketKinds, tickets[value.at]!.kind.value),
  ];
}

function oneOf<Name>(names: readonly Name[], own: Name): readonly number[] {
  return names.map((name) => Number(name === own));
}

function ofReading({ name, chosen }: Value): readonly number[] {
  const supporters = supportersOf(name, chosen);
  const others = chosen.others.filter((other) => !supporters.includes(other));
  const readers = new Set(supporters.map(({ evidence }) => evidence.extractor));
  return [
    oddsOf(name, chosen),
    Math.max(...supporters.map(({ confidence }) => confidence)),
    supporters.length,
    readers.size,
    Number(readers.has('page-text')),
    Number(readers.has('scored-text')),
    others.length,
    Math.max(unknown, ...others.map(({ likely }) => (likely === undefined ? unknown : logOdds(likely)))),
    Math.max(0, ...others.map(({ confidence }) => confidence)),
  ];
}

/** The log-odds of the likeliest of those that say a value. */
export function oddsOf(name: FieldName, chosen: Chosen<unknown>): number {
  const told = supportersOf(name, chosen).flatMap(({ likely }) => (likely === undefined ? [] : [logOdds(likely)]));
  return told.length > 0 ? Math.max(...told) : untold;
}

function ofOrder({ at, name, chosen }: Value, tickets: readonly Weighable[]): readonly number[] {
  const all = tickets.map(({ fields }) => fields[name] as Chosen<unknown> | undefined);
  const sharers = all.filter((one) => one && sameValue(name, one.value, chosen.value)).length;
  const lacking = all.filter((one) => one === undefined).length;
  const wanted = all.filter(
    (one, other) => other !== at && one?.others.some((way) => sameValue(name, way.value, chosen.value)),
  );
  return [
    sharers,
    sharers / tickets.length,
    distinct(name, all),
    lacking,
    wanted.length,
    Number(at === 0),
    at / Math.max(1, tickets.length - 1),
    tickets.filter(({ kind }) => kind.value === tickets[at]!.kind.value).length,
  ];
}

/** How many different values there are. */
function distinct(name: FieldName, all: readonly (Chosen<unknown> | undefined)[]): number {
  const found: unknown[] = [];
  for (const one of all) if (one && !found.some((other) => sameValue(name, other, one.value))) found.push(one.value);
  return found.length;
}

/** What is so of all tickets of the document together. */
function wholeOf(tickets: readonly Weighable[]): readonly number[] {
  const counts = own.map((name) =>
    distinct(
      name,
      tickets.map(({ fields }) => fields[name]),
    ),
  );
  const coded = tickets.filter(({ barcode }) => barcode).length;
  const [travellers = 0, , starts = 0] = counts;
  const product = Math.max(1, travellers) * Math.max(1, starts);
  return [
    tickets.length,
    coded,
    ...counts,
    product - tickets.length,
    new Set(tickets.map(({ kind }) => kind.value)).size,
  ];
}

function ofTicket({ at, name }: Value, tickets: readonly Weighable[]): readonly number[] {
  const { kind, fields, barcode } = tickets[at]!;
  const others = fieldNames.filter((one) => one !== name && fields[one]);
  const odds = others.map((one) => oddsOf(one, fields[one]!));
  const told = others.filter((one) => supportersOf(one, fields[one]!).some(({ likely }) => likely === undefined));
  return [
    kind.confidence,
    Number(barcode !== undefined),
    others.length,
    odds.length > 0 ? odds.reduce((sum, one) => sum + one, 0) / odds.length : unknown,
    Math.min(9, ...odds),
    told.length,
    others.filter((one) => fields[one]!.evidence.extractor === 'scored-text').length,
    ...own.map((one) => (fields[one] ? oddsOf(one, fields[one]!) : unknown)),
  ];
}

function ofText({ value, evidence, others }: Chosen<unknown>): readonly number[] {
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

function ofTimes({ name, chosen }: Value, tickets: readonly Weighable[], today: string): readonly number[] {
  const time = timeOf(chosen.value);
  if (!time) return Array(7).fill(unknown);
  const day = daysBetween(today, dayOf(time));
  const others = tickets.flatMap(({ fields }) => timeOf(fields[name]?.value) ?? []);
  return [
    Number(clockOf(time) !== undefined),
    Number(time.yearInferred ?? false),
    Number(time.zone !== undefined),
    Math.max(-800, Math.min(800, day)),
    others.filter((other) => dayOf(other) === dayOf(time)).length,
    others.filter((other) => clockOf(other) === clockOf(time)).length,
    Number(clockOf(time)?.slice(0, 2) ?? unknown),
  ];
}

function timeOf(value: unknown): TicketTime | undefined {
  return typeof value === 'object' && value !== null && 'local' in value ? (value as TicketTime) : undefined;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** For the first two things that a value is told to be: how many texts are that, how likely its own is and the best other one. */
function ofSurvey({ at, name, chosen }: Value, tickets: readonly Weighable[]): readonly number[] {
  const surveys = tickets[at]!.drafts.flatMap(({ survey }) => (survey ? [survey] : []));
  const own = new Set([chosen.evidence.text ?? '', typeof chosen.value === 'string' ? chosen.value : ''].map(foldKey));
  return [0, 1].flatMap((nth) => {
    const target = targetsOfField[name]![nth];
    if (!target) return Array<number>(6).fill(unknown);
    const texts = surveys.flatMap((survey) => survey[target] ?? []);
    const [likely, sure] = [0, 2].map((least) => texts.filter(({ odds }) => odds > least).length);
    const best = (list: typeof texts) => Math.max(unknown, ...list.map(({ odds }) => odds));
    return [
      likely!,
      sure!,
      likely! - tickets.length,
      best(texts.filter(({ text }) => own.has(text))),
      best(texts.filter(({ text }) => !own.has(text))),
      texts.length > 0 ? 1 : 0,
    ];
  });
}

/** Whether what comes before, within and after a ticket follows in time and place. */
function ofWay({ at }: Value, tickets: readonly Weighable[]): readonly number[] {
  const own = tickets[at]!.fields;
  const [before, after] = [tickets[at - 1]?.fields, tickets[at + 1]?.fields];
  const isSame = (a: Chosen<string> | undefined, b: Chosen<string> | undefined) =>
    a && b ? Number(sameValue('from', a.value, b.value)) : unknown;
  return [
    hoursFrom(own.start?.value, own.end?.value),
    hoursFrom(own.boarding?.value, own.start?.value),
    hoursFrom(before?.start?.value, own.start?.value),
    hoursFrom(before?.end?.value, own.start?.value),
    hoursFrom(own.end?.value, after?.start?.value),
    isSame(before?.to, own.from),
    isSame(before?.from, own.from),
    isSame(own.to, after?.from),
    isSame(own.from, own.to),
  ];
}

/** Hours on the clocks of the wall from one time to another; a day without a clock begins at midnight. */
function hoursFrom(first: TicketTime | undefined, second: TicketTime | undefined): number {
  if (!first || !second) return -999;
  const hourOf = (time: TicketTime) => Date.parse(`${dayOf(time)}T${clockOf(time) ?? '00:00'}:00Z`) / 3_600_000;
  return Math.max(-990, Math.min(990, hourOf(second) - hourOf(first)));
}
