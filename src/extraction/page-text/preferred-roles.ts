import type { TicketKind } from '#src/tickets/fields.ts';
import type { Role } from '../words/roles.ts';

const stay: ReadonlySet<Role> = new Set(['checkIn', 'checkOut', 'hotel']);

const ride: ReadonlySet<Role> = new Set([
  'departure',
  'arrival',
  'departureDate',
  'arrivalDate',
  'departureTime',
  'arrivalTime',
  'from',
  'to',
  'number',
  'station',
  'platform',
  'coach',
  'seat',
  'gate',
]);

const renting: ReadonlySet<Role> = new Set(['pickUp', 'dropOff']);

const parked: ReadonlySet<Role> = new Set(['entry', 'exit']);

const eventful: ReadonlySet<Role> = new Set(['start', 'end', 'doors', 'title', 'when', 'section', 'row']);

const zoned: ReadonlySet<Role> = new Set(['area']);

const numbered: ReadonlySet<Role> = new Set(['membershipNumber']);

const preferred: Readonly<Partial<Record<TicketKind, readonly ReadonlySet<Role>[]>>> = {
  hotel: [stay],
  rental: [renting, stay],
  parking: [parked, stay],
  flight: [ride],
  train: [ride],
  bus: [ride],
  boat: [ride],
  event: [eventful],
  pass: [zoned, eventful],
  membership: [numbered],
  giftCard: [numbered],
};

/** Puts the meanings that go with the kind first: "Salida" is a check-out in a hotel and a departure of a train. */
export function preferRoles(roles: readonly Role[], kind: TicketKind | undefined): readonly Role[] {
  const sets = (kind && preferred[kind]) ?? [eventful];
  // A customer's number is a card's own number, and of no use on any other ticket.
  if (roles.includes('noise') && roles.includes('membershipNumber') && !sets.includes(numbered)) return ['noise'];
  for (const set of sets) {
    const own = roles.filter((role) => set.has(role));
    if (own.length > 0) return [...own, ...roles.filter((role) => !set.has(role))];
  }
  return roles;
}
