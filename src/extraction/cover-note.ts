import type { DocumentNode, MailDocument, TextDocument } from '#src/documents/document.ts';
import { pagesOf, walkDocuments } from '#src/documents/tree.ts';
import { fold } from './words/fold.ts';

/** Words of a text that still is a note about what is attached. */
const longest = 150;
/** Words of a file that can be a ticket by itself; a PDF with a code can, too. A picture of a code belongs to the text around it. */
const fewest = 30;

/**
 * A mail without the note of who attached a ticket to it: short, without tables or markup, and of a sender whose domain is nowhere in
 * what is attached (an issuer's is, and their text belongs to the ticket). The note is kept as the sender's own words.
 */
export function withoutCover(root: DocumentNode): DocumentNode {
  if (root.type !== 'mail' || root.own !== undefined) return root;
  const notes = root.parts.filter((part) => part.type === 'text');
  const files = root.parts.filter((part) => part.type !== 'text' && part.type !== 'unread').flatMap(walkDocuments);
  const text = notes.flatMap(linesOf).join('\n');
  const isNote = notes.length > 0 && notes.every(isPlain) && wordsIn(text) <= longest;
  if (!isNote || !files.some(isTicketByItself) || isOfIssuer(root, files)) return root;
  return { ...root, own: text.slice(0, 2000), parts: root.parts.filter((part) => part.type !== 'text') };
}

function isTicketByItself(document: DocumentNode): boolean {
  if (document.type === 'pass') return true;
  const coded = document.type === 'pdf' && document.pages.some(({ barcodes }) => barcodes.length > 0);
  return coded || wordsIn(linesOf(document).join('\n')) >= fewest;
}

/** Lines one below the other: no two side by side, and nothing for machines. */
function isPlain({ pages, markup }: TextDocument): boolean {
  return markup.length === 0 && pages.every(({ lines }) => new Set(lines.map(({ y }) => y)).size === lines.length);
}

/** Whether the sender's domain stands in what is attached: `tickets@buehne.example` in "www.buehne.example". */
function isOfIssuer({ from }: MailDocument, files: readonly DocumentNode[]): boolean {
  const host = from?.address?.split('@')[1]?.split('.').slice(0, -1) ?? [];
  const names = host.filter((part) => part.length > 3).map(fold);
  const printed = fold(files.flatMap(linesOf).join('\n')).replace(/\s/g, '');
  return names.length === 0 || names.some((name) => printed.includes(name));
}

function linesOf(document: DocumentNode): readonly string[] {
  return pagesOf(document).flatMap(({ lines }) => lines.map(({ text }) => text));
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
