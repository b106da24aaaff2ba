import type { ExtractionInput } from '../extractor.ts';
import { mayHoldReservation } from './find-reservations.ts';
import { markupOf } from './markup-of.ts';

/** Whether any document carries markup of a reservation or event. */
export function match({ documents }: ExtractionInput): boolean {
  return documents.some((document) => mayHoldReservation(markupOf(document)));
}
