import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { sameName } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { frameOf } from '../people/siblings.ts';
import type { Traveller } from '../people/travellers.ts';
import { bounds } from '../spans/bounds.ts';
import { areJourneys, fieldOf } from '../spans/fields.ts';
import { readSpan } from '../spans/read-span.ts';
import { legsOf } from '../spans/same-leg.ts';
import { placesOf } from '../spans/seats.ts';
import { scoredReading } from '../spans/told.ts';
import { eachOf, type Ticket } from './each-of.ts';
import { placeOf } from './leg-places.ts';
import { type Found, isAnothers, only, valuesOf } from './own-values.ts';
import { none, type Order } from './places.ts';

/** LIST: what tickets of an order may have alike or each of its own, and what each leg has of its own. */
const targets = ['class', 'product', 'price', 'booking_ref', 'carrier'] as const satisfies readonly Target[];
const ofLegs = ['seat', 'coach', 'class', 'terminal', 'gate', 'platform'] as const satisfies readonly Target[];
/** LIST: what each traveller has on each leg. */
const ofEach = ['seat', 'coach'] as const satisfies readonly Target[];

/**
 * Where an order tells several values of what its tickets may share, gives each ticket its own: that of its traveller's row on its leg, of its traveller, of
 * its leg, or one of as many as there are travellers or legs. Unless every ticket gets one, all stay as they were. A seat, class or platform that stands in
 * another leg's part only, and on that leg's ticket, is no ticket's of this one.
 */
export function shareOut(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  if (drafts.length < 2 || !areJourneys(drafts)) return drafts;
  const { order, places } = orderOf(understood, drafts, scored);
  const { legs, kind } = order;
  const shared = targets.reduce<readonly Draft[]>((all, target) => {
    const field = fieldOf(target, kind);
    const own = field && shares(order, target, places);
    return own ? all.map((draft, at) => withValue(draft, field, target, own[at]!)) : all;
  }, drafts);
  if (legs.length < 2) return shared;
  const whole = ofLegs.reduce<readonly Draft[]>((all, target) => {
    const field = fieldOf(target, kind);
    const told = (leg: number) =>
      all.flatMap((draft, at) => (field && places[at]!.leg !== leg ? [draft.fields[field]?.[0]?.value] : []));
    return field
      ? all.map((draft, at) => withOfLeg(order, draft, { field, target, others: told(places[at]!.leg) }, places[at]!))
      : all;
  }, shared);
  return ofEach.reduce<readonly Draft[]>((all, target) => {
    const field = fieldOf(target, kind);
    const own = field && eachOf(order, target, places);
    return own ? all.map((draft, at) => withValue(draft, field, target, own[at]!)) : all;
  }, whole);
}

/** An order as its tickets tell it, and whose ticket on which leg each is. */
function orderOf(understood: Understood, drafts: readonly Draft[], scored: readonly ScoredSpan[]) {
  const legs = legsOf(drafts);
  const travellers = travellersIn(understood, drafts, scored);
  const kind = drafts[0]!.kind!.value;
  const order: Order = { understood, scored, travellers, legs: legs.map((leg) => placeOf(leg, understood)), kind };
  const places = drafts.map((draft) => ({
    who: travellers.length > 1 ? travellers.findIndex(({ name }) => isNamed(draft, name)) : 0,
    leg: legs.findIndex((leg) => leg.includes(draft)),
  }));
  return { order, places };
}

/** What each leg has of its own, and what the tickets of the other legs have. */
type OfLeg = { readonly field: FieldName; readonly target: Target; readonly others: readonly unknown[] };

/** A ticket with what stands in its leg's part and its traveller's row, and without what stands with another leg only. */
function withOfLeg(order: Order, draft: Draft, { field, target, others }: OfLeg, ticket: Ticket): Draft {
  const found = valuesOf(order, target).filter(({ one }) => one.likely(target) >= bounds.fill);
  const { who, leg } = ticket;
  const isSeveral = order.travellers.length > 1;
  const own = found.filter((one) => one.leg === leg && (one.who === who || one.who === none));
  const mine =
    (who === none ? undefined : only(own.filter((one) => one.who === who))) ??
    (isSeveral && target === 'seat' ? undefined : only(own));
  const told = draft.fields[field]?.[0]?.value;
  if (mine) return isOneOf(told, mine.value) ? draft : withValue(draft, field, target, mine);
  if (typeof told !== 'string' || !others.includes(told) || !isAnothers(order, target, told, ticket)) return draft;
  const { [field]: _, ...fields } = draft.fields;
  return { ...draft, fields };
}

