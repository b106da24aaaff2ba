/** What the rules make of documents: points for what was read of them, and against them for what else they look like. */
import { isAdvertising } from '#src/barcodes/advertising.ts';
import { type FieldName, isStay, type TicketKind } from '#src/tickets/fields.ts';
import { bands } from '#src/tickets/standing.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { ExtractionInput } from '../extractor.ts';
import { fold } from '../words/fold.ts';
import { isConfirmed } from './booking-words.ts';
import type { OtherDocument } from './other-documents.ts';

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

/** By how much the points of documents are above what the rules ask for. */
export function marginOf(
  input: ExtractionInput,
  lines: readonly string[],
  drafts: readonly Draft[],
  other: OtherDocument | undefined,
  opinion?: Opinion,
): number {
  const codes = input.barcodes.filter((code) => !isAdvertising(code.text));
  const stated = Math.max(0, ...drafts.map(statementScore));
  const allDrafts = [...drafts, ...(opinion?.drafts ?? [])];
  const word = opinion ? wordOfModel[opinion.isTicket ? 'yes' : 'no'] : 0;
  const score = ticketScore(lines, allDrafts) + codeScore(input, codes.length) + stated + word;
  const needed = 2.6 + (other ? other.score * (isOrdered(other, drafts) ? 0.35 : 0.8) : 0);
  return score - needed - (other && isBill(other, drafts) ? 3 : 0);
}

/** A draft without what only the scorer proposes: that fills a ticket, and makes none of what is no ticket. */
export function asRuled(draft: Draft): Draft {
  const fields = Object.entries(draft.fields).flatMap(([name, readings]) => {
    const ruled = readings.filter(({ evidence }) => evidence.extractor !== 'scored-text');
    return ruled.length > 0 ? [[name, ruled]] : [];
  });
  // Each name keeps readings of its own type.
  return { ...draft, fields: Object.fromEntries(fields) as Draft['fields'] };
}

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
  return (
    name === 'invoice' && score >= 4 && drafts.length > 0 && drafts.every(({ kind }) => kind && isBilled(kind.value))
  );
}

const isBilled = (kind: TicketKind): boolean => isStay(kind) || kind === 'restaurant';

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

/** The points of what one reader says: each field by what it says for a ticket and how surely it was read. */
export function draftScore(draft: Draft): number {
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
