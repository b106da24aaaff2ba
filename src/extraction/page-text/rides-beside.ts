import { journeyKinds } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { hasClock } from '#src/tickets/time.ts';
import { asOneBooking } from './decoding/stay-beside.ts';
import type { KindScore } from './kind.ts';
import { ofKind, type Understood } from './understood.ts';

/** From which score on the words of a paper speak of rides, too. */
const spoken = 2;
/** What a package books together with a journey. */
const besides: ReadonlySet<string> = new Set(['hotel', 'voucher', 'code']);

/** A paper that was read as a booking of a stay, and whose words speak of rides as well: the same as a paper of rides. */
export function asRides(understood: Understood, drafts: readonly Draft[]): Understood | undefined {
  const isBesides = drafts.length === 1 && drafts.every(({ kind }) => kind && besides.has(kind.value));
  if (!isBesides) return undefined;
  const rides = understood.kinds.filter(({ kind, score }) => journeyKinds.has(kind) && score >= spoken);
  const [ride] = rides;
  if (!ride) return undefined;
  const first: KindScore = { ...ride, score: Math.max(ride.score, ...understood.kinds.map(({ score }) => score)) };
  return ofKind(understood, [first, ...understood.kinds.filter((one) => one !== ride)]);
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
