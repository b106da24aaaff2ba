import { type FieldName, isNamedByHouse, isWorthMoney, journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { type Target, targets } from '../../scoring/targets.ts';

/** Targets that fill one text or amount of a ticket; days and clocks are put together elsewhere. */
export const settledTargets: readonly Target[] = targets.filter((target) => !/_(?:date|time)$/.test(target));

const ways: ReadonlySet<TicketKind> = new Set([...journeyKinds, 'rental', 'pass']);

/** LIST: kinds whose house or company is who gave them out. */
const issued: ReadonlySet<TicketKind> = new Set(['pass', 'parking', 'voucher', 'giftCard', 'membership', 'rental']);

/** The field of a ticket that a target fills; undefined when a ticket of the kind has no such field. */
export function fieldOf(target: Target, kind: TicketKind): FieldName | undefined {
  const ride = journeyKinds.has(kind);
  switch (target) {
    case 'title':
      // What is not even known to be a ticket of some kind has no name yet: the rest of a mail's page would get one.
      return ride || kind === 'code' ? undefined : 'title';
    case 'product':
      return kind === 'rental' ? 'vehicle' : 'product';
    case 'class':
    case 'passenger':
    case 'seat':
    case 'group':
    case 'sequence':
      return target;
    case 'carrier':
      return ride ? 'carrier' : issued.has(kind) ? 'issuer' : undefined;
    case 'number':
    case 'terminal':
    case 'platform':
      return ride ? target : undefined;
    case 'from':
    case 'to':
      return ways.has(kind) ? target : undefined;
    case 'from_code':
      return kind === 'flight' ? 'fromCode' : undefined;
    case 'to_code':
      return kind === 'flight' ? 'toCode' : undefined;
    case 'row':
      return ride ? undefined : 'row';
    case 'coach':
      return ride ? 'coach' : kind === 'event' ? 'section' : undefined;
    case 'gate':
      return kind === 'flight' ? 'gate' : ride ? undefined : 'entrance';
    case 'booking_ref':
      return 'bookingReference';
    case 'ticket_number':
      return 'ticketNumber';
    case 'membership':
      return isWorthMoney(kind) ? undefined : 'membershipNumber';
    case 'venue':
      return ride || isNamedByHouse(kind) ? undefined : 'venue';
    case 'address':
      return ride ? undefined : 'address';
    case 'price':
      return isWorthMoney(kind) ? 'balance' : 'price';
    default:
      return undefined;
  }
}

/** Whether every ticket of an order carries from one place to another. */
export function areJourneys(drafts: readonly Draft[]): boolean {
  return drafts.every((draft) => draft.kind !== undefined && journeyKinds.has(draft.kind.value));
}
