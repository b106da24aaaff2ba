import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Tellings } from '../spans/told.ts';
import type { Zones } from './zones.ts';

/** One draft of a document with all that is known for it. */
export type Part = {
  readonly understood: Understood;
  readonly draft: Draft;
  readonly tellings: Tellings;
  /** The scored spans by their texts without signs, in small letters. */
  readonly spans: ReadonlyMap<string, readonly ScoredSpan[]>;
  readonly zones: Zones;
  readonly at: number;
  /** It is the only one. */
  readonly alone: boolean;
};
