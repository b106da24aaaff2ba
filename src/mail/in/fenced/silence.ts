import { calendarAddressOf } from '../intake-address.ts';
import { type HeaderField, isAddressed, type MailAddress, singleAddress, valuesOf } from './mail-headers.ts';
import type { Silence } from './silences.ts';
import { isVacation } from './vacation.ts';

/** What is known of a mail before anything is checked. */
export type MailFacts = {
  readonly fields: readonly HeaderField[];
  /** From MAIL FROM; empty for a bounce. */
  readonly envelopeSender: string;
  /** The first bytes of the message as text, header included. */
  readonly head: string;
};

/** Addresses of ours: the intake first. */
export type OwnAddresses = { readonly intake: string; readonly others: readonly string[] };

/**
 * Why this mail must not be answered, or whom an answer would go to. RFC 3834, section 2: a program that answers mail
 * answers persons, never programs, lists or itself. `Reply-To` is never looked at.
 */
export function whomToAnswer({ fields, envelopeSender, head }: MailFacts, own: OwnAddresses): MailAddress | Silence {
  const from = valuesOf(fields, 'from');
  const sender = from.length === 1 ? singleAddress(from[0]!) : undefined;
  const contentType = valuesOf(fields, 'content-type').join(' ').toLowerCase();
  if (envelopeSender === '') return 'null-sender';
  if (valuesOf(fields, 'auto-submitted').some((value) => !/^no\b/i.test(value))) return 'automatic';
  if (valuesOf(fields, 'precedence').some((value) => /^(?:bulk|junk|list)\b/i.test(value))) return 'bulk';
  if (fields.some(({ name }) => name.startsWith('list-'))) return 'list';
  if (fields.some(({ name }) => name === 'x-auto-response-suppress')) return 'suppressed';
  if (contentType.startsWith('multipart/report') || contentType.startsWith('message/delivery-status')) return 'report';
  if (isCalendarReply(head)) return 'calendar-reply';
  if (!sender) return 'no-single-sender';
  if (isVacation({ fields, head }, own)) return 'vacation';
  const address = sender.address.toLowerCase();
  if ([own.intake, calendarAddressOf(own.intake), ...own.others].some((mine) => mine.toLowerCase() === address))
    return 'ourselves';
  if (robot.test(sender.local)) return 'robot';
  if (!isTo(own.intake, fields) && !wantsCalendar(fields, own)) return 'not-to-us';
  return sender;
}

/** Whether a mail goes to the address of those who want a calendar as well. */
export function wantsCalendar(fields: readonly HeaderField[], { intake }: OwnAddresses): boolean {
  return isTo(calendarAddressOf(intake), fields);
}

function isTo(address: string, fields: readonly HeaderField[]): boolean {
  return isAddressed([...valuesOf(fields, 'to'), ...valuesOf(fields, 'cc')], address);
}

/** Names that programs send from (RFC 2142 and custom). */
const robot =
  /^(?:mailer-daemon|postmaster|no[-_.]?reply|do[-_.]?not[-_.]?reply|bounces?|majordomo|listserv|owner-.*|.*-request)(?:[-+=].*)?$/i;

/** An answer to an invitation (RFC 6047, 2.4: the method stands in the type of the part). */
function isCalendarReply(head: string): boolean {
  return /^content-type:[ \t]*text\/calendar[^\r\n]{0,300}(?:\r\n[ \t][^\r\n]{0,300}){0,5}method="?reply/im.test(
    head.slice(0, 20_000),
  );
}
