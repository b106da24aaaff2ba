import { sameNumber } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import { bounds } from './bounds.ts';
import type { Leg } from './cut-legs.ts';

/**
 * Whether a ride of the rules leaves when nothing leaves, by what the scorer holds of its clock or number, where the scorer sees a leg whole and
 * surely: an arrival or the closing of the gate that was taken for a departure.
 */
export function isDoubted({ fields }: Draft, legs: readonly Leg[], scored: readonly ScoredSpan[]): boolean {
  if (!legs.some(isSure)) return false;
  const clock = fields.start?.[0] && clockOf(fields.start[0].value);
  const number = fields.number?.[0]?.value;
  const told = clock
    ? scored.filter(({ span }) => span.clock === clock).map(({ likely }) => likely('start_time'))
    : scored
        .filter(({ span }) => number !== undefined && sameNumber(span.text, number))
        .map(({ likely }) => likely('number'));
  return told.length > 0 && Math.max(...told) < bounds.phantom;
}

/** Whether the scorer is sure of when a leg leaves and of its number, or of both its ends. */
function isSure({ start_time, number, from, to }: Leg): boolean {
  const isSureOf = (element: Leg['from'], ...slots: readonly ('start_time' | 'number' | 'from' | 'to')[]) =>
    element !== undefined && Math.max(...slots.map((slot) => element.scored.likely(slot))) >= bounds.surely;
  return (
    isSureOf(start_time, 'start_time') &&
    (isSureOf(number, 'number') || (isSureOf(from, 'from', 'to') && isSureOf(to, 'from', 'to')))
  );
}
