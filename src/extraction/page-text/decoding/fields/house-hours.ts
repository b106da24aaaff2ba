import type { FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';
import { comesOrGoes } from '../../../words/house-hours.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { findDates } from '../../values/dates.ts';
import { findLooseTimes } from '../../values/loose-times.ts';
import { findTimes } from '../../values/times.ts';

/** Letters of a line that are read, and around a clock in which it is said whose it is; clocks of a line and lines that are looked at. */
const [longest, around, mostClocks, mostLines] = [400, 60, 6, 400];
/** When guests come and go at the earliest and at the latest. */
const hours = { comes: ['10:00', '22:00'], goes: ['06:00', '16:00'] } as const;
/** How sure an hour of a house is that its sentences tell. */
const sure = 0.8;

type Hour = { readonly clock: string; readonly cell: Cell };

/** The begin and the end of a stay, of which the paper's lines tell the days, at the hours that its sentences tell: "check-in from 3 pm". */
export function withHouseHours(fields: FieldReadings, { cells }: Pick<Understood, 'cells'>): FieldReadings {
  const open = (['start', 'end'] as const).filter((name) => {
    const [time] = fields[name] ?? [];
    return time !== undefined && clockOf(time.value) === undefined;
  });
  if (open.length === 0) return fields;
  const told = hoursOf(cells);
  const more = open.flatMap((name) => {
    const hour = told[name === 'start' ? 'comes' : 'goes'];
    const [time, ...others] = fields[name]!;
    if (!hour) return [];
    const local = `${dayOf(time!.value)}T${hour.clock}`;
    const likely = time!.likely === undefined ? {} : { likely: Math.min(time!.likely, sure) };
    const evidence = { ...time!.evidence, ...evidenceOf([hour.cell]), extractor: time!.evidence.extractor };
    return [[name, [{ ...time!, ...likely, value: { ...time!.value, local }, evidence }, ...others]]];
  });
  return { ...fields, ...Object.fromEntries(more) };
}

/** The hours at which guests come and go, where all sentences tell the same. */
function hoursOf(cells: readonly Cell[]): Partial<Record<'comes' | 'goes', Hour>> {
  const all = cells.slice(0, mostLines).flatMap((cell) => hoursIn(cell));
  const only = (which: 'comes' | 'goes') => {
    const own = all.filter((one) => one.which === which);
    return new Set(own.map(({ clock }) => clock)).size === 1 ? own[0] : undefined;
  };
  const [comes, goes] = [only('comes'), only('goes')];
  return { ...(comes && { comes }), ...(goes && { goes }) };
}

function hoursIn(cell: Cell): readonly (Hour & { readonly which: 'comes' | 'goes' })[] {
  const text = cell.text.slice(0, longest);
  // The clocks of a line with a day are that day's.
  if (findDates(text).length > 0) return [];
  const strict = findTimes(text);
  const loose = findLooseTimes(text).filter((one) => !strict.some(({ at, end }) => one.at < end && one.end > at));
  const clocks = [...strict, ...loose].toSorted((a, b) => a.at - b.at).slice(0, mostClocks);
  return clocks.flatMap(({ at, end, clock }, place) => {
    const before = text.slice(Math.max(at - around, clocks[place - 1]?.end ?? 0), at);
    const behind = text.slice(end, Math.min(end + around, clocks[place + 1]?.at ?? text.length));
    const which = comesOrGoes(before, 'last') ?? comesOrGoes(behind, 'first');
    return which && clock >= hours[which][0] && clock <= hours[which][1] ? [{ which, clock, cell }] : [];
  });
}
