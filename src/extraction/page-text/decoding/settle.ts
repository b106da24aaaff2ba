import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { foldKey } from '../../words/fold.ts';
import type { Understood } from '../document/understood.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import { partBySeatsOfRides } from './admissions/seats-of-rides.ts';
import { bareDraft } from './bare-draft.ts';
import { withHouseHours } from './fields/house-hours.ts';
import type { Part } from './fields/part.ts';
import { withRecordLocators } from './fields/record-locators.ts';
import { withRentalEnds } from './fields/rental-ends.ts';
import { settleField } from './fields/settle-field.ts';
import { settleOffer } from './fields/settle-offer.ts';
import { withShared } from './fields/shared.ts';
import { settleTimes } from './fields/times.ts';
import { zonesOf } from './fields/zones.ts';
import { withCodedWays } from './legs/coded-ways.ts';
import { withoutDoubles, withoutRetold } from './legs/doubles.ts';
import { withLegRoles } from './legs/leg-roles.ts';
import { addLegs } from './legs/legs.ts';
import { withoutPhantoms } from './legs/phantoms.ts';
import { withPrintedEnds } from './legs/printed-ends.ts';
import { withRouteEnds } from './legs/route-ends.ts';
import { withoutStrayClocks } from './legs/stray-clocks.ts';
import { waysOf } from './legs/ways.ts';
import { withWholeEnds } from './legs/whole-ends.ts';
import { withNameLists } from './people/name-lists.ts';
import { withNamesInTurn } from './people/names-in-turn.ts';
import { withSiblings } from './people/siblings.ts';
import { withLegClocks } from './shares/leg-clocks.ts';
import { withLegNumbers } from './shares/leg-numbers.ts';
import { partByPeople } from './shares/people.ts';
import { shareOut } from './shares/share-out.ts';
import { areJourneys, fieldOf, settledTargets } from './spans/fields.ts';
import { withMoments } from './spans/moments.ts';
import { tellingsOf } from './spans/told.ts';
import { withoutHomes } from './spans/without-homes.ts';
import { withoutLabels } from './spans/without-labels.ts';
import { withoutOffers } from './spans/without-offers.ts';
import { withoutRegisters } from './spans/without-registers.ts';
import { withoutWeekly } from './spans/without-weekly.ts';

/**
 * Settles the drafts that the rules made of a document by what the scorer holds of its spans: each reading gets how likely
 * it is as its confidence, what is unlikely goes, what is missing is filled where a span is likely enough.
 */
export function settle(understood: Understood, ruled: readonly Draft[], told: readonly ScoredSpan[]): readonly Draft[] {
  if (told.length === 0) return ruled;
  const seemed = withoutOffers(withCodedWays(withRouteEnds(withMoments(withoutWeekly(told), isShow(ruled)))));
  const spans = withNamesInTurn(
    withoutLabels(withoutRegisters(withoutHomes(seemed, understood), understood), understood),
  );
  const drafts = ruled.length > 0 ? ruled : bareDraft(understood, spans);
  if (drafts.length === 0) return drafts;
  const cut = waysOf(spans, understood);
  const scored = areJourneys(drafts) ? withLegRoles(spans, cut) : spans;
  const legs = addLegs(understood, drafts, scored, cut);
  const tellings = tellingsOf(understood, scored);
  const zones = zonesOf(understood, legs);
  const byText = Map.groupBy(scored, ({ span }) => foldKey(span.text));
  const settled = legs.map((draft, at) =>
    settleDraft({ understood, draft, tellings, spans: byText, zones, at, alone: legs.length === 1 }),
  );
  const recurring = withSiblings(areJourneys(drafts) ? withNameLists(scored) : scored, understood);
  const seen = withoutPhantoms(settled, tellings);
  // Where both ways are plain, what lacks its arrival is the way back all the same.
  const rides = cut.length > 1 && cut.every(({ isPlain }) => isPlain) ? seen : withoutStrayClocks(seen, understood);
  const single = withoutDoubles(rides, tellings);
  const people = partByPeople(understood, single, recurring);
  const seated = partBySeatsOfRides(understood, people, scored);
  const parted = shareOut(understood, seated, recurring);
  const shared = withShared(withLegClocks(understood, withLegNumbers(understood, parted), scored), tellings);
  const named = withRecordLocators(understood, withoutRetold(shared, tellings), scored);
  return withPrintedEnds(understood, withWholeEnds(understood, named));
}

function settleDraft(part: Part): Draft {
  const fields: FieldReadings = { ...part.draft.fields };
  const kind = part.draft.kind?.value ?? 'code';
  for (const target of settledTargets) {
    const field = fieldOf(target, kind);
    if (field) settleField(part, fields, target, field);
  }
  settleTimes(part, fields, kind);
  if (kind === 'voucher') settleOffer(fields, part.tellings);
  const timed =
    kind === 'hotel'
      ? withHouseHours(fields, part.understood)
      : kind === 'rental' && part.alone
        ? withRentalEnds(fields, part.understood)
        : fields;
  return { ...part.draft, fields: withoutShow(withoutOwnName(timed), kind) };
}

/** Whether all that the rules read is one thing that begins once. */
function isShow(ruled: readonly Draft[]): boolean {
  return ruled.length === 1 && ['event', 'restaurant'].includes(ruled[0]!.kind?.value ?? '');
}

/** Lines of which the first is what an event is called are its house from the second on: whatever makes them one bears the name out, too. */
function withoutShow(fields: FieldReadings, kind: TicketKind): FieldReadings {
  const [title, ...titles] = fields.title ?? [];
  const [venue, ...venues] = fields.venue ?? [];
  if (kind !== 'event' || !title || !venue?.value.startsWith(`${title.value} `)) return fields;
  const likely = Math.max(title.likely ?? 0, venue.likely ?? 0);
  const house = venue.value.slice(title.value.length + 1);
  return { ...fields, title: [{ ...title, likely }, ...titles], venue: [{ ...venue, value: house }, ...venues] };
}

/** An address begins behind the name of the house that it is of. */
function withoutOwnName(fields: FieldReadings): FieldReadings {
  const [title] = fields.title ?? [];
  const [address, ...others] = fields.address ?? [];
  if (!title || !address?.value.startsWith(title.value)) return fields;
  const behind = /^\s*[,;·|–-]\s*(.*\d.*)$/su.exec(address.value.slice(title.value.length))?.[1];
  return behind ? { ...fields, address: [{ ...address, value: behind }, ...others] } : fields;
}
