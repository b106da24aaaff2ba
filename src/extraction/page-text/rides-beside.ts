import { journeyKinds } from '#src/tickets/fields.ts';
import { airlineByCode } from '#src/tickets/places/airlines.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { hasClock } from '#src/tickets/time.ts';
import { asOneBooking } from './decoding/stay-beside.ts';
import type { KindScore } from './document/kind.ts';
import { ofKind, type Understood } from './document/understood.ts';
import type { ScoredSpan } from './scoring/scorer.ts';

/** From which score on the words of a paper speak of rides, too. */
const spoken = 2;
/** What a package books together with a journey. */
const besides: ReadonlySet<string> = new Set(['hotel', 'voucher', 'code']);

/** A paper that was read as a booking of a stay, and whose words or numbers of flights speak of rides as well: the same as a paper of rides. */
export function asRides(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[] = [],
): Understood | undefined {
  const isBesides = drafts.length > 0 && drafts.every(({ kind }) => kind && besides.has(kind.value));
  if (!isBesides) return undefined;
  const spokenOf = understood.kinds.find(({ kind, score }) => journeyKinds.has(kind) && score >= spoken);
  const ride: KindScore | undefined =
    spokenOf ?? (flightsIn(understood, scored) ? { kind: 'flight', score: 0 } : undefined);
  if (!ride) return undefined;
  const first: KindScore = { ...ride, score: Math.max(ride.score, ...understood.kinds.map(({ score }) => score)) };
  return ofKind(understood, [first, ...understood.kinds.filter(({ kind }) => kind !== ride.kind)]);
}

/** How likely a number of a flight is one at least, and a clock of its departure. */
const sure = 0.8;

/** Whether a number as airlines give them surely is a ride's, and a clock its departure; "IC 204" is a train's where words speak of trains. */
function flightsIn({ kinds }: Understood, scored: readonly ScoredSpan[]): boolean {
  const others = kinds.some(({ kind }) => kind !== 'flight' && journeyKinds.has(kind));
  const isFlight = ({ span, likely }: ScoredSpan) => {
    const designator = /^([A-Z][A-Z\d]|\d[A-Z]) ?\d{2,4}$/.exec(span.text)?.[1];
    return designator && likely('number') >= sure && (!others || airlineByCode(designator));
  };
  return scored.some(isFlight) && scored.some(({ span, likely }) => span.clock && likely('start_time') >= sure);
}

/** Whether all that was read are rides of which everything is told: nobody makes a ride of a stay by mistake then. */
export function areWholeRides(drafts: readonly Draft[]): boolean {
  return drafts.length > 0 && drafts.every(isWholeRide);
}

function isWholeRide({ kind, fields }: Draft): boolean {
  return (
    kind !== undefined &&
    journeyKinds.has(kind.value) &&
    fields.number !== undefined &&
    (fields.from ?? fields.fromCode) !== undefined &&
    (fields.to ?? fields.toCode) !== undefined &&
    fields.start?.[0] !== undefined &&
    hasClock(fields.start[0].value)
  );
}

/** Rides, and the stay that was read of their paper when it was taken for one of a stay alone; who gives a voucher for rides has told of them already. */
export function besideRides(
  understood: Understood,
  rides: readonly Draft[],
  stays: readonly Draft[],
): readonly Draft[] {
  const told = stays.filter(({ kind, fields }) => kind?.value === 'hotel' && fields.title && fields.start);
  return told.length > 0 ? asOneBooking(understood, [...rides, ...told]) : rides;
}
