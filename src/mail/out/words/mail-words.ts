import type { Counted } from '#src/languages/say.ts';
import type { NotRead, PartKind } from '#src/pipeline/account.ts';

/** LIST: fields that a mail names. */
export type NamedField =
  | 'title'
  | 'start'
  | 'end'
  | 'venue'
  | 'from'
  | 'to'
  | 'number'
  | 'passenger'
  | 'coach'
  | 'section'
  | 'row'
  | 'seat'
  | 'gate'
  | 'platform'
  | 'bookingReference'
  | 'price'
  | 'issuer'
  | 'product'
  | 'address'
  | 'validFrom'
  | 'validUntil'
  | 'class'
  | 'ticketNumber'
  | 'room'
  | 'terminal'
  | 'subtitle'
  | 'carrier'
  | 'fromCity'
  | 'toCity'
  | 'via'
  | 'boarding'
  | 'doors'
  | 'issued'
  | 'entrance'
  | 'party'
  | 'level'
  | 'arrivalTerminal'
  | 'arrivalPlatform'
  | 'group'
  | 'sequence'
  | 'baggage'
  | 'membershipNumber'
  | 'membershipProgram'
  | 'membershipLevel'
  | 'voucherCode'
  | 'pin'
  | 'balance'
  | 'vehicle'
  | 'area';

/** Every sentence that a mail of ours says. `{…}` is filled in. */
export type MailWords = {
  readonly one: { readonly subject: string; readonly heading: string; readonly opening: string };
  /** `{n}` passes; `some`: not all of them fit. */
  readonly several: {
    readonly subject: Counted;
    readonly heading: Counted;
    readonly opening: string;
    readonly some: string;
  };
  readonly none: { readonly subject: string; readonly all: string; readonly part: string };
  readonly noTicket: string;
  readonly notAttached: string;
  readonly note: string;
  /** A calendar was asked for, and no ticket has a day. */
  readonly noCalendar: string;
  readonly development: string;
  readonly undated: string;
  readonly codeless: string;
  /** `{list}`. */
  readonly check: string;
  /** After a check: what to do about it. */
  readonly compare: string;
  /** `{value} (or {other})`. */
  readonly or: string;
  /** What the product of a voucher is called. */
  readonly offer: string;
  readonly fields: Readonly<Record<NamedField, string>>;
  readonly account: {
    readonly heading: string;
    readonly parts: Readonly<Record<PartKind, string>>;
    readonly passes: Counted;
    /** Something of passes that were made from another part. */
    readonly same: Counted;
    /** `{page}`. */
    readonly page: string;
    readonly nothing: string;
    /** `{read}` of `{pages}`. */
    readonly pages: string;
    readonly notRead: Readonly<Record<NotRead, string>>;
    readonly link: string;
  };
  readonly download: {
    readonly one: string;
    readonly all: string;
    /** `{n}`. */
    readonly part: string;
    /** `{when}`. */
    readonly until: string;
    readonly heading: string;
  };
  readonly correct: string;
  readonly feedback: { readonly question: string; readonly link: string };
  readonly codeAlt: string;
  /** `{service}`. */
  readonly closing: { readonly mail: string; readonly result: string; readonly asked: string };
  readonly limit: {
    readonly subject: string;
    readonly heading: string;
    readonly opening: string;
    readonly note: string;
  };
  readonly help: {
    readonly subject: string;
    readonly heading: string;
    readonly opening: string;
    readonly steps: readonly string[];
  };
  /** `nothing`, `before`: there is nothing of this sender's to delete, for whatever reason. */
  readonly deleted: {
    readonly subject: string;
    readonly opening: string;
    readonly nothing: string;
    readonly before: string;
  };
};
