import type { StayKind, TicketKind } from '#src/tickets/fields.ts';
import type { Role } from '../../words/roles.ts';

type KindRoles = {
  /** Meanings that go with it, the closest first: of several that a label has, these are its. */
  readonly own: readonly ReadonlySet<Role>[];
  /** Roles whose labels go with it; the number is what one such label counts. */
  readonly votes: Readonly<Partial<Record<Role, number>>>;
  /** Without one of these labels it is half as likely, whatever its words. */
  readonly needs: readonly Role[];
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

/** LIST: what labels mean on tickets of each kind, and what they say of it: "Salida" is a check-out in a hotel and a departure of a train. */
const kindRoles = {
  flight: {
    own: [ride],
    votes: { boarding: 1, gate: 1, terminal: 0.8, sequence: 1, baggage: 0.6, group: 0.4 },
    needs: ['from', 'to', 'departure', 'arrival', 'number', 'boarding', 'gate', 'departureTime'],
  },
  train: {
    own: [ride],
    votes: { coach: 1.2, platform: 1, class: 0.5 },
    needs: [
      'from',
      'to',
      'departure',
      'arrival',
      'number',
      'coach',
      'platform',
      'departureTime',
      'station',
      'validity',
    ],
  },
  bus: {
    own: [ride],
    votes: {},
    needs: ['from', 'to', 'departure', 'arrival', 'number', 'platform', 'departureTime', 'station'],
  },
  boat: {
    own: [ride],
    votes: { vehicle: 0.6 },
    needs: ['from', 'to', 'departure', 'arrival', 'number', 'departureTime', 'vehicle'],
  },
  event: {
    own: [eventful],
    votes: { when: 0.4, doors: 1.5, row: 1, section: 0.6, venue: 0.8, title: 1, entrance: 0.6, start: 0.5 },
    needs: ['date', 'when', 'start', 'doors', 'venue', 'row', 'seat', 'section', 'title', 'time'],
  },
  hotel: {
    own: [stay],
    votes: { checkIn: 1, checkOut: 1.5, hotel: 1.5 },
    needs: ['checkIn', 'checkOut', 'hotel', 'duration', 'room'],
    start: ['checkIn', 'arrival', 'arrivalDate', 'start', 'validFrom'],
    end: ['checkOut', 'departure', 'departureDate', 'end'],
  },
  restaurant: {
    own: [eventful],
    votes: { party: 0.6 },
    needs: ['date', 'when', 'time', 'party', 'start'],
  },
  rental: {
    own: [new Set(['pickUp', 'dropOff']), stay],
    votes: { pickUp: 1.5, dropOff: 1.5 },
    needs: ['pickUp', 'dropOff'],
    start: ['pickUp', 'start', 'checkIn', 'departure', 'from', 'validFrom'],
    end: ['dropOff', 'end', 'checkOut', 'arrival', 'to'],
  },
  parking: {
    own: [new Set(['entry', 'exit']), stay],
    votes: { entry: 0.8, exit: 1, vehicle: 0.8 },
    needs: ['entry', 'exit', 'vehicle', 'validFrom', 'validUntil', 'start', 'end', 'checkIn', 'checkOut', 'departure'],
    start: ['entry', 'start', 'checkIn', 'arrival', 'from', 'validFrom'],
    end: ['exit', 'end', 'checkOut', 'departure', 'to', 'validUntil'],
  },
  voucher: {
    own: [eventful],
    votes: { voucherCode: 1.5, balance: 1, validUntil: 0.5 },
    needs: ['voucherCode', 'balance', 'validUntil', 'pin', 'validity'],
  },
  giftCard: {
    own: [numbered],
    votes: { balance: 1, voucherCode: 0.6, pin: 0.6 },
    needs: ['voucherCode', 'balance', 'pin', 'membershipNumber', 'validUntil'],
  },
  membership: {
    own: [numbered],
    votes: { membershipNumber: 1.5, membershipLevel: 1, membershipProgram: 1 },
    needs: ['membershipNumber', 'passenger', 'membershipLevel', 'validUntil'],
  },
  pass: {
    own: [new Set(['area']), eventful],
    votes: { validity: 0.8, validFrom: 0.8, validUntil: 0.6, area: 1.5 },
    needs: ['validity', 'validFrom', 'validUntil', 'area', 'product', 'date'],
  },
  code: {
    own: [eventful],
    votes: {},
    needs: [],
  },
} as const satisfies Readonly<Record<TicketKind, KindRoles>>;

/** Labels that speak for a kind, each with what one such label counts. */
export const votesFor = (kind: TicketKind): readonly (readonly [Role, number])[] =>
  // The keys of these records are roles.
  Object.entries(kindRoles[kind].votes) as [Role, number][];

/** Labels without one of which a kind is half as likely, whatever its words. */
export const neededRoles = (kind: TicketKind): readonly Role[] => kindRoles[kind].needs;

/** What the first and the last day of a stay stand under. */
export const rolesOfStay = (kind: StayKind): { readonly start: readonly Role[]; readonly end: readonly Role[] } =>
  kindRoles[kind];

/** Puts the meanings that go with the kind first. */
export function preferRoles(roles: readonly Role[], kind: TicketKind | undefined): readonly Role[] {
  const sets: KindRoles['own'] = kind ? kindRoles[kind].own : [eventful];
  // A customer's number is a card's own number, and of no use on any other ticket.
  if (roles.includes('noise') && roles.includes('membershipNumber') && !sets.includes(numbered)) return ['noise'];
  for (const set of sets) {
    const own = roles.filter((role) => set.has(role));
    if (own.length > 0) return [...own, ...roles.filter((role) => !set.has(role))];
  }
  return roles;
}
