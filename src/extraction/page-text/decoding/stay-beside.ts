import type { Reading } from '#src/tickets/evidence.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { kindWords } from '../../words/kind-words.ts';
import { momentOf, resolveDay } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import { evidenceOf, extractorName } from '../readings/reading.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import { bounds } from './spans/bounds.ts';
import { areJourneys } from './spans/fields.ts';
import { readSpan } from './spans/read-span.ts';
import { scoredReading } from './spans/told.ts';

/** Lines before and after a house's name in which its days stand; nights of a stay at most. */
const above = 4;
const below = 12;
const mostNights = 60;
/** Names that are looked at, the likeliest first: each is a look at the whole paper. */
const mostNames = 12;

/** How likely it is that a name under the word for a house is the house's; it is to be checked. */
const headed = 0.75;
const longestName = 60;

/** Words and labels that are a stay's. */
const stayRoles: ReadonlySet<string> = new Set(['checkIn', 'checkOut']);

/** A day in a text, with the span that tells it. */
type Day = { readonly day: string; readonly yearInferred: boolean; readonly one: ScoredSpan };

/** The tickets of a package: rides, and the stay that their paper books, too, which is for who rides first. What is no paper of rides stays as it is. */
export function withStay(
  understood: Understood,
  rides: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  const [ride] = rides;
  if (!ride || !areJourneys(rides)) return rides;
  const stay = stayIn(understood, ride.fields, scored);
  if (!stay) return rides;
  return asOneBooking(understood, [...rides, { ...stay, extractor: extractorName }]);
}

/** Tickets of different kinds as those of one booking, in the language of its paper. */
export function asOneBooking({ document, language }: Understood, drafts: readonly Draft[]): readonly Draft[] {
  return drafts.map((draft) => ({ ...draft, group: document.id, ...(language && { language }) }));
}

/** A name that may be a house's, and how it was read. */
type Named = { readonly cell: Cell; readonly title: Reading<string> };

/** A name that the scorer holds for a title, or that stands under the word for a house, near words of a stay and two days. */
function stayIn(
  understood: Understood,
  { bookingReference, passenger, price }: FieldReadings,
  scored: readonly ScoredSpan[],
): Pick<Draft, 'kind' | 'fields'> | undefined {
  for (const { cell: name, title } of [...scoredNames(understood, scored), ...headedNames(understood)]) {
    const near = (cell: Cell) => isNear(name, cell);
    const days = daysOf(scored, near, understood);
    if (!days || !speaksOfStay(understood, near)) continue;
    const address = bestOf('address', scored, near, understood);
    const reference = bestOf('booking_ref', scored, near, understood);
    return {
      kind: { value: 'hotel', evidence: title.evidence, confidence: 0.6 },
      fields: {
        title: [title],
        start: [momentReading(days[0], 'start_date', clockBeside(days, 0, scored))],
        end: [momentReading(days[1], 'end_date', clockBeside(days, 1, scored))],
        ...(address && { address: [address] }),
        ...((reference ?? bookingReference) && { bookingReference: reference ? [reference] : bookingReference }),
        ...(passenger && { passenger }),
        ...(price && { price }),
      },
    };
  }
  return undefined;
}

function scoredNames(understood: Understood, scored: readonly ScoredSpan[]): readonly Named[] {
  return scored
    .filter(({ span, likely }) => likely('title') >= bounds.bare && !span.cells[0]!.prose)
    .toSorted((a, b) => b.likely('title') - a.likely('title'))
    .slice(0, mostNames)
    .flatMap((one) => {
      const name = readSpan(one.span, 'title', understood);
      if (typeof name !== 'string') return [];
      return [{ cell: one.span.cells[0]!, title: scoredReading(name, one, one.likely('title')) }];
    });
}

