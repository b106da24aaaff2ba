import type { FieldName, TicketFields } from '#src/tickets/fields.ts';
import { isAirlineName } from '#src/tickets/places/airlines.ts';
import { weekdays } from '../../../words/calendar-words.ts';
import { isDesk } from '../../../words/desks.ts';
import { fold, foldKey } from '../../../words/fold.ts';
import { generic } from '../../../words/generic-words.ts';
import { kindWords } from '../../../words/kind-words.ts';
import { labelEntries, labelMeanings, labelWords } from '../../../words/label-index.ts';
import { isLetterClosing } from '../../../words/letter-closings.ts';
import { behindGreeting } from '../../../words/order-words.ts';
import type { Role } from '../../../words/roles.ts';
import type { Span } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import { isNameLabel } from '../../labels/full-names.ts';
import type { Target } from '../../scoring/targets.ts';
import { findContact } from '../../values/contacts.ts';
import { readName } from '../../values/names.ts';
import { isNoPlace } from '../../values/no-place.ts';
import { isAircraft } from '../../values/numbers.ts';
import { placeName } from '../../values/place-name.ts';
import { readAmount, readText, tellsMore } from '../../values/read-value.ts';
import { isWay, tellsWay } from '../../values/routes.ts';
import { partOfHouse } from './part-of-house.ts';
import { readAddress } from './read-address.ts';

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
  if (target === 'price') return readAmount(span, understood.currency);
  if (span.date || span.money || (span.clock && !(target === 'seat' && seatOrHour.test(span.text)))) return undefined;
  const text = (span.cells.length > 1 && target !== 'address' ? span.text.replaceAll(', ', ' ') : span.text)
    .replace(/\s+\([^()]*$/, '')
    .trim();
  const contact = findContact(text);
  if (contact.email || contact.website || isLetterClosing(text)) return undefined;
  const behind = behindGreeting(text);
  if (behind !== undefined) return target === 'passenger' ? greeted(behind) : undefined;
  if (target === 'passenger')
    return isLabelled(text) || areNames(text) || isAirlineName(text) ? undefined : readName(text);
  if (target === 'carrier' && tellsMore(text)) return undefined;
  if (named.has(target) && (isFragment(text) || isDesk(text))) return undefined;
  if ((target === 'title' || target === 'class' || (isEnd(target) && text.includes(' '))) && isLabel(span, understood))
    return undefined;
  if (isEnd(target) && (isWay(text) || tellsWay(text) || isNoPlace(text))) return undefined;
  if (isEnd(target) && (/^\(.*\)$/.test(text) || /\p{Ll}{6}\.$/u.test(text))) return undefined;
  if ((target === 'venue' || target === 'carrier') && generic(text)) return undefined;
  if (target === 'carrier' && isKindOfCard(text)) return undefined;
  if (target === 'product' && (isOfLabels(text) || isCount(text))) return undefined;
  if (target === 'class' && isNoClassName(text)) return undefined;
  if (target === 'number' && isAircraft(text)) return undefined;
  if ((isEnd(target) || target === 'venue') && weekdays.has(fold(text))) return undefined;
  if (numbers.has(target) && vatNumber.test(text.replace(/[ .-]/g, ''))) return undefined;
  if (target === 'address') return readAddress(span, text, understood);
  if (target === 'from_code' || target === 'to_code') return /^[A-Z]{3}$/.test(text) ? text : undefined;
  const role = field === 'section' || field === 'gate' ? field : roleOf[target];
  if (role === 'section') {
    const part = text.length <= 40 ? partOfHouse(text, understood.language) : undefined;
    return part && readText(role, part);
  }
  if (role) return text.length <= 40 ? (readText(role, text) ?? categoryOf(target, text)) : undefined;
  const place = isEnd(target) ? placeName(text) : text;
  const bare = place.replace(/^[→>\s]+|[→>\s]+$/gu, '');
  return bare.length >= 2 && bare.length <= 90 && /[\p{L}\d]/u.test(bare) ? bare : undefined;
}

/** "21H" is a seat, too, and no hour where it is told to be one. */
const seatOrHour = /^[1-9]\d?H$/;

