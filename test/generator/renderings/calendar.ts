import type { Sheet, SheetTicket } from '../sheet.ts';
import type { TruthTime } from '../truth.ts';

/** The timed tickets of a sheet as iCalendar (RFC 5545), once per event; nothing when none has a time of day. */
export function writeCalendar(sheet: Sheet): string | undefined {
  const timed = sheet.tickets.filter((one) => one.truth.fields.start?.local.includes('T'));
  if (timed.length === 0) return undefined;
  const once = [...new Map(timed.map((one) => [`${one.headline} ${one.truth.fields.start!.local}`, one])).values()];
  const events = once.flatMap((one, index) => event(one, sheet, index));
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${sheet.issuer.domain}//EN`, 'METHOD:PUBLISH'];
  return [...head, ...events, 'END:VCALENDAR', ''].join('\n');
}

function event(ticket: SheetTicket, sheet: Sheet, index: number): string[] {
  const { fields } = ticket.truth;
  const place = [fields.venue?.[0] ?? fields.from?.[0], ...(fields.address ?? [])].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${index}-${sheet.context.replace(/\D/g, '')}@${sheet.issuer.domain}`,
    `DTSTAMP:${stamp(sheet.context)}Z`,
    `DTSTART${zoned(fields.start!)}`,
    ...(fields.end?.local.includes('T') ? [`DTEND${zoned(fields.end)}`] : []),
    `SUMMARY:${escaped(ticket.headline)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
  ].flatMap(folded);
}

function zoned(time: TruthTime): string {
  return `${time.tz ? `;TZID=${time.tz}` : ''}:${stamp(time.local)}`;
}

function stamp(local: string): string {
  return `${local.replace(/[-:]/g, '')}00`;
}

/** Section 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&');
}

/** Lines of at most 75 octets, section 3.1. */
function folded(line: string): string[] {
  const pieces = line.match(/.{1,36}/gu) ?? [''];
  return pieces.map((piece, index) => (index === 0 ? piece : ` ${piece}`));
}
