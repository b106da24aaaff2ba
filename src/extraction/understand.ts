/** From the tree of documents to tickets: every extractor reads, one merge decides. Pure. */

import { createHash } from 'node:crypto';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { DocumentNode } from '#src/documents/document.ts';
import { walkDocuments } from '#src/documents/tree.ts';
import { problem } from '#src/problems.ts';
import { mergeDrafts, withoutCancelled } from '#src/tickets/merge.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { type Assigned, assignCodes } from './assign/assign.ts';
import { codedFilesOf } from './coded-files.ts';
import { collectBarcodes, repeatedCodes } from './codes-of-tree.ts';
import { contextOf } from './context-day.ts';
import { isDynamic } from './eligibility/dynamic.ts';
import { judge, type Verdict, worthyOf } from './eligibility/judge.ts';
import { cancelled } from './eligibility/no-ticket.ts';
import type { ExtractionInput } from './extractor.ts';
import { extractors } from './extractors.ts';
import { heldOnce } from './held-once.ts';
import { inOrderOfUse } from './in-order-of-use.ts';
import { fuse } from './model/fuse.ts';
import { opinionOf } from './model/opinion.ts';
import type { ModelReading } from './model/read-with-model.ts';
import { weighAnswer } from './model/weigh-answer.ts';
import { firstTickets, mostTickets } from './most-tickets.ts';
import { withoutTwins } from './order-summaries.ts';
import { weighRecognised } from './recognised-text.ts';
import { withoutShadows } from './reservation-system/without-shadows.ts';
import { withShownCodes } from './shown-codes.ts';
import { agreed, type Ordered, toTicket } from './to-ticket.ts';
import { weighValues } from './trust/weigh-values.ts';
import type { Understanding } from './understanding.ts';

/** What the embedded readers found, before anything is decided. */
export type Drafted = {
  readonly input: ExtractionInput;
  readonly drafts: readonly Draft[];
  /** There were drafts, and all of them were called off. */
  readonly calledOff?: boolean;
};

/** Reads tickets out of a tree. `today` (`YYYY-MM-DD`) stands in where the documents carry no date of their own. */
export function understand(root: DocumentNode, today: string): Understanding {
  return decide(readDrafts(root, today), today);
}

/** Lets every extractor read a tree; what is no ticket with all that is attached is read once more without files that have no code. */
export function readDrafts(root: DocumentNode, today: string): Drafted {
  const all = draftsOf(root, today);
  const coded = codedFilesOf(root);
  if (!coded || all.calledOff || judge(all.input, all.drafts).isTicket) return all;
  const alone = draftsOf(coded, today);
  return alone.drafts.length > 0 && judge(alone.input, alone.drafts).isTicket ? alone : all;
}

function draftsOf(root: DocumentNode, today: string): Drafted {
  const input = inputOf(root, today);
  const all = extractors
    .filter((extractor) => extractor.match(input))
    .flatMap((extractor) => firstTickets(extractor.extract(input)));
  const drafts = withoutCancelled(withoutShadows(all));
  return {
    input,
    drafts: weighRecognised(withKnownCodes(drafts, input), input.documents),
    calledOff: drafts.length === 0 && all.length > 0,
  };
}

/** A ticket that is attached twice, as a PDF and as a picture, has one code. */
function withKnownCodes(drafts: readonly Draft[], { documents }: ExtractionInput): readonly Draft[] {
  const known = repeatedCodes(documents);
  return drafts.map((draft) =>
    draft.barcode === undefined ? draft : { ...draft, barcode: known.get(draft.barcode) ?? draft.barcode },
  );
}

