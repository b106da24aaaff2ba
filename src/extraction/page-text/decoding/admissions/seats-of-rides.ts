import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Traveller } from '../people/travellers.ts';
import { placeOf } from '../shares/leg-places.ts';
import { type LegPlace, legOf, type Order } from '../shares/places.ts';
import { bounds } from '../spans/bounds.ts';
import { byPlace, codeOf, codesOf, isByLeg } from '../spans/codes.ts';
import { legsOf } from '../spans/same-leg.ts';
import { partOfOrder } from '../spans/seats.ts';
import { scoredReading } from '../spans/told.ts';
import { holdersOf } from './admissions.ts';

/** LIST: rides that one orders for several without their names; a flight's ticket is always somebody's. */
const unnamed: ReadonlySet<TicketKind | undefined> = new Set(['train', 'bus', 'boat'] as const);

/** Tickets of one order at most. */
const most = 24;

/** Makes a ticket for each of several seats that an order lists for a ride, where it names no more than one who travels. */
export function partBySeatsOfRides(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  const legs = legsOf(drafts);
  if (drafts.length === 0 || legs.length < drafts.length || !drafts.every(({ kind }) => unnamed.has(kind?.value)))
    return drafts;
  const places = legs.map((leg) => placeOf(leg, understood));
  const seats = seatsOf(understood, scored, places, drafts[0]!.kind!.value);
  const count = seats[0]!.length;
  const isWhole = count >= 2 && seats.every((own) => own.length === count) && count * legs.length <= most;
  if (!isWhole || drafts.some((draft) => isOtherParty(draft, count))) return drafts;
  const codes = codesOf(understood);
  if (!canBeShared(codes, count, legs.length)) return drafts;
  return drafts.flatMap((draft, leg) =>
    seats[leg]!.map((seat, who) => {
      const isNew = draft.fields.seat?.[0]?.value !== seat.name;
      const code = codeOf(codes, { who, travellers: count, leg, legs: legs.length, draft, isNew });
      const { barcode: _, ...rest } = draft;
      return {
        ...rest,
        ...(code && { barcode: code }),
        fields: fieldsOf(draft, seat, seats[leg]!),
        group: understood.document.id,
      };
    }),
  );
}

/** The seats of each leg, as they stand in one list of which one at least is sure. */
function seatsOf(
  understood: Understood,
  scored: readonly ScoredSpan[],
  legs: readonly LegPlace[],
  kind: TicketKind,
): readonly (readonly Traveller[])[] {
  const order: Order = { understood, scored, travellers: [], legs, kind };
  const seats = scored.filter((one) => one.likely('seat') >= bounds.admission);
  return legs.map((_, leg) => {
    const own = seats.filter(({ span }) => legOf(span.cells[0]!, order) === leg);
    const listed = holdersOf(understood, own, 'seat');
    return listed.some(({ best }) => best.likely('seat') >= bounds.surely) ? listed : [];
  });
}

/** Whether an order says that it is for another number of people: "1 Erwachsener", "2 adults, 1 child". */
function isOtherParty({ fields }: Draft, count: number): boolean {
  const counted = (fields.party?.[0]?.value ?? '').match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
  return counted.length > 0 && counted.reduce((sum, one) => sum + Number(one), 0) !== count;
}

/** Whether it can be told which seat's on which leg each code is: a code must be nobody else's. One that is printed several times is of all. */
function canBeShared(codes: readonly FoundBarcode[], count: number, legs: number): boolean {
  const payloads = new Set(codes.map(({ bytes }) => Buffer.from(bytes).toString('latin1')));
  if (payloads.size < 2 || codes.length === legs) return true;
  if (codes.length === count * legs) return isByLeg(codes.toSorted(byPlace), count);
  return codes.length === count;
}

/** What the ticket of a seat says. A name beside another seat of the list is nobody else's. */
function fieldsOf(draft: Draft, seat: Traveller, all: readonly Traveller[]): FieldReadings {
  const { passenger, party: _, ...fields } = partOfOrder(draft.fields);
  const row = passenger?.[0]?.evidence;
  const beside = all.find(({ best }) => {
    const cell = best.span.cells[0]!;
    return row?.region && row.page === cell.page && Math.abs(row.region.y - cell.region.y) < cell.region.height / 2;
  });
  return {
    ...fields,
    ...(passenger && (!beside || beside === seat) && { passenger }),
    seat: [scoredReading(seat.name, seat.best, seat.best.likely('seat'))],
  };
}
