/** Holds a model's answer against the document: what is not there is dropped, what is there keeps its place as evidence. */

import { sameValue } from '#src/tickets/choose.ts';
import type { Evidence, Reading } from '#src/tickets/evidence.ts';
import type { EventType, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { sameNumber } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { hasClock, isRealTime, type TicketTime } from '#src/tickets/time.ts';
import { findNumbers } from '../page-text/values/numbers.ts';
import { type Askable, type AskableField, askable } from './askable.ts';
import { findName, findText, indexText, type Occurrence, type TextIndex } from './find-text.ts';
import { decimal, indexValues, nextDay, readWireMoney, readWireTime, type ValueIndex } from './find-time.ts';
import type { Answer, AnswerReading, AnswerTicket } from './schema.ts';
import type { Source, SourceLine } from './source.ts';
import { bestOf, type Labels, type Standing, standingIn, standingUnder, worse } from './standing.ts';

/** Name of the model's readings in evidence. */
export const extractorName = 'model';

/** One value that was found where the document says it. */
export type Grounded = {
  readonly name: AskableField;
  readonly reading: Reading<TicketFields[AskableField]>;
  readonly standing: Standing;
  readonly lines: readonly SourceLine[];
  /** The document has it in one place only. */
  readonly alone?: boolean;
};

/** One ticket of an answer, as far as the document bears it out. */
export type GroundedTicket = {
  readonly kind: TicketKind;
  /** `FoundBarcode.id` of the code that the model ties to it: one of ours, or none. */
  readonly barcode?: string;
  readonly values: readonly Grounded[];
  /** Values that the document does not bear out; they only tell how far the rest is to be believed. */
  readonly unfounded: readonly { readonly name: AskableField; readonly value: string }[];
};

/** An answer after grounding; `dropped` counts the values that the document does not bear out. */
export type GroundedAnswer = {
  readonly isTicket: boolean;
  readonly otherwise: Answer['otherwise'];
  readonly tickets: readonly GroundedTicket[];
  readonly dropped: number;
};

/** What values are held against. */
export type Ground = {
  readonly source: Source;
  readonly text: TextIndex;
  readonly values: ValueIndex;
  /** What the embedded readers found; those of codes and markup count as the document's own words. */
  readonly drafts: readonly Draft[];
};

/** Makes the ground of a source. */
export function groundOf(source: Source, drafts: readonly Draft[]): Ground {
  return { source, text: indexText(source), values: indexValues(source), drafts };
}

/** Grounds every value of an answer. */
export function groundAnswer(answer: Answer, ground: Ground): GroundedAnswer {
  const tickets = answer.tickets.map((ticket) => groundTicket(ticket, ground));
  const given = answer.tickets.reduce((sum, ticket) => sum + ticket.readings.length, 0);
  const kept = tickets.reduce((sum, ticket) => sum + ticket.values.length, 0);
  return { isTicket: answer.isTicket, otherwise: answer.otherwise, tickets, dropped: given - kept };
}

function groundTicket(ticket: AnswerTicket, ground: Ground): GroundedTicket {
  const values: Grounded[] = [];
  const unfounded: { name: AskableField; value: string }[] = [];
  for (const reading of ticket.readings) {
    const found = groundReading(reading, ground);
    if (!found) unfounded.push({ name: reading.field, value: reading.value });
    else if (!values.some((one) => one.name === found.name)) values.push(found);
  }
  const code = ground.source.codes.find(({ label }) => label === ticket.code?.trim());
  return { kind: ticket.kind, values, unfounded, ...(code && { barcode: code.barcode.id }) };
}

function groundReading(reading: AnswerReading, ground: Ground): Grounded | undefined {
  const given = reading.value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (given === '' || isAddress(given)) return undefined;
  const type = askable[reading.field].type;
  if (type === 'eventType') return groundEventType(reading.field, given, ground);
  if (type === 'time') return groundTime(reading, given, ground);
  if (type === 'money') return groundMoney(reading, given, ground);
  return groundText(reading, given, ground);
}

/** Web and mail addresses never come out of a model. */
function isAddress(value: string): boolean {
  return /@|:\/\/|\bwww\.|\b[a-z\d-]{2,}\.[a-z]{2,}(?:\/|\b)/.test(value);
}

const eventTypes: readonly string[] = [
  'performance',
  'movie',
  'sports',
  'conference',
  'exhibition',
  'workshop',
  'other',
] satisfies EventType[];

/** A word of a closed list needs no place; it stands for the whole document. */
function groundEventType(name: AskableField, value: string, { source }: Ground): Grounded | undefined {
  const [line] = source.lines;
  if (!line || !eventTypes.includes(value)) return undefined;
  return groundedAt({ name, value: value as EventType, standing: 'free', lines: [line], text: value });
}

function groundText({ field: name, line }: AnswerReading, value: string, ground: Ground): Grounded | undefined {
  const stated = statedBy(name, value, ground);
  if (stated) return stated;
  const field: Askable = askable[name];
  const { type } = field;
  const places =
    type === 'name'
      ? findName(ground.text, value)
      : [...findText(ground.text, value), ...(type === 'number' ? findNumber(ground.source, value) : [])];
  const [best] = places
    .map((place) => ({ place, standing: bestOf(place.lines.map((one) => standingIn(one, place.text, field))) }))
    .toSorted((a, b) => rank(b, line) - rank(a, line));
  if (!best) return undefined;
  const { place, standing } = best;
  const text = type === 'name' ? value : spelling(value, place.text);
  const found = groundedAt({ name, value: text, standing, lines: place.lines, text: place.text });
  return places.length === 1 ? { ...found, alone: true } : found;
}

const weightOf = { code: 6, labelled: 4, free: 2, elsewhere: 0 } as const satisfies Record<Standing, number>;

function rank({ place, standing }: { place: Occurrence; standing: Standing }, line: string | null): number {
  const cited = place.lines.some((one) => one.id === line) ? 3 : 0;
  return weightOf[standing] + cited - (place.lines[0]?.cell?.prose ? 1 : 0);
}

/** The model's letters where only case, blanks and marks differ; else the text as the document prints it. */
function spelling(value: string, printed: string): string {
  const signs = (text: string) => new Set(text.replace(/[\p{L}\p{N}\p{M}\s]/gu, ''));
  return signs(value).isSubsetOf(signs(printed)) ? value : printed;
}

/** A flight or train whose number is written with zeros in front, or without its carrier's blank. */
function findNumber(source: Source, value: string): Occurrence[] {
  return source.lines.flatMap((line) =>
    findNumbers(line.text).flatMap(({ text }) => (sameNumber(text, value) ? [{ lines: [line], text }] : [])),
  );
}

/** A value that a code, an attached pass or markup states under this very field. */
function statedBy(name: AskableField, value: TicketFields[AskableField], { drafts }: Ground): Grounded | undefined {
  for (const draft of drafts) {
    if (draft.extractor === 'page-text') continue;
    const readings = (draft.fields[name] ?? []) as readonly Reading<TicketFields[AskableField]>[];
    const same = readings.find((reading) => sameValue(name, reading.value, value));
    if (same)
      return {
        name,
        standing: 'code',
        lines: [],
        reading: { value: same.value, confidence: 0.9, evidence: { ...same.evidence, extractor: extractorName } },
      };
  }
  return undefined;
}

/** Roles under which the day of a time may stand, whatever else stands under its clock. */
const dayRoles = [
  'date',
  'when',
  'start',
  'departure',
  'departureDate',
  'validity',
  'validFrom',
  'checkIn',
  'pickUp',
  'entry',
  'arrivalDate',
] as const;

function groundTime({ field: name, line }: AnswerReading, value: string, ground: Ground): Grounded | undefined {
  const wire = readWireTime(value);
  const local = wire && (wire.clock === undefined ? wire.day : `${wire.day}T${wire.clock}`);
  if (!wire || !local || !isRealTime(local)) return undefined;
  const stated = statedBy(name, { local }, ground);
  // Markup that only knows the day says nothing about a clock.
  if (stated && (wire.clock === undefined || hasClock(stated.reading.value as TicketTime))) return stated;
  const labels: Askable = askable[name];
  const clocks = wire.clock === undefined ? [] : (ground.values.clocks.get(wire.clock) ?? []);
  if (wire.clock !== undefined && clocks.length === 0) return undefined;
  const days = dayLinesOf(wire.day, name, ground);
  if (days === undefined) return undefined;
  const clock = clocks
    .map((one) => ({ line: one, standing: standingOfClock(one, wire.clock!, labels) }))
    .toSorted(
      (a, b) =>
        weightOf[b.standing] - weightOf[a.standing] ||
        Number(b.line.id === line) - Number(a.line.id === line) ||
        distance(a.line, days.lines) - distance(b.line, days.lines),
    )[0];
  const allowed = name === 'issued' ? labels : { ...labels, roles: [...labels.roles, ...(clock ? dayRoles : [])] };
  const dayStanding = days.lines.length === 0 ? 'free' : bestOf(days.lines.map((one) => standingOfDay(one, allowed)));
  const standing = clock ? worse(clock.standing, dayStanding === 'labelled' ? 'labelled' : dayStanding) : dayStanding;
  const near = days.lines.toSorted(
    (a, b) => distance(a, clock ? [clock.line] : []) - distance(b, clock ? [clock.line] : []),
  );
  const lines = [...new Set([...(clock ? [clock.line] : []), ...near.slice(0, 1)])];
  if (lines.length === 0) return undefined;
  return groundedAt({
    name,
    value: { local, ...(days.yearInferred && { yearInferred: true }) },
    // A day beside a labelled clock needs no label of its own.
    standing: clock?.standing === 'labelled' && dayStanding === 'free' ? 'labelled' : standing,
    lines,
    text: lines.map((one) => one.text).join(' '),
  });
}

function standingOfClock(line: SourceLine, clock: string, labels: Askable): Standing {
  // A clock is written in many ways: the whole fact that holds it speaks.
  const holding = line.facts.filter((fact) => clockIn(fact.text, clock));
  return holding.length === 0 ? 'free' : standingUnder(holding, labels);
}

function clockIn(text: string, clock: string): boolean {
  const [hour, minute] = clock.split(':') as [string, string];
  const digits = text.replace(/\D+/g, ' ');
  return new RegExp(
    `(?<!\\d)0?${Number(hour)} ?${minute}(?!\\d)|(?<!\\d)0?${Number(hour) % 12 || 12}(?: ${minute})?(?!\\d)`,
  ).test(digits);
}

function standingOfDay(line: SourceLine, labels: Labels): Standing {
  const dated = line.facts.filter((fact) => /\d/.test(fact.text));
  return dated.length === 0 ? 'free' : standingUnder(dated, labels);
}

/** Lines that print a day; none, but an empty list, for a day that follows from a night over which a journey goes. */
function dayLinesOf(
  day: string,
  name: AskableField,
  { values, drafts }: Ground,
): { readonly lines: readonly SourceLine[]; readonly yearInferred: boolean } | undefined {
  const printed = values.days.get(day);
  if (printed) return { lines: printed.map((one) => one.line), yearInferred: printed.every((one) => one.yearInferred) };
  const known = drafts
    .filter((draft) => draft.extractor !== 'page-text')
    .flatMap((draft) => [draft.fields.start, draft.fields.end, draft.fields.validFrom].flat())
    .some((reading) => reading?.value.local.startsWith(day));
  if (known) return { lines: [], yearInferred: false };
  if (name !== 'end') return undefined;
  for (const [other, lines] of values.days)
    if (nextDay(other) === day)
      return { lines: lines.map((one) => one.line), yearInferred: lines.every((one) => one.yearInferred) };
  return undefined;
}

function distance(line: SourceLine, others: readonly SourceLine[]): number {
  return others.length === 0 ? 0 : Math.min(...others.map((other) => Math.abs(other.at - line.at)));
}

function groundMoney({ field: name, line }: AnswerReading, value: string, ground: Ground): Grounded | undefined {
  const money = readWireMoney(value);
  if (!money || !(Number(money.amount) > 0)) return undefined;
  const stated = statedBy(name, { ...money, amount: Number(money.amount).toFixed(2) }, ground);
  if (stated) return stated;
  const [best] = (ground.values.amounts.get(decimal(money.amount)) ?? [])
    .map((one) => ({ line: one, standing: standingOfMoney(one, money.amount, askable[name]) }))
    .toSorted(
      (a, b) => weightOf[b.standing] + Number(b.line.id === line) - weightOf[a.standing] - Number(a.line.id === line),
    );
  if (!best || !usesCurrency(ground.source, money.currency)) return undefined;
  const amount = Number(money.amount).toFixed(2);
  const { standing } = best;
  return groundedAt({
    name,
    value: { amount, currency: money.currency },
    standing,
    lines: [best.line],
    text: best.line.text,
  });
}

function standingOfMoney(line: SourceLine, amount: string, labels: Labels): Standing {
  const whole = String(Math.trunc(Number(amount)));
  const holding = line.facts.filter((fact) => fact.text.replace(/[^\d]/g, '').includes(whole));
  return holding.length === 0 ? 'free' : standingUnder(holding, labels);
}

function usesCurrency({ understood }: Source, currency: string): boolean {
  return understood.some((one) => one.currency === currency);
}

const beliefs = { code: 0.9, labelled: 0.82, free: 0.6, elsewhere: 0.3 } as const satisfies Record<Standing, number>;

function groundedAt(found: {
  readonly name: AskableField;
  readonly value: TicketFields[AskableField];
  readonly standing: Standing;
  readonly lines: readonly SourceLine[];
  readonly text: string;
}): Grounded {
  const { name, value, standing, lines } = found;
  return { name, standing, lines, reading: { value, confidence: beliefs[standing], evidence: evidenceOf(found) } };
}

/** The box around the lines of a value that stand on one page. */
function evidenceOf({ lines, text }: { readonly lines: readonly SourceLine[]; readonly text: string }): Evidence {
  const [first] = lines;
  if (!first) throw new Error('evidence needs a line');
  const regions = lines.flatMap((line) => (line.region && line.page === first.page ? [line.region] : []));
  const base = { document: first.document, extractor: extractorName, text: text.slice(0, 200) };
  if (regions.length === 0) return base;
  const x = Math.min(...regions.map((region) => region.x));
  const y = Math.min(...regions.map((region) => region.y));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return {
    ...base,
    ...(first.page === undefined ? {} : { page: first.page }),
    region: { x, y, width: right - x, height: bottom - y },
  };
}
