import { journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import { bounds } from './decoding/spans/bounds.ts';
import type { KindScore } from './document/kind.ts';
import { ofKind, type Understood } from './document/understood.ts';
import { likelyKinds } from './scoring/kind-odds.ts';
import { kindSigns } from './scoring/kind-signs.ts';
import { type LearnedKind, learnedKinds } from './scoring/learned-kinds.ts';
import type { ScoredSpan } from './scoring/scorer.ts';
import type { Target } from './scoring/targets.ts';

/** LIST: kinds that what was learned does not tell apart. */
const within: Partial<Record<TicketKind, LearnedKind>> = {
  parking: 'pass',
  voucher: 'pass',
  giftCard: 'pass',
};

/** LIST: what only a ticket or its booking says. */
const own = ['booking_ref', 'ticket_number', 'passenger', 'seat', 'membership'] as const satisfies readonly Target[];
const ride = ['from', 'to', 'start_time'] as const satisfies readonly Target[];

/**
 * A document whose kind the rules have mistaken, with the kind that its words and what the scorer sees in it make likelier; undefined where the
 * rules are right.
 */
export function withLikelierKind(understood: Understood, scored: readonly ScoredSpan[]): Understood | undefined {
  const told = likelyKinds(kindSigns(understood, scored));
  if (!told) return undefined;
  const first = understood.kinds[0]?.kind;
  const rides = isRide(scored) && (first === undefined || areRidesLikelier(first, told)) ? ridesOf(told) : told;
  const likely = isNumbered(scored)
    ? rides.map((one, at) => (learnedKinds[at] === 'flight' ? one * unlike : one))
    : rides;
  const ruled = first && learnedKinds.indexOf(learnedOf(first));
  const best = likely.indexOf(Math.max(...likely));
  if (best === ruled && likely[best]! >= bounds.kindSure) return withoutRides(understood);
  // A pass of which the rules see none may be anything that is handed out.
  const isLikelier =
    ruled === undefined || ruled === -1
      ? first === undefined &&
        learnedKinds[best] !== 'pass' &&
        likely[best]! >= bounds.kindAlone &&
        (isOnesOwn(scored) || isCoded(understood))
      : best !== ruled &&
        Math.log(likely[best]! / likely[ruled]!) > bounds.kindBeyond + bounds.kindLead * leadOf(understood);
  if (!isLikelier) return undefined;
  const kind = learnedKinds[best]!;
  const score = Math.max(2, understood.kinds[0]?.score ?? 0);
  const kinds = learnedKinds
    .map((other, at): KindScore => ({ kind: other, score: (score * likely[at]!) / likely[best]! }))
    .filter((one) => one.score >= 0.2 * score)
    .sort((a, b) => b.score - a.score);
  // A pass is what the rules hold the likeliest of those.
  const ruledPass = kind === 'pass' ? understood.kinds.find((one) => learnedOf(one.kind) === 'pass')?.kind : undefined;
  return ofKind(understood, [{ kind: ruledPass ?? kind, score }, ...kinds.filter((one) => one.kind !== kind)]);
}

/** How much less likely a flight is whose number has no airline (IATA resolution 762: two characters before the digits) and whose ends have no codes. */
const unlike = 0.02;

/** Whether rides have numbers of digits alone, and no airport is told by its code. */
function isNumbered(scored: readonly ScoredSpan[]): boolean {
  const numbers = scored.filter(({ likely }) => likely('number') >= bounds.kindOwn);
  const isCodedEnd = ({ likely }: ScoredSpan) => Math.max(likely('from_code'), likely('to_code')) >= bounds.own;
  return (
    numbers.length > 0 &&
    numbers.every(({ span }) => /^(?:\p{L}+: ?)?\d+$/u.test(span.text)) &&
    !scored.some(isCodedEnd)
  );
}

/** The number of the flight that a car is waited with makes no ride of a booking that surely is none. */
function withoutRides(understood: Understood): Understood | undefined {
  const { kinds } = understood;
  const stays = kinds.filter(({ kind }) => !journeyKinds.has(kind));
  return kinds[0]?.kind === 'rental' && stays.length < kinds.length ? ofKind(understood, stays) : undefined;
}

/** How many points the kind of the rules has more than the next one. */
function leadOf({ kinds: [first, second] }: Understood): number {
  return (first?.score ?? 0) - (second?.score ?? 0);
}

/** Whether the scorer surely sees where a ride goes from and to, and when. */
function isRide(scored: readonly ScoredSpan[]): boolean {
  return ride.every((target) => scored.some(({ likely }) => likely(target) >= bounds.kindOwn));
}

/** Whether it is some ride more likely than not, which one ever. */
function areRidesLikelier(ruled: TicketKind, likely: readonly number[]): boolean {
  if (journeyKinds.has(ruled)) return false;
  return rideLikely(likely) >= bounds.kindRides;
}

/** How likely it is some ride. */
function rideLikely(likely: readonly number[]): number {
  return likely.reduce((sum, one, at) => (journeyKinds.has(learnedKinds[at]!) ? sum + one : sum), 0);
}

/** How likely each kind is of what surely is a ride. */
function ridesOf(likely: readonly number[]): readonly number[] {
  const sum = rideLikely(likely);
  return likely.map((one, at) => (journeyKinds.has(learnedKinds[at]!) ? one / sum : 0));
}

function isCoded({ sheets }: Understood): boolean {
  return sheets.some(({ page }) => page.barcodes.length > 0);
}

/** Whether the scorer sees what only a ticket or its booking says: a meeting has a day, too. */
function isOnesOwn(scored: readonly ScoredSpan[]): boolean {
  return scored.some(({ likely }) => own.some((target) => likely(target) >= bounds.kindOwn));
}

function learnedOf(kind: TicketKind): LearnedKind {
  // What is not told apart is a kind of its own.
  return within[kind] ?? (kind as LearnedKind);
}
