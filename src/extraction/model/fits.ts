/** Whether a value has the looks of its field, where no label vouches for it. */

import { journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { dayOf, type TicketTime } from '#src/tickets/time.ts';
import { isCode, looksLikeName } from '../page-text/values/values.ts';
import { labelEntries, labelWords } from '../words/label-index.ts';
import type { Grounded } from './grounded.ts';

/**
 * `well`: good enough without a label. `fair`: without a label only from a model that is right in all else. `label`: only
 * with one. `no`: never.
 */
export type Fit = 'well' | 'fair' | 'label' | 'no';

/** What the fit of one value is judged by: the ticket's kind and its other fields. */
export type KnownTicket = { readonly fields: ChosenFields; readonly kind: TicketKind };

/** How a grounded value suits its field. */
export function fitInField({ name, reading, lines, alone }: Grounded, { fields, kind }: KnownTicket): Fit {
  const { value } = reading;
  const prose = lines.some((line) => line.cell?.prose);
  if (typeof value !== 'string') {
    if (labelledTimes.has(name)) return 'label';
    if ('local' in value)
      return timeFits(name, value, fields.start?.value)
        ? prose || (value.yearInferred && lines.length > 1)
          ? 'fair'
          : 'well'
        : 'no';
    return prose ? 'fair' : 'well';
  }
  if (labelEntries(labelWords(value)).length > 0 && !/\d/.test(value)) return 'no';
  switch (name) {
    case 'passenger':
      return looksLikeName(value) ? (prose ? 'fair' : 'well') : 'no';
    case 'bookingReference':
    case 'ticketNumber':
    case 'membershipNumber':
    case 'voucherCode':
      return isCode(value.replaceAll(' ', '')) ? (standsAlone(value, lines) ? 'fair' : 'label') : 'no';
    case 'venue':
      return journeyKinds.has(kind) ? 'label' : prose ? 'fair' : 'well';
    case 'title':
    case 'from':
    case 'to':
    case 'carrier':
    case 'address':
    case 'product':
      return /\p{L}{2}/u.test(value) ? (prose ? 'fair' : 'well') : 'no';
    case 'number':
      return /\d/.test(value) && kind !== 'event' ? 'well' : 'label';
    case 'eventType':
      return kind === 'event' ? 'well' : 'no';
    case 'seat':
    case 'row':
    case 'coach':
      if (value.length > 12) return 'no';
      return alone && seated.has(kind) && /\d/.test(value) ? 'fair' : 'label';
    default:
      return 'label';
  }
}

/** A long code that is all that stands in its lines. */
function standsAlone(value: string, lines: Grounded['lines']): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  return letters(value).length >= 6 && letters(lines.map((line) => line.text).join('')) === letters(value);
}

/** Times that are told from the others by nothing but their label. */
const labelledTimes: ReadonlySet<Grounded['name']> = new Set([
  'doors',
  'boarding',
  'issued',
  'validFrom',
  'validUntil',
]);

const seated: ReadonlySet<TicketKind> = new Set(['train', 'bus', 'event']);

/** An end follows its start; doors and boarding come before it on its day. */
function timeFits(name: Grounded['name'], value: TicketTime, start: TicketTime | undefined): boolean {
  if (!start) return true;
  if (name === 'end' || name === 'validUntil') return dayOf(value) >= dayOf(start);
  if (name === 'boarding' || name === 'doors') return value.local <= start.local || dayOf(value) === dayOf(start);
  return true;
}
