import type { Symbology } from '#src/barcodes/barcode.ts';

/** Kinds of the truth files; parking, vouchers and gift cards count as `pass`. */
export type TruthKind =
  | 'flight'
  | 'train'
  | 'bus'
  | 'boat'
  | 'event'
  | 'hotel'
  | 'restaurant'
  | 'rental'
  | 'pass'
  | 'membership'
  | 'code';

/** A wall-clock time at the place; `year_free` when the document does not tell the year. */
export type TruthTime = {
  readonly local: string;
  readonly offset?: string;
  readonly tz?: string;
  readonly year_free?: true;
};

/** Names as in Wallet's truth files: texts list acceptable spellings, `address` parts that must all be there. */
export type TruthFields = {
  readonly title?: readonly string[];
  readonly product?: readonly string[];
  readonly carrier?: readonly string[];
  readonly number?: readonly string[];
  readonly from?: readonly string[];
  readonly to?: readonly string[];
  readonly from_code?: readonly string[];
  readonly to_code?: readonly string[];
  readonly start?: TruthTime;
  readonly end?: TruthTime;
  readonly boarding?: TruthTime;
  readonly passenger?: readonly string[];
  readonly seat?: readonly string[];
  readonly row?: readonly string[];
  readonly coach?: readonly string[];
  readonly class?: readonly string[];
  readonly gate?: readonly string[];
  readonly terminal?: readonly string[];
  readonly platform?: readonly string[];
  readonly group?: readonly string[];
  readonly sequence?: readonly string[];
  readonly booking_ref?: readonly string[];
  readonly ticket_number?: readonly string[];
  readonly membership?: readonly string[];
  readonly venue?: readonly string[];
  readonly address?: readonly string[];
  readonly price?: readonly [number, string];
  readonly barcode?: { readonly base64: string; readonly symbology: string };
};

export type TruthTicket = {
  readonly kind: TruthKind;
  /** Wallet styles that are right for it. */
  readonly styles: readonly string[];
  readonly fields: TruthFields;
  readonly evidence: Readonly<Record<string, 'literal' | 'barcode' | 'derived'>>;
};

/** One document of the corpus and what should come out of it. */
export type TruthCase = {
  readonly id: string;
  readonly input: string;
  /** Kind of file: pdf, image, photo, mail. */
  readonly doc: string;
  readonly variant: string;
  /** What it is a ticket for: concert, cinema, rail-seat. */
  readonly subject: string;
  readonly language: string;
  readonly layout: string;
  readonly tags: readonly string[];
  readonly fixture: string;
  /** The invented issuer. */
  readonly vendor: string;
  readonly vendor_in_dev: boolean;
  readonly split: string;
  readonly year_added: number;
  readonly licence: string;
  /** When the document was made. */
  readonly context: string;
  readonly expect: 'tickets' | 'no_ticket';
  readonly tickets: readonly TruthTicket[];
};

const anyFlat = ['generic', 'eventTicket', 'coupon', 'storeCard'];

/** The Wallet styles that are right for a kind. */
export const stylesOf: Readonly<Record<TruthKind, readonly string[]>> = {
  flight: ['boardingPass/air'],
  train: ['boardingPass/train'],
  bus: ['boardingPass/bus'],
  boat: ['boardingPass/boat'],
  event: ['eventTicket'],
  hotel: anyFlat,
  restaurant: anyFlat,
  rental: ['generic', 'boardingPass/generic', 'eventTicket'],
  pass: ['boardingPass/train', 'boardingPass/bus', 'boardingPass/generic', ...anyFlat],
  membership: ['storeCard', 'generic'],
  code: [
    ...anyFlat,
    'boardingPass/generic',
    'boardingPass/air',
    'boardingPass/train',
    'boardingPass/bus',
    'boardingPass/boat',
  ],
};

/** How the truth files name a symbology. */
export function truthSymbology(symbology: Symbology): string {
  return symbology === 'code128' ? 'barcode128' : symbology;
}
