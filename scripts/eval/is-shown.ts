import { pagesOf } from '#src/documents/tree.ts';
import type { ExtractionInput } from '#src/extraction/extractor.ts';
import { isPoorlyRead } from '#src/extraction/model/poorly-read.ts';

/** Whether a model that sees is shown pictures of a document's pages, as every simulated one is: recognition read one poorly. */
export function isShown({ documents }: ExtractionInput): boolean {
  return documents.flatMap(pagesOf).some(isPoorlyRead);
}
