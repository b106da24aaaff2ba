import type { MailDocument } from '#src/documents/document.ts';
import { isRealTime } from '#src/tickets/time.ts';
import { findDates, type WrittenDay } from './page-text/values/values.ts';

/** The day of a forwarded message, from how its forwarder's program wrote it: `Mo., 12. Okt. 2026 um 14:05 Uhr`, `10/12/2026 2:05 PM`. */
export function sentDay({ sent, date }: Pick<MailDocument, 'sent' | 'date'>): string | undefined {
  const written = sent ? findDates(sent)[0] : undefined;
  if (!written?.year) return undefined;
  const days = [written, ...(written.swappable ? [{ ...written, day: written.month, month: written.day }] : [])]
    .map(iso)
    .filter(isRealTime)
    // Nothing is forwarded before it came; zones differ by a day.
    .filter((day) => !date || Date.parse(day) <= Date.parse(date) + 86_400_000);
  return /[ap]\.?m\.?\b/i.test(sent!) ? days.at(-1) : days[0];
}

function iso({ year = 0, month, day }: WrittenDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
