import type { DocumentNode, Page } from '#src/documents/document.ts';
import { onUpload } from '#src/documents/uploaded-region.ts';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { ChosenFields, Ticket } from '#src/tickets/ticket.ts';

/** The ticket with regions of its evidence and its code on the pictures as they were uploaded, not as we straightened them. */
export function placeOnUpload(ticket: Ticket, documents: readonly DocumentNode[]): Ticket {
  const placed = <T>(reading: Reading<T>): Reading<T> => {
    const { region, pieces } = reading.evidence;
    const page = region && pageOf(documents, reading.evidence);
    if (!page?.uploaded) return reading;
    const parts = pieces ? { pieces: pieces.map((piece) => onUpload(page, piece)) } : {};
    return { ...reading, evidence: { ...reading.evidence, region: onUpload(page, region!), ...parts } };
  };
  const chosen = <T>(one: Chosen<T>): Chosen<T> => ({ ...placed(one), others: one.others.map(placed) });
  // Each name keeps a value of its own type.
  const fieldsOf = (fields: ChosenFields) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, chosen<unknown>(field)])) as ChosenFields;
  const { barcode } = ticket;
  const page = barcode?.region && pageOf(documents, barcode);
  return {
    ...ticket,
    kind: chosen(ticket.kind),
    fields: fieldsOf(ticket.fields),
    ...(ticket.read ? { read: fieldsOf(ticket.read) } : {}),
    ...(page?.uploaded ? { barcode: { ...barcode!, region: onUpload(page, barcode!.region!) } } : {}),
  };
}

/** The page that evidence names; undefined where there are no pages. */
export function pageOf(
  documents: readonly DocumentNode[],
  place: { readonly document: string; readonly page?: number },
): Page | undefined {
  const document = documents.find(({ id }) => id === place.document);
  const pages = document && 'pages' in document ? document.pages : [];
  return pages.find(({ number }) => number === place.page);
}
