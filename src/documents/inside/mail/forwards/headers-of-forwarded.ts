import { readMailDate } from '../../../shared/mail/mail-date.ts';
import type { Quote } from './find-quotes.ts';
import { forwardedSubject } from './head-words.ts';

/** What the header of a mail says, as far as we look at it. */
export type MailHeaders = {
  readonly subject?: string;
  readonly from?: { readonly name?: string; readonly address?: string };
  readonly date?: string;
  readonly sent?: string;
  readonly own?: string;
};

/** The header of a forwarded message, from what stands above it; the mail around it helps out where that says nothing. */
export function headersOfForwarded(
  outer: MailHeaders,
  { quote, own }: { readonly quote: Quote; readonly own: string },
): MailHeaders {
  const subject = quote.subject ?? forwardedSubject(outer.subject ?? '');
  const date = readMailDate(quote.sent ?? '');
  return {
    ...(subject ? { subject: subject.slice(0, 1000) } : {}),
    ...(quote.from ? { from: quote.from } : {}),
    ...(date || outer.date ? { date: date ?? outer.date! } : {}),
    ...(quote.sent && !date ? { sent: quote.sent.slice(0, 300) } : {}),
    own: `${own}\n${quote.names}`.trim(),
  };
}
