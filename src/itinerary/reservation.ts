/** Tickets as schema.org reservations (https://schema.org/Reservation), as mails and trip planners exchange them. */

import { journeyOf } from './journeys.ts';
import { knownThing, type Thing } from './json-ld.ts';
import { heldBy, membershipOf } from './reserved.ts';
import { stayOf } from './stays.ts';
import type { Trip } from './trip.ts';

/** Media type of what is written here. */
export const jsonLdType = 'application/ld+json; charset=utf-8';

/**
 * JSON-LD of every ticket that schema.org has a word for: an object for one, a list for several. Undefined when there is none:
 * parking, vouchers, gift cards, passes for zones and bare codes.
 */
export function jsonLdOf(trips: readonly Trip[]): string | undefined {
  const things = trips.map(reservationOf).filter((each) => each !== undefined);
  const stated = things.map((each): Thing => ({ '@context': 'https://schema.org', ...each }));
  return stated.length === 0 ? undefined : JSON.stringify(stated.length === 1 ? stated[0] : stated);
}

/** The reservation of one ticket, or its member's card; undefined where schema.org has no word for it. */
export function reservationOf(trip: Trip): Thing | undefined {
  if (trip.kind === 'membership') return membershipOf(trip);
  const own = journeyOf(trip) ?? stayOf(trip);
  if (!own) return undefined;
  const status = { reservationStatus: 'http://schema.org/ReservationConfirmed' };
  return knownThing(own.type, { ...status, ...heldBy(trip), ...own.properties });
}
