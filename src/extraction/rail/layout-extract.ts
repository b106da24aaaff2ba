/** Printed rail tickets (RCT2) on pages, read by the places of their texts like those inside of codes. */
import { readRct2 } from '#src/barcodes/uic/rct2.ts';
import type { DocumentNode, Page } from '#src/documents/document.ts';
import { railwayByCode } from '#src/tickets/places/railways.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { readingsFrom } from '../readings-of-code.ts';
import { gridsOf, type PageGrid } from './page-grid.ts';
import { journeyFields } from './plain-uic.ts';

const name = 'rail-layout';

export const railLayoutExtractor: Extractor = {
  name,
  match: ({ documents }) =>
    documents.some((document) =>
      pagesOf(document).some((page) => page.lines.some(({ text }) => /[-–—]>|\bCIV\b/.test(text))),
    ),
  extract: (input) =>
    input.documents.flatMap((document) =>
      pagesOf(document).flatMap((page) => gridsOf(page).flatMap((grid) => draftOf(grid, page, document, input))),
    ),
};

function pagesOf(document: DocumentNode): readonly Page[] {
  return document.type === 'pdf' || document.type === 'image' ? document.pages : [];
}

function draftOf(grid: PageGrid, page: Page, document: DocumentNode, input: ExtractionInput): readonly Draft[] {
  const facts = readRct2(grid.rows, input.contextDay);
  if (!facts.outward?.from || !facts.outward.to) return [];
  const issuer = railwayByCode(facts.carrier);
  const evidence = { document: document.id, page: page.number, region: grid.region, extractor: name };
  const fields = { ...journeyFields(facts), issuer: [issuer, 0.7], carrier: [issuer, 0.7] } as const;
  return [readingsFrom({ kind: 'train', fields, extractor: name, evidence, confidence: 0.92 })];
}
