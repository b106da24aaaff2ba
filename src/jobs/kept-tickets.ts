/** What is kept of the tickets of a job beside its passes: to show where each value was read, and to correct it. */
import { deserialize, serialize } from 'node:v8';
import type { DocumentNode } from '#src/documents/document.ts';
import type { MakeContext } from '#src/passes/make-pass.ts';
import type { Conversion } from '#src/pipeline/conversion.ts';
import type { KeptPage } from '#src/pipeline/keep-pages.ts';
import type { Ticket } from '#src/tickets/ticket.ts';

/** The ticket of one pass, with what its pass was designed with. */
export type KeptTicket = {
  readonly ticket: Ticket;
  readonly design: MakeContext;
  /** The pass.json that was signed. */
  readonly passJson: string;
};

/** A page without its picture, and where that lies in the `pages` record. */
export type PageEntry = Omit<KeptPage, 'bytes'> & { readonly offset: number; readonly length: number };

/** What a document of the upload is. */
export type DocumentEntry = {
  readonly id: string;
  readonly type: DocumentNode['type'];
  readonly name?: string;
  /** Numbers of the pages whose words were recognised in a picture. */
  readonly recognised: readonly number[];
};

/** Everything that is told of the tickets of a job, the first pass first. */
export type KeptTickets = {
  readonly tickets: readonly KeptTicket[];
  readonly documents: readonly DocumentEntry[];
  readonly pages: readonly PageEntry[];
};

/** Tickets and pictures of pages as they are stored. */
export type Keepsake = { readonly tickets: Uint8Array; readonly pages: Uint8Array };

/** Packs what is kept of a conversion. */
export function packTickets({ root, tickets, passes }: Conversion, pages: readonly KeptPage[]): Keepsake {
  const kept: KeptTickets = {
    tickets: passes.map(({ ticket, design, passJson }) => ({ ticket: tickets[ticket]!, design, passJson })),
    documents: root ? entriesOf(root) : [],
    pages: withOffsets(pages),
  };
  return { tickets: serialize(kept), pages: Buffer.concat(pages.map(({ bytes }) => bytes)) };
}

/** What was packed. */
export function unpackTickets(record: Uint8Array): KeptTickets {
  return deserialize(record) as KeptTickets;
}

function entriesOf(document: DocumentNode): readonly DocumentEntry[] {
  const { id, type, name, parts } = document;
  const pages = 'pages' in document ? document.pages : [];
  const recognised = pages.filter(({ textOrigin }) => textOrigin === 'recognised').map(({ number }) => number);
  return [{ id, type, recognised, ...(name === undefined ? {} : { name }) }, ...parts.flatMap(entriesOf)];
}

function withOffsets(pages: readonly KeptPage[]): readonly PageEntry[] {
  let offset = 0;
  return pages.map(({ bytes, ...page }) => {
    const entry = { ...page, offset, length: bytes.length };
    offset += bytes.length;
    return entry;
  });
}
