import type { Draft } from '#src/tickets/ticket.ts';
import type { ExtractionInput } from '../extractor.ts';
import { markupOf, typesOf } from '../schema-org/markup-of.ts';

/** LIST: types by which a shop tells machines what its message is about (schema.org), and those by which a booking does. */
const goods = /^(?:order|invoice|parceldelivery)$/;
const booking = /reservation|event|membership|ticket/;

/** Whether the sender marked a message as about goods and nothing else, and nothing in it says when something is, or has a code. */
export function isMarkedAsGoods({ documents, barcodes }: ExtractionInput, drafts: readonly Draft[]): boolean {
  const types = documents.flatMap(markupOf).flatMap(typesOf);
  if (!types.some((type) => goods.test(type)) || types.some((type) => booking.test(type))) return false;
  return barcodes.length === 0 && !drafts.some(({ fields }) => fields.start ?? fields.validFrom ?? fields.validUntil);
}
