import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import { showWords } from '../../../words/booked-sentences.ts';
import { fold } from '../../../words/fold.ts';
import { labelMeanings, labelWords } from '../../../words/label-index.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { findLooseTimes } from '../../values/loose-times.ts';
import { findTimes, type TimeSpan } from '../../values/times.ts';

/** A clock in a cell, and what the word beside it says of it. */
type Clock = {
  readonly clock: string;
  readonly cell: Cell;
  readonly means: 'doors' | 'start' | 'end' | 'other' | undefined;
};

/** Cells before or behind the one with the doors in which the begin may stand, and hours from one to the other at most. */
const beside = 3;
const mostHours = 3;

/**
 * Events that do not begin when their doors open: "Doors 19:00 · Show 20:00", "17:00開場 18:00開演", "6:30 PM DOORS / 7:30 PM". Where each mention of the clock
 * that was taken for the begin has the word for doors beside it, the later one beside it is the begin; where each has the word for the end, "Curfew 10.45pm",
 * the one clock before it in its line that may be the begin.
 */
export function withoutDoorsForStart({ cells }: Understood, drafts: readonly Draft[]): readonly Draft[] {
  if (drafts.length === 0 || !drafts.every(({ kind }) => kind?.value === 'event')) return drafts;
  const clocks = cells.filter(({ prose }) => !prose).flatMap(clocksIn);
  if (!clocks.some(({ means }) => means === 'doors' || means === 'end')) return drafts;
  return drafts.map((draft) => {
    const [start, ...others] = draft.fields.start ?? [];
    const clock = start && clockOf(start.value);
    const mentions = clocks.filter((one) => one.clock === clock);
    const isEach = (meaning: Clock['means']) => mentions.length > 0 && mentions.every(({ means }) => means === meaning);
    const begin = isEach('doors')
      ? beginBeside(mentions, clocks)
      : isEach('end')
        ? beginBefore(mentions, clocks)
        : undefined;
    if (!start || !begin) return draft;
    const on = (value: string): TicketTime => ({ ...start.value, local: `${dayOf(start.value)}T${value}` });
    const evidence = evidenceOf([begin.cell]);
    const fields = { ...draft.fields, start: [{ ...start, value: on(begin.clock), evidence }, ...others] };
    return { ...draft, fields: isEach('doors') ? { ...fields, doors: draft.fields.doors ?? [start] } : fields };
  });
}

/** The one later clock that stands beside the doors, in their cell or the next ones. */
function beginBeside(mentions: readonly Clock[], clocks: readonly Clock[]): Clock | undefined {
  const later = clocks.filter(
    (one) =>
      one.means !== 'doors' &&
      one.means !== 'end' &&
      one.means !== 'other' &&
      mentions.some(
        ({ cell, clock }) =>
          one.cell.page === cell.page &&
          Math.abs(one.cell.order - cell.order) <= beside &&
          one.clock > clock &&
          Number(one.clock.slice(0, 2)) - Number(clock.slice(0, 2)) <= mostHours,
      ),
  );
  const named = later.filter(({ means }) => means === 'start');
  const told = named.length > 0 ? named : later;
  return new Set(told.map(({ clock }) => clock)).size === 1 ? told[0] : undefined;
}

/** The one clock in the line of an end, before it, that has the word for a begin, or no word that says otherwise. */
function beginBefore(mentions: readonly Clock[], clocks: readonly Clock[]): Clock | undefined {
  const before = clocks.filter((one) => mentions.some(({ cell, clock }) => one.cell === cell && one.clock < clock));
  const named = before.filter(({ means }) => means === 'start');
  const told = named.length > 0 ? named : before.filter(({ means }) => means === undefined);
  return new Set(told.map(({ clock }) => clock)).size === 1 ? told[0] : undefined;
}

/** The clocks of a cell with what the words before them say, or where none stands before the first one, the words behind them. */
function clocksIn(cell: Cell): readonly Clock[] {
  const times = timesIn(cell.text.replace(/(?<=:\d\d ?)\//g, '|'));
  const gaps = [...times, undefined].map((time, at) => cell.text.slice(times[at - 1]?.end ?? 0, time?.at));
  const heads = gaps[0]!.replace(/[:\s]+$/, '').split(/[/|・]/);
  // "開門/試合開始 16:00/18:00": as many words as clocks, in one order.
  if (times.length > 1 && heads.length === times.length && gaps.slice(1, -1).every((gap) => /^[\s/|・]*$/.test(gap)))
    return times.map(({ clock }, at) => ({ clock, cell, means: meansOf(heads[at]!) }));
  const before = times.map((_, at) => meansOf(gaps[at]!.replace(/:\s*$/, '').split(apart).at(-1)!));
  const after = times.map((_, at) => meansOf(gaps[at + 1]!.split(apart)[0]!));
  return times.map(({ clock }, at) => ({ clock, cell, means: before[0] ? before[at] : after[at] }));
}

/** The clocks of a line, also those that are written as amounts are: "Døre 19.00". */
function timesIn(text: string): readonly TimeSpan[] {
  const strict = findTimes(text);
  const loose = findLooseTimes(text).filter((one) => !strict.some(({ at, end }) => one.at < end && one.end > at));
  return [...strict, ...loose].toSorted((a, b) => a.at - b.at);
}

const apart = /[–—·|(),;:/\d]+/u;

/** LIST: words for "at" and "from" right before a clock. */
const at = /\s+(?:klo|klokka|kl\.?|um|ab|at|from|ore|od|ob|om|kello)\s*$/iu;

/** "開場" is said of both: it is the doors' where the other one is told, too. */
function meansOf(words: string): Clock['means'] {
  const label = words.replace(at, '').trim();
  const roles = new Set(label === '' ? [] : labelMeanings(labelWords(label)).map(({ role }) => role));
  if (roles.has('doors')) return 'doors';
  // "Koncert 20.00": what begins then, beside when the doors open.
  if (roles.has('start') || showWords.exec(fold(label))?.[0] === fold(label)) return 'start';
  return roles.has('end') ? 'end' : roles.size > 0 ? 'other' : undefined;
}