/** Decides what the drafts, and what a model read if one was asked, tell of tickets. */
export function decide(drafted: Drafted, today: string, model?: ModelReading): Understanding {
  const { input } = drafted;
  const decided = ticketsOf(drafted, model);
  if ('isTicket' in decided) return readInPart(input) ?? noTicket(decided);
  const some = decided.slice(0, mostTickets).map(agreed);
  // Where a model told of tickets, the belief in it has weighed what it says and what we do.
  const weighed = model && model.answer.tickets.length > 0 ? some : weighValues(some, today);
  const read = withOrders(weighed).map((entry) => toTicket(entry, today, input.documents));
  const tickets = inOrderOfUse(read);
  const problems = [
    ...(isDynamic(input) ? [problem('ticket.dynamic')] : []),
    ...(decided.length > mostTickets ? [problem('ticket.too-many', { read: mostTickets })] : []),
  ];
  return { tickets, eligibility: { isTicket: true }, problems };
}

/** The tickets that the drafts tell, each with its code; or why there is none. */
export function ticketsOf({ input, drafts, calledOff }: Drafted, model?: ModelReading): readonly Assigned[] | Verdict {
  if (calledOff) return { isTicket: false, ...cancelled };
  const merged = heldOnce(withoutTwins(mergeDrafts(drafts.length > 0 ? drafts : bareCodes(input)), input.documents));
  const worthy = worthyOf(merged, input.barcodes);
  const weighed =
    model &&
    weighAnswer({ tickets: worthy, ...judge(input, drafts), documents: model.documents }, model.answer.tickets);
  const verdict = judge(input, drafts, model && weighed && opinionOf(model.answer, weighed));
  if (!verdict.isTicket) return verdict;
  const fused = model && weighed ? fuse(worthy, weighed, model.documents) : worthy;
  const assigned = assignCodes(fused, input.barcodes, input.documents);
  return assigned.length > 0 ? assigned : { ...verdict, isTicket: false };
}

function noTicket({
  reason = 'We read the document and found no ticket in it.',
  why = 'ticket.none',
}: Pick<Verdict, 'reason' | 'why'>): Understanding {
  return {
    tickets: [],
    eligibility: { isTicket: false, reason },
    problems: [problem(why, { what: reason })],
  };
}

/** Where we had to stop reading, what was not found may stand in the rest: nothing is said of what it is. */
function readInPart({ documents }: ExtractionInput): Understanding | undefined {
  const stopped = documents.find(({ partly }) => partly);
  if (!stopped) return undefined;
  const what = stopped.type === 'image' ? 'this picture' : stopped.type === 'pdf' ? 'this PDF' : 'this file';
  const { message, advice } = problem('document.partly-read', { what });
  const reason = `${message} No ticket stood in that part, but one may in the rest. ${advice}`;
  return { tickets: [], eligibility: { isTicket: false, reason }, problems: [] };
}

/** What extractors are given of a tree. */
export function inputOf(root: DocumentNode, today: string): ExtractionInput {
  const documents = walkDocuments(root);
  return {
    root,
    documents: withShownCodes(documents),
    barcodes: collectBarcodes(documents),
    ...contextOf(documents, today),
  };
}

/** A code about which nothing else is known is a ticket all the same: one bare pass for each. */
function bareCodes({ barcodes }: ExtractionInput): Draft[] {
  return barcodes.map((barcode) => ({
    extractor: 'code',
    barcode: barcode.id,
    fields: {},
    kind: {
      value: 'code',
      confidence: 0.5,
      evidence: { document: barcode.document, barcode: barcode.id, extractor: 'code' },
    },
  }));
}

/** Tickets of one order: the same booking reference; else those of one file, under a name that no other file has. */
function withOrders(assigned: readonly Assigned[]): readonly Ordered[] {
  if (assigned.length < 2) return assigned;
  const digest = createHash('sha256');
  for (const { ticket, barcode } of assigned)
    digest.update(barcode?.bytes ?? JSON.stringify(ticket.fields.start?.value ?? ''));
  const file = digest.digest('hex').slice(0, 16);
  return assigned.map((entry) => ({ ...entry, order: entry.ticket.fields.bookingReference?.value ?? file }));
}

/** The codes that were found, for those who only want to know them. */
export function barcodesOf(root: DocumentNode): readonly FoundBarcode[] {
  return collectBarcodes(walkDocuments(root));
}