/** Whether a ticket was given one of several places that its leg's part tells in one. */
function isOneOf(own: unknown, all: unknown): boolean {
  if (typeof own !== 'string' || typeof all !== 'string') return false;
  const places = placesOf(all);
  return places.length > 1 && places.includes(own);
}

/** The value of each ticket; undefined where not every one has its own, all have the same, or the document does not say where a ticket's traveller stands. */
function shares(order: Order, target: Target, tickets: readonly Ticket[]): readonly Found[] | undefined {
  if (tickets.some(({ who }) => who === none)) return undefined;
  const found = valuesOf(order, target).filter(({ one }) => one.likely(target) >= bounds.shared);
  if (new Set(found.map(keyOf)).size < 2) return undefined;
  const each = tickets.map((ticket) => shareOf(order, found, ticket, target));
  const own = each.flatMap((one) => (one ? [one] : []));
  return own.length === tickets.length && new Set(own.map(keyOf)).size > 1 ? own : undefined;
}

function shareOf(
  { travellers, legs }: Order,
  found: readonly Found[],
  { who, leg }: Ticket,
  target: Target,
): Found | undefined {
  const several = travellers.length > 1;
  // What a leg costs, it costs all who travel together.
  const many = legs.length > 1 && !(several && target === 'price');
  const rows = several ? found.filter((one) => one.who === who) : found.filter((one) => one.who === none);
  const free = found.filter((one) => one.who === none);
  return (
    only(rows.filter((one) => one.leg === leg)) ??
    (several ? only(rows) : undefined) ??
    (many ? only(free.filter((one) => one.leg === leg)) : undefined) ??
    // Who travels together goes with one carrier.
    ((target === 'booking_ref' && !areAlike(free)) || (target === 'carrier' && several)
      ? undefined
      : inTurn(free, several ? travellers.length : legs.length, several ? who : leg))
  );
}

/** Whether values stand in lines made alike: a seller's number of an order and a carrier's reference are not two people's. */
function areAlike(free: readonly Found[]): boolean {
  return new Set(free.map(({ one }) => frameOf(one))).size < 2;
}

/** Of as many values as there are travellers or legs the one in turn. */
function inTurn(free: readonly Found[], count: number, at: number): Found | undefined {
  const outside = free.filter((one) => one.leg === none);
  return outside.length === count && outside.length === free.length ? outside[at] : undefined;
}

function keyOf({ value }: Found): string {
  return JSON.stringify(value);
}

function withValue(draft: Draft, field: FieldName, target: Target, { value, one }: Found): Draft {
  const reading: Reading<unknown> = scoredReading(value, one, Math.max(bounds.fill, one.likely(target)));
  return { ...draft, fields: { ...draft.fields, [field]: [reading] } as FieldReadings };
}

/** The travellers that the tickets name, each where the document names them; none where a ticket names nobody. */
function travellersIn(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Traveller[] {
  const names = drafts.flatMap(({ fields }) => fields.passenger?.[0]?.value ?? []);
  if (names.length < drafts.length) return [];
  const different = names.filter((name, at) => !names.slice(0, at).some((other) => sameName(other, name)));
  const spans = scored.filter((one) => one.likely('passenger') >= bounds.named && one.span.cells.length === 1);
  return different.flatMap((name) => {
    const own = spans.filter(({ span }) => {
      const read = readSpan(span, 'passenger', understood);
      return typeof read === 'string' && sameName(read, name);
    });
    const [best] = own.toSorted((a, b) => b.likely('passenger') - a.likely('passenger'));
    return best ? [{ name, best, places: [...new Set(own.map(({ span }) => span.cells[0]!))] }] : [];
  });
}

function isNamed({ fields }: Draft, name: string): boolean {
  const [passenger] = fields.passenger ?? [];
  return passenger !== undefined && sameName(passenger.value, name);
}
