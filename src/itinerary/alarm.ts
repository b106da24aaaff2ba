import type { TicketKind } from '#src/tickets/fields.ts';
import { hasClock } from '#src/tickets/time.ts';
import { contentLine, textLine } from './content-line.ts';
import type { When } from './when.ts';

/** LIST: how long before its beginning one is reminded of it (RFC 5545, section 3.3.6); null: not at all. */
const leads: Readonly<Record<TicketKind, string | null>> = {
  flight: '-PT3H',
  train: '-PT30M',
  bus: '-PT30M',
  boat: '-PT1H',
  event: '-PT2H',
  hotel: '-PT3H',
  restaurant: '-PT1H',
  rental: '-PT1H',
  parking: '-PT30M',
  voucher: null,
  giftCard: null,
  membership: null,
  pass: null,
  code: '-PT1H',
};

/** Nine in the morning of the day before, and a week before. */
const dayBefore = '-PT15H';
const weekBefore = '-P6DT15H';

/** The reminder of a ticket (VALARM, section 3.6.6): by kind, by day where no clock is known, a week before something ends to be valid. */
export function alarmLines(kind: TicketKind, { start, lastDay }: When, summary: string): readonly string[] {
  const lead = lastDay ? weekBefore : hasClock(start) ? leads[kind] : dayBefore;
  if (!lead) return [];
  return [
    'BEGIN:VALARM',
    contentLine('ACTION', 'DISPLAY'),
    contentLine('TRIGGER', lead),
    textLine('DESCRIPTION', summary),
    'END:VALARM',
  ];
}
