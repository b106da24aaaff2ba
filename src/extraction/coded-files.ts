import type { DocumentNode } from '#src/documents/document.ts';
import { walkDocuments } from '#src/documents/tree.ts';

/**
 * A mail without the attached files that carry no code, where others do: a ticket beside a menu, a map or a bill is the
 * ticket that it is alone. Undefined where nothing is left out, or nothing left.
 */
export function codedFilesOf(root: DocumentNode): DocumentNode | undefined {
  const files = walkDocuments(root).filter(isFile);
  const coded = files.filter(hasCode);
  if (root.type !== 'mail' || coded.length === 0 || coded.length === files.length) return undefined;
  return withoutUncoded(root);
}

function withoutUncoded(document: DocumentNode): DocumentNode {
  if (document.type !== 'mail') return document;
  return { ...document, parts: document.parts.filter((part) => !isFile(part) || hasCode(part)).map(withoutUncoded) };
}

const isFile = ({ type }: DocumentNode): boolean => type === 'pdf' || type === 'image';

/** A file whose inner files have one counts, too. */
function hasCode(document: DocumentNode): boolean {
  return walkDocuments(document).some((one) => 'pages' in one && one.pages.some(({ barcodes }) => barcodes.length > 0));
}
