import { type AskableField, askable } from '#src/extraction/model/askable.ts';
import { printsAmount } from '#src/extraction/model/find-cited-money.ts';
import { printsClock, printsDay } from '#src/extraction/model/find-cited-time.ts';
import { joinedFields, printsJoined } from '#src/extraction/model/find-joined.ts';
import { findName, findText, type TextIndex } from '#src/extraction/model/find-text.ts';
import { decimal, indexValues, readWireMoney, readWireTime, type ValueIndex } from '#src/extraction/model/find-time.ts';
import { misreadLines } from '#src/extraction/model/ground-glimpsed.ts';
import type { Source, SourceLine } from '#src/extraction/model/source.ts';
import { sameNumber } from '#src/tickets/same.ts';
import type { WireReading, WireTicket } from './perfect-answer.ts';

type Place = readonly SourceLine[];

/**
 * A ticket whose readings name the lines that they are printed in. Of several places it is the one nearest to what only
 * this ticket says: a person who reads a ticket reads on from there. What stands nowhere names no line, but who `sees` the
 * pictures of pages knows where recognition misread it.
 */
export function cite(
  ticket: WireTicket,
  { source, index, sees }: { readonly source: Source; readonly index: TextIndex; readonly sees: boolean },
): WireTicket {
  const values = indexValues(source);
  const placed = ticket.readings
    .map((reading) => ({ reading, places: placesOf(reading, { source, index, values }) }))
    .map((one) =>
      one.places.length > 0 ? one : { ...one, places: joinedPlaces(one.reading, ticket.readings, source.lines) },
    )
    .map((one) => (one.places.length > 0 || !sees ? one : { ...one, places: misreadPlaces(one.reading, source) }));
  const sure = placed.flatMap(({ places }) => (places.length === 1 ? places[0]!.map(({ at }) => at) : []));
  const middle = sure.toSorted((a, b) => a - b)[sure.length >> 1] ?? 0;
  const away = (place: Place) => Math.min(...place.map(({ at }) => Math.abs(at - middle)));
  return {
    ...ticket,
    readings: placed.map(({ reading, places }) => {
      const [best] = places.toSorted((a, b) => away(a) - away(b));
      return { ...reading, line: best ? best.map(({ id }) => id).join(' ') : null };
    }),
  };
}

type Read = { readonly source: Source; readonly index: TextIndex; readonly values: ValueIndex };

function placesOf({ field, value }: WireReading, { source, index, values }: Read): readonly Place[] {
  const { type } = askable[field];
  if (type === 'time') return placesOfTime(value, source, values);
  if (type === 'money') {
    const money = readWireMoney(value);
    if (!money) return [];
    const printed = values.amounts.get(decimal(money.amount));
    return (printed ?? source.lines.filter(({ text }) => printsAmount(text, money.amount))).map((line) => [line]);
  }
  if (type === 'eventType') return [];
  const found = (type === 'name' ? findName : findText)(index, value).map(({ lines }) => lines);
  if (type !== 'number' || found.length > 0) return found;
  return values.numbers.flatMap(({ text, line }) => (sameNumber(text, value) ? [[line]] : []));
}

/** A row and a seat in one word, `F12`, are read there; else where a number stands in one word with what it counts. */
function joinedPlaces(
  { field, value }: WireReading,
  all: readonly WireReading[],
  lines: readonly SourceLine[],
): readonly Place[] {
  if (!joinedFields.has(field)) return [];
  const told = (name: AskableField) => all.find((one) => one.field === name)?.value;
  const [row, seat] = [told('row'), told('seat')];
  const whole = row && seat && [row, seat].includes(value) ? [`${row}${seat}`, `${seat}${row}`] : [];
  const words = ({ text }: SourceLine) => text.toUpperCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  const both = lines.filter((line) => words(line).some((word) => whole.includes(word.replaceAll('-', ''))));
  const places = both.length > 0 ? both : lines.filter(({ text }) => printsJoined(text, value));
  return places.map((line) => [line]);
}

function misreadPlaces({ field, value }: WireReading, source: Source): readonly Place[] {
  return misreadLines(field, value, source).map((line) => [line]);
}

/** Each clock with the day that stands closest to it; a day alone where no clock is printed. What is written oddly is read all the same. */
function placesOfTime(value: string, source: Source, { days, clocks }: ValueIndex): readonly Place[] {
  const wire = readWireTime(value);
  if (!wire) return [];
  const { day, clock } = wire;
  const printed = days.get(day)?.map(({ line }) => [line]) ?? [];
  const dated = printed.length > 0 ? printed : oddDays(day, source);
  if (clock === undefined) return dated;
  const clocked = clocks.get(clock) ?? source.lines.filter(({ text }) => printsClock(text, clock));
  return clocked.map((line) => {
    const away = ([first]: Place) => Math.abs(first!.at - line.at);
    const [near = []] = dated.toSorted((a, b) => away(a) - away(b));
    return [...new Set([line, ...near])];
  });
}

/** Lines that tell a day in some way, and where none does, two close to each other that do together: "25 → 28" over "March 2027". */
function oddDays(day: string, { lines, contextDay }: Source): readonly Place[] {
  const alone = lines.filter(({ text }) => printsDay(text, day, contextDay)).map((line) => [line]);
  if (alone.length > 0) return alone;
  return lines.flatMap((line, at) => {
    // Another column may stand between them.
    const below = lines.slice(at + 1, at + 5).find(({ text }) => printsDay(`${line.text} ${text}`, day, contextDay));
    return below ? [[line, below]] : [];
  });
}