/** As reservation systems print a stay between flights: the word for a house, perhaps a day, and its name, in one line or under it. */
function headedNames({ cells, labels }: Understood): readonly Named[] {
  const isLabel = (cell: Cell) => labels.has(cell);
  const found = cells.flatMap((cell, at) => {
    if (cell.prose) return [];
    const inline = withoutWordForHouse(cell.text);
    if (inline) return [{ cell, text: inline }];
    if (!labels.get(cell)?.some(({ roles }) => roles.includes('hotel'))) return [];
    const named = cells.slice(at + 1, at + 3).find((next) => !isDay(next.text));
    return named && !named.prose && !isLabel(named) && isName(named.text) ? [{ cell: named, text: named.text }] : [];
  });
  return found.slice(0, mostNames).map(({ cell, text }) => ({
    cell,
    title: { value: text, evidence: evidenceOf([cell], text), confidence: headed, likely: headed },
  }));
}

/** The name behind the word for a house where the name says that it is one, too: "HÔTEL NEYA PORTO HOTEL", but not "Hotel Adlon". */
function withoutWordForHouse(text: string): string | undefined {
  const [, word = '', name = ''] = /^(\p{L}+):?\s+(\S.*)$/u.exec(text) ?? [];
  return word === word.toUpperCase() && isWordForHouse(word) && isName(name) && isWordForHouse(name) ? name : undefined;
}

function isWordForHouse(text: string): boolean {
  return (
    kindWords(text)
      .get('hotel')
      ?.some(({ weight }) => weight === 1) ?? false
  );
}

function isDay(text: string): boolean {
  return /\d{2}/.test(text);
}

function isName(text: string): boolean {
  return text.length <= longestName && /\p{L}{3}/u.test(text) && !isDay(text);
}

function isNear(name: Cell, cell: Cell): boolean {
  const far = cell.order - name.order;
  return cell.page === name.page && far >= -above && far <= below;
}

/** The first and the last day near a name; undefined where there are not two. */
function daysOf(
  scored: readonly ScoredSpan[],
  near: (cell: Cell) => boolean,
  { dates }: Understood,
): readonly [Day, Day] | undefined {
  const found = scored.flatMap((one): readonly Day[] => {
    const { date, cells } = one.span;
    const isTold = one.likely('start_date') >= 0.5 || one.likely('end_date') >= 0.5;
    if (!date || !isTold || !near(cells[0]!)) return [];
    return [date, ...(date.until ? [date.until] : [])].flatMap((written) => {
      const resolved = resolveDay(written, dates);
      return resolved ? [{ ...resolved, one }] : [];
    });
  });
  const days = [...new Map(found.map((one) => [one.day, one])).values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const [first, last] = days;
  if (!first || !last || days.length > 2) return undefined;
  return Date.parse(last.day) - Date.parse(first.day) <= mostNights * 86_400_000 ? [first, last] : undefined;
}

/** The clock in the line of one of two days, from or until when the room is theirs; undefined where both stand in one line. */
function clockBeside(days: readonly [Day, Day], at: 0 | 1, scored: readonly ScoredSpan[]): string | undefined {
  const [own, other] = [days[at], days[1 - at]!].map(({ one }) => one.span.cells[0]!);
  if (own === other) return undefined;
  const clocks = scored.filter(({ span }) => span.clock && span.cells[0] === own);
  const [first, ...more] = new Set(clocks.map(({ span }) => span.clock));
  return more.length === 0 ? first : undefined;
}

function momentReading({ day, yearInferred, one }: Day, target: Target, clock: string | undefined) {
  return scoredReading(momentOf({ day, yearInferred }, clock), one, Math.max(bounds.fill, one.likely(target)));
}

/** Whether a word or a label near a name is a stay's. */
function speaksOfStay({ cells, labels }: Understood, near: (cell: Cell) => boolean): boolean {
  return cells.some(
    (cell) =>
      near(cell) &&
      (isWordForHouse(cell.text) || labels.get(cell)?.some(({ roles }) => roles.some((role) => stayRoles.has(role)))),
  );
}

function bestOf(
  target: 'address' | 'booking_ref',
  scored: readonly ScoredSpan[],
  near: (cell: Cell) => boolean,
  understood: Understood,
) {
  const [best] = scored
    .filter(({ span, likely }) => likely(target) >= bounds.fill && near(span.cells[0]!))
    .toSorted((a, b) => b.likely(target) - a.likely(target));
  const value = best && readSpan(best.span, target, understood);
  return best && typeof value === 'string' ? scoredReading(value, best, best.likely(target)) : undefined;
}
