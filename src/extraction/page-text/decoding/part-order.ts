import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../document/understood.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import { partByAdmissions } from './admissions/admissions.ts';
import { withCounted } from './admissions/counted-admissions.ts';
import { partByList } from './admissions/listed-places.ts';
import { withPlacedLines } from './admissions/placed-lines.ts';
import { withUnseen } from './admissions/unseen-admissions.ts';
import { withSameShow } from './fields/same-show.ts';
import { withSeries } from './people/series.ts';
import { withSiblings } from './people/siblings.ts';
import { withOwnValues } from './shares/recurring-values.ts';
import { withoutDoorsForStart } from './shows/doors.ts';
import { withOccasion } from './shows/occasion.ts';
import { withShows } from './shows/shows.ts';
import { areJourneys } from './spans/fields.ts';
import { partBySeats } from './spans/seats.ts';

/** The tickets of an order that is no journey: one for each admission, with what is its own, and what its show's or its category's is. */
export function partOrder(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  const spans = areJourneys(drafts)
    ? scored
    : withPlacedLines(withSiblings(withSeries(scored), understood), understood);
  const seated = partBySeats(partByAdmissions(understood, drafts, spans), understood.document.id);
  const parted = partByList(understood, seated);
  const told = withOwnValues(understood, parted, spans);
  const all = withUnseen(understood, told, spans);
  const own = all.length > told.length ? withOwnValues(understood, all, spans) : told;
  const shown = withShows(understood, withCounted(understood, own, spans), spans);
  return withSameShow(withoutDoorsForStart(understood, withOccasion(understood, shown, spans)));
}
