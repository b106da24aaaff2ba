import { type Trip, tripOf } from '#src/itinerary/trip.ts';
import type { Language } from '#src/languages/languages.ts';
import { buildBundles, partInBundles } from '#src/passes/archive/pkpass.ts';
import { type AccountLine, accountOf } from '#src/pipeline/account.ts';
import type { Conversion, ModelReport } from '#src/pipeline/conversion.ts';
import type { KeptPage } from '#src/pipeline/keep-pages.ts';
import { personLanguage } from '#src/pipeline/person-language.ts';
import { titleOf } from '#src/pipeline/ticket-title.ts';
import { type PassFacts, passFactsOf } from '#src/pipeline/told-apart.ts';
import type { Problem, ProblemCode } from '#src/problems.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import { keptValues } from './failure-text.ts';
import { type Keepsake, packTickets } from './kept-tickets.ts';
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

/** What came of a conversion: what is stored, and the little that is kept of it. */
export type Outcome =
  | {
      readonly state: 'completed';
      readonly result: JobResult;
      readonly files: Uint8Array;
      readonly kept: Keepsake;
      readonly metadata: OutcomeMetadata;
    }
  | {
      readonly state: 'failed';
      readonly errorCode: ProblemCode;
      readonly errorValues?: Problem['values'] | undefined;
      readonly metadata: OutcomeMetadata;
    };

/** What is kept of a job after its content is gone: nothing that a person sent. */
export type OutcomeMetadata = {
  readonly passCount: number;
  readonly pages: number | null;
  readonly ticketKind: TicketKind | null;
  readonly durations: Readonly<Record<string, number>>;
  /** Readers that were lost over it, by why; absent when none was. */
  readonly readersLost?: Readonly<Record<string, number>>;
  /** What a language model had to do with it; absent where none is configured. */
  readonly model?: ModelReport;
};

/** A preview with its pictures put aside, where they are not there yet. */
function kept({ images, ...preview }: PassPreview, pictures: string[]): NonNullable<PassEntry['preview']> {
  if (!images) return preview;
  const places = Object.entries(images).map(([name, png]) => {
    if (!pictures.includes(png)) pictures.push(png);
    return [name, pictures.indexOf(png)] as const;
  });
  return { ...preview, images: Object.fromEntries(places) };
}

/** The preview of a pass as it was made, with its pictures; undefined where there is none. */
export function previewIn({ passes, pictures = [] }: JobResult, index: number): PassPreview | undefined {
  const preview = passes[index]?.preview;
  if (!preview) return undefined;
  const { images, ...rest } = preview;
  if (!images) return rest;
  const shown = Object.entries(images).map(([name, place]) => [name, pictures[place]] as const);
  return { ...rest, images: Object.fromEntries(shown.filter(([, png]) => png !== undefined)) };
}

/** Packs a conversion for storage. A file that could not be opened at all is a failed job; no ticket in it is not. */
export function outcomeOf(
  conversion: Conversion,
  at: Date,
  {
    previews = [],
    pages = [],
    readersLost,
  }: {
    readonly previews?: readonly PassPreview[];
    readonly pages?: readonly KeptPage[];
    readonly readersLost?: OutcomeMetadata['readersLost'];
  } = {},
): Outcome {
  const { passes, problems, tickets } = conversion;
  const model = conversion.model ? { model: conversion.model } : {};
  const metadata: OutcomeMetadata = {
    passCount: passes.length,
    pages: pagesOf(conversion),
    ticketKind: tickets[0]?.kind.value ?? null,
    durations: Object.fromEntries(Object.entries(conversion.timings).map(([stage, time]) => [stage, Math.round(time)])),
    ...(readersLost ? { readersLost } : {}),
    ...model,
  };
  const fatal = problems.find(({ code }) => code.startsWith('document.'));
  if (!conversion.root && fatal)
    return { state: 'failed', errorCode: fatal.code, errorValues: keptValues(fatal.values), metadata };

  const language = conversion.root && personLanguage(conversion.root);
  const pictures: string[] = [];
  const parts = passes.length > 1 ? partInBundles(passes) : [];
  const bundles = parts.flatMap((part) => buildBundles(part, at));
  const stored = [
    ...passes.map(({ fileName, bytes }) => ({ type: 'pass' as const, fileName, bytes })),
    ...bundles.map((bytes, number) => ({
      type: 'bundle' as const,
      fileName: bundleName(number, bundles.length),
      passes: parts[number]!.length,
      bytes,
    })),
  ];
  return {
    state: 'completed',
    metadata,
    files: Buffer.concat(stored.map(({ bytes }) => bytes)),
    kept: packTickets(conversion, pages),
    result: {
      passes: passes.map(({ ticket, fileName, proof }, at) => ({
        title: titleOf(tickets[ticket]!),
        kind: tickets[ticket]!.kind.value,
        fileName,
        proof,
        problems: tickets[ticket]!.problems,
        facts: passFactsOf(tickets[ticket]!),
        ...(previews[at] ? { preview: kept(previews[at], pictures) } : {}),
        trip: tripOf(tickets[ticket]!),
      })),
      ...(pictures.length > 0 ? { pictures } : {}),
      problems,
      eligibility: conversion.eligibility,
      signedBy: conversion.signedBy,
      ...model,
      pages: pages.map(({ width, height }) => ({ width, height })),
      account: accountOf(conversion),
      ...(language ? { language } : {}),
      files: withOffsets(stored),
    },
  };
}

function withOffsets(
  stored: readonly (Pick<ResultFile, 'type' | 'fileName' | 'passes'> & { readonly bytes: Uint8Array })[],
): ResultFile[] {
  let offset = 0;
  return stored.map(({ bytes, ...about }) => {
    const file = { ...about, offset, length: bytes.length };
    offset += bytes.length;
    return file;
  });
}

function pagesOf({ root }: Conversion): number | null {
  if (!root) return null;
  if (root.type === 'pdf') return root.pageCount;
  return root.type === 'image' ? 1 : null;
}

function bundleName(at: number, of: number): string {
  return of === 1 ? 'wallet-passes.pkpasses' : `wallet-passes-${at + 1}.pkpasses`;
}
