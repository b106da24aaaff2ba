/** Goes through a tree of documents. */
import type { DocumentNode, Page } from './document.ts';

/** Every document of a tree, parents before their parts. */
export function walkDocuments(root: DocumentNode): readonly DocumentNode[] {
  return [root, ...root.parts.flatMap(walkDocuments)];
}

/** The pages of a document; none for documents without pages. */
export function pagesOf(document: DocumentNode): readonly Page[] {
  return 'pages' in document ? document.pages : [];
}
