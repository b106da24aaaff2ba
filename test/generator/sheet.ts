import type { Symbology } from '#src/barcodes/barcode.ts';
import type { LabelKey, Language } from './locales/locale.ts';
import type { TruthFields, TruthTicket } from './truth.ts';

/** A sheet is what a document says, before any layout: every layout can draw every sheet. */
export type Sheet = {
  /** What it is a ticket for: concert, cinema, rail-seat. */
  readonly subject: string;
  readonly language: Language;
  readonly issuer: Issuer;
  readonly heading: string;
  /** Who is addressed in a letter or mail. */
  readonly addressee: string;
  readonly tickets: readonly SheetTicket[];
  /** Facts of the order that are no ticket's own. */
  readonly order: readonly Fact[];
  readonly noise: Noise;
  /** When the document was made, `YYYY-MM-DDTHH:mm`. */
  readonly context: string;
};

export type Issuer = {
  readonly name: string;
  readonly domain: string;
  readonly address: string;
  readonly phone: string;
};

/** What a reader must leave out. */
export type Noise = { readonly legal: string; readonly advert: string; readonly thanks: string };

/** One labelled value as printed. */
export type Fact = { readonly key: LabelKey; readonly label: string; readonly value: string };

/** A fact and what follows from its being printed. */
export type Told = { readonly fact: Fact; readonly truth?: TruthFields };

export type SheetTicket = {
  /** What stands large, without a label or under `headlineKey`. */
  readonly headline: string;
  readonly headlineKey: LabelKey;
  readonly facts: readonly Fact[];
  /** For layouts that draw the route; its facts are in `facts` as well. */
  readonly journey?: Journey;
  /** For layouts that draw the date large; the same is in `facts`. */
  readonly moment?: Moment;
  readonly code?: SheetCode;
  readonly truth: TruthTicket;
};

export type Journey = {
  readonly from: string;
  readonly to: string;
  readonly fromCode?: string;
  readonly toCode?: string;
  readonly date: string;
  readonly departs: string;
  readonly arrives?: string;
  readonly service?: string;
};

/** Printed forms of the start, and the day in parts. */
export type Moment = { readonly date: string; readonly clock: string; readonly local: string; readonly place?: string };

export type SheetCode = {
  readonly symbology: Symbology;
  readonly bytes: Uint8Array;
  /** Printed under the code. */
  readonly caption?: string;
};

/** The facts that a drawn route already shows. */
export const journeyKeys: ReadonlySet<LabelKey> = new Set(['from', 'to', 'travelDate', 'departs', 'arrives']);

/** The facts that a large date already shows. */
export const momentKeys: ReadonlySet<LabelKey> = new Set(['date', 'time', 'dateTime']);
