import type { Draft } from '#src/tickets/ticket.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Understood } from '../understood.ts';
import { partByAdmissions } from './admissions.ts';
import { withCounted } from './counted-admissions.ts';
import { partByList } from './listed-places.ts';
import { withOccasion } from './occasion.ts';
import { withOwnValues } from './recurring-values.ts';
import { withSameShow } from './same-show.ts';
import { partBySeats } from './seats.ts';
import { withShows } from './shows.ts';
import { withUnseen } from './unseen-admissions.ts';

/** The tickets of an order that is no journey: one for each admission, with what is its own, and what its show's or its category's is. */
export function partOrder(
  understood: Understood,
  drafts: readonly Draft[],
  spans: readonly ScoredSpan[],
): readonly Draft[] {
  const seated = partBySeats(partByAdmissions(understood, drafts, spans), understood.document.id);
  const parted = partByList(understood, seated);
  const told = withOwnValues(understood, parted, spans);
  const all = withUnseen(understood, told, spans);
  const own = all.length > told.length ? withOwnValues(understood, all, spans) : told;
  const shown = withShows(understood, withCounted(understood, own, spans), spans);
  return withSameShow(withOccasion(understood, shown, spans));
}
