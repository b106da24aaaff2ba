/** What a model's answer says about whether a document is a ticket at all. */
import { bands } from '#src/tickets/standing.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Opinion } from '../eligibility/points.ts';
import type { GroundedAnswer } from './ground.ts';
import { extractorName } from './grounded.ts';
import { isCore } from './needs-model.ts';
import type { WeighedAnswer } from './weigh-answer.ts';

/** From which belief on what matters, and stands on the page, is rather so than not; on a pass only what is believed more is shown. */
const ratherSo = 0.5;

/** Its word, and the values that are believed; none of a model that contradicts itself, or that is believed less than we are. */
export function opinionOf(
  { isTicket, otherwise }: GroundedAnswer,
  { tickets, leads }: WeighedAnswer,
): Opinion | undefined {
  if (isTicket !== tickets.length > 0 || (isTicket && !leads)) return undefined;
  const believed = tickets.map(({ values }) => values.filter(({ belief }) => belief >= bands.check));
  const told = tickets.some(({ answered, values }) => {
    const likely = values.filter(({ belief }) => belief >= ratherSo);
    return isCore(answered.kind, new Set(likely.map(({ value }) => value.name)));
  });
  const drafts = believed.map((values): Draft => {
    const fields = Object.fromEntries(values.map(({ value: { name, reading } }) => [name, [reading]]));
    // Each name came with a value of its own type.
    return { extractor: extractorName, fields: fields as FieldReadings };
  });
  return { isTicket, drafts, sure: isTicket && told && leads, ...(otherwise ? { otherwise } : {}) };
}
