import { sameValue } from '#src/tickets/choose.ts';
import { sameName, sameNumber } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
import { areJourneys } from '../spans/fields.ts';
import { otherEnd } from '../spans/other-end.ts';
import type { Tellings } from '../spans/told.ts';

/**
 * Rides without those that are another one again: nobody leaves twice at one time. Of two that may be one traveller's the one whose places and number the
 * scorer holds for likelier stays, with what only the other says.
 */
export function withoutDoubles(drafts: readonly Draft[], tellings: Tellings): readonly Draft[] {
  if (drafts.length < 2 || !areJourneys(drafts)) return drafts;
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const at = kept.findIndex((other) => isDouble(draft, other));
    const known = kept[at];
    if (!known) kept.push(draft);
    else
      kept[at] = supportOf(draft, tellings) > supportOf(known, tellings) ? filled(draft, known) : filled(known, draft);
  }
  return kept;
}

/** Whether two rides are one traveller's at one time, under one number or none. */
function isDouble(a: Draft, b: Draft): boolean {
  const [start, other] = [a.fields.start?.[0]?.value, b.fields.start?.[0]?.value];
  if (!start || !other || clockOf(start) === undefined || start.local !== other.local) return false;
  const [one, second] = [a.fields.number?.[0]?.value, b.fields.number?.[0]?.value];
  if (one && second && !sameNumber(one, second)) return false;
  if (a.barcode !== b.barcode && a.barcode && b.barcode) return false;
  const [who, whose] = [a.fields.passenger?.[0]?.value, b.fields.passenger?.[0]?.value];
  if (who && whose) return sameName(who, whose);
  return (['seat', 'coach', 'ticketNumber'] as const).every((name) => {
    const [mine, theirs] = [a.fields[name]?.[0]?.value, b.fields[name]?.[0]?.value];
    return !mine || !theirs || mine === theirs;
  });
}

/** How likely the scorer holds the places and the number of a ride, added up. */
function supportOf({ fields }: Draft, tellings: Tellings): number {
  return (['from', 'to', 'number'] as const).reduce((sum, name) => {
    const value = fields[name]?.[0]?.value;
    if (value === undefined) return sum;
    const told = [name, otherEnd[name] ?? name].flatMap((target) => tellings.values(target, name));
    const same = told.filter((one) => sameValue(name, one.value, value));
    return sum + Math.max(0, ...same.map(({ likely }) => likely));
  }, 0);
}

/** A ride with what another print of it says and it does not; its ends stay its own. */
function filled(draft: Draft, other: Draft): Draft {
  const ends = new Set(['from', 'to', 'fromCode', 'toCode', 'fromAddress', 'toAddress']);
  const more = Object.entries(other.fields).filter(
    ([name, readings]) => !ends.has(name) && (readings ?? []).length > 0 && !draft.fields[name as keyof FieldReadings],
  );
  const barcode = draft.barcode ?? other.barcode;
  return { ...draft, ...(barcode && { barcode }), fields: { ...draft.fields, ...Object.fromEntries(more) } };
}
