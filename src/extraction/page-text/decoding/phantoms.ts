import { sameValue } from '#src/tickets/choose.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { bounds } from './bounds.ts';
import { areJourneys } from './fields.ts';
import { otherEnd } from './other-end.ts';
import type { Tellings } from './told.ts';

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
  const kept = drafts.filter((_, at) => support[at]! >= bounds.phantom);
  return support.some((one) => one >= bounds.fill) ? kept : drafts;
}
