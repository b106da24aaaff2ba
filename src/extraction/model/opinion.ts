/** What a model's answer says about whether a document is a ticket at all. */

import type { MergedDraft } from '#src/tickets/merge.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Opinion } from '../eligibility/judge.ts';
import type { GroundedAnswer } from './ground.ts';
import { extractorName } from './grounded.ts';
import { isCore } from './needs-model.ts';
import { pairTickets } from './pair-tickets.ts';
import { signsOfAnswer } from './signs.ts';
import { leads, trustIn } from './trust.ts';

/** Its word, and the values that labels and codes vouch for; none of a model that contradicts itself or what we are sure of. */
export function opinionOf(
  { isTicket, otherwise, tickets }: GroundedAnswer,
  embedded: readonly MergedDraft[],
): Opinion | undefined {
  const { pairs, unpaired } = pairTickets(embedded, tickets);
  const contradictory = isTicket !== tickets.length > 0;
  const trust = trustIn(signsOfAnswer(pairs, unpaired), tickets);
  if (contradictory || (tickets.length > 0 && trust < 0.5)) return undefined;
  const told = tickets.some(({ kind, values }) => isCore(kind, new Set(values.map(({ name }) => name))));
  const drafts = tickets.map((ticket): Draft => {
    const fields: Record<string, unknown> = {};
    for (const { name, reading, standing } of ticket.values)
      if (standing === 'labelled' || standing === 'code') fields[name] = [reading];
    // Each name came with a value of its own type.
    return { extractor: extractorName, fields: fields as FieldReadings };
  });
  return { isTicket, drafts, sure: isTicket && told && trust >= leads, ...(otherwise ? { otherwise } : {}) };
}
