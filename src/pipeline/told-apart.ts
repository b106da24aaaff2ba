import { type Doubt, doubtsOf } from '#src/extraction/doubts.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';

/** LIST: what tells a ticket from another of the same title, in the order in which people say it. */
export const tellingFields = [
  'start',
  'number',
  'passenger',
  'coach',
  'section',
  'row',
  'seat',
] as const satisfies readonly FieldName[];

/** What is said of a pass beside its title. */
export type PassFacts = {
  /** Values by which it is known among others; `start` as `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`. */
  readonly told: readonly { readonly field: (typeof tellingFields)[number]; readonly value: string }[];
  /** Neither day nor validity is known. */
  readonly undated: boolean;
  /** It has no code to scan. */
  readonly codeless: boolean;
  /** Values to compare with the original. */
  readonly checks: readonly Doubt[];
  /** Zone of its time, for saying other times in it. */
  readonly zone?: string;
};

/** What tells a ticket from others, and what it does not say. */
export function passFactsOf({ fields, barcode }: Ticket): PassFacts {
  const told = tellingFields.flatMap((field) => {
    const value = fields[field]?.value;
    const text = typeof value === 'object' ? value.local : value;
    return text ? [{ field, value: text }] : [];
  });
  const day = fields.start ?? fields.end ?? fields.validFrom ?? fields.validUntil;
  const zone = (fields.start ?? fields.end)?.value.zone;
  return { told, undated: !day, codeless: !barcode, checks: doubtsOf(fields), ...(zone ? { zone } : {}) };
}
