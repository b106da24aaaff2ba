/** Draws the pages that tickets were read from, for people to see beside what was understood. */
import type { DocumentNode, Page } from '#src/documents/document.ts';
import type { Bounds, Readers } from '#src/documents/readers.ts';
import { drawTextPage } from '#src/documents/shared/pictures/draw-text-page.ts';
import type { DrawnPage } from '#src/documents/shared/pictures/drawn-page.ts';
import { pagesOf, walkDocuments } from '#src/documents/tree.ts';
import type { OpenedFiles } from '#src/documents/walk.ts';
import type { Evidence } from '#src/tickets/evidence.ts';
import type { Ticket } from '#src/tickets/ticket.ts';

/** A page of an uploaded file as a picture. */
export type KeptPage = {
  /** `DocumentNode.id` and number of the page in it, from 1. */
  readonly document: string;
  readonly page: number;
  /** Name of the file that the page is of, where it has one. */
  readonly name?: string;
  readonly width: number;
  readonly height: number;
  readonly mediaType: DrawnPage['mediaType'] | 'image/svg+xml';
  readonly bytes: Uint8Array;
};

/** Pages that are kept of one upload. */
const mostPages = 12;

type Wanted = { readonly document: DocumentNode; readonly page: Page };
type Context = {
  readonly readers: Pick<Readers, 'drawPdf' | 'shrinkImage'>;
  /** Milliseconds on the wall that are left for it; pages that are not drawn by then are left out. */
  readonly within?: number;
  readonly signal?: AbortSignal;
};

/**
 * Pictures of the pages that values and codes of the tickets were found on, else of the first page, in the order of the
 * upload; at most 12. A page that cannot be drawn is left out.
 */
export async function keepPages(
  file: { readonly files: OpenedFiles; readonly password?: string },
  root: DocumentNode,
  tickets: readonly Ticket[],
  context: Context,
): Promise<readonly KeptPage[]> {
  const wanted = pagesOfTickets(walkDocuments(root), tickets);
  const end = performance.now() + (context.within ?? Number.POSITIVE_INFINITY);
  const bounds = (): Bounds => ({
    ...(context.within === undefined ? {} : { within: Math.max(0, end - performance.now()) }),
    ...(context.signal ? { signal: context.signal } : {}),
  });
  const unlocked = file.password === undefined ? {} : { password: file.password };
  const kept: KeptPage[] = [];
  for (const document of new Set(wanted.map((one) => one.document))) {
    const pages = wanted.filter((one) => one.document === document).map(({ page }) => page);
    const drawn = { pages, bytes: file.files.get(document.id)?.bytes, ...unlocked, bounds: bounds() };
    kept.push(...(await drawDocument(document, drawn, context.readers)));
  }
  return kept;
}

/** The pages that tickets point at; those that most is read on come first when there are too many. */
function pagesOfTickets(documents: readonly DocumentNode[], tickets: readonly Ticket[]): readonly Wanted[] {
  const all = documents.flatMap((document) => pagesOf(document).map((page): Wanted => ({ document, page })));
  const uses = new Map<string, number>();
  for (const { document, page } of tickets.flatMap(placesOf)) {
    const key = `${document} ${page}`;
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const usesOf = ({ document, page }: Wanted) => uses.get(`${document.id} ${page.number}`) ?? 0;
  const used = all
    .filter((one) => usesOf(one) > 0)
    .toSorted((a, b) => usesOf(b) - usesOf(a))
    .slice(0, mostPages);
  return used.length > 0 ? all.filter((one) => used.includes(one)) : all.slice(0, 1);
}

/** Where the values of a ticket and its code were read. */
function placesOf({ fields, barcode }: Ticket): readonly Pick<Evidence, 'document' | 'page'>[] {
  const readings = Object.values(fields).flatMap((chosen) => [chosen, ...chosen.others]);
  return [...readings.map(({ evidence }) => evidence), ...(barcode ? [barcode] : [])];
}

type Drawn = {
  readonly pages: readonly Page[];
  readonly bytes: Uint8Array | undefined;
  readonly password?: string;
  readonly bounds: Bounds;
};

async function drawDocument(
  document: DocumentNode,
  { pages, bytes, password, bounds }: Drawn,
  readers: Context['readers'],
): Promise<readonly KeptPage[]> {
  const named = document.name === undefined ? {} : { name: document.name };
  const base = { document: document.id, ...named };
  if (document.type === 'text')
    return pages.map((page) => ({
      ...{ ...base, page: page.number, width: page.width, height: page.height },
      ...{ mediaType: 'image/svg+xml', bytes: Buffer.from(drawTextPage(page)) },
    }));
  const there = pages.flatMap(({ number, drawn }) => (drawn ? [{ ...base, page: number, ...drawn }] : []));
  const missing = pages.filter(({ drawn }) => !drawn);
  if (!bytes || missing.length === 0) return there;
  if (document.type === 'image') {
    const drawn = await readers.shrinkImage(bytes, bounds);
    if (drawn === 'unreadable' || 'failed' in drawn) return [];
    return [{ ...base, page: 1, ...drawn }];
  }
  const request = {
    bytes,
    pages: missing.map(({ number }) => number),
    ...(password === undefined ? {} : { password }),
  };
  const drawn = await readers.drawPdf(request, bounds);
  if ('failed' in drawn) return there;
  return [...there, ...drawn.map(({ number, ...page }) => ({ ...base, page: number, ...page }))].toSorted(
    (one, other) => one.page - other.page,
  );
}
