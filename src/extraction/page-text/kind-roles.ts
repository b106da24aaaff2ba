import type { StayKind, TicketKind } from '#src/tickets/fields.ts';
import type { Role } from '../words/roles.ts';

type KindRoles = {
  /** Meanings that go with it, the closest first: of several that a label has, these are its. */
  readonly own: readonly ReadonlySet<Role>[];
  /** Of a stay: what its first and its last day stand under, in order of trust. */
  readonly start?: readonly Role[];
  readonly end?: readonly Role[];
};

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

const eventful: ReadonlySet<Role> = new Set(['start', 'end', 'doors', 'title', 'when', 'section', 'row']);

const numbered: ReadonlySet<Role> = new Set(['membershipNumber']);

const journey: KindRoles = { own: [ride] };
const unlike: KindRoles = { own: [eventful] };
const card: KindRoles = { own: [numbered] };

/** LIST: what labels mean on tickets of each kind: "Salida" is a check-out in a hotel and a departure of a train. */
const kindRoles = {
  hotel: {
    own: [stay],
    start: ['checkIn', 'arrival', 'arrivalDate', 'start', 'validFrom'],
    end: ['checkOut', 'departure', 'departureDate', 'end'],
  },
  rental: {
    own: [new Set(['pickUp', 'dropOff']), stay],
    start: ['pickUp', 'start', 'checkIn', 'departure', 'from', 'validFrom'],
    end: ['dropOff', 'end', 'checkOut', 'arrival', 'to'],
  },
  parking: {
    own: [new Set(['entry', 'exit']), stay],
    start: ['entry', 'start', 'checkIn', 'arrival', 'from', 'validFrom'],
    end: ['exit', 'end', 'checkOut', 'departure', 'to', 'validUntil'],
  },
  flight: journey,
  train: journey,
  bus: journey,
  boat: journey,
  event: unlike,
  restaurant: unlike,
  voucher: unlike,
  code: unlike,
  pass: { own: [new Set(['area']), eventful] },
  membership: card,
  giftCard: card,
} as const satisfies Readonly<Record<TicketKind, KindRoles>>;

/** What the first and the last day of a stay stand under. */
export const rolesOfStay = (kind: StayKind): { readonly start: readonly Role[]; readonly end: readonly Role[] } =>
  kindRoles[kind];

/** Puts the meanings that go with the kind first. */
export function preferRoles(roles: readonly Role[], kind: TicketKind | undefined): readonly Role[] {
  const { own: sets }: KindRoles = kind ? kindRoles[kind] : unlike;
  // A customer's number is a card's own number, and of no use on any other ticket.
  if (roles.includes('noise') && roles.includes('membershipNumber') && !sets.includes(numbered)) return ['noise'];
  for (const set of sets) {
    const own = roles.filter((role) => set.has(role));
    if (own.length > 0) return [...own, ...roles.filter((role) => !set.has(role))];
  }
  return roles;
}
