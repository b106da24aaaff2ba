/** What a model's answer says about whether a document is a ticket at all. */
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Opinion } from '../eligibility/judge.ts';
import { extractorName, type GroundedAnswer } from './ground.ts';

/** Its word, and the values that labels and codes vouch for. */
export function opinionOf({ isTicket, otherwise, tickets }: GroundedAnswer): Opinion {
  const drafts = tickets.map((ticket): Draft => {
    const fields: Record<string, unknown> = {};
    for (const { name, reading, standing } of ticket.values)
      if (standing === 'labelled' || standing === 'code') fields[name] = [reading];
    // Each name came with a value of its own type.
    return { extractor: extractorName, fields: fields as FieldReadings };
  });
  return { isTicket: isTicket && tickets.length > 0, drafts, ...(otherwise ? { otherwise } : {}) };
}
