import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { DocumentNode } from '#src/documents/document.ts';
import { pagesOf } from '#src/documents/tree.ts';
import { statedBarcodes } from './schema-org/stated-barcodes.ts';

/** Every code of a tree, once a payload: a decoded one is kept before one that is only stated. */
export function collectBarcodes(documents: readonly DocumentNode[]): readonly FoundBarcode[] {
  const decoded = documents.flatMap((document) => pagesOf(document).flatMap((page) => page.barcodes));
  return [...Map.groupBy([...decoded, ...statedBarcodes(documents)], payloadOf).values()].map(([first]) => first!);
}

/** Ids of codes that stand in several files or on several pages, by the id under which `collectBarcodes` knows each. */
export function repeatedCodes(documents: readonly DocumentNode[]): ReadonlyMap<string, string> {
  const decoded = documents.flatMap((document) => pagesOf(document).flatMap((page) => page.barcodes));
  const known = new Map(collectBarcodes(documents).map((barcode) => [payloadOf(barcode), barcode.id]));
  return new Map(decoded.map((barcode) => [barcode.id, known.get(payloadOf(barcode))!]));
}

function payloadOf({ symbology, bytes }: FoundBarcode): string {
  return `${symbology} ${Buffer.from(bytes).toString('latin1')}`;
}
