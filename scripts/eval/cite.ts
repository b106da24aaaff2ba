import { askable } from '#src/extraction/model/askable.ts';
import { printsAmount } from '#src/extraction/model/find-cited-money.ts';
import { printsClock, printsDay } from '#src/extraction/model/find-cited-time.ts';
import { findName, findText, type TextIndex } from '#src/extraction/model/find-text.ts';
import { decimal, indexValues, readWireMoney, readWireTime, type ValueIndex } from '#src/extraction/model/find-time.ts';
import type { Source, SourceLine } from '#src/extraction/model/source.ts';
import { sameNumber } from '#src/tickets/same.ts';
import type { WireReading, WireTicket } from './perfect-answer.ts';

type Place = readonly SourceLine[];

/**
 * A ticket whose readings name the lines that they are printed in. Of several places it is the one nearest to what only
 * this ticket says: a person who reads a ticket reads on from there. What stands nowhere names no line.
 */
export function cite(ticket: WireTicket, source: Source, index: TextIndex): WireTicket {
  const values = indexValues(source);
  const placed = ticket.readings
    .map((reading) => ({ reading, places: placesOf(reading, { source, index, values }) }))
    .map((one, _, all) => (one.places.length > 0 ? one : { ...one, places: joinedPlaces(one.reading, all) }));
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

type Placed = { readonly reading: WireReading; readonly places: readonly Place[] };

/** A row that stands in one word with its seat, `F12`, is read where the seat is. */
function joinedPlaces({ field, value }: WireReading, all: readonly Placed[]): readonly Place[] {
  if (field !== 'row' || !/^\p{L}{1,2}$/u.test(value)) return [];
  const word = new RegExp(`(?<![\\p{L}\\d])${value}-?\\d{1,3}(?!\\d)`, 'iu');
  const seats = all.flatMap(({ reading, places }) => (reading.field === 'seat' ? places : []));
  return seats.filter((place) => place.some(({ text }) => word.test(text)));
}

/** Each clock with the day that stands closest to it; a day alone where no clock is printed. What is written oddly is read all the same. */
function placesOfTime(value: string, { lines, contextDay }: Source, { days, clocks }: ValueIndex): readonly Place[] {
  const wire = readWireTime(value);
  if (!wire) return [];
  const { day, clock } = wire;
  const printed = days.get(day)?.map(({ line }) => line) ?? [];
  const dated = printed.length > 0 ? printed : lines.filter(({ text }) => printsDay(text, day, contextDay));
  if (clock === undefined) return dated.map((line) => [line]);
  const clocked = clocks.get(clock) ?? lines.filter(({ text }) => printsClock(text, clock));
  return clocked.map((line) => {
    const [near] = dated.toSorted((a, b) => Math.abs(a.at - line.at) - Math.abs(b.at - line.at));
    return near && near !== line ? [line, near] : [line];
  });
}
