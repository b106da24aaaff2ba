/** Open tickets of the flexible content barcode: from one station to another or for an area, at times bound to trains. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { numberIn, recordIn, recordsIn, textIn } from '#src/barcodes/per/record.ts';
import { addDays } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { classOf, partyOf, priceOf, stationOf, tariffOf, trainOf, travellersOf } from './fcb-common.ts';
import { conditionsOf } from './fcb-conditions.ts';
import { timeOf, type Validity, validityOf } from './fcb-times.ts';
import { wayOf, zonesOf } from './fcb-where.ts';
import type { FcbContext, RailPart } from './rail-part.ts';
import { type RailStation, stationFields, sureOfName } from './rail-station.ts';

/** An open ticket that is valid for no longer than this many days after its first is for a journey on that day. */
const journeyDays = 4;

/** The journeys of an open ticket or a group's countermark, or one period ticket when it has no stations. */
export function openTicketParts(ticket: PerRecord, context: FcbContext): readonly RailPart[] {
  const [from, to] = [stationOf(ticket, 'from'), stationOf(ticket, 'to')];
  // A ticket for an area goes by the clock of its issuer's country.
  const validity = validityOf(ticket, context.issued, from.zone ?? (from.name ? undefined : context.zone));
  const shared = sharedFields(ticket, context, validity);
  if (!from.name || !to.name)
    return [
      {
        kind: 'pass',
        fields: { ...periodTitle(ticket), ...stationFields(from, to, 0.5), area: [zonesOf(ticket), 0.7], ...shared },
      },
    ];
  const back = recordIn(ticket, 'returnDescription');
  const outward = linksOf(ticket, 'validRegion');
  const inward = linksOf(back, 'validReturnRegion');
  if (outward.length + inward.length === 0) {
    const start = validity.days <= journeyDays && validity.from ? dayTime(validity) : undefined;
    const fields = { ...stationFields(from, to, 0.95), start: [start, 0.8] as const, ...shared };
    return [
      { kind: 'train', fields: { ...fields, product: [tariffOf(ticket) ?? textIn(ticket, 'productIdIA5'), 0.9] } },
    ];
  }
  const home = { from: namedOr(stationOf(back, 'from', ticket), to), to: namedOr(stationOf(back, 'to', ticket), from) };
  return [
    ...outward.map((link) =>
      linkPart({ link, ends: { from, to }, alone: outward.length === 1, ticket, context, shared }),
    ),
    ...inward.map((link) => linkPart({ link, ends: home, alone: inward.length === 1, ticket, context, shared })),
  ];
}

type Link = {
  readonly link: PerRecord;
  readonly ends: { readonly from: RailStation; readonly to: RailStation };
  /** The only train of its direction. */
  readonly alone: boolean;
  readonly ticket: PerRecord;
  readonly context: FcbContext;
  readonly shared: DraftFields;
};

/**
 * A train that the ticket is bound to. Where the link does not name its own stations, those of the whole ticket stand in
 * for them, with little confidence, since the train may be one of several.
 */
function linkPart({ link, ends, alone, ticket, context, shared }: Link): RailPart {
  const [ownFrom, ownTo] = [stationOf(link, 'from', ticket), stationOf(link, 'to', ticket)];
  const zone = ownFrom.zone ?? ends.from.zone;
  const day = context.issued && addDays(context.issued, numberIn(link, 'travelDate') ?? 0);
  const start =
    day &&
    timeOf({ day, minutes: numberIn(link, 'departureTime'), utcOffset: numberIn(link, 'departureUTCOffset'), zone });
  const borrowed = alone ? 0.6 : 0.4;
  return {
    kind: 'train',
    fields: {
      ...shared,
      from: [ownFrom.name ?? ends.from.name, ownFrom.name ? sureOfName(ownFrom, 0.95) : borrowed],
      to: [ownTo.name ?? ends.to.name, ownTo.name ? sureOfName(ownTo, 0.95) : borrowed],
      fromLocation: [ownFrom.location, 0.95],
      toLocation: [ownTo.location, 0.95],
      number: [trainOf(link), 0.95],
      start: [start || undefined, 0.95],
      product: [tariffOf(ticket) ?? textIn(ticket, 'productIdIA5'), 0.9],
    },
  };
}

function linksOf(record: PerRecord | undefined, list: string): readonly PerRecord[] {
  return recordsIn(record, list)
    .map((region) => recordIn(region, 'trainLink'))
    .filter((link) => link !== undefined);
}

function namedOr(station: RailStation, other: RailStation): RailStation {
  return station.name ? station : other;
}

function sharedFields(ticket: PerRecord, { fcb }: FcbContext, { from, until }: Validity): DraftFields {
  return {
    validFrom: [from, 0.95],
    validUntil: [until, 0.95],
    class: [classOf(ticket), 0.9],
    party: [partyOf(ticket) ?? textIn(ticket, 'groupName') ?? travellersOf(fcb), 0.8],
    price: [priceOf(ticket, fcb), 0.9],
    via: [wayOf(ticket), 0.7],
    conditions: [conditionsOf(ticket, fcb), 0.5],
  };
}

/** What stands large on a ticket for an area: its tariff's name, else what the issuer wrote about it. */
function periodTitle(ticket: PerRecord): DraftFields {
  const title = tariffOf(ticket) ?? textIn(ticket, 'infoText') ?? textIn(ticket, 'productIdIA5');
  return { title: [title, 0.9] };
}

/** The first day without its clock: a ticket of the day may be used from any hour. */
function dayTime({ from }: Validity) {
  return from && { local: from.local.slice(0, 10), ...(from.zone ? { zone: from.zone } : {}) };
}
