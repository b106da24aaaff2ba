/** Whether an upload is a ticket, and which of its tickets say enough to become passes. */

import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { isOfOneMake } from '../assign/assign.ts';
import type { ExtractionInput } from '../extractor.ts';
import { once } from '../once.ts';
import { mostScored } from '../page-text/page-text.ts';
import { linesOf } from '../text-of.ts';
import { foldKey } from '../words/fold.ts';
import { isHeldForReader } from '../words/held-for-you.ts';
import { isHeadedAsPenalty } from '../words/penalty-headings.ts';
import { speaksToMachines } from '../words/spoken-to-machines.ts';
import { isCancelled, isWaiting } from './booking-words.ts';
import { oddsOf } from './learned-odds.ts';
import { isMarkedAsGoods } from './marked-goods.ts';
import { cancelled, type NoTicket, penalty, reasonFor, saidReason, specimen, waiting } from './no-ticket.ts';
import { namesInvoice, type OtherDocument, otherDocuments } from './other-documents.ts';
import { asRuled, draftScore, marginOf, type Opinion } from './points.ts';
import { signsOf } from './signs.ts';
import { isSpecimen } from './specimen.ts';

/**
 * Whether it is a ticket at all; if not, a sentence for the person that says why, and which of the reasons it is. `odds`: the log-odds that it is one,
 * by which that was decided; missing where it is plain.
 */
export type Verdict = {
  readonly isTicket: boolean;
  readonly odds?: number;
  readonly reason?: string;
  readonly why?: NoTicket;
};

/** Extractors that only speak where a standard or the issuer's own markup says what the document is. */
const certain: ReadonlySet<string> = new Set(['bcbp', 'rail', 'attached-pass']);

/** From which log-odds on documents are a ticket, as they were learned and as the rules count them, and below which nobody's word makes them one. */
const least = { learned: -0.25, ruled: 0.37 } as const;
const hopeless = -8;
/** What it says for a ticket, beside what was learned, that somebody tells the reader in words of their own what is kept for them. */
const saidToBeHeld = 1.5;

/** Judges whether documents are a ticket, by what was read of them and by what else they look like. */
export function judge(input: ExtractionInput, drafts: readonly Draft[], told?: Opinion): Verdict {
  const lines = spokenLines(input);
  // A document that speaks to machines may speak through its model: that it denies a ticket is not heard.
  const opinion = told && (told.isTicket || lines.length === linesOf(input).length) ? told : undefined;
  if (isSpecimen(lines)) return { isTicket: false, ...specimen };
  if (drafts.some((draft) => certain.has(draft.extractor))) return { isTicket: true };
  if (isCancelled(lines)) return { isTicket: false, ...cancelled };
  if (isWaiting(lines)) return { isTicket: false, ...waiting };
  if (isHeadedAsPenalty(lines)) return { isTicket: false, ...penalty };
  if (lines.length < 4 && input.barcodes.length > 0) return { isTicket: true };
  const others = otherDocuments(lines);
  const [other] = others;
  const ruled = drafts.map(asRuled);
  // One or two events that the sender marked up for machines are what the mail is about; a programme lists many.
  const marked = ruled.filter((draft) => draft.extractor === 'schema-org' && draft.fields.start);
  if (marked.length > 0 && marked.length <= 2 && other?.name !== 'newsletter') return { isTicket: true };
  if (isMarkedAsGoods(input, drafts)) return { isTicket: false, ...reasonFor(lines, other, input, ruled) };
  if (!opinion && input.barcodes.length === 0 && drafts.length > 0 && !drafts.some(isSomebodys))
    return { isTicket: false, ...reasonFor(lines, other, input, ruled) };
  const margin = marginOf(input, lines, ruled, other);
  const learned = isJudgedByOdds(input, lines, drafts) ? oddsOf(signsIn(input, lines, drafts, others)) : undefined;
  const held = learned !== undefined && isHeldForReader(lines) ? saidToBeHeld : 0;
  const odds = (learned ?? margin) + held;
  // What a model read and says counts as much as it does for the rules.
  const word = opinion ? marginOf(input, lines, ruled, other, opinion) - margin : 0;
  const bound = learned === undefined ? least.ruled : least.learned;
  if (odds + word >= bound || (opinion?.sure && odds >= hopeless)) return { isTicket: true, odds };
  const otherwise = other === undefined && opinion && !opinion.isTicket ? opinion.otherwise : undefined;
  return { isTicket: false, odds, ...(otherwise ? saidReason(otherwise) : reasonFor(lines, other, input, ruled)) };
}

/** LIST: by what a ticket is told from what a price list or the page of a house says. */
const ofSomebody = [
  'start',
  'end',
  'validFrom',
  'validUntil',
  'boarding',
  'doors',
  'bookingReference',
  'ticketNumber',
  'membershipNumber',
  'voucherCode',
  'pin',
  'number',
  'passenger',
  'seat',
  'row',
] as const satisfies readonly FieldName[];

