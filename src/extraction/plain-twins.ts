import type { DocumentNode } from '#src/documents/document.ts';
import type { Reading } from '#src/tickets/evidence.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';

/**
 * Tickets without those that only the plain text of a mail tells whose HTML tells tickets, too: both are forms of one text (RFC 2046, 5.1.4), and
 * one that lost its columns tells them worse. What it says of a ticket that both tell stays.
 */
export function withoutPlainTwins(
  tickets: readonly MergedDraft[],
  documents: readonly DocumentNode[],
): readonly MergedDraft[] {
  const twins = new Map(documents.flatMap(twinsOf));
  if (twins.size === 0) return tickets;
  const told = new Set(tickets.flatMap(documentsOf));
  return tickets.filter((ticket) => {
    const own = documentsOf(ticket);
    return own.length === 0 || !own.every((id) => told.has(twins.get(id) ?? ''));
  });
}

/** Of a mail that is kept in both forms, the plain one's id and the other's. */
function twinsOf({ type, parts }: DocumentNode): readonly (readonly [plain: string, html: string])[] {
  if (type !== 'mail') return [];
  const of = (format: 'plain' | 'html') => parts.filter((part) => part.type === 'text' && part.format === format);
  const [[plain, ...others], [html]] = [of('plain'), of('html')];
  return plain && html && others.length === 0 ? [[plain.id, html.id]] : [];
}

/** Ids of the documents that a ticket was read of. */
export function documentsOf({ drafts }: MergedDraft): readonly string[] {
  return drafts.flatMap(({ kind, fields }) => {
    const readings: readonly Reading<unknown>[] = Object.values(fields).flatMap(
      (own): readonly Reading<unknown>[] => own ?? [],
    );
    return [...(kind ? [kind] : []), ...readings].map(({ evidence }) => evidence.document);
  });
}
