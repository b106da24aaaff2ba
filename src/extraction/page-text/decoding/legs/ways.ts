import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { cutIntoLegs } from './cut-legs.ts';
import { elementsOf } from './elements.ts';
import { areBeside, headedWays, wayHeadsOf } from './headed-ways.ts';
import type { Leg } from './leg-worth.ts';
import { mirroredWays } from './mirrored-ways.ts';

/** The legs of a document: as its elements are cut best, or where these lead nowhere and back those that lines or headings tell. */
export function waysOf(spans: readonly ScoredSpan[], understood: Understood): readonly Leg[] {
  const elements = elementsOf(spans, understood);
  const heads = wayHeadsOf(understood);
  const columns = heads && areBeside(heads) ? headedWays(elements, heads) : undefined;
  if (columns) return columns;
  const legs = cutIntoLegs(elements);
  if (legs.length > 2 || legs.some((leg, at) => leadsBack(legs[at - 1], leg))) return legs;
  return mirroredWays(spans, understood) ?? headedWays(elements, heads) ?? legs;
}

function leadsBack(before: Leg | undefined, { from, to }: Leg): boolean {
  return before?.from !== undefined && before.from.place === to?.place && before.to?.place === from?.place;
}
