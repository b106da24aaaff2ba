import type { DocumentNode, JsonObject } from '#src/documents/document.ts';
import { normaliseObjects, readJsonLd } from '#src/documents/shared/texts/json-ld.ts';

export { typesOf } from './values.ts';

/** The schema.org objects that a document carries: the markup of a text, or JSON-LD in a property of a calendar event. */
export function markupOf(document: DocumentNode): readonly JsonObject[] {
  if (document.type === 'text') return document.markup;
  if (document.type !== 'calendar') return [];
  return document.events.flatMap((event) =>
    Object.values(event.properties)
      .filter(isJsonLd)
      .flatMap((value) => normaliseObjects(readJsonLd(value))),
  );
}

/** Whether the value of a calendar property is JSON-LD, as some programs attach the reservation behind an event. */
export function isJsonLd(value: string): boolean {
  return /^\s*[[{]/.test(value) && value.includes('"@type"');
}
