import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../document/understood.ts';
import { evidenceOf, extractorName } from '../readings/reading.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import { bounds } from './spans/bounds.ts';

/** LIST: what only a ticket or its booking says, and what it is about. */
const own = ['booking_ref', 'ticket_number', 'passenger', 'seat', 'membership'] as const satisfies readonly Target[];
const subject = ['title', 'from', 'to', 'venue', 'start_date', 'end_date'] as const satisfies readonly Target[];

/**
 * A ticket without values, where the rules made none and the scorer sees something of one's own and what it is for, or either of it beside a
 * code: what spans tell fills it.
 */
export function bareDraft(understood: Understood, scored: readonly ScoredSpan[]): readonly Draft[] {
  const sees = (target: Target) => scored.some((one) => one.likely(target) >= bounds.bare);
  const [first] = understood.cells;
  const kind = understood.kinds[0]?.kind ?? kindOf(sees);
  const isCoded = understood.sheets.some(({ page }) => page.barcodes.length > 0);
  const tells = isCoded ? [...own, ...subject].some(sees) : own.some(sees) && subject.filter(sees).length >= 2;
  if (!first || !kind || !tells) return [];
  return [
    {
      kind: { value: kind, evidence: evidenceOf([first]), confidence: 0.4 },
      fields: {},
      extractor: extractorName,
      ...(understood.language && { language: understood.language }),
    },
  ];
}

/** What is only seen at one kind of ticket. */
function kindOf(sees: (target: Target) => boolean): TicketKind | undefined {
  if (sees('from_code') && sees('to_code')) return 'flight';
  if (sees('from') && sees('to')) return sees('coach') || sees('platform') ? 'train' : undefined;
  if (sees('title') && sees('start_date') && (sees('venue') || sees('row') || sees('start_time'))) return 'event';
  return undefined;
}
