/** Which ticket of an answer is which ticket that the embedded readers found. */
import { sameValue } from '#src/tickets/choose.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { type AskableField, askableFields } from './askable.ts';
import type { GroundedTicket } from './ground.ts';

/** A ticket and what a model says of it. */
export type Pair = { readonly ticket: MergedDraft; readonly answered: GroundedTicket };

const weights: Readonly<Partial<Record<AskableField, number>>> = {
  number: 3,
  start: 3,
  ticketNumber: 3,
  seat: 2,
  passenger: 2,
  from: 1.5,
  to: 1.5,
  fromCode: 1.5,
  toCode: 1.5,
  title: 1,
};

/** Pairs tickets one to one, those that agree best first; one and one are a pair in any case. */
export function pairTickets(
  tickets: readonly MergedDraft[],
  answers: readonly GroundedTicket[],
): { readonly pairs: readonly Pair[]; readonly unpaired: readonly GroundedTicket[] } {
  if (tickets.length === 1 && answers.length === 1)
    return { pairs: [{ ticket: tickets[0]!, answered: answers[0]! }], unpaired: [] };
  const all = tickets.flatMap((ticket, at) =>
    answers.map((answered, place) => ({
      ticket,
      answered,
      score: agreement(ticket, answered),
      apart: Math.abs(at - place),
    })),
  );
  all.sort((a, b) => b.score - a.score || a.apart - b.apart);
  const pairs: Pair[] = [];
  for (const { ticket, answered, score } of all) {
    if (score <= 0 || pairs.some((pair) => pair.ticket === ticket || pair.answered === answered)) continue;
    pairs.push({ ticket, answered });
  }
  return { pairs, unpaired: answers.filter((answered) => !pairs.some((pair) => pair.answered === answered)) };
}

/** Whether a pair says more alike than otherwise. */
export function pairAgrees({ ticket, answered }: Pair): boolean {
  return agreement(ticket, answered) > 0;
}

function agreement(ticket: MergedDraft, answered: GroundedTicket): number {
  let score = ticket.barcode !== undefined && ticket.barcode === answered.barcode ? 3 : 0;
  for (const name of askableFields) {
    const own = ticket.fields[name];
    const theirs = answered.values.find((one) => one.name === name);
    if (!own || !theirs) continue;
    const weight = weights[name] ?? 0.2;
    score += sameValue(name, own.value, theirs.reading.value) ? weight : -weight / 3;
  }
  return score;
}
