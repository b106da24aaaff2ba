import type { TicketKind } from '#src/tickets/fields.ts';
import type { StatedFields } from '../draft-of.ts';

/** What an event tells of one ticket; `kindConfidence` where the kind is less sure than the rest. */
export type Read = {
  readonly kind: TicketKind;
  readonly fields: StatedFields;
  readonly confidence: number;
  readonly kindConfidence?: number;
};
