import type { DocumentNode } from '#src/documents/document.ts';
import { sentDay } from './sent-day.ts';

/**
 * The day that year-less dates are read against: the earliest mail's date (a forwarded message is older than its
 * wrapper), else the PDF's, else the picture's, else today.
 */
export function contextOf(
  documents: readonly DocumentNode[],
  today: string,
): { readonly contextDay: string; readonly documentDated: boolean } {
  const day =
    datesOf(documents, 'mail').toSorted()[0] ?? datesOf(documents, 'pdf')[0] ?? datesOf(documents, 'image')[0];
  return { contextDay: day ?? today, documentDated: day !== undefined };
}

function datesOf(documents: readonly DocumentNode[], type: 'mail' | 'pdf' | 'image'): string[] {
  return documents.flatMap((document) => {
    if (document.type !== type) return [];
    const sent = document.type === 'mail' ? sentDay(document) : undefined;
    if (sent) return [sent];
    const date = document.type === 'mail' ? document.date : document.created;
    return date !== undefined && /^\d{4}-\d{2}-\d{2}/.test(date) ? [date.slice(0, 10)] : [];
  });
}