/** LIST: what has a name of its own. */
const named: ReadonlySet<Target> = new Set(['title', 'venue', 'from', 'to', 'carrier']);

/** Whether a text is what is left of a name: "& Ballet", "intero)", "DE". */
function isFragment(text: string): boolean {
  return /^[&+/,]/.test(text) || (text.includes(')') && !text.includes('(')) || particle.test(fold(text));
}

/** LIST: words that stand within names and are none, folded. */
const particle =
  /^(?:the|of|and|at|on|in|de|del|la|las|le|les|el|los|y|e|et|du|des|di|da|do|dos|della|il|lo|gli|und|der|die|das|den|dem|im|am|von|vom|zu|zum|van|het|een|op|te|og|och|av|til|ja|i|w|z|na|do|ve|с|и|в|на|of the|de la)$/;

function isEnd(target: Target): boolean {
  return target === 'from' || target === 'to';
}

/** Of seats for a show there are more classes than two: "3", "B". */
function categoryOf(target: Target, text: string): string | undefined {
  return target === 'class' && /^\d$/.test(text) ? text : undefined;
}

const numbers: ReadonlySet<Target> = new Set(['booking_ref', 'ticket_number', 'membership']);

/** A tax number of the European Union (Directive 2006/112/EC art. 215; forms as VIES tells them): the seller's, never the ticket's. */
const vatNumber =
  /^(?:ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z\d]\d{7}[A-Z\d]|FI\d{8}|FR[A-Z\d]{2}\d{9}|HR\d{11}|HU\d{8}|IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}|IT\d{11}|LT(?:\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d\d|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10})$/;

/** Whether a label of a part of a name stands in a text: "Nachname Quist" is no name. The shortest labels are names themselves: "Adi". */
function isLabelled(text: string): boolean {
  return text.split(' ').some((word) => word.length > 3 && isNameLabel(word));
}

/** Whether a line lists names with their titles: "Mr Tom Berger, Mrs Lia Berger" is nobody. */
function areNames(text: string): boolean {
  const parts = text.split(/,\s*/);
  const isTitled = (part: string) => {
    const name = readName(part);
    return name !== undefined && name !== part;
  };
  return parts.length > 1 && parts.every(isTitled);
}

/** Whether a text is but a label, or begins with one in a line of its own: "Offer" over "Coffee and cake". */
function isLabel({ cells, text }: Span, { labels }: Understood): boolean {
  const [first] = cells;
  const isWhole = labels.get(first!)?.some((label) => label.whole && !label.unknown);
  return isWhole === true && (cells.length > 1 || text.length >= first!.text.length - 1);
}

/** Whether a text is made of labels: "Ticket type Category" heads two columns. */
function isOfLabels(text: string): boolean {
  const words = labelWords(text);
  return words.length > 1 && words.every((word) => labelEntries([word]).length > 0);
}

/** Whether a text only says what kind of card it is: "Cadeaukaart". */
function isKindOfCard(text: string): boolean {
  const kinds = kindWords(text);
  return (['giftCard', 'voucher', 'membership'] as const).some((kind) =>
    kinds.get(kind)?.some(({ word }) => foldKey(word) === foldKey(text)),
  );
}

/** Whether a text counts something: "Aantal personen: 5". */
function isCount(text: string): boolean {
  return /^[^:]{3,40}:\s*\d+$/.test(text);
}

/** LIST: what of a ride or house is told by a word and a few letters or digits. */
const places: ReadonlySet<Role> = new Set(['coach', 'seat', 'row', 'gate', 'platform', 'terminal'] as const);

/** Whether a text is but a word for a class, "Klase", or says which coach or seat it is: "Car C". */
function isNoClassName(text: string): boolean {
  const [first = '', second, ...more] = labelWords(text);
  const says = labelMeanings([first]).map(({ role }) => role);
  if (second === undefined) return says.includes('class');
  return more.length === 0 && /^(?:\p{L}|.*\d.*)$/u.test(second) && says.some((role) => places.has(role));
}

/** "Hallo Ruben ten Hove" greets a traveller, and is nobody else; a given name alone is no whole name. */
function greeted(behind: string): string | undefined {
  const name = readName(behind.replace(/[,!:]$/, ''));
  return name?.includes(' ') ? name : undefined;
}
