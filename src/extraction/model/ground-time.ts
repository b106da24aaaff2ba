/** Holds a time against the days and clocks of a document. */

import { hasClock, isRealTime, type TicketTime } from '#src/tickets/time.ts';
import { type Askable, type AskableField, askable } from './askable.ts';
import { printsClock, printsDay } from './find-cited-time.ts';
import { nextDay, readWireTime } from './find-time.ts';
import { type Ground, type Grounded, groundedAt, statedBy, weightOf } from './grounded.ts';
import { type AnswerReading, citedLines } from './schema.ts';
import { linesAt, type SourceLine } from './source.ts';
import { bestOf, type Labels, type Standing, standingUnder, worse } from './standing.ts';

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

/** A time whose day and clock the document prints, each where this field may stand. */
export function groundTime(reading: AnswerReading, value: string, ground: Ground): Grounded | undefined {
  const { field: name } = reading;
  const cited = citedLines(reading);
  const here = (line: SourceLine) => Number(cited.includes(line.id));
  const wire = readWireTime(value);
  const local = wire && (wire.clock === undefined ? wire.day : `${wire.day}T${wire.clock}`);
  if (!wire || !local || !isRealTime(local)) return undefined;
  const stated = statedBy(name, { local }, ground);
  // Markup that only knows the day says nothing about a clock.
  if (stated && (wire.clock === undefined || hasClock(stated.reading.value as TicketTime))) return stated;
  const labels: Askable = askable[name];
  const told = linesAt(ground.source, cited);
  const clocks = wire.clock === undefined ? [] : clockLinesOf(wire.clock, told, ground);
  if (wire.clock !== undefined && clocks.length === 0) return undefined;
  const days = dayLinesOf(wire.day, name, ground) ?? citedDay(wire.day, told, ground);
  if (days === undefined) return undefined;
  const clock = clocks
    .map((one) => ({ line: one, standing: standingOfClock(one, wire.clock!, labels) }))
    .toSorted(
      (a, b) =>
        here(b.line) - here(a.line) ||
        weightOf[b.standing] - weightOf[a.standing] ||
        distance(a.line, days.lines) - distance(b.line, days.lines),
    )[0];
  const allowed = name === 'issued' ? labels : { ...labels, roles: [...labels.roles, ...(clock ? dayRoles : [])] };
  const dayStanding = days.lines.length === 0 ? 'free' : bestOf(days.lines.map((one) => standingOfDay(one, allowed)));
  const standing = clock ? worse(clock.standing, dayStanding === 'labelled' ? 'labelled' : dayStanding) : dayStanding;
  const near = days.lines.toSorted(
    (a, b) => here(b) - here(a) || distance(a, clock ? [clock.line] : []) - distance(b, clock ? [clock.line] : []),
  );
  const lines = [...new Set([...(clock ? [clock.line] : []), ...near.slice(0, 1)])];
  if (lines.length === 0) return undefined;
  const found = groundedAt({
    name,
    value: { local, ...(days.yearInferred && { yearInferred: true }) },
    // A day beside a labelled clock needs no label of its own.
    standing: clock?.standing === 'labelled' && dayStanding === 'free' ? 'labelled' : standing,
    lines,
    text: lines.map((one) => one.text).join(' '),
  });
  return cited.length > 0 ? { ...found, cited: here(lines[0]!) === 1 } : found;
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

/** Lines that print a clock as one; where none of them is cited, those that the answer cites and that have its digits. */
function clockLinesOf(clock: string, told: readonly SourceLine[], { values }: Ground): readonly SourceLine[] {
  const printed = values.clocks.get(clock) ?? [];
  if (printed.some((line) => told.includes(line))) return printed;
  return [...told.filter(({ text }) => printsClock(text, clock)), ...printed];
}

/** The lines that the answer cites, when together they have what makes a day. */
function citedDay(
  day: string,
  told: readonly SourceLine[],
  { source }: Ground,
): { readonly lines: readonly SourceLine[]; readonly yearInferred: boolean } | undefined {
  const printed = printsDay(told.map(({ text }) => text).join(' '), day, source.contextDay);
  return printed && { lines: told, yearInferred: printed.inferred };
}

/** Lines that print a day; none, but an empty list, for a day that follows from a night over which a journey or a validity goes. */
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
  if (name !== 'end' && name !== 'validUntil') return undefined;
  for (const [other, lines] of values.days)
    if (nextDay(other) === day)
      return { lines: lines.map((one) => one.line), yearInferred: lines.every((one) => one.yearInferred) };
  return undefined;
}

function distance(line: SourceLine, others: readonly SourceLine[]): number {
  return others.length === 0 ? 0 : Math.min(...others.map((other) => Math.abs(other.at - line.at)));
}
