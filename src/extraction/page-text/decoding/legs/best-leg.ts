import { sameWords } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';
import { sameRide } from './same-print.ts';
import type { TimedLeg } from './timed-legs.ts';

/** Which leg a draft tells of; undefined when it agrees with none. */
export function bestLeg(draft: Draft, legs: readonly TimedLeg[]): number | undefined {
  const scores = legs.map((leg) => agreement(draft, leg));
  const top = Math.max(...scores);
  return top >= 1 ? scores.indexOf(top) : undefined;
}

const never = -100;
const anothersNumber = 2;

/** How much speaks for a draft and a leg of the page being one ride: what agrees is weighed, where `same-leg.ts` only asks what differs. */
function agreement({ fields }: Draft, { leg, start }: TimedLeg): number {
  let sum = 0;
  const time = fields.start?.[0]?.value;
  const clock = time && clockOf(time);
  if (clock && leg.start_time) sum += clock === leg.start_time.value ? 2 : never;
  if (time && start) sum += dayOf(time) === start.day ? 1 : -1.5;
  const [from, to] = [fields.from?.[0]?.value, fields.to?.[0]?.value];
  if (from && leg.from) sum += sameWords(from, leg.from.value) ? 1 : 0;
  if (to && leg.to) sum += sameWords(to, leg.to.value) ? 1 : 0;
  const [number] = fields.number ?? [];
  // From there at that time on that day it is that ride, though the rules took another one's number for its own.
  if (number && leg.number) sum += sameRide(number.value, leg.number.value) ? 3 : sum >= 4 ? -anothersNumber : never;
  // The number at its time or on its day is that ride, whichever end the scorer takes for which.
  if (!from || !to || !leg.from || !leg.to || sum >= 4) return sum;
  const isTurned = sameWords(from, leg.to.value) && sameWords(to, leg.from.value);
  if (!isTurned || sameWords(from, leg.from.value)) return sum;
  // At its time on its day it is that ride, with its ends mixed up.
  return clock && clock === leg.start_time?.value && time && start && dayOf(time) === start.day ? sum - 1 : sum + never;
}
