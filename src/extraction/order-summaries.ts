import type { DocumentNode } from '#src/documents/document.ts';
import { journeyKinds } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { sameWords } from '#src/tickets/same.ts';
import { documentsOf, withoutPlainTwins } from './plain-twins.ts';

/** The tickets of a mail, each once, though its text has two forms and may tell again what is attached. */
export function withoutTwins(
  tickets: readonly MergedDraft[],
  documents: readonly DocumentNode[],
): readonly MergedDraft[] {
  return withoutSummaries(withoutPlainTwins(tickets, documents), documents);
}

/**
 * Tickets without those that a mail only tells of in its text, and whose order is attached with its codes: the same kind, reference and name, and
 * no code of its own. Rides stay: of a journey in parts only one may be attached.
 */
function withoutSummaries(tickets: readonly MergedDraft[], documents: readonly DocumentNode[]): readonly MergedDraft[] {
  const texts = new Set(documents.filter(({ type }) => type === 'text').map(({ id }) => id));
  const isText = (ticket: MergedDraft) => documentsOf(ticket).every((id) => texts.has(id));
  const attached = tickets.filter(
    (ticket) => ticket.barcode !== undefined && !documentsOf(ticket).some((id) => texts.has(id)),
  );
  if (attached.length === 0) return tickets;
  return tickets.filter(
    (ticket) =>
      ticket.barcode !== undefined || !isText(ticket) || !attached.some((other) => isSameOrder(ticket, other)),
  );
}

function isSameOrder(summary: MergedDraft, { kind, fields }: MergedDraft): boolean {
  const { bookingReference, title } = summary.fields;
  if (summary.kind.value !== kind.value || journeyKinds.has(kind.value) || !bookingReference || !title) return false;
  const isOne = bookingReference.value === fields.bookingReference?.value;
  return isOne && fields.title !== undefined && sameWords(title.value, fields.title.value);
}
