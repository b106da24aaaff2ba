import type { TicketKind } from '#src/tickets/fields.ts';
import { kindTable } from '#src/tickets/kind-table.ts';
import { hasClock } from '#src/tickets/time.ts';
import { contentLine, textLine } from './content-line.ts';
import type { When } from './when.ts';

/** Nine in the morning of the day before, and a week before. */
const dayBefore = 'PT15H';
const weekBefore = 'P6DT15H';

/** The reminder of a ticket (VALARM, RFC 5545, section 3.6.6): by kind, by day where no clock is known, a week before something ends to be valid. */
export function alarmLines(kind: TicketKind, { start, lastDay }: When, summary: string): readonly string[] {
  const lead = lastDay ? weekBefore : hasClock(start) ? kindTable[kind].reminder : dayBefore;
  if (!lead) return [];
  return [
    'BEGIN:VALARM',
    contentLine('ACTION', 'DISPLAY'),
    contentLine('TRIGGER', `-${lead}`),
    textLine('DESCRIPTION', summary),
    'END:VALARM',
  ];
}
