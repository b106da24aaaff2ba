/** Reservations of the flexible content barcode: seats and berths, and cars on trains. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { numberIn, recordIn, textIn } from '#src/barcodes/per/record.ts';
import { addDays } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import {
  classOf,
  onlyCarrier,
  partyOf,
  placesOf,
  priceOf,
  stationOf,
  tariffOf,
  trainOf,
  travellersOf,
} from './fcb-common.ts';
import { conditionsOf } from './fcb-conditions.ts';
import { timeOf } from './fcb-times.ts';
import type { FcbContext } from './rail-part.ts';
import { stationFields } from './rail-station.ts';

/** A place on a train: all that a boarding pass needs. */
export function reservationFields(ticket: PerRecord, { fcb, issued }: FcbContext): DraftFields {
  const [from, to] = [stationOf(ticket, 'from'), stationOf(ticket, 'to')];
  const departureDay = issued && addDays(issued, numberIn(ticket, 'departureDate') ?? 0);
  const arrivalDay = departureDay && addDays(departureDay, numberIn(ticket, 'arrivalDate') ?? 0);
  const utcOffset = numberIn(ticket, 'departureUTCOffset');
  const arrivalTime = numberIn(ticket, 'arrivalTime');
  const { coach, seat } = inBothCoaches(
    placesOf(recordIn(ticket, 'places')),
    placesOf(recordIn(ticket, 'additionalPlaces')),
  );
  const start =
    departureDay &&
    timeOf({ day: departureDay, minutes: numberIn(ticket, 'departureTime'), utcOffset, zone: from.zone });
  const end =
    arrivalDay &&
    arrivalTime !== undefined &&
    timeOf({
      day: arrivalDay,
      minutes: arrivalTime,
      utcOffset: numberIn(ticket, 'arrivalUTCOffset') ?? utcOffset,
      zone: to.zone,
    });
  return {
    ...stationFields(from, to, 0.97),
    number: [trainOf(ticket), 0.95],
    start: [start || undefined, 0.97],
    end: [end || undefined, 0.97],
    coach: [coach, 0.97],
    seat: [seat, 0.97],
    class: [classOf(ticket), 0.9],
    product: [tariffOf(ticket, 'tariff') ?? textIn(ticket, 'serviceBrandNameUTF8'), 0.8],
    party: [partyOf(ticket, 'tariff') ?? travellersOf(fcb), 0.8],
    conditions: [conditionsOf(ticket, fcb, 'tariff'), 0.5],
    price: [textIn(ticket, 'priceType') === 'noPrice' ? undefined : priceOf(ticket, fcb), 0.9],
    ...onlyCarrier(ticket),
  };
}

type Places = ReturnType<typeof placesOf>;

/** Large groups have places in a second coach: `12 / 13` with `45, 46 / 11`. */
function inBothCoaches(first: Places, second: Places): Places {
  if (!second.seat) return first;
  if (!first.seat) return second;
  if (!second.coach || second.coach === first.coach) return { ...first, seat: `${first.seat}, ${second.seat}` };
  return { coach: `${first.coach ?? '–'} / ${second.coach}`, seat: `${first.seat} / ${second.seat}` };
}

/** A car or motorcycle on a train. */
export function carFields(ticket: PerRecord, { fcb, issued }: FcbContext): DraftFields {
  const [from, to] = [stationOf(ticket, 'from'), stationOf(ticket, 'to')];
  const day = issued && addDays(issued, numberIn(ticket, 'beginLoadingDate') ?? 0);
  const utcOffset = numberIn(ticket, 'loadingUTCOffset');
  return {
    ...stationFields(from, to, 0.97),
    number: [trainOf(ticket), 0.95],
    // The time is that of loading, before departure: for boarding, not for the train.
    start: [day ? timeOf({ day, zone: from.zone }) : undefined, 0.8],
    boarding: [
      day ? timeOf({ day, minutes: numberIn(ticket, 'beginLoadingTime'), utcOffset, zone: from.zone }) : undefined,
      0.8,
    ],
    coach: [textIn(ticket, 'coach'), 0.9],
    seat: [textIn(ticket, 'place'), 0.9],
    vehicle: [platesOf(ticket), 0.95],
    product: [textIn(recordIn(ticket, 'tariff'), 'tariffDesc'), 0.8],
    price: [priceOf(ticket, fcb), 0.9],
    conditions: [conditionsOf(ticket, fcb, 'tariff'), 0.5],
    ...onlyCarrier(ticket),
  };
}

/** `B-XY 2`, with its trailer. */
function platesOf(ticket: PerRecord): string | undefined {
  return [textIn(ticket, 'numberPlate'), textIn(ticket, 'trailerPlate')].filter(Boolean).join(' + ') || undefined;
}
