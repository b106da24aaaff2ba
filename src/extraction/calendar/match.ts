import type { ExtractionInput } from '../extractor.ts';

/** Whether any document is a calendar with an event. */
export function match({ documents }: ExtractionInput): boolean {
  return documents.some((document) => document.type === 'calendar' && document.events.length > 0);
}
