import { dayOf, type TicketTime } from '#src/tickets/time.ts';
import { type Candidate, factCandidate, nameCandidate, textCandidate, timeCandidate } from '../candidate.ts';
import type { Facts } from '../facts.ts';
import type { Label } from '../label-rows.ts';
import type { Layout } from '../layout.ts';
import { ownName } from '../own-names.ts';
import { firmForms, placeForms, titleForms } from '../short-names.ts';

/** Bookings: hotels, restaurants, rental cars, parking. */

export function hotelLayout({ fields }: Facts): Layout {
  return {
    style: 'generic',
    header: [timeCandidate('check_in_date', 'CHECK-IN', fields.start, 'date')],
    primary: [primary('hotel_name', 'HOTEL', fields.title ?? fields.venue ?? fields.issuer)],
    secondary: [
      timeCandidate('check_in_time', 'CHECK-IN TIME', fields.start, 'time'),
      timeCandidate('check_out', 'CHECK-OUT', fields.end, 'both'),
    ],
    auxiliary: [
      nameCandidate('guest_name', 'GUEST', fields.passenger),
      factCandidate('bookingReference', fields),
      textCandidate('room_type', 'ROOM', fields.room),
      nights(fields.start, fields.end),
      textCandidate('guests', 'GUESTS', fields.party),
    ],
  };
}

/** A table: where, when and for how many. */
export function restaurantLayout({ fields }: Facts): Layout {
  return {
    style: 'generic',
    header: [timeCandidate('reservation_date', 'DATE', fields.start, 'date')],
    primary: [primary('restaurant_name', 'RESTAURANT', fields.title ?? fields.venue ?? fields.issuer)],
    secondary: [
      timeCandidate('start_time', 'TIME', fields.start, 'time'),
      textCandidate('guests', 'GUESTS', fields.party),
    ],
    auxiliary: [nameCandidate('guest_name', 'NAME', fields.passenger), factCandidate('bookingReference', fields)],
  };
}

/** A hired vehicle: pick-up large, return below it. */
export function rentalLayout({ fields }: Facts): Layout {
  return {
    style: 'generic',
    header: [timeCandidate('pick_up_date', 'PICK-UP', fields.start, 'date')],
    primary: [primary('rental', 'RENTAL', fields.title ?? fields.carrier ?? fields.venue ?? fields.issuer)],
    secondary: [
      timeCandidate('pick_up_time', 'PICK-UP TIME', fields.start, 'time'),
      timeCandidate('return', 'RETURN', fields.end, 'both'),
    ],
    auxiliary: [
      textCandidate('vehicle_type', 'VEHICLE', fields.vehicle),
      factCandidate('bookingReference', fields),
      nameCandidate('driver_name', 'NAME', fields.passenger),
    ],
  };
}

/** A parking place: entry and exit, or the time for which it holds. */
export function parkingLayout({ fields }: Facts): Layout {
  const entry = fields.start ?? fields.validFrom;
  return {
    style: 'generic',
    header: [timeCandidate('entry_date', 'ENTRY', entry, 'date')],
    primary: [primary('parking', 'PARKING', fields.title ?? fields.venue ?? fields.address ?? fields.issuer)],
    secondary: [
      timeCandidate('entry_time', 'ENTRY TIME', entry, 'time'),
      timeCandidate('exit_until', 'EXIT', fields.end ?? fields.validUntil, 'both'),
    ],
    auxiliary: [
      factCandidate('vehicle', fields),
      factCandidate('bookingReference', fields),
      textCandidate('zone', 'ZONE', fields.area),
    ],
  };
}

const primary = (key: string, label: Label, title: string | undefined): Candidate | undefined =>
  textCandidate(key, label, title ?? ownName('booking'), (text) => [
    ...new Set([...titleForms(text), ...firmForms(text), ...placeForms(text)]),
  ]);

/** Counted from the days of arrival and departure. */
function nights(start: TicketTime | undefined, end: TicketTime | undefined): Candidate | undefined {
  if (!start || !end) return undefined;
  const count = (Date.parse(dayOf(end)) - Date.parse(dayOf(start))) / 86_400_000;
  return count > 0 ? textCandidate('nights', 'NIGHTS', String(count)) : undefined;
}
