import type { DocumentNode, UnreadReason } from '#src/documents/document.ts';
import { pagesOf, walkDocuments } from '#src/documents/tree.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import type { Conversion } from './conversion.ts';

/** What a part of an upload is, as people call it. */
export type PartKind = 'text' | 'pdf' | 'picture' | 'calendar' | 'pass' | 'message' | 'file';

/** Why nothing was read of a part; kinds that people send by mistake have their own advice. */
export type NotRead = Exclude<UnreadReason, 'kind'> | 'heic' | 'office' | 'winmail' | 'archive' | 'kind';

/** What became of one part of an upload. */
export type AccountLine = {
  readonly is: PartKind;
  /** File name as sent; absent for the text of a mail. */
  readonly name?: string;
  /**
   * Passes with something that was read here, as indexes into the passes; `page` from 1 where there are several, `also` where the
   * code, or what the ticket is, was read in another part.
   */
  readonly passes: readonly { readonly pass: number; readonly page?: number; readonly also?: true }[];
  /** Pages in the file, and how many of them were read; only for a file with several. */
  readonly pages?: number;
  readonly pagesRead?: number;
  /** Nothing, or not all, was read of it. */
  readonly notRead?: NotRead;
};

/** What became of every part of an upload: each attachment and text, in their order, pictures shown in a text left out. */
export function accountOf({
  root,
  tickets,
  passes,
}: Pick<Conversion, 'root' | 'tickets' | 'passes'>): readonly AccountLine[] {
  if (!root) return [];
  const documents = walkDocuments(root);
  const sources = passes.map(({ ticket }) => sourcesOf(tickets[ticket]!));
  const isAgain = repeatsIn(documents);
  return documents.flatMap((document) => {
    if (document.type === 'mail' && document.parts.length > 0) return [];
    const made = sources.flatMap((source, pass) => {
      const page = source.get(document.id);
      const [first] = source.keys();
      if (page === undefined)
        return isAgain(document, first, tickets[passes[pass]!.ticket]!) ? [{ pass, also: true as const }] : [];
      const paged = page > 0 && pagesOf(document).length > 1;
      return [{ pass, ...(paged ? { page } : {}), ...(document.id === first ? {} : { also: true as const }) }];
    });
    const text = document.type === 'text' && pagesOf(document).every(({ lines }) => lines.length === 0);
    return text ? [] : [lineOf(document, made)];
  });
}

/** Tells whether a document holds once more what a ticket was made from: its code, or the words of the document that has it. */
function repeatsIn(documents: readonly DocumentNode[]) {
  const words = new Map(documents.map((document) => [document.id, wordsOf(document)]));
  return (document: DocumentNode, first: string | undefined, { barcode }: Ticket): boolean => {
    const own = words.get(document.id);
    if (own && own === words.get(first ?? '')) return true;
    const codes = [...(document.parts.length > 0 || !('barcodes' in document) ? [] : document.barcodes)];
    const printed = pagesOf(document).flatMap(({ barcodes }) => barcodes);
    return (
      barcode !== undefined && [...codes, ...printed].some(({ bytes }) => Buffer.compare(bytes, barcode.bytes) === 0)
    );
  };
}

const wordsOf = (document: DocumentNode): string =>
  pagesOf(document)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join('\n');

/** The documents that a ticket was read in, the one of its code first, each with the first page of it (0: none). */
function sourcesOf({ fields, barcode, kind }: Ticket): ReadonlyMap<string, number> {
  const sources = new Map<string, number>();
  const add = (document: string, page = 0) => {
    if (!sources.has(document)) sources.set(document, page);
  };
  if (barcode) add(barcode.document, barcode.page);
  add(kind.evidence.document, kind.evidence.page);
  for (const chosen of Object.values(fields)) if (chosen) add(chosen.evidence.document, chosen.evidence.page);
  return sources;
}

function lineOf(document: DocumentNode, passes: AccountLine['passes']): AccountLine {
  const line = { is: kinds[document.type], ...(document.name ? { name: document.name } : {}), passes };
  if (document.type === 'unread') return { ...line, notRead: reasonOf(document.reason, document.mediaType) };
  if (document.type === 'text' && isArmour(document)) return { ...line, notRead: 'encrypted' };
  const pages = document.type === 'pdf' ? document.pageCount : 1;
  const several = pages > 1 ? { pages, pagesRead: Math.min(pages, pagesOf(document).length) } : {};
  return { ...line, ...several, ...(document.partly ? { notRead: 'stopped' as const } : {}) };
}

const kinds = {
  mail: 'message',
  text: 'text',
  pdf: 'pdf',
  image: 'picture',
  calendar: 'calendar',
  pass: 'pass',
  unread: 'file',
} as const satisfies Readonly<Record<DocumentNode['type'], PartKind>>;

/** A message that stands encrypted in the text itself (RFC 9580, 6.2). */
function isArmour(document: DocumentNode): boolean {
  return pagesOf(document).some(({ lines }) => lines.some(({ text }) => text.includes('BEGIN PGP MESSAGE')));
}

/** LIST: media types with an advice of their own. */
const advised: readonly (readonly [types: RegExp, why: NotRead])[] = [
  [/^image\/hei[cf]/, 'heic'],
  [/ms-tnef|winmail/, 'winmail'],
  [/officedocument|msword|ms-excel|ms-powerpoint|x-ole-storage|rtf|opendocument|iwork|x-apple/, 'office'],
  [/zip|x-archive|x-rar|x-7z|gzip|x-tar/, 'archive'],
];

function reasonOf(reason: UnreadReason, mediaType: string): NotRead {
  if (reason !== 'kind') return reason;
  return advised.find(([types]) => types.test(mediaType.toLowerCase()))?.[1] ?? 'kind';
}
