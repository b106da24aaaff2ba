import { sameValue } from '#src/tickets/choose.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import { sameWords } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
import { fold } from '../../../words/fold.ts';
import { bounds } from '../spans/bounds.ts';
import { areJourneys } from '../spans/fields.ts';
import { otherEnd } from '../spans/other-end.ts';
import type { Tellings } from '../spans/told.ts';

/** Rides without those of which the scorer takes neither end nor number for one, where it does so of others: half a sentence about boarding. */
export function withoutPhantoms(drafts: readonly Draft[], tellings: Tellings): readonly Draft[] {
  if (drafts.length < 2 || !areJourneys(drafts)) return drafts;
  const support = drafts.map(({ fields }) =>
    Math.max(
      0,
      ...(['from', 'to', 'number'] as const).flatMap((name) => {
        const value = fields[name]?.[0]?.value;
        const told = [name, otherEnd[name] ?? name].flatMap((target) => tellings.values(target, name));
        return value === undefined
          ? []
          : told.filter((one) => sameValue(name, one.value, value)).map((one) => one.likely);
      }),
    ),
  );
  const kept = drafts.filter(
    (draft, at) => support[at]! >= bounds.phantom && !isHeadline(draft, drafts) && !isPeriod(draft, drafts),
  );
  return support.some((one) => one >= bounds.fill) ? kept : drafts;
}

/** Whether a ride without a time has both ends of one with its times: "Melbourne → Doha" over the flight from MEL to DOH. */
function isHeadline({ fields, barcode }: Draft, drafts: readonly Draft[]): boolean {
  const [from, to] = [fields.from?.[0]?.value, fields.to?.[0]?.value];
  if (fields.start?.[0] || fields.end?.[0] || barcode || !from || !to) return false;
  return drafts.some(
    (other) =>
      other.fields.start?.[0] &&
      clockOf(other.fields.start[0].value) !== undefined &&
      isEnd(from, other.fields.from?.[0]?.value, other.fields.fromCode?.[0]?.value) &&
      isEnd(to, other.fields.to?.[0]?.value, other.fields.toCode?.[0]?.value),
  );
}

/**
 * Whether a ride without a number lasts from before to after one between the same towns that has its clocks: it is when the ticket is valid, "9 July 00:00 to 10 July
 * 24:00" over the train at 14:34.
 */
function isPeriod({ fields, barcode }: Draft, drafts: readonly Draft[]): boolean {
  const [start, end] = [fields.start?.[0]?.value, fields.end?.[0]?.value];
  if (!start || !end || fields.number?.[0] || fields.seat?.[0] || barcode) return false;
  const last = clockOf(end) === undefined ? `${end.local.slice(0, 10)}T24:00` : end.local;
  return drafts.some(({ fields: other }) => {
    const [leaves, arrives] = [other.start?.[0]?.value, other.end?.[0]?.value];
    if (!leaves || !arrives || clockOf(leaves) === undefined || clockOf(arrives) === undefined) return false;
    const isWithin = start.local <= leaves.local && arrives.local <= last;
    const isSame = start.local === leaves.local && arrives.local === last;
    return isWithin && !isSame && isNearBy(fields, other, 'from') && isNearBy(fields, other, 'to');
  });
}

/** Whether two rides have the same end, or stations of one town. */
function isNearBy(fields: FieldReadings, other: FieldReadings, end: 'from' | 'to'): boolean {
  const [one, another] = [fields[end]?.[0]?.value, other[end]?.[0]?.value];
  if (!one || !another) return false;
  const [town, otherTown] = [one, another].map((place) => fold(place).split(/[\s,(/-]/)[0]!);
  return sameWords(one, another) || (town!.length > 3 && town === otherTown);
}

function isEnd(place: string, name: string | undefined, code: string | undefined): boolean {
  const city = code === undefined ? undefined : airportByCode(code)?.city;
  return [name, city].some((known) => known !== undefined && sameWords(place, known));
}
