import type { Draft } from '#src/tickets/ticket.ts';
import { findSpans } from '../candidates/find-spans.ts';
import type { Span } from '../candidates/span.ts';
import type { Understood } from '../document/understood.ts';
import { type Hints, hintsOf } from './hints.ts';
import { learnedScorer } from './learned-scorer.ts';
import { lookThrice, type Scorer } from './look-thrice.ts';
import { type SpanFeatures, spanFeatures } from './span-features.ts';
import { type Target, targets } from './targets.ts';

/** A span of a page and how likely it is the value of each target, 0 to 1. */
export type ScoredSpan = { readonly span: Span; readonly likely: (target: Target) => number };

/** All that is known of a document's spans before they are scored. */
export type Seen = {
  readonly understood: Understood;
  readonly spans: readonly Span[];
  readonly features: readonly SpanFeatures[];
  /** What the third look asks for besides, worked out when it asks. */
  readonly hints: () => Hints;
};

/** Tells of each span how likely it is each target, in the order of `targets`; undefined where the scorer is to tell. */
export type Teller = (seen: Seen) => readonly ArrayLike<number>[] | undefined;

let teller: Teller = () => undefined;

/** Lets somebody else than the scorer tell what spans are, to judge what is made of them. */
export function putTeller(other: Teller): void {
  teller = other;
}

/** Scores every span of a document; `drafts` are what the rules read of it, which is part of what is known of a span. */
export function scoreSpans(
  understood: Understood,
  drafts: readonly Draft[],
  scorer: Scorer | undefined = learnedScorer(),
): readonly ScoredSpan[] {
  if (!scorer) return [];
  const spans = understood.sheets.flatMap((sheet) => findSpans(sheet, understood.labels));
  const features = spanFeatures(understood, spans, drafts);
  const hints = () => hintsOf(understood, spans, drafts);
  const rows = features.map((one) => one.rows);
  const told = teller({ understood, spans, features, hints }) ?? lookThrice(scorer, { spans, rows, hints });
  return spans.map((span, at) => ({ span, likely: (target) => told[at]![places.get(target)!]! }));
}

const places: ReadonlyMap<Target, number> = new Map(targets.map((target, at) => [target, at]));
