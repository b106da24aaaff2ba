import type { Trip } from '#src/itinerary/trip.ts';
import type { Language } from '#src/languages/languages.ts';
import type { AccountLine } from '#src/pipeline/account.ts';
import type { Conversion, ModelReport } from '#src/pipeline/conversion.ts';
import type { PassFacts } from '#src/pipeline/told-apart.ts';
import type { Problem } from '#src/problems.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { PassPreview, PreviewImages } from './pass-preview.ts';

/** One pass of a job, as it is listed. */
export type PassEntry = {
  readonly title: string;
  readonly kind: TicketKind;
  readonly fileName: string;
  readonly proof: 'equal' | 'none';
  readonly problems: readonly Problem[];
  /** A person corrected it. */
  readonly corrected?: boolean;
  /** What tells it from others, and what it does not say; absent in results of before. */
  readonly facts?: PassFacts;
  /** How it looks in Wallet. */
  readonly preview?: Omit<PassPreview, 'images'> & { readonly images?: KeptImages };
  /** What it says, for calendars and other wallets; absent in results of an earlier version. */
  readonly trip?: Trip;
};

/** Where a pass's pictures are in `JobResult.pictures`: the passes of one order share them. */
export type KeptImages = { readonly [Name in keyof PreviewImages]: number };

/** What a job says once it is completed; kept encrypted. */
export type JobResult = {
  readonly passes: readonly PassEntry[];
  readonly problems: readonly Problem[];
  readonly eligibility: Conversion['eligibility'];
  readonly signedBy: Conversion['signedBy'];
  readonly model?: ModelReport;
  /** Sizes of the pages that can be looked at, in the order of the `pages` record. */
  readonly pages?: readonly { readonly width: number; readonly height: number }[];
  /** What became of every part of what was sent. */
  readonly account?: readonly AccountLine[];
  /** What the person speaks, by their own words or what they sent. */
  readonly language?: Language;
  /** Pictures of the previews, PNGs in base64; each once. */
  readonly pictures?: readonly string[];
  /** The passes first, in order, then the bundles; offsets in the `files` record. */
  readonly files: readonly ResultFile[];
};

/** A file that can be downloaded. */
export type ResultFile = {
  readonly type: 'pass' | 'bundle';
  readonly fileName: string;
  readonly offset: number;
  readonly length: number;
  /** How many passes a bundle holds, those that follow the ones of the bundle before; absent in results of before. */
  readonly passes?: number;
};

/** The preview of a pass as it was made, with its pictures; undefined where there is none. */
export function previewIn({ passes, pictures = [] }: JobResult, index: number): PassPreview | undefined {
  const preview = passes[index]?.preview;
  if (!preview) return undefined;
  const { images, ...rest } = preview;
  if (!images) return rest;
  const shown = Object.entries(images).map(([name, place]) => [name, pictures[place]] as const);
  return { ...rest, images: Object.fromEntries(shown.filter(([, png]) => png !== undefined)) };
}
