import type { Trip } from '#src/itinerary/trip.ts';
import type { Resource } from './values.ts';

/** A kind of pass, as its lists are called in a save link: `flightClasses`, `flightObjects`. */
export type Vertical = 'flight' | 'transit' | 'eventTicket' | 'generic' | 'offer' | 'giftCard' | 'loyalty';

/** What a pass says, still without ids, code and group: `shared` goes into its class, `own` into its object. */
export type GoogleDraft = { readonly vertical: Vertical; readonly shared: Resource; readonly own: Resource };

/** What drafts are made with. */
export type DraftContext = {
  /** Who makes the passes; at most 20 characters are shown. */
  readonly issuerName: string;
  /** Address of the service's own logo, where Google could fetch it (https). */
  readonly logo?: string;
  /**
   * Whether there is still room for something of this rank: 1 goes first when a link grows too long (what repeats or is seldom
   * asked for), then 2, then 3 (what helps); nothing of what is needed at the gate has a rank.
   */
  readonly room: (rank: 1 | 2 | 3) => boolean;
};

/** Makes a draft of a ticket; undefined where something is missing that Google requires of that kind. */
export type Drafter = (trip: Trip, context: DraftContext) => GoogleDraft | undefined;

/** What every class but a generic one has. */
export function issuedBy({ issuerName }: DraftContext): Resource {
  return { issuerName, reviewStatus: 'UNDER_REVIEW' };
}
