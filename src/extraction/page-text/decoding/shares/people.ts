import type { Reading } from '#src/tickets/evidence.ts';
import { sameName } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { areKin } from '../people/kin.ts';
import { frameOf } from '../people/siblings.ts';
import { placeInList, type Traveller, travellersOf } from '../people/travellers.ts';
import { bounds } from '../spans/bounds.ts';
import { byPlace, codeOf, codesOf, isByLeg } from '../spans/codes.ts';
import { areJourneys } from '../spans/fields.ts';
import { legsOf } from '../spans/same-leg.ts';
import { placesOf } from '../spans/seats.ts';
import { scoredReading } from '../spans/told.ts';
import { codesByNames } from './codes-by-names.ts';
import { placeOf } from './leg-places.ts';
import { isAnothers, ownValue, valuesOf } from './own-values.ts';
import type { Order } from './places.ts';

/** Tickets of one order at most. */
const most = 24;

/** LIST: what is each traveller's own, on each leg. */
const personal = [
  ['seat', 'seat'],
  ['coach', 'coach'],
  ['ticket_number', 'ticketNumber'],
  ['membership', 'membershipNumber'],
] as const satisfies readonly (readonly [Target, keyof FieldReadings])[];

/** Makes a ticket for each leg and traveller of a journey, where the document lists more travellers than the rules saw. */
export function partByPeople(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  if (drafts.length === 0 || !areJourneys(drafts)) return drafts;
  const legs = legsOf(drafts);
  const places = legs.map((leg) => placeOf(leg, understood));
  const whole: Order = {
    understood,
    scored,
    travellers: travellersOf(understood, scored, drafts),
    legs: places,
    kind: drafts[0]!.kind!.value,
  };
  const travellers = borneOut(whole, drafts);
  if (travellers.length < 2 || travellers.length * legs.length > most || isPart(travellers, drafts)) return drafts;
  // What each traveller's own page says of each leg stands.
  const pages = new Set(travellers.map(({ best: { span } }) => span.cells[0]!.page));
  const complete = legs.every((own) => travellers.every((one) => own.some(({ fields }) => isOf(fields, one))));
  if (complete && pages.size === travellers.length) return drafts;
  const order: Order = { ...whole, travellers };
  const codes = codesOf(understood);
  const open = travellers.some((one) => !drafts.some(({ fields }) => isOf(fields, one)));
  // Whose codes they are cannot be told, and a code must be nobody else's.
  const byNames = codesByNames(order, codes);
  if (
    open &&
    !byNames &&
    legs.length > 1 &&
    codes.length > legs.length &&
    !isByLeg(codes.toSorted(byPlace), travellers.length)
  )
    return drafts;
  return travellers.flatMap((traveller, who) =>
    legs.map((own, leg) => {
      const draft = own.find(({ fields }) => isOf(fields, traveller)) ?? own[0]!;
      const isNew = !isOf(draft.fields, traveller);
      const code = byNames
        ? byNames(who, leg)
        : codeOf(codes, { who, travellers: travellers.length, leg, legs: legs.length, draft, isNew });
      const { barcode: _, ...rest } = draft;
      return {
        ...rest,
        ...(code && { barcode: code }),
        fields: fieldsOf(order, { draft, traveller, isNew, who, leg }),
        group: understood.document.id,
      };
    }),
  );
}

/** Whether an order says that it is for more than were found: a ticket for some of them would leave out the others. */
function isPart(travellers: readonly Traveller[], drafts: readonly Draft[]): boolean {
  const parties = drafts.map(({ fields }) => Number(/^\d{1,2}$/.exec(fields.party?.[0]?.value ?? '')?.[0] ?? 0));
  return Math.max(...parties) > travellers.length;
}

/** Lines from one traveller of a list to the next at most. */
const apart = 8;

/**
 * The travellers of a list that have something of their own, or that the rules name; else all, where each leg has as many seats; else those who
 * surely are travellers and stand one after the other.
 */
