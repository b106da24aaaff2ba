/** Corrects one ticket of a job and designs its pass anew. Pure; runs beside the server, see `corrector.ts`. */
import { type Trip, tripOf } from '#src/itinerary/trip.ts';
import type { Files } from '#src/passes/archive/zip.ts';
import type { Translated } from '#src/passes/design/strings.ts';
import { drawPass, type PassIdentity } from '#src/passes/make-pass.ts';
import type { PassBarcode } from '#src/passes/pass-json.ts';
import { correctTicket, doubtedFields, faultsOf } from '#src/pipeline/correct-ticket.ts';
import { titleOf } from '#src/pipeline/ticket-title.ts';
import { type PassFacts, passFactsOf } from '#src/pipeline/told-apart.ts';
import type { Problem } from '#src/problems.ts';
import { type Correction, type CorrectionPatch, patched, untouched } from '#src/tickets/correction.ts';
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { Refusal } from '#src/tickets/refusals.ts';
import { type KeptTicket, unpackTickets } from './kept-tickets.ts';
import { type TicketView, viewOf } from './ticket-view.ts';

/** What is stored of a corrected ticket: what was changed, and what is listed and drawn of its pass. */
export type Corrected = {
  readonly correction: Correction;
  readonly passJson: string;
  /** What we wrote on it beside labels, in every language. */
  readonly texts?: readonly Translated[];
  readonly title: string;
  readonly kind: TicketKind;
  readonly facts: PassFacts;
  readonly trip: Trip;
  readonly problems: readonly Problem[];
};

/** One ticket of a job as it is stored, from 1, and what was corrected before. */
export type TicketOrder = {
  /** The `tickets` record. */
  readonly record: Uint8Array;
  readonly number: number;
  readonly before?: Corrected | undefined;
};

/** A ticket corrected, or the fields that cannot be what a person gave, each with the reason. */
export type Correcting =
  | { readonly corrected: Corrected; readonly view: TicketView }
  | { readonly faults: ReadonlyMap<FieldName, Refusal> };

/** What is known of a ticket; undefined when there is none of that number. */
export function viewTicket({ record, number, before }: TicketOrder): TicketView | undefined {
  const kept = unpackTickets(record);
  const keptTicket = kept.tickets[number - 1];
  return (
    keptTicket && viewOf(kept, keptTicket, before?.correction ?? untouched, before?.passJson ?? keptTicket.passJson)
  );
}

/** Puts a change into a ticket and designs its pass; undefined when there is no ticket of that number. */
export function correctPass(order: TicketOrder, patch: CorrectionPatch): Correcting | undefined {
  const kept = unpackTickets(order.record);
  const keptTicket = kept.tickets[order.number - 1];
  if (!keptTicket) return undefined;
  const correction = patched(
    keptTicket.ticket,
    order.before?.correction ?? untouched,
    patch,
    doubtedFields(keptTicket.ticket),
  );
  const faults = faultsOf(keptTicket.ticket, correction, patch.fields ?? {}, dayOf(keptTicket));
  if (faults.size > 0) return { faults };
  const { ticket, passJson, texts } = design(keptTicket, correction);
  const told = {
    title: titleOf(ticket),
    kind: ticket.kind.value,
    facts: passFactsOf(ticket),
    trip: tripOf(ticket),
    problems: ticket.problems,
  };
  return { corrected: { correction, passJson, texts, ...told }, view: viewOf(kept, keptTicket, correction, passJson) };
}

/** The files of a corrected pass, to be signed; undefined when there is no ticket of that number. */
export function drawCorrected({ record, number, before }: TicketOrder): Files | undefined {
  const keptTicket = unpackTickets(record).tickets[number - 1];
  return keptTicket && before && design(keptTicket, before.correction).files;
}

/** Designs the pass again. Its code is the one that was proven: to the letter, or it is a fault of ours. */
function design(one: KeptTicket, correction: Correction) {
  const { ticket } = correctTicket(one.ticket, correction, dayOf(one));
  const signed = JSON.parse(one.passJson) as PassIdentity & { readonly barcodes?: readonly PassBarcode[] };
  const background = correction.colour === undefined ? {} : { background: rgbOf(correction.colour) };
  const { images, ...context } = one.design;
  const pictures = images && new Map([...images].filter(([name]) => stays(name, correction)));
  const drawn = drawPass(ticket, { ...context, ...(pictures ? { images: pictures } : {}), ...background }, signed);
  if ('refused' in drawn) throw new Error('the code of a pass that was made can be carried');
  if (payloads(drawn.barcodes) !== payloads(signed.barcodes ?? []))
    throw new Error('a correction never changes the code');
  return { ticket, ...drawn };
}

/** A mark fits every pass; a strip fades into the ground that it was drawn for, and other kinds have other places for pictures. */
function stays(name: string, { kind, colour }: Correction): boolean {
  if (name.startsWith('logo')) return true;
  return kind === undefined && !(colour !== undefined && name.startsWith('strip'));
}

function payloads(barcodes: readonly PassBarcode[]): string {
  return JSON.stringify(barcodes.map(({ format, message, messageEncoding }) => [format, message, messageEncoding]));
}

function dayOf({ design: { now } }: KeptTicket): string {
  return now.slice(0, 10);
}

/** `#0b6a5a` as its three parts. */
function rgbOf(colour: string): readonly [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
