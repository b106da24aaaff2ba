import { sameValue } from '#src/tickets/choose.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import { sameWords } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
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
  const kept = drafts.filter((draft, at) => support[at]! >= bounds.phantom && !isHeadline(draft, drafts));
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

function isEnd(place: string, name: string | undefined, code: string | undefined): boolean {
  const city = code === undefined ? undefined : airportByCode(code)?.city;
  return [name, city].some((known) => known !== undefined && sameWords(place, known));
}
