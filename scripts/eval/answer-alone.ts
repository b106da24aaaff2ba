/** A model's answer taken at its word, without any check: what an evaluation compares the checked one with. */

import { type AskableField, askable } from '#src/extraction/model/askable.ts';
import { readWireMoney, readWireTime } from '#src/extraction/model/find-time.ts';
import { extractorName } from '#src/extraction/model/grounded.ts';
import { readAnswer } from '#src/extraction/model/schema.ts';
import type { Source } from '#src/extraction/model/source.ts';
import type { TicketFields } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { isRealTime } from '#src/tickets/time.ts';

/** Drafts of every value of an answer, borne out or not. Only for measuring; no pass is made of them. */
export function draftsOfAnswer(value: unknown, source: Source): readonly Draft[] {
  const tickets = readAnswer(value)?.answer.tickets ?? [];
  const evidence = { document: source.lines[0]?.document ?? '0', extractor: extractorName };
  return tickets.map((ticket): Draft => {
    const fields: Record<string, unknown> = {};
    for (const reading of ticket.readings) {
      const read = valueOfWire(reading.field, reading.value);
      if (read !== undefined) fields[reading.field] = [{ value: read, confidence: 0.9, evidence }];
    }
    const code = source.codes.find(({ label }) => label === ticket.code);
    return {
      extractor: extractorName,
      group: 'answer',
      kind: { value: ticket.kind, confidence: 0.9, evidence },
      // Each name came with a value of its own type.
      fields: fields as FieldReadings,
      ...(code && { barcode: code.barcode.id }),
    };
  });
}

function valueOfWire(name: AskableField, value: string): TicketFields[AskableField] | undefined {
  const { type } = askable[name];
  if (type === 'money') return readWireMoney(value);
  if (type !== 'time') return value;
  const time = readWireTime(value);
  const local = time && (time.clock === undefined ? time.day : `${time.day}T${time.clock}`);
  return local && isRealTime(local) ? { local } : undefined;
}