/** Whether a draft says for when, under which number, for whom or where: what says none of it, and has no code, is a ticket in no look-alike. */
function isSomebodys({ fields }: Draft): boolean {
  return ofSomebody.some((name) => fields[name]);
}

/**
 * Whether it was told of what was read how likely it is, or nothing was read beside a code. Of very long papers it is not told, and what was learned
 * from others holds for none of them.
 */
function isJudgedByOdds({ barcodes }: ExtractionInput, lines: readonly string[], drafts: readonly Draft[]): boolean {
  if (drafts.length === 0) return barcodes.length > 0 && lines.length <= mostScored.lines;
  return drafts.some(({ fields }) => Object.values(fields).some(([reading]) => reading?.likely !== undefined));
}

/** The lines that speak to people: what tells a machine what to think of a document says nothing of it. */
const spokenLines = once((input: ExtractionInput) => linesOf(input).filter((line) => !speaksToMachines(line)));

/** What is so about documents and what was read of them, to learn the judgement from: as they are, or as they would be some days later. */
export function judgedSigns(input: ExtractionInput, drafts: readonly Draft[], later = 0): readonly string[] {
  const lines = spokenLines(input);
  return signsIn(input, lines, drafts, otherDocuments(lines), later);
}

function signsIn(
  input: ExtractionInput,
  lines: readonly string[],
  drafts: readonly Draft[],
  others: readonly OtherDocument[],
  later = 0,
): readonly string[] {
  const margin = marginOf(input, lines, drafts.map(asRuled), others[0]);
  return signsOf({ input, lines, drafts, others, margin }, later);
}

/**
 * The merged tickets that say enough of their own to become passes. The only one always does, and so do all where each
 * has its code: dropping one would put another's day and seat on its code.
 */
export function worthyOf(all: readonly MergedDraft[], barcodes: readonly FoundBarcode[]): readonly MergedDraft[] {
  if (all.length < 2 || isOneEach(all, barcodes)) return all;
  // A stay has less to tell than a flight: each is measured by its own kind.
  const best = new Map(
    [...Map.groupBy(all, ({ kind }) => kind.value)].map(
      ([kind, own]) => [kind, Math.max(...own.map(mostSaid))] as const,
    ),
  );
  return all.filter((ticket) => isWorthy(ticket, all, best.get(ticket.kind.value)!));
}

function isOneEach([first, ...rest]: readonly MergedDraft[], barcodes: readonly FoundBarcode[]): boolean {
  const [code, ...codes] = barcodes;
  if (!first || !code || rest.length !== codes.length) return false;
  const alike = codes.every((other) => isOfOneMake(other, code));
  return alike && rest.every(({ kind, group }) => kind.value === first.kind.value && group === first.group);
}

function isWorthy(ticket: MergedDraft, all: readonly MergedDraft[], best: number): boolean {
  if (ticket.barcode !== undefined || isStated(ticket)) return true;
  // An order or invoice beside tickets that were stated says a day and a number, and not what for.
  if (!hasSubject(ticket) && all.some((other) => isStated(other) || isOfSameBooking(ticket, other))) return false;
  // What an issuer marked up is what its text is about; a stay beside a marked flight is an offer.
  const marked = all.filter(
    (other) => isStated(other) && documentsOf(other).some((id) => documentsOf(ticket).includes(id)),
  );
  if (marked.length > 0 && marked.every((other) => other.kind.value !== ticket.kind.value)) return false;
  // So is another show beside a marked one, unless the place in it is told.
  if (marked.length > 0 && ticket.kind.value === 'event' && !ofPlace.some((name) => ticket.fields[name])) return false;
  const own = mostSaid(ticket);
  return own >= 1.8 && own >= best * 0.4;
}

function mostSaid({ drafts }: MergedDraft): number {
  return Math.max(...drafts.map(draftScore));
}

/** Whether a ticket says what it is for: "Facture F-2026-00981" is a paper's name and nothing else's. */
function hasSubject({ fields }: MergedDraft): boolean {
  return subjects.some((name) => fields[name] && !(name === 'title' && namesInvoice(fields.title!.value)));
}

/** Whether another ticket that says what it is for was booked under the same reference. */
function isOfSameBooking(ticket: MergedDraft, other: MergedDraft): boolean {
  const own = ticket.fields.bookingReference?.value;
  const others = other.fields.bookingReference?.value;
  return own !== undefined && others !== undefined && hasSubject(other) && foldKey(own) === foldKey(others);
}

function isStated({ drafts }: MergedDraft): boolean {
  return drafts.some((draft) => draft.extractor !== 'page-text');
}

function documentsOf({ drafts }: MergedDraft): readonly string[] {
  return drafts.flatMap(({ kind }) => kind?.evidence.document ?? []);
}

/** What an admission has of its own. */
const ofPlace = ['seat', 'row', 'section', 'ticketNumber'] as const satisfies readonly FieldName[];

/** What a ticket can be for. */
const subjects = [
  'title',
  'from',
  'to',
  'number',
  'venue',
  'product',
  'area',
  'seat',
] as const satisfies readonly FieldName[];
