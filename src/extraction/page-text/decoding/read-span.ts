import type { FieldName, TicketFields } from '#src/tickets/fields.ts';
import type { Role } from '../../words/roles.ts';
import type { Span } from '../candidates/span.ts';
import { isGreeting } from '../order-words.ts';
import type { Target } from '../scoring/targets.ts';
import type { Understood } from '../understood.ts';
import { hasPostcode, hasStreet, splitAddress } from '../values/addresses.ts';
import { findContact } from '../values/contacts.ts';
import { readName } from '../values/names.ts';
import { readMoney, readText } from '../values/read-value.ts';

const roleOf: Partial<Record<Target, Role>> = {
  seat: 'seat',
  row: 'row',
  coach: 'coach',
  class: 'class',
  gate: 'entrance',
  terminal: 'terminal',
  platform: 'platform',
  group: 'group',
  sequence: 'sequence',
  booking_ref: 'bookingReference',
  ticket_number: 'ticketNumber',
  membership: 'membershipNumber',
  address: 'address',
};

/** The value that a span stands for as a target, as it goes into a ticket's field; undefined when it is not fit for it. */
export function readSpan(
  span: Span,
  target: Target,
  understood: Understood,
  field?: FieldName,
): TicketFields[keyof TicketFields] | undefined {
  if (target === 'price') {
    const currency = span.money?.currency ?? understood.currency;
    return span.money && currency
      ? (readMoney(span.text, understood.currency) ?? { amount: span.money.amount, currency })
      : undefined;
  }
  if (span.date || span.clock || span.money) return undefined;
  const text = (span.cells.length > 1 && target !== 'address' ? span.text.replaceAll(', ', ' ') : span.text)
    .replace(/\s+\([^()]*$/, '')
    .trim();
  const contact = findContact(text);
  if (contact.email || contact.website) return undefined;
  if (isGreeting(text)) return target === 'passenger' ? greeted(text) : undefined;
  if (target === 'passenger') return readName(text);
  // An address has no label inside it.
  const labelled = span.cells.some((cell) => understood.labels.get(cell)?.some((label) => label.whole));
  if (target === 'address' && span.cells.length > 1 && labelled) return undefined;
  if (target === 'address' && (/:\s/.test(text) || (!hasStreet(text) && !hasPostcode(text)))) return undefined;
  if (target === 'address')
    return span.cells.length > 1
      ? readText('address', span.text)
      : (splitAddress(text)?.address ?? readText('address', text));
  if (target === 'from_code' || target === 'to_code') return /^[A-Z]{3}$/.test(text) ? text : undefined;
  const role = field === 'section' || field === 'gate' ? field : roleOf[target];
  if (role) return text.length <= 40 ? (readText(role, text) ?? undefined) : undefined;
  return text.length >= 2 && text.length <= 90 && /[\p{L}\d]/u.test(text) ? text : undefined;
}

/** "Hallo Ruben ten Hove" greets a traveller, and is nobody else; a given name alone is no whole name. */
function greeted(text: string): string | undefined {
  const name = readName(text.replace(/^\p{L}+(?: \p{Ll}+)*[,!]? /u, '').replace(/[,!:]$/, ''));
  return name?.includes(' ') ? name : undefined;
}
