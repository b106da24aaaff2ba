/** Walks a tree of documents: all of them, their codes, and the date that they were made. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { DocumentNode, Page } from '#src/documents/document.ts';
import { statedBarcodes } from './schema-org/stated-barcodes.ts';
import { sentDay } from './sent-day.ts';

/** Every document of a tree, parents before their parts. */
export function walkDocuments(root: DocumentNode): readonly DocumentNode[] {
  return [root, ...root.parts.flatMap(walkDocuments)];
}

/** The pages of a document; none for documents without pages. */
export function pagesOf(document: DocumentNode): readonly Page[] {
  return 'pages' in document ? document.pages : [];
}

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
