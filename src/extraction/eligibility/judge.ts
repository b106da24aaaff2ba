import { isAdvertising } from '#src/barcodes/advertising.ts';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { ProblemCode } from '#src/problems.ts';
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { bands } from '#src/tickets/standing.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { isOfOneMake } from '../assign-barcodes.ts';
import type { ExtractionInput } from '../extractor.ts';
import { fold } from '../words/fold.ts';
import { isCancelled, isConfirmed, isWaiting } from './booking-words.ts';
import { oddsOf } from './learned-odds.ts';
import { type OtherDocument, otherDocuments } from './other-documents.ts';
import { signsOf } from './signs.ts';
import { linesOf } from './text-of.ts';

/** Whether it is a ticket at all; if not, a sentence for the person that says why, and which of the reasons it is. */
export type Verdict = { readonly isTicket: boolean; readonly reason?: string; readonly why?: NoTicket };

/** LIST: why something is no ticket. */
export type NoTicket = Extract<ProblemCode, 'ticket.none' | `paper.${string}`>;

/** What a language model thinks of it: its word, the paper that it sees instead, and what the document bears out. */
export type Opinion = {
  readonly isTicket: boolean;
  readonly otherwise?: OtherDocument['name'] | 'other';
  readonly drafts: readonly Draft[];
  /** It gives what matters of a ticket, and is believed in nearly all that can be checked of it. */
  readonly sure?: boolean;
};

/** What a model's yes and no weigh: they decide where our own signs are near the line, and nowhere else. */
const wordOfModel = { yes: 1.2, no: -2.5 } as const;

/** What it says for a ticket that the reader is told to have booked something. */
const saidToBeBooked = 1;

/** Extractors that only speak where a standard or the issuer's own markup says what the document is. */
const certain: ReadonlySet<string> = new Set(['bcbp', 'rail', 'attached-pass']);

/** What each field that was read says for a ticket. */
const weights: Readonly<Partial<Record<FieldName, number>>> = {
  bookingReference: 1.6,
  ticketNumber: 1.6,
  voucherCode: 1.6,
  membershipNumber: 1.8,
  passenger: 1,
  seat: 1,
  row: 0.6,
  coach: 0.8,
  gate: 0.6,
  boarding: 1,
  from: 0.7,
  to: 0.7,
  number: 0.5,
  start: 0.7,
  end: 0.3,
  validUntil: 0.7,
  validFrom: 0.5,
  doors: 0.8,
  venue: 0.4,
  title: 0.2,
  party: 0.6,
  balance: 0.5,
  product: 0.3,
  area: 0.5,
  room: 0.4,
  section: 0.4,
  platform: 0.4,
  vehicle: 0.4,
};

/** The same of an event, which tells where it is more often than a mail about a journey or a stay does. */
const eventWeights: typeof weights = { ...weights, address: 0.2 };

