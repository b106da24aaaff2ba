/** What a domestic ticket of MÁV says. */
export type MavTicket = {
  readonly version: 4 | 5 | 6;
  readonly ticketNumber: string;
  /** RICS code of the issuer, four digits. */
  readonly issuer: string;
  /** Times are in UTC, `YYYY-MM-DDTHH:mm`. */
  readonly issuedUtc: string;
  /** Forints, of the whole ticket. */
  readonly price?: number;
  readonly person?: MavPerson;
  readonly trip?: MavTrip;
  readonly seats: readonly MavSeat[];
  readonly passes: readonly MavPass[];
};

/** Who travels, and the number of the card or document that shows it. */
export type MavPerson = { readonly name?: string; readonly card?: string };

/** Between two stations for a time; stations by number, `5510017`. */
export type MavTrip = {
  readonly from: string;
  readonly to: string;
  readonly travelClass?: '1' | '2';
  readonly validFromUtc: string;
  readonly validUntilUtc: string;
};

/** A place on a train, or a supplement for one, which has no place. */
export type MavSeat = {
  readonly from: string;
  readonly to: string;
  readonly timeUtc: string;
  readonly carrier: number;
  readonly train?: string;
  readonly coach?: string;
  readonly seat?: string;
};

/** A time for which a period ticket holds; UTC, `YYYY-MM-DDTHH:mm`. */
export type MavPass = { readonly validFromUtc: string; readonly validUntilUtc: string };
