/** What a model's answer says about whether a document is a ticket at all. */

import type { MergedDraft } from '#src/tickets/merge.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Opinion } from '../eligibility/judge.ts';
import { credenceOf } from './credence.ts';
import type { GroundedAnswer } from './ground.ts';
import { extractorName } from './grounded.ts';
import { pairTickets } from './pair-tickets.ts';

/** Its word, and the values that labels and codes vouch for; none of a model that contradicts itself or what we are sure of. */
export function opinionOf(
  { isTicket, otherwise, tickets }: GroundedAnswer,
  embedded: readonly MergedDraft[],
): Opinion | undefined {
  const { pairs, unpaired } = pairTickets(embedded, tickets);
  const contradictory = isTicket !== tickets.length > 0;
  if (contradictory || credenceOf(pairs, unpaired) === 'poor') return undefined;
  const drafts = tickets.map((ticket): Draft => {
    const fields: Record<string, unknown> = {};
    for (const { name, reading, standing } of ticket.values)
      if (standing === 'labelled' || standing === 'code') fields[name] = [reading];
    // Each name came with a value of its own type.
    return { extractor: extractorName, fields: fields as FieldReadings };
  });
  return { isTicket, drafts, ...(otherwise ? { otherwise } : {}) };
}
