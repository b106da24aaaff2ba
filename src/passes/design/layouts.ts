import type { TicketKind } from '#src/tickets/fields.ts';
import type { Facts } from './facts.ts';
import type { Layout } from './layout.ts';
import { codeLayout, giftCardLayout, membershipLayout, periodLayout, voucherLayout } from './layouts/card.ts';
import { eventLayout } from './layouts/event.ts';
import { flightLayout, groundLayout } from './layouts/journey.ts';
import { hotelLayout, parkingLayout, rentalLayout, restaurantLayout } from './layouts/stay.ts';

/** LIST: how each kind of ticket looks on the front. */
export const layouts: Readonly<Record<TicketKind, (facts: Facts) => Layout>> = {
  flight: flightLayout,
  train: groundLayout,
  bus: groundLayout,
  boat: groundLayout,
  event: eventLayout,
  hotel: hotelLayout,
  restaurant: restaurantLayout,
  rental: rentalLayout,
  parking: parkingLayout,
  voucher: voucherLayout,
  giftCard: giftCardLayout,
  membership: membershipLayout,
  pass: periodLayout,
  code: codeLayout,
};
