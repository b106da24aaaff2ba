/** From a ticket to what a save link carries: one class and one object, short enough, or a sentence that says why not. */
import { createHash } from 'node:crypto';
import type { Trip } from '#src/itinerary/trip.ts';
import { type GoogleRefusal, googleBarcode } from './barcode.ts';
import { giftCard, loyalty, offer } from './cards.ts';
import type { DraftContext, Drafter, GoogleDraft } from './draft.ts';
import { event } from './event.ts';
import { flight } from './flight.ts';
import { generic } from './generic.ts';
import { transit } from './transit.ts';
import type { Resource } from './values.ts';

/** LIST: ways to make a pass, best first; the last one takes everything. */
const drafters: readonly Drafter[] = [flight, transit, event, offer, giftCard, loyalty, generic];

/** The `payload` of a save link: a list of one class and a list of one object. */
export type GooglePayload = Readonly<Record<string, readonly Resource[]>>;

/** A pass for Google Wallet, or why there is none. */
export type GooglePass = { readonly payload: GooglePayload } | GoogleRefusal;

/** Whose passes they are, and how long they may be. */
export type GooglePassContext = Omit<DraftContext, 'room'> & {
  /** The issuer's number at Google. */
  readonly issuer: string;
  /** Whether a payload makes a link that is not too long. */
  readonly isSmallEnough: (payload: GooglePayload) => boolean;
};

/** Place among the tickets of its order, from 1. */
export type InOrder = { readonly number: number };

/** 84 bits; every character counts four times in a link. */
const idLength = 14;

const tooLong =
  'This ticket is too long for a link to Google Wallet. Open the .pkpass file on your phone: Google Wallet takes that, too.';

/** Makes the pass; what matters least is left out until it fits. */
export function googlePass(trip: Trip, place: InOrder, context: GooglePassContext): GooglePass {
  const code = trip.code && googleBarcode(trip.code);
  if (code && 'refused' in code) return code;
  for (const dropped of [0, 1, 2, 3]) {
    const payload = payloadOf(trip, { ...context, room: (rank) => rank > dropped }, { place, barcode: code?.barcode });
    if (context.isSmallEnough(payload)) return { payload };
  }
  return { refused: tooLong, why: 'too-long' };
}

type Rest = { readonly place: InOrder; readonly barcode: Resource | undefined };

function payloadOf(
  trip: Trip,
  context: DraftContext & { readonly issuer: string },
  { place, barcode }: Rest,
): GooglePayload {
  const { vertical, shared, own } = draftOf(trip, context);
  const classId = `${context.issuer}.${idOf(vertical, shared)}`;
  const content = {
    state: 'ACTIVE',
    barcode,
    groupingInfo: groupOf(trip, place, context),
    ...own,
  };
  const id = `${context.issuer}.${idOf(classId, content)}`;
  return {
    [`${vertical}Classes`]: [{ id: classId, ...shared }],
    [`${vertical}Objects`]: [{ id, classId, ...content }],
  };
}

/** Tickets of one order lie together (GroupingInfo), in their order. */
function groupOf({ order }: Trip, { number }: InOrder, { room }: DraftContext): Resource | undefined {
  if (!order || !room(3)) return undefined;
  return { groupingId: idOf('order', { order }), sortIndex: room(2) ? number : undefined };
}

function draftOf(trip: Trip, context: DraftContext): GoogleDraft {
  for (const draft of drafters) {
    const made = draft(trip, context);
    if (made) return made;
  }
  throw new Error('the generic pass takes every ticket');
}

/** The same for the same content, so that a pass that is saved twice is one; nobody can guess it who does not have the ticket. */
function idOf(name: string, content: object): string {
  return createHash('sha256')
    .update(JSON.stringify([name, content]))
    .digest('base64url')
    .slice(0, idLength);
}
