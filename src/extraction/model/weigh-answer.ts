/** How far each value of an answer, each of its tickets and all of it is believed. */
import type { MergedDraft } from '#src/tickets/merge.ts';
import { bands } from '#src/tickets/standing.ts';
import { beliefIn } from './belief.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import { pairTickets } from './pair-tickets.ts';
import { byHeart, indexAnswer, signsOfAnswer, signsOfValue } from './signs.ts';

/** A value and the probability that it is right. */
export type Believed = { readonly value: Grounded; readonly belief: number };

/** A ticket of an answer, the ticket of ours that it is, and what is believed of its values. */
export type WeighedTicket = {
  readonly said: GroundedTicket;
  readonly ticket: MergedDraft | undefined;
  readonly values: readonly Believed[];
};

/** An answer weighed; `trust` is the mean belief in what it gives, all that was not found in the document counted as not believed. */
export type WeighedAnswer = { readonly tickets: readonly WeighedTicket[]; readonly trust: number };

/** An answer that is believed less than this says nothing: of what it gives more is wrong than right. */
export const heard = 0.5;

/** An answer that is believed this far says how many tickets there are, and that there is one at all. */
export const leads = 0.8;

/** An answer that is believed this far is right in nearly all. */
export const nearlyAll = 0.95;

/** What recognition does not bear out is as likely as its answer is to be believed, and never certain: it stands marked. */
function glimpsedBelief(trust: number): number {
  return trust >= leads ? (bands.check + bands.stands) / 2 : 0;
}

/** Weighs the tickets of an answer beside those that we read ourselves. */
export function weighAnswer(embedded: readonly MergedDraft[], said: readonly GroundedTicket[]): WeighedAnswer {
  const beside = pairTickets(embedded, said);
  const index = indexAnswer(said);
  const answer = signsOfAnswer(beside, index);
  const tickets = said.map((one): WeighedTicket => {
    const ticket = beside.pairs.find((pair) => pair.said === one)?.ticket;
    const others = embedded.filter((other) => other !== ticket);
    const values = one.values.map((value) => ({
      value,
      belief: beliefIn([...answer, ...signsOfValue(value, { said: one, ticket, others, index })]),
    }));
    return { said: one, ticket, values };
  });
  const beliefs = tickets.flatMap(({ values }) => values.map(({ belief }) => belief));
  const missing = said.flatMap((ticket) => ticket.unfounded).filter(({ name }) => !byHeart.has(name)).length;
  const all = beliefs.length + missing;
  const trust = all === 0 ? 0 : beliefs.reduce((sum, belief) => sum + belief, 0) / all;
  const seen = tickets.map((one) => ({
    ...one,
    values: one.values.map((each) => (each.value.glimpsed ? { ...each, belief: glimpsedBelief(trust) } : each)),
  }));
  return { tickets: seen, trust };
}
