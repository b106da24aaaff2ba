import type { DocumentNode } from '#src/documents/document.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { partByAdmissions } from './decoding/admissions.ts';
import { partPrice } from './decoding/prices.ts';
import { partBySeats } from './decoding/seats.ts';
import { settle } from './decoding/settle.ts';
import { makeDrafts } from './drafts.ts';
import { withoutMachineLines } from './machine-lines.ts';
import { extractorName } from './reading.ts';
import { scoreSpans } from './scoring/scorer.ts';
import { understand } from './understood.ts';

/**
 * Reads tickets of any issuer from the words of a page and where they stand: labels and the values beside or below
 * them, rows of tables, legs of journeys, repeated blocks.
 */
export const pageText: Extractor = {
  name: extractorName,
  match: ({ documents }) =>
    documents.some((document) => 'pages' in document && document.pages.some((page) => page.lines.length > 0)),
  extract: (input) =>
    input.documents.flatMap((document) => partBySeats(read(document, input, partByAdmissions), document.id)),
};

/** The tickets that the words of one document tell of, several places of one order still on one. */
export function readPages(document: DocumentNode, input: ExtractionInput): readonly Draft[] {
  return read(document, input, (_, drafts) => drafts);
}

function read(document: DocumentNode, input: ExtractionInput, part: typeof partByAdmissions): readonly Draft[] {
  const whole = understand(document, input);
  if (!whole) return [];
  const understood = withoutMachineLines(whole);
  const drafts = makeDrafts(understood);
  if (drafts.length > scored.drafts || lineCount(document) > scored.lines) return drafts;
  const spans = scoreSpans(understood, drafts);
  return partPrice(part(understood, settle(understood, drafts, spans), spans), spans);
}

/**
 * What is scored at most: the work grows with lines times drafts. Of longer documents and larger orders what the rules read stands, as it
 * did before there was a scorer.
 */
export const scored = { lines: 600, drafts: 16 } as const;

function lineCount(document: DocumentNode): number {
  return 'pages' in document ? document.pages.reduce((sum, page) => sum + page.lines.length, 0) : 0;
}
