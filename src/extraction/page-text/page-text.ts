import type { DocumentNode } from '#src/documents/document.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { partPrice } from './decoding/fields/prices.ts';
import { eachAlone } from './decoding/items/alone.ts';
import { itemsOf } from './decoding/items/items.ts';
import { partOrder } from './decoding/part-order.ts';
import { withGreeted } from './decoding/people/greeted.ts';
import { settle } from './decoding/settle.ts';
import { areJourneys } from './decoding/spans/fields.ts';
import { withStay } from './decoding/stay-beside.ts';
import { withoutMachineLines } from './document/machine-lines.ts';
import { type Understood, understand } from './document/understood.ts';
import { makeDrafts } from './drafts.ts';
import { mostScored } from './most-scored.ts';
import { extractorName } from './readings/reading.ts';
import { areWholeRides, asRides, besideRides } from './rides-beside.ts';
import { type ScoredSpan, scoreSpans } from './scoring/scorer.ts';
import { withLikelierKind } from './settle-kind.ts';
import { surveyOf } from './survey.ts';

export { type DateContext, readMoment, resolveDay } from './document/context.ts';
export { type Understood, understand } from './document/understood.ts';
export type { Fact } from './labels/fact.ts';
// The door of this room: what else of it is for others, a language model's answer above all.
export type { Cell } from './layout/cells.ts';
export { mostScored } from './most-scored.ts';
export { scoredByCell } from './scored-cells.ts';
export { fromLogOdds, logOdds } from './scoring/calibration.ts';
export { type Tree, unpackForest, worthOf } from './scoring/forest.ts';
export type { ScoredSpan } from './scoring/scorer.ts';
export { type Target, targets, targetsOfField } from './scoring/targets.ts';
export { seenValues } from './seen-values.ts';
export { hasArrow, splitRoute } from './values/routes.ts';

/**
 * Reads tickets of any issuer from the words of a page and where they stand: labels and the values beside or below
 * them, rows of tables, legs of journeys, repeated blocks.
 */
export const pageText: Extractor = {
  name: extractorName,
  match: ({ documents }) =>
    documents.some((document) => 'pages' in document && document.pages.some((page) => page.lines.length > 0)),
  extract: (input) => input.documents.flatMap((document) => read(document, input, whole)),
};

/** How a document is read: what parts an order, and whether what was learned may tell its kind. */
type How = { readonly part: typeof partOrder; readonly settlesKind: boolean };

const whole: How = { part: partOrder, settlesKind: true };

/** The tickets that the words of a calendar's entry tell of, several places of one order still on one; what is no kind by its words is a meeting. */
export function readPages(document: DocumentNode, input: ExtractionInput): readonly Draft[] {
  return read(document, input, { part: (_, drafts) => drafts, settlesKind: false });
}

function read(document: DocumentNode, input: ExtractionInput, { part, settlesKind }: How): readonly Draft[] {
  const written = understand(document, input);
  if (!written) return [];
  const understood = withoutMachineLines(written);
  const drafts = makeDrafts(understood);
  if (drafts.length > mostScored.drafts || lineCount(document) > mostScored.lines) return drafts;
  const spans = scoreSpans(understood, drafts);
  const other = settlesKind ? withLikelierKind(understood, spans) : undefined;
  const made = other ? reread(other, part) : finish({ understood, drafts, spans }, part);
  const all = settlesKind ? asPackage({ understood, other }, made, spans, part) : made;
  const survey = surveyOf(spans);
  return all.map((draft) => ({ ...draft, survey }));
}

/** The tickets of a paper that books a stay and rides, of which one look saw the one or the other only. */
function asPackage(
  { understood, other = understood }: { readonly understood: Understood; readonly other: Understood | undefined },
  made: readonly Draft[],
  spans: readonly ScoredSpan[],
  part: typeof partOrder,
): readonly Draft[] {
  const rides = asRides(understood, made, spans);
  const read = rides ? reread(rides, part) : [];
  if (!rides || !areWholeRides(read)) return withStay(other, made, spans);
  const both = withStay(rides, read, spans);
  return both.length > read.length ? both : besideRides(understood, read, made);
}

/** Reads a document once more, whose kind the rules had mistaken. */
function reread(understood: Understood, part: typeof partOrder): readonly Draft[] {
  const drafts = makeDrafts(understood);
  if (drafts.length > mostScored.drafts) return drafts;
  return finish({ understood, drafts, spans: scoreSpans(understood, drafts) }, part);
}

type Read = {
  readonly understood: Understood;
  readonly drafts: readonly Draft[];
  readonly spans: readonly ScoredSpan[];
};

function finish(read: Read, part: typeof partOrder): readonly Draft[] {
  const { understood, drafts, spans } = read;
  const whole = finishWhole(read, part);
  const items = drafts.length > 0 && areJourneys(drafts) ? [] : itemsOf(understood, spans);
  if (items.length < 2) return whole;
  const made = eachAlone(read, items).flatMap((one) =>
    finishWhole({ ...one, drafts: makeDrafts(one.understood) }, part),
  );
  return tellsMore(made, whole, items.length)
    ? made.map((draft) => ({ ...draft, group: understood.document.id }))
    : whole;
}

/** Whether an order that was read thing by thing tells of all of them, and no more tickets than the whole where that told of more than things. */
function tellsMore(made: readonly Draft[], whole: readonly Draft[], count: number): boolean {
  if (made.length < count) return false;
  const starts = new Set(
    whole.flatMap(({ fields: { start, validFrom } }) => (start ?? validFrom)?.[0]?.value.local ?? []),
  );
  return whole.length <= count || (whole.length === made.length && starts.size < count);
}

function finishWhole({ understood, drafts, spans }: Read, part: typeof partOrder): readonly Draft[] {
  const parted = part(understood, settle(understood, drafts, spans), spans);
  return withGreeted(understood, partPrice(parted, spans));
}

function lineCount(document: DocumentNode): number {
  return 'pages' in document ? document.pages.reduce((sum, page) => sum + page.lines.length, 0) : 0;
}
