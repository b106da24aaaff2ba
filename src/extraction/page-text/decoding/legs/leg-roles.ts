import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import { turnedSpan } from '../spans/turned-span.ts';
import { ends } from './elements.ts';
import { dayAbove } from './leg-days.ts';
import { isDayBehind, type Leg } from './leg-worth.ts';

/** What a span is in its leg, what it is not then, and how likely it is that at least. */
type Role = { readonly own: Target; readonly other: Target; readonly likely: number };

/**
 * The spans of a document, those that are an end of a leg told apart from the other end: a clock that looks like an arrival, and stands where
 * departures stand in the leg that goes back, is one; a day above it in its column is the leg's.
 */
export function withLegRoles(scored: readonly ScoredSpan[], legs: readonly Leg[]): readonly ScoredSpan[] {
  const roles = new Map<ScoredSpan, Role>();
  for (const leg of legs) {
    for (const [one, other] of ends) {
      // What stands alone says nothing of which end it is.
      if (!leg.isPlain && (!leg[one] || !leg[other])) continue;
      for (const [span, own, not] of [
        [leg[one]?.scored, one, other],
        [leg[other]?.scored, other, one],
      ] as const) {
        if (!span) continue;
        roles.set(span, {
          own,
          other: not,
          likely: leg.isPlain ? bounds.plain : Math.min(bounds.routeEnd, span.likely(one) + span.likely(other)),
        });
      }
    }
    // A leg's only day is the departure's, unless it stands behind it.
    const day = leg.start_date && !leg.end_date && !isDayBehind(leg) ? leg.start_date.scored : dayAbove(leg, scored);
    if (day)
      roles.set(day, {
        own: 'start_date',
        other: 'end_date',
        likely: leg.isPlain ? bounds.plain : bounds.routeEnd,
      });
  }
  if (roles.size === 0) return scored;
  const known = new Set(scored);
  const added = [...roles.keys()].filter((span) => !known.has(span));
  return [...scored, ...added].map((span) => turnedTo(span, roles.get(span)));
}

function turnedTo(span: ScoredSpan, role: Role | undefined): ScoredSpan {
  if (!role || span.likely(role.own) >= Math.max(role.likely, span.likely(role.other))) return span;
  const { own, other } = role;
  return turnedSpan(span, own, other, Math.max(span.likely(own), role.likely));
}
