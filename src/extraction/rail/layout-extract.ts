/** Printed rail tickets (RCT2) on pages, read by the places of their texts like those inside of codes. */
import { type Rct2Facts, readRct2 } from '#src/barcodes/uic/rct2.ts';
import type { DocumentNode, Page } from '#src/documents/document.ts';
import { railwayByCode } from '#src/tickets/places/railways.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { type DraftFields, readingsFrom } from '../readings-of-code.ts';
import { gridsOf, type PageGrid } from './page-grid.ts';
import { journeyFields, passFields } from './plain-uic.ts';

const name = 'rail-layout';

/** Printed rail tickets, where the code says little or cannot be read. */
export const railLayoutExtractor: Extractor = {
  name,
  match: ({ documents }) =>
    documents.some((document) =>
      pagesOf(document).some((page) => page.lines.some(({ text }) => /[-–—]>|\bCIV\b|<\d{4}>/.test(text))),
    ),
  extract: (input) =>
    input.documents.flatMap((document) =>
      pagesOf(document).flatMap((page) => gridsOf(page).flatMap((grid) => draftsOf(grid, page, document, input))),
    ),
};

function pagesOf(document: DocumentNode): readonly Page[] {
  return document.type === 'pdf' || document.type === 'image' ? document.pages : [];
}

function draftsOf(grid: PageGrid, page: Page, document: DocumentNode, input: ExtractionInput): readonly Draft[] {
  const facts = readRct2(grid.rows, input.contextDay);
  const issuer = railwayByCode(facts.carrier);
  const evidence = { document: document.id, page: page.number, region: grid.region, extractor: name };
  const makers = { issuer: [issuer, 0.7], carrier: [issuer, 0.7] } as const;
  const draft = (kind: 'train' | 'pass', fields: DraftFields) =>
    readingsFrom({ kind, fields: { ...fields, ...makers }, extractor: name, evidence, confidence: 0.92 });
  if (facts.outward?.from && facts.outward.to) {
    const group = `${name}:${document.id}:${page.number}:${grid.region.y}`;
    return waysOf(facts).map((way) => ({ ...draft('train', journeyFields(way)), group }));
  }
  return facts.title && facts.validFrom && facts.carrier ? [draft('pass', passFields(facts))] : [];
}

/** There, and back where the second row says so: what holds for one train holds only there. */
function waysOf(facts: Rct2Facts): readonly Rct2Facts[] {
  const { back, train: _, coach: __, seat: ___, ...common } = facts;
  return back?.from && back.to && back.departure ? [facts, { ...common, outward: back }] : [facts];
}
