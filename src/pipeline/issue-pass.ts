/** From one ticket to one signed pass: its code is proven before anything is handed out. */
import { randomUUID } from 'node:crypto';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { symbologyOfFormat } from '#src/barcodes/wallet-barcode.ts';
import type { DocumentNode } from '#src/documents/document.ts';
import type { Readers } from '#src/documents/readers.ts';
import { pagesOf, walkDocuments } from '#src/documents/tree.ts';
import type { PageColours } from '#src/passes/colours.ts';
import type { Apart } from '#src/passes/design/tell-apart.ts';
import { drawPass, signPass } from '#src/passes/make-pass.ts';
import type { PassBarcode } from '#src/passes/pass-json.ts';
import type { Signer } from '#src/passes/signer.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import type { ArtworkOf } from './artwork.ts';
import type { MadePass, StageName } from './conversion.ts';
import { provenHosts } from './proven-hosts.ts';
import { titleOf } from './ticket-title.ts';

/** The stages of one pass. */
export type IssueStage = Extract<StageName, 'design' | 'prove' | 'sign'>;

/** What issuing needs: who signs, who proves, who stands behind it, and the file that the ticket came from. */
export type IssueContext = {
  readonly readers: Readers;
  readonly signer: Signer;
  readonly now: string;
  readonly issuer: { readonly name: string; readonly contact: string };
  readonly root: DocumentNode;
  readonly file: { readonly name?: string };
  readonly signal?: AbortSignal;
  /** Without it passes have no pictures but their icon. */
  readonly artwork?: ArtworkOf;
  /** What tells the ticket from others of its order. */
  readonly apart?: Apart;
  /** Told of each stage when it begins. */
  readonly enter: (stage: IssueStage) => void;
};

/** The pass of a ticket, or the problem that stands against it. */
export async function issuePass(
  ticket: Ticket,
  context: IssueContext,
): Promise<{ readonly pass?: Omit<MadePass, 'ticket'>; readonly problems: readonly Problem[] }> {
  context.enter('design');
  const colours = coloursOf(ticket, context.root);
  const images = await context.artwork?.(ticket, context.root, colours);
  const design = {
    serialNumber: randomUUID(),
    serviceName: context.issuer.name,
    contact: context.issuer.contact,
    fileName: context.file.name ?? context.root.name ?? 'the original file',
    now: context.now,
    ...(context.apart ? { apart: context.apart } : {}),
    hosts: provenHosts(ticket, context.root),
    colours,
    ...(images && images.size > 0 ? { images } : {}),
  };
  const drawn = drawPass(ticket, design, context.signer);
  if ('refused' in drawn) return { problems: [drawn.refused] };
  context.enter('prove');
  const proof = await prove(ticket, drawn.barcodes, context);
  if (proof === undefined) return { problems: [unproven(ticket)] };
  context.enter('sign');
  const { bytes, passJson, texts, serialNumber, fileName } = await signPass(drawn, context);
  return { pass: { bytes, passJson, texts, serialNumber, fileName, design, proof }, problems: drawn.problems };
}

/** Draws every entry as Wallet would and reads it back; each must give the payload of the original. */
async function prove(
  { barcode }: Ticket,
  entries: readonly PassBarcode[],
  context: IssueContext,
): Promise<MadePass['proof'] | undefined> {
  if (!barcode) return 'none';
  if (entries.length === 0) return undefined;
  for (const { format, message } of entries) {
    const bytes = Buffer.from(message, 'latin1');
    if (!carries(bytes, barcode)) return undefined;
    const { readers, signal } = context;
    const read = await readers.prove({ symbology: symbologyOfFormat[format], bytes }, signal ? { signal } : {});
    if (!read || Buffer.compare(read.bytes, bytes) !== 0) return undefined;
  }
  return 'equal';
}

/** Whether a message is the payload, byte for byte. A UPC-A is an EAN-13 with a zero in front (GS1, 4.2.2). */
function carries(message: Uint8Array, { bytes, symbology }: FoundBarcode): boolean {
  if (Buffer.compare(message, bytes) === 0) return true;
  return symbology === 'upca' && message[0] === 0x30 && Buffer.compare(message.subarray(1), bytes) === 0;
}

function unproven(ticket: Ticket): Problem {
  const symbology = ticket.barcode?.symbology ?? 'bar';
  return problem('barcode.not-proven', { symbology, title: titleOf(ticket) });
}

/** Colours of the page that the ticket's code or fields stand on. */
function coloursOf(ticket: Ticket, root: DocumentNode): PageColours {
  const evidence = ticket.barcode ?? ticket.fields.title?.evidence ?? ticket.kind.evidence;
  const documents = walkDocuments(root);
  const document = documents.find(({ id }) => id === evidence.document);
  const pages = document ? pagesOf(document) : [];
  const page = pages.find(({ number }) => number === evidence.page) ?? pages[0];
  return page?.colours ?? [];
}
