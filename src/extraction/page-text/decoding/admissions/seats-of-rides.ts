import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Reading } from '#src/tickets/evidence.ts';
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
import { partOfOrder, placesOf } from '../spans/seats.ts';
import { scoredReading } from '../spans/told.ts';
import { holdersOf } from './holders.ts';

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
  const seen = seatsOf(understood, scored, places, drafts[0]!.kind!.value);
  const codes = codesOf(understood);
  // One code for each leg over places that stand in a line is one ticket for all of them.
  const listed = codes.length === 0 ? legs.map(([draft]) => listedSeats(draft!)) : [];
  const isPartedBy = codes.length !== legs.length || !seen.every(areInLine);
  const seats = isWholeList(seen) && isPartedBy ? seen.map((own) => own.map(seatOf)) : listed;
  const count = seats[0]?.length ?? 0;
  if (!isWholeList(seats) || count * legs.length > most || drafts.some((draft) => isOtherParty(draft, count)))
    return drafts;
  if (!canBeShared(codes, count, legs.length)) return drafts;
  return drafts.flatMap((draft, leg) =>
    seats[leg]!.map((seat, who) => {
      const isNew = draft.fields.seat?.[0]?.value !== seat.value;
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
  const party = partyOf(fields);
  return party > 0 && party !== count;
}

/** For how many people an order is; 0 where it does not say. */
function partyOf({ party }: FieldReadings): number {
  const counted = (party?.[0]?.value ?? '').match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
  return counted.reduce((sum, one) => sum + Number(one), 0);
}

/** Whether it can be told which seat's on which leg each code is: a code must be nobody else's. One that is printed several times is of all. */
function canBeShared(codes: readonly FoundBarcode[], count: number, legs: number): boolean {
  const payloads = new Set(codes.map(({ bytes }) => Buffer.from(bytes).toString('latin1')));
  if (payloads.size < 2 || codes.length === legs) return true;
  if (codes.length === count * legs) return isByLeg(codes.toSorted(byPlace), count);
  return codes.length === count;
}

/** Whether each leg has as many seats, several. */
function isWholeList(seats: readonly (readonly unknown[])[]): boolean {
  return seats.length > 0 && seats.every((own) => own.length >= 2 && own.length === seats[0]!.length);
}

/** Whether places stand in one cell: "seats 71, 73". */
function areInLine(seats: readonly Traveller[]): boolean {
  return new Set(seats.map(({ best }) => best.span.cells[0])).size < 2;
}

/** The seats that one reading lists, "11, 12". */
function listedSeats({ fields }: Draft): readonly Reading<string>[] {
  const [seat] = fields.seat ?? [];
  return seat ? placesOf(seat.value).map((value) => ({ ...seat, value })) : [];
}

function seatOf({ name, best }: Traveller): Reading<string> {
  return scoredReading(name, best, best.likely('seat'));
}

/** What the ticket of a seat says. A name beside another seat of the list is nobody else's. */
function fieldsOf(draft: Draft, seat: Reading<string>, all: readonly Reading<string>[]): FieldReadings {
  const { passenger, party: _, ...fields } = partOfOrder(draft.fields);
  const row = passenger?.[0]?.evidence;
  const beside = all.find(({ evidence: { page, region } }) => {
    return row?.region && region && row.page === page && Math.abs(row.region.y - region.y) < region.height / 2;
  });
  return { ...fields, ...(passenger && (!beside || beside === seat) && { passenger }), seat: [seat] };
}
