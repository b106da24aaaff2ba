import type { CalendarEvent } from '#src/documents/document.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Read } from './reading.ts';

/** What only somebody has who booked. */
const booked = ['bookingReference', 'ticketNumber', 'seat', 'row', 'number'] as const satisfies readonly FieldName[];

const conference =
  /\b(?:teams\.microsoft\.com|microsoft teams|zoom\.us|zoom meeting|meet\.google\.com|google meet|webex|gotomeeting|whereby\.com|skype|bluejeans|dial-?in|join (?:the |this )?(?:meeting|call)|besprechungs-id|meeting id)\b/i;

/** Titles of what comes or is due, and of days that nobody sells. */
const leaves = /^(?:check-?out)\b|\b(?:car|rental|mietwagen)\b.*\b(?:return|drop-?off|rückgabe)\b/i;
const unattended =
  /\b(?:delivery|deliveries|lieferung|zustellung|livraison|entrega|consegna|bezorging|invoice|rechnung|facture|factura|fattura|factuur|payment|zahlung|paiement|due|fällig|birthday|geburtstag|anniversaire|cumpleaños|compleanno|verjaardag|deadline|out of office|vacation|urlaub|public holiday|feiertag)\b/i;

/**
 * Whether an event is a date in somebody's diary and no ticket: one that returns, a call, an invitation of colleagues to
 * a room, a birthday. Whoever has a seat or a reference has a ticket.
 */
export function isMeeting(event: CalendarEvent, { kind, fields }: Read): boolean {
  if (leaves.test(event.summary ?? '')) return true;
  if (kind === 'event' && unattended.test(event.summary ?? '')) return true;
  if (kind !== 'event' || booked.some((name) => fields[name] !== undefined)) return false;
  const { properties, method, location, description } = event;
  if (properties.RRULE !== undefined) return true;
  if (conference.test(`${location ?? ''}\n${description ?? ''}`)) return true;
  const whole = event.start?.local.length === 10;
  if (whole && properties.TRANSP === 'TRANSPARENT' && !location) return true;
  const invited = method === 'REQUEST' && properties.ATTENDEE !== undefined;
  return invited && fields.address === undefined && fields.venueLocation === undefined;
}