const ticketWords =
  /\b(?:e-?tickets?|tickets?|boarding pass|bordkarte|fahrkarte|fahrschein|eintrittskarten?|gutschein|voucher|gift card|geschenkkarte|carte d'embarquement|e-?billets?|billets?|bon cadeau|carte cadeau|bon d'achat|tarjeta de embarque|entradas?|billetes?|vale|tarjeta regalo|biglietti|biglietto|carta d'imbarco|buono|carta regalo|toegangsbewijs|kaartje|instapkaart|cadeaubon|cadeaukaart|bilhetes?|ingressos?|cartao de embarque|booking confirmation|buchungsbestatigung|reservation confirmed|reservierungsbestatigung|confirmation de reservation|confirmacion de reserva|conferma (?:di |della )?prenotazione|reserveringsbevestiging|boekingsbevestiging|confirmacao de reserva|your booking|ihre buchung|your reservation|ihre reservierung|votre reservation|tu reserva|su reserva|la tua prenotazione|je reservering|uw reservering|a sua reserva|admit one|mitgliedsausweis|mitgliedskarte|membership card|carte de membre|carne de socio|tessera|lidmaatschapskaart|cartao de socio|parkticket|parking ticket|rsvp|appointment|rendez-vous|appuntamento|afspraak|termin|itinerary|reiseplan|season ticket|monatskarte|tageskarte|jizdenka|bilet|billett|biljett|menetjegy|pass|confirmation|confirmed|bestatigt|confirmee|confirmada|confermata|bevestigd|reservation|reserva|\w{0,20}reservierung|\w{0,20}buchung|\w{0,12}bestatigung|prenotazione|reservering|rental|booking)\b/g;

/** From which log-odds on documents are a ticket, and below which nobody's word makes them one. */
const least = 0.8;
const hopeless = -8;

/** Judges whether documents are a ticket, by what was read of them and by what else they look like. */
export function judge(input: ExtractionInput, drafts: readonly Draft[], opinion?: Opinion): Verdict {
  const lines = linesOf(input);
  if (drafts.some((draft) => certain.has(draft.extractor))) return { isTicket: true };
  if (isCancelled(lines)) return { isTicket: false, ...cancelled };
  if (isWaiting(lines)) return { isTicket: false, ...waiting };
  if (lines.length < 4 && input.barcodes.length > 0) return { isTicket: true };
  const others = otherDocuments(lines);
  const [other] = others;
  const ruled = drafts.map(asRuled);
  // One or two events that the sender marked up for machines are what the mail is about; a programme lists many.
  const marked = ruled.filter((draft) => draft.extractor === 'schema-org' && draft.fields.start);
  if (marked.length > 0 && marked.length <= 2 && other?.name !== 'newsletter') return { isTicket: true };
  const margin = marginOf(input, lines, ruled, other);
  const odds = (isScored(drafts) && oddsOf(judgedSigns(input, drafts))) || margin;
  // What a model read and says counts as much as it does for the rules.
  const word = opinion ? marginOf(input, lines, ruled, other, opinion) - margin : 0;
  if (odds + word >= least) return { isTicket: true };
  if (opinion?.sure && odds >= hopeless) return { isTicket: true };
  const otherwise = other === undefined && opinion && !opinion.isTicket ? opinion.otherwise : undefined;
  return { isTicket: false, ...(otherwise ? saidReason(otherwise) : reasonFor(lines, other, input, ruled)) };
}

/** Whether it was told of what was read how likely it is: of very long papers it is not, and what was learned from others holds for none of them. */
function isScored(drafts: readonly Draft[]): boolean {
  return drafts.some(({ fields }) => Object.values(fields).some(([reading]) => reading?.likely !== undefined));
}

/** What is so about documents and what was read of them, for the judgement and to learn it from. */
export function judgedSigns(input: ExtractionInput, drafts: readonly Draft[]): readonly string[] {
  const lines = linesOf(input);
  const others = otherDocuments(lines);
  return signsOf({ input, lines, drafts, others, margin: marginOf(input, lines, drafts.map(asRuled), others[0]) });
}

/** By how much the points of documents are above what the rules ask for. */
function marginOf(
  input: ExtractionInput,
  lines: readonly string[],
  drafts: readonly Draft[],
  other: OtherDocument | undefined,
  opinion?: Opinion,
): number {
  const codes = input.barcodes.filter((code) => !isAdvertising(code.text));
  const stated = Math.max(0, ...drafts.map(statementScore));
  const said = [...drafts, ...(opinion?.drafts ?? [])];
  const word = opinion ? wordOfModel[opinion.isTicket ? 'yes' : 'no'] : 0;
  const score = ticketScore(lines, said) + codeScore(input, codes.length) + stated + word;
  const needed = 2.6 + (other ? other.score * (isOrdered(other, drafts) ? 0.35 : 0.8) : 0);
  return score - needed - (other && isBill(other, drafts) ? 3 : 0);
}

/** A draft without what only the scorer proposes: that fills a ticket, and makes none of what is no ticket. */
function asRuled(draft: Draft): Draft {
  const fields = Object.entries(draft.fields).flatMap(([name, readings]) => {
    const ruled = readings.filter(({ evidence }) => evidence.extractor !== 'scored-text');
    return ruled.length > 0 ? [[name, ruled]] : [];
  });
  // Each name keeps readings of its own type.
  return { ...draft, fields: Object.fromEntries(fields) as Draft['fields'] };
}

/** A reason, and the sentence that says it in English. */
type Reason = { readonly why: NoTicket; readonly reason: string };

const waiting: Reason = {
  why: 'paper.waiting',
  reason: 'This is about a place on a waiting list, so there is no ticket yet.',
};

/** Said of a booking that was called off. */
export const cancelled: Reason = {
  why: 'paper.cancelled',
  reason: 'This says that a booking was cancelled, so there is no ticket any more.',
};

/**
 * Whether a document is an order of its reader all the same: a newsletter has no number of one's own, the receipt of a
 * shop no day and clock of what was bought.
 */
function isOrdered({ name }: OtherDocument, drafts: readonly Draft[]): boolean {
  const clocked = (draft: Draft) => draft.fields.start?.[0]?.value.local.includes('T') && draft.fields.title;
  return drafts.some((draft) => {
    const numbered = (draft.fields.bookingReference?.[0]?.confidence ?? 0) > 0.65 && draft.fields.start;
    return (
      numbered && (name === 'newsletter' || (name === 'receipt' && draft.kind?.value === 'event' && clocked(draft)))
    );
  });
}

/** A bill for a night, a car or a table tells all that its booking did, and comes when it is over; its code is for paying. */
function isBill({ name, score }: OtherDocument, drafts: readonly Draft[]): boolean {
  return name === 'invoice' && score >= 4 && drafts.length > 0 && drafts.every(({ kind }) => billed.has(kind?.value));
}

const billed: ReadonlySet<TicketKind | undefined> = new Set(['hotel', 'rental', 'restaurant', 'parking'] as const);

/** The reason that a model gives, in our own words. */
function saidReason(otherwise: OtherDocument['name'] | 'other'): Reason {
  if (otherwise === 'other')
    return { why: 'ticket.none', reason: 'The content could not be converted to an Apple Wallet pass.' };
  return { why: whyOf(otherwise), reason: `${sentences[otherwise]}.` };
}

/** What it says that somebody stated it for machines; a date in a calendar, at no place, may be anybody's. */
function statementScore({ extractor, kind, fields }: Draft): number {
  if (extractor === 'page-text') return 0;
  const placed = [fields.venue, fields.address, fields.venueLocation, fields.from].some((readings) => readings?.length);
  return extractor === 'calendar' && kind && kind.confidence < 0.5 && !placed ? 1 : 2;
}

function ticketScore(lines: readonly string[], drafts: readonly Draft[]): number {
  const best = Math.max(0, ...drafts.map(draftScore));
  const words = new Set(fold(lines.join('\n').slice(0, 20_000)).match(ticketWords) ?? []).size;
  return best + Math.min(2, words * 0.5) + (best > 0 && isConfirmed(lines) ? saidToBeBooked : 0);
}

function draftScore(draft: Draft): number {
  let score = 0;
  // A mail about a journey or a stay tells of it what its ticket tells; an event's day, place and name are rarely told without one.
  const isEvent = draft.kind?.value === 'event';
  for (const [name, weight] of Object.entries(isEvent ? eventWeights : weights)) {
    const reading = draft.fields[name as FieldName]?.[0];
    if (!reading) continue;
    const surely = isEvent && (reading.likely ?? 0) >= bands.stands;
    score += weight * (surely ? 1 : Math.min(1, reading.confidence / 0.8));
  }
  return score;
}

function codeScore(input: ExtractionInput, own: number): number {
  if (own > 0) return 2.5;
  return input.barcodes.length > 0 ? 0.8 : 0;
}

const sentences: Readonly<Record<OtherDocument['name'], string>> = {
  invoice: 'This looks like an invoice for a purchase, not a ticket',
  receipt: 'This looks like a receipt, not a ticket',
  menu: 'This looks like a menu, not a ticket',
  newsletter: 'This looks like a newsletter or advertising, not a ticket',
  timetable: 'This looks like a timetable, not a ticket',
  'web page': 'This looks like a web page or an article, not a ticket',
  letter: 'This looks like a letter, not a ticket',
  form: 'This looks like a form, not a ticket',
  list: 'This looks like a list, not a ticket',
  parcel: 'This looks like a message about a parcel, not a ticket',
};

const whyOf = (name: OtherDocument['name']): NoTicket => (name === 'web page' ? 'paper.web-page' : `paper.${name}`);

function reasonFor(
  lines: readonly string[],
  other: OtherDocument | undefined,
  input: ExtractionInput,
  drafts: readonly Draft[],
): Reason {
  if (lines.length === 0)
    return {
      why: 'paper.blank',
      reason: 'We found neither text nor a code here, so there is nothing to make a pass of.',
    };
  if (other)
    return {
      why: whyOf(other.name),
      reason: `${sentences[other.name]}: we found ${other.seen}, but no booking or ticket of yours.`,
    };
  const start = drafts.flatMap((draft) => draft.fields.start ?? [])[0]?.value.local.slice(0, 10);
  const found = [start && `a date (${start})`, input.barcodes.length > 0 && 'a code'].filter(Boolean).join(' and ');
  const also = found ? `we found ${found}, but` : 'we found';
  const reason = `We read the document but could not find a ticket in it: ${also} no booking, seat, validity or ticket number.`;
  return { why: 'ticket.none', reason };
}

/**
 * The merged tickets that say enough of their own to become passes. The only one always does, and so do all where each
 * has its code: dropping one would put another's day and seat on its code.
 */
export function worthyOf(all: readonly MergedDraft[], barcodes: readonly FoundBarcode[]): readonly MergedDraft[] {
  if (all.length < 2 || isOneEach(all, barcodes)) return all;
  const best = Math.max(...all.map((one) => Math.max(...one.drafts.map(draftScore))));
  return all.filter((ticket) => isWorthy(ticket, all, best));
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
  if (!subjects.some((name) => ticket.fields[name]) && all.some(isStated)) return false;
  // What an issuer marked up is what its text is about; a stay beside a marked flight is an offer.
  const marked = all.filter(
    (other) => isStated(other) && documentsOf(other).some((id) => documentsOf(ticket).includes(id)),
  );
  if (marked.length > 0 && marked.every((other) => other.kind.value !== ticket.kind.value)) return false;
  const own = Math.max(...ticket.drafts.map(draftScore));
  return own >= 1.8 && own >= best * 0.4;
}

function isStated({ drafts }: MergedDraft): boolean {
  return drafts.some((draft) => draft.extractor !== 'page-text');
}

function documentsOf({ drafts }: MergedDraft): readonly string[] {
  return drafts.flatMap(({ kind }) => kind?.evidence.document ?? []);
}

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
