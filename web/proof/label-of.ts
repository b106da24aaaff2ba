import type { Language } from '#src/languages/languages.ts';
import type { Words } from '../messages/words.ts';
import type { FieldName, Kind } from './ticket-data.ts';

/** What fields, values and places are called, in one language. */
export type TicketWords = { readonly language: Language; readonly proof: Words['proof'] };

/** What a field of a ticket of this kind is called. */
export function labelOf({ proof: t }: TicketWords, name: FieldName, kind: Kind): string {
  const special: Partial<Record<FieldName, Partial<Record<Kind, string>>>> = {
    start: t.starts,
    end: t.ends,
    product: t.products,
    venue: t.venues,
  };
  return special[name]?.[kind] ?? t.fields[name];
}
