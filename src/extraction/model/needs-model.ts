/** Whether a model could tell more than is known already; what it is not asked costs nothing and leaves the machine. */
import type { Chosen } from '#src/tickets/evidence.ts';
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { hasClock } from '#src/tickets/time.ts';
import type { Understanding } from '../understand.ts';

/** LIST: what has to be known of a ticket before nobody needs to be asked; one of several fields is enough in a group. */
const mattering: Readonly<Record<TicketKind, readonly (readonly FieldName[])[]>> = {
  flight: [['number'], ['fromCode'], ['toCode'], ['start'], ['passenger'], ['seat', 'sequence', 'bookingReference']],
  train: [['from'], ['to'], ['start', 'validFrom'], ['passenger', 'seat', 'ticketNumber', 'bookingReference']],
  bus: [['from'], ['to'], ['start'], ['passenger', 'seat', 'ticketNumber', 'bookingReference']],
  boat: [['from'], ['to'], ['start'], ['passenger', 'ticketNumber', 'bookingReference']],
  event: [['title'], ['start'], ['venue'], ['ticketNumber', 'bookingReference', 'seat', 'passenger']],
  hotel: [['title'], ['start'], ['end'], ['bookingReference'], ['address']],
  restaurant: [['title'], ['start'], ['passenger', 'bookingReference'], ['party', 'address']],
  rental: [['start'], ['end'], ['from', 'address', 'venue'], ['bookingReference']],
  parking: [
    ['title', 'venue'],
    ['start', 'validFrom'],
    ['end', 'validUntil'],
    ['bookingReference', 'ticketNumber'],
  ],
  voucher: [['title', 'product'], ['voucherCode', 'ticketNumber'], ['balance', 'price'], ['validUntil']],
  giftCard: [['title', 'issuer'], ['voucherCode'], ['balance', 'price']],
  membership: [['title', 'membershipProgram'], ['membershipNumber'], ['passenger']],
  pass: [
    ['title', 'product'],
    ['validFrom', 'start'],
    ['validUntil', 'end'],
    ['area', 'from', 'passenger'],
  ],
  code: [['title']],
};

/** Whether these fields are most of what matters of a ticket of a kind. */
export function isCore(kind: TicketKind, known: ReadonlySet<FieldName>): boolean {
  const groups = mattering[kind];
  const told = groups.filter((group) => group.some((name) => known.has(name))).length;
  return told >= Math.min(2, groups.length) && told * 3 >= groups.length * 2;
}

/** From this confidence on a reading is not worth a second opinion. */
const sure = 0.8;

/** Whether to ask: there is something to read, and a ticket lacks a field that matters, or it is unclear whether it is one. */
export function needsModel(
  embedded: Understanding,
  has: { readonly lines: number; readonly images: boolean },
): boolean {
  if (has.lines === 0 && !has.images) return false;
  return embedded.tickets.length === 0 || embedded.tickets.some((ticket) => !isComplete(ticket));
}

function isComplete({ kind, fields }: Ticket): boolean {
  const known = (name: FieldName) => {
    const chosen = fields[name] as Chosen<unknown> | undefined;
    return chosen !== undefined && (chosen.confidence >= sure || chosen.evidence.extractor.startsWith('derived'));
  };
  const { start } = fields;
  const clocked = kind.value === 'hotel' || kind.value === 'pass' || start === undefined || hasClock(start.value);
  return kind.confidence >= 0.6 && clocked && mattering[kind.value].every((group) => group.some(known));
}
