import type { DocumentNode } from '#src/documents/document.ts';
import { understand } from '#src/extraction/understand.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { extractionInput, openMail } from '#test/support/mails.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { differencesFrom, plain, type ReadWritten } from '#test/written/read-written.ts';
import type { Structured } from './structured.ts';

/** Reads a mail as if it came on 2 March 2027; its PDFs are laid out instead of opened. */
export async function readStructured(structured: Structured): Promise<ReadWritten> {
  const { root } = extractionInput(await openMail(structured.mail));
  const shown = [...(structured.pdfs ?? [])];
  const { tickets, eligibility } = understand(withPdfs(root, shown), '2027-03-02');
  const read = tickets.map(toTexts);
  return { tickets: read, differences: differencesFrom(structured, read, eligibility.reason) };
}

/** Parts that are files become PDFs, in their order. */
function withPdfs(node: DocumentNode, shown: string[]): DocumentNode {
  if (node.type === 'unread' && node.reason === 'too-many') {
    const text = shown.shift();
    if (text !== undefined) return { type: 'pdf', id: node.id, pageCount: 1, pages: [pageOf(text)], parts: [] };
  }
  return { ...node, parts: node.parts.map((part) => withPdfs(part, shown)) };
}

function toTexts(ticket: Ticket): Readonly<Record<string, string>> {
  const { start, end } = ticket.fields;
  const code = ticket.barcode;
  return {
    ...plain(ticket),
    ...(start?.value.offset ? { startOffset: start.value.offset } : {}),
    ...(end?.value.offset ? { endOffset: end.value.offset } : {}),
    ...(code ? { barcode: `${code.symbology} ${code.text}` } : {}),
  };
}
