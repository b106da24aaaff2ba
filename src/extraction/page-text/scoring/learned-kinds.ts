import type { TicketKind } from '#src/tickets/fields.ts';

/** LIST: kinds that are told apart by what was learned. What a voucher, a gift card or a parking place is, the rules tell within `pass`. */
export const learnedKinds = [
  'flight',
  'train',
  'bus',
  'boat',
  'event',
  'hotel',
  'restaurant',
  'rental',
  'pass',
  'membership',
] as const satisfies readonly TicketKind[];

/** A kind that is told by learned odds. */
export type LearnedKind = (typeof learnedKinds)[number];
