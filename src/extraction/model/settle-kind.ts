import type { Chosen } from '#src/tickets/evidence.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import { extractorName } from './grounded.ts';
import { firm } from './signs.ts';
import type { WeighedAnswer } from './weigh-answer.ts';

/** The kind that stands after a model spoke: its own where it leads and no machine wrote another one. */
export function settleKind(
  own: Chosen<TicketKind>,
  answered: TicketKind,
  { trust, leads }: WeighedAnswer,
): Chosen<TicketKind> {
  if (own.value === answered) return own;
  const { evidence } = own;
  const reading = { value: answered, confidence: trust, evidence: { ...evidence, extractor: extractorName } };
  return leads && (own.value === 'code' || !firm.test(evidence.extractor))
    ? { ...reading, others: [own, ...own.others] }
    : { ...own, others: [...own.others, reading] };
}
