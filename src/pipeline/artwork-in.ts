import type { Region } from '#src/barcodes/region.ts';
import type { DocumentNode, Page, Picture } from '#src/documents/document.ts';
import { pagesOf, walkDocuments } from '#src/documents/tree.ts';
import { plainLetters } from '#src/passes/plain-letters.ts';
import type { Ticket } from '#src/tickets/ticket.ts';

/** The pictures of a document that may stand on a pass: its issuer's mark, and what is shown of the occasion, largest first. */
export type DocumentArtwork = { readonly mark?: Picture; readonly art: readonly Picture[] };

const mostArt = 2;

/** Pictures of the page that the ticket stands on, or in the text of the mail that it came in; none of photos and scans. */
export function artworkIn(ticket: Ticket, root: DocumentNode): DocumentArtwork {
  const evidence = ticket.barcode ?? ticket.fields.title?.evidence ?? ticket.kind.evidence;
  const documents = walkDocuments(root);
  const document = documents.find(({ id }) => id === evidence.document);
  const pages = document?.type === 'pdf' ? pagesOf(document) : [];
  const page = pages.find(({ number }) => number === evidence.page) ?? pages[0];
  if (page?.textOrigin === 'pdf' && page.pictures.length > 0) return ofPage(page);
  return ofMail(ticket, documents, evidence.document);
}

function ofPage(page: Page): DocumentArtwork {
  // Words over a picture are its page's, and would be there twice.
  const bare = page.pictures.filter(({ region }) => !page.lines.some((line) => meets(line, region)));
  const mark = bare.find(({ region }) => isAtHead(region) && region.width * region.height < 0.05);
  const art = bare.filter((picture) => picture !== mark && picture.region.width * picture.region.height >= 0.02);
  return { ...(mark ? { mark } : {}), art: art.slice(0, mostArt) };
}

const isAtHead = ({ y, height }: Region): boolean => y + height < 0.25;

/** Whether a line stands within a picture rather than at its edge. */
function meets(line: Region, picture: Region): boolean {
  const width = Math.min(line.x + line.width, picture.x + picture.width) - Math.max(line.x, picture.x);
  const height = Math.min(line.y + line.height, picture.y + picture.height) - Math.max(line.y, picture.y);
  return width > 0 && height > 0.35 * line.height;
}

/** In a mail a file's name tells what is a mark; what other small pictures are, nobody knows. */
function ofMail(ticket: Ticket, documents: readonly DocumentNode[], place: string): DocumentArtwork {
  const { issuer, carrier, venue } = ticket.fields;
  const names = [issuer, carrier, venue].flatMap((field) => (field ? [plainLetters(field.value).split('-')[0]!] : []));
  const mails = documents.filter(({ id, type }) => type === 'mail' && (id === place || place.startsWith(`${id}.`)));
  const shown = mails
    .flatMap(({ parts }) => parts)
    .flatMap((part) => {
      const picture = part.type === 'image' ? part.pages[0]?.pictures[0] : undefined;
      return picture ? [{ picture, name: plainLetters(part.name ?? '') }] : [];
    });
  const isMark = (name: string) => /\blogo/.test(name) || names.some((word) => word.length >= 4 && name.includes(word));
  const mark = shown.find(({ name }) => isMark(name))?.picture;
  const art = shown
    .filter(
      ({ picture, name }) => picture !== mark && !ornament.test(name) && picture.width >= 300 && picture.height >= 100,
    )
    .map(({ picture }) => picture)
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  return { ...(mark ? { mark } : {}), art: art.slice(0, mostArt) };
}

/** Names of what mails show besides. */
const ornament =
  /logo|icon|footer|social|facebook|instagram|twitter|youtube|linkedin|store|google|apple|wallet|signature|spacer|pixel|advert|werbung/;