function borneOut(order: Order, drafts: readonly Draft[]): readonly Traveller[] {
  const { travellers, legs } = order;
  const found = (['seat', 'ticket_number'] as const).flatMap((target) => valuesOf(order, target));
  const hasOwn = (one: Traveller) =>
    drafts.some(({ fields }) => isOf(fields, one)) || found.some(({ who }) => who === travellers.indexOf(one));
  const at = (one: Traveller) => placeInList(one, travellers);
  const isSure = (one: Traveller) => one.best.likely('passenger') >= bounds.surely;
  const isNear = (one: Traveller) => travellers.some((other) => hasOwn(other) && farFrom(one, other) <= apart);
  const likelyOnes = travellers.filter(({ best }) => best.likely('passenger') >= bounds.sibling);
  const frames = new Set(travellers.filter(isSure).map(({ best }) => frameOf(best)));
  const isListed = ({ best, name }: Traveller) =>
    best.likely('passenger') >= bounds.listed &&
    (frames.has(frameOf(best)) || likelyOnes.some((other) => areKin(other.name, name)));
  const isTraveller = (one: Traveller) => isSure(one) || isListed(one);
  // Beside sure names, what is none of their list and but likely is a word of its row: "Prot. Autorizacao", "Advance Single".
  const isStray = ({ best }: Traveller) => best.likely('passenger') < bounds.listed && !frames.has(frameOf(best));
  if (travellers.filter(hasOwn).length >= 2) {
    const kept = travellers.filter((one) => (hasOwn(one) && !isStray(one)) || (isTraveller(one) && isNear(one)));
    return kept.length > 0 && travellers.some(isTraveller) ? kept : travellers.filter(hasOwn);
  }
  const seats = valuesOf(order, 'seat').filter(({ who }) => who === -1);
  if (
    travellers.length >= 2 &&
    legs.every((_, leg) => seats.filter((one) => one.leg === leg).length === travellers.length)
  )
    return travellers;
  const sure = travellers.filter(isTraveller);
  return sure.every((one, next) => next === 0 || Math.abs(at(one) - at(sure[next - 1]!)) <= apart) ? sure : [];
}

/** Lines between the places of two travellers, the nearest: who sits where may be told in one line, and all be listed further down. */
function farFrom(one: Traveller, other: Traveller): number {
  return Math.min(...one.places.flatMap((a) => other.places.map((b) => Math.abs(a.order - b.order))));
}

function isOf(fields: FieldReadings, { name }: Traveller): boolean {
  const [passenger] = fields.passenger ?? [];
  return passenger !== undefined && sameName(passenger.value, name);
}

type One = {
  readonly draft: Draft;
  readonly traveller: Traveller;
  readonly isNew: boolean;
  readonly who: number;
  readonly leg: number;
};

function fieldsOf(order: Order, { draft, traveller, isNew, who, leg }: One): FieldReadings {
  const fields: FieldReadings = { ...draft.fields };
  if (isNew || isFamilyName(draft.fields.passenger?.[0]?.value, traveller))
    fields.passenger = [scoredReading(traveller.name, traveller.best, traveller.best.likely('passenger'))];
  for (const [target, field] of personal) {
    const value = ownValue(order, target, who, leg);
    if (!value && isOfOne(order, target, fields[field]?.[0]?.value, { isNew, who, leg })) delete fields[field];
    if (value) (fields as Record<string, readonly Reading<unknown>[]>)[field] = [value];
  }
  const seat = seatOfList(draft.fields.seat?.[0], order.travellers.length, who);
  if (seat && (!fields.seat || fields.seat[0]?.value === draft.fields.seat?.[0]?.value)) fields.seat = [seat];
  delete fields.party;
  return fields;
}

/** Whether a ticket names but the family, as a greeting does, of whom the list names whole. */
function isFamilyName(told: string | undefined, { name }: Traveller): boolean {
  return told !== undefined && !told.trim().includes(' ') && name.includes(' ');
}

/** Seats with nothing but a space between them. */
const spacedSeats = /^\s*\d{1,3}[A-Z]?(?:\s+\d{1,3}[A-Z]?)+\s*$/i;

/** Of one list that names a seat for each who travels the one in turn: "Seats 51, 52", "Pl 7A 7B". */
function seatOfList(list: Reading<string> | undefined, travellers: number, who: number): Reading<string> | undefined {
  const text = list?.value ?? '';
  const parted = spacedSeats.test(text) ? text.trim().split(/\s+/) : [];
  const seats = parted.length === travellers ? parted : placesOf(text);
  return list && travellers > 1 && seats.length === travellers ? { ...list, value: seats[who]! } : undefined;
}

/** Whether what a leg's ticket says is not this traveller's: of a ticket that was another one's all but a coach that all share. */
function isOfOne(
  order: Order,
  target: Target,
  told: string | undefined,
  { isNew, who, leg }: Pick<One, 'isNew' | 'who' | 'leg'>,
): boolean {
  if (told === undefined) return false;
  if (target === 'coach') return isNew && new Set(valuesOf(order, target).map(({ value }) => value)).size > 1;
  return isNew || isAnothers(order, target, told, { who, leg });
}
