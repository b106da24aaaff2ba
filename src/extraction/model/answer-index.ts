/** Where an answer says what. */
import { codeOf } from '#src/tickets/same.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';

/** Where each value of an answer is said, and where each of its tickets stands; worked out once for all values. */
export type AnswerIndex = {
  /** How many tickets say a value of a field. */
  readonly counts: ReadonlyMap<string, number>;
  /** The middle line of what only this ticket says. */
  readonly middles: ReadonlyMap<GroundedTicket, number>;
  /** All of its tickets. */
  readonly tickets: readonly GroundedTicket[];
};

/** Works out where an answer says what. */
export function indexAnswer(answered: readonly GroundedTicket[]): AnswerIndex {
  const counts = new Map<string, number>();
  for (const { values } of answered)
    for (const key of new Set(values.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const middles = new Map<GroundedTicket, number>();
  for (const ticket of answered) {
    const own = ticket.values.filter((value) => counts.get(keyOf(value)) === 1);
    const places = own.flatMap(({ lines }) => lines.slice(0, 1).map(({ at }) => at)).toSorted((a, b) => a - b);
    if (places.length > 0) middles.set(ticket, places[places.length >> 1]!);
  }
  return { counts, middles, tickets: answered };
}

/** A value of a field, the same for spellings of the same. */
export function keyOf({ name, reading: { value } }: Grounded): string {
  const text = typeof value === 'string' ? codeOf(value) : 'local' in value ? value.local : JSON.stringify(value);
  return `${name} ${text}`;
}
