/** What a model is told of a tree of documents, and what its answer is held against: lines with their places, and codes. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Region } from '#src/barcodes/region.ts';
import type { DocumentNode, PassDocument } from '#src/documents/document.ts';
import { pagesOf } from '#src/documents/tree.ts';
import type { ExtractionInput } from '../extractor.ts';
import { once } from '../once.ts';
import { type Cell, type Fact, type Understood, understand } from '../page-text/page-text.ts';
import { speaksToMachines } from '../words/spoken-to-machines.ts';

/** One line of a document. Lines of parts without pages (calendars, subjects) have no place on a page. */
export type SourceLine = {
  /** `L12`; counts over all documents. */
  readonly id: string;
  readonly at: number;
  readonly document: string;
  readonly text: string;
  readonly page?: number;
  readonly region?: Region;
  readonly cell?: Cell;
  /** Values with labels that stand in this line. */
  readonly facts: readonly Fact[];
  /** The document as the page reader understands it: its dates, kinds and labels. */
  readonly understood?: Understood;
};

/** A tree of documents as lines and codes. */
export type Source = {
  readonly lines: readonly SourceLine[];
  readonly understood: readonly Understood[];
  /** `C1` and what it stands for. */
  readonly codes: readonly { readonly label: string; readonly barcode: FoundBarcode }[];
  readonly contextDay: string;
};

/** Lines that are looked at in all; what comes behind them is not sent and bears nothing out. */
const mostLines = 4000;

/** Takes a tree apart into lines: once, however often a model is asked about it. */
export const sourceOf = once((input: ExtractionInput): Source => {
  const understood: Understood[] = [];
  const found: Line[] = [];
  for (const document of input.documents) {
    const read = understand(document, input);
    if (read) {
      understood.push(read);
      found.push(...linesOfCells(read), ...turnedLines(document));
    } else for (const text of spokenLines(document)) found.push({ document: document.id, text, facts: [] });
  }
  const told = toldToMachines(found);
  const lines = found
    .filter((line) => !told.has(line))
    .slice(0, mostLines)
    .map((line, at) => ({ ...line, id: `L${at + 1}`, at }));
  const codes = input.barcodes.map((barcode, at) => ({ label: `C${at + 1}`, barcode }));
  return { lines, understood, codes, contextDay: input.contextDay };
});

/** The lines with these ids, in this order. */
export function linesAt({ lines }: Source, ids: readonly string[]): readonly SourceLine[] {
  return ids.flatMap((id) => lines[Number(id.slice(1)) - 1] ?? []);
}

/** A sentence to a machine takes the lines along that it is written in, or that stand in its row: what it commands stands around it. */
function toldToMachines(lines: readonly Line[]): ReadonlySet<Line> {
  const told = new Set<Line>();
  for (const group of [blockOf, rowOf])
    for (const own of Map.groupBy(lines, group).values())
      if (own.some(({ text }) => speaksToMachines(text)) || speaksToMachines(own.map(({ text }) => text).join(' ')))
        for (const line of own) told.add(line);
  return told;
}

type Line = Omit<SourceLine, 'id' | 'at'>;

/** Lines at one height of a page. */
function rowOf(line: Line): string {
  const { document, page, cell } = line;
  return cell ? `${document} ${page} ${Math.round(cell.y * 2)}` : withoutCell(line);
}

function blockOf(line: Line): string {
  const { document, page, cell } = line;
  return cell ? `${document} ${page} ${cell.block}` : withoutCell(line);
}

/** What is written sideways on a page is one; lines of parts without pages stand alone. */
function withoutCell({ document, page, text }: Line): string {
  return page === undefined ? `${document} ${text}` : `${document} ${page} turned`;
}

/** What is written sideways, as the number of a ticket beside its code; the reader of pages leaves it out. */
function turnedLines(document: DocumentNode): Line[] {
  return pagesOf(document).flatMap(({ number, lines }) =>
    lines.flatMap(({ words, text, x, y, width, height }): Line[] => {
      if (words.every(({ turn }) => turn === 0) || text.trim() === '') return [];
      const region = { x, y, width, height };
      return [{ document: document.id, page: number, region, text: text.trim().slice(0, 500), facts: [] }];
    }),
  );
}

function linesOfCells(understood: Understood): Line[] {
  const facts = new Map<Cell, Fact[]>();
  for (const fact of understood.facts)
    for (const cell of fact.cells) facts.set(cell, [...(facts.get(cell) ?? []), fact]);
  return understood.cells.map((cell) => ({
    document: cell.document,
    text: cell.text,
    page: cell.page,
    region: cell.region,
    cell,
    facts: facts.get(cell) ?? [],
    understood,
  }));
}

/** What documents without pages say: a mail's subject, a calendar's events, an attached pass. */
function spokenLines(document: DocumentNode): string[] {
  const spoken =
    document.type === 'mail'
      ? [document.subject]
      : document.type === 'calendar'
        ? document.events.flatMap((event) => [
            event.summary,
            ...(event.location ?? '').split('\n'),
            event.start && `Start ${event.start.local}`,
            event.end && `End ${event.end.local}`,
            ...(event.description ?? '').split('\n'),
          ])
        : document.type === 'pass'
          ? passLines(document)
          : [];
  return spoken.filter((text) => text !== undefined && text.trim() !== '').map((text) => text!.trim().slice(0, 500));
}

const passGroups = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields'];

function passLines({ pass }: PassDocument): string[] {
  const bodies = Object.values(pass).filter((value) => typeof value === 'object' && value !== null);
  const fields = bodies.flatMap((body) =>
    passGroups.flatMap((group) => {
      const list = (body as Readonly<Record<string, unknown>>)[group];
      return Array.isArray(list) ? (list as Readonly<Record<string, unknown>>[]) : [];
    }),
  );
  return fields.map(({ label, value }) => [label, value].filter((part) => typeof part === 'string').join(': '));
}
