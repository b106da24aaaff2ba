/** Reservations that senders state for machines: schema.org as JSON-LD or microdata (https://schema.org/Reservation). */
import type { DocumentNode, JsonObject } from '#src/documents/document.ts';
import { isObject, listOf } from '#src/documents/shared/texts/json-ld.ts';
import { journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { draftOf, type StatedFields } from '../draft-of.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { type FoundReservation, findReservations } from './find-reservations.ts';
import { markupOf } from './markup-of.ts';
import { match } from './match.ts';
import type { ReadContext } from './read-context.ts';
import { readMembership } from './read-membership.ts';
import { readEvent, readLodging, readRental, readTable } from './read-stay.ts';
import { readFlight, readRide } from './read-trip.ts';
import { clocksIn } from './settle-utc.ts';
import { type Admission, admissionsOf, barcodeOf, commonFields } from './ticketed.ts';
import { typesOf } from './values.ts';

const name = 'schema-org';

/** Reads tickets out of markup: one for each reservation, leg and person. Pages about a place or company are no tickets. */
export const schemaOrg: Extractor = { name, match, extract };

function extract(input: ExtractionInput): readonly Draft[] {
  const clocks = new Set(input.documents.flatMap(textOf).flatMap(clocksIn));
  const context: ReadContext = { clocks, barcodes: input.barcodes };
  return input.documents.flatMap((document) => readDocument(document, context));
}

function readDocument(document: DocumentNode, context: ReadContext): readonly Draft[] {
  const found = findReservations(markupOf(document));
  const seen = new Set<string>();
  return found
    .flatMap((reservation) => readReservation(reservation, document, context))
    .filter((draft) => {
      const key = keyOf(draft);
      return !seen.has(key) && seen.add(key);
    });
}

function readReservation(
  { type, reservation, bare, cancelled }: FoundReservation,
  document: DocumentNode,
  context: ReadContext,
): Draft[] {
  const things = listOf(reservation.reservationFor).filter(isObject);
  return (things.length > 0 ? things : [{}]).flatMap((thing) => {
    const kind = kindOf(type, thing);
    if (!kind) return [];
    return admissionsOf(reservation).flatMap((admission) => {
      const fields = { ...readThing(kind, { reservation, thing, admission, context }) };
      if (!isTicket(kind, fields)) return [];
      const barcode = barcodeOf(reservation, admission, context.barcodes);
      const confidence = bare ? 0.9 : 0.97;
      return [
        draftOf({
          kind,
          fields,
          extractor: name,
          document: document.id,
          confidence,
          barcode,
          cancelled,
          group: `${document.id} ${name}`,
        }),
      ];
    });
  });
}

const kinds: readonly (readonly [pattern: RegExp, kind: TicketKind])[] = [
  [/^flight/, 'flight'],
  [/^train/, 'train'],
  [/^bus/, 'bus'],
  [/^boat/, 'boat'],
  [/^lodging|^hotel|hostel|motel|resort|bedandbreakfast|campground|apartment/, 'hotel'],
  [/^foodestablishment|^restaurant/, 'restaurant'],
  [/^rentalcar|^taxi|^car$/, 'rental'],
  [/^event|event$|^festival|^hackathon/, 'event'],
  [/^programmembership$/, 'membership'],
];

/** By the type of the reservation, or for a plain `Reservation` by that of what it is for. */
function kindOf(type: string, thing: JsonObject): TicketKind | undefined {
  for (const each of [type, ...typesOf(thing)]) {
    const kind = kinds.find(([pattern]) => pattern.test(each))?.[1];
    if (kind) return kind;
  }
  return undefined;
}

type Given = {
  readonly reservation: JsonObject;
  readonly thing: JsonObject;
  readonly admission: Admission;
  readonly context: ReadContext;
};

function readThing(kind: TicketKind, given: Given): StatedFields {
  return { ...commonFields(given.reservation, given.admission), ...withoutUndefined(ownFields(kind, given)) };
}

function ownFields(kind: TicketKind, given: Given): StatedFields {
  switch (kind) {
    case 'flight':
      return readFlight({ ...given, trip: given.thing });
    case 'event':
      return readEvent(given);
    case 'membership':
      return readMembership(given.reservation);
    case 'hotel':
      return readLodging(given);
    case 'restaurant':
      return readTable(given);
    case 'rental':
      return readRental(given);
    default:
      return readRide(kind, { ...given, trip: given.thing });
  }
}

/** Enough to be of use: a trip has places or a number and a time; a card its number; anything else a title and a time. */
function isTicket(kind: TicketKind, fields: StatedFields): boolean {
  if (kind === 'membership') return fields.membershipNumber !== undefined;
  const where = journeyKinds.has(kind)
    ? (fields.fromCode ?? fields.from) && (fields.toCode ?? fields.to)
    : fields.title;
  return Boolean((where ?? fields.number) && (fields.start || fields.number || fields.bookingReference));
}

function withoutUndefined(fields: StatedFields): StatedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const identity = [
  'number',
  'start',
  'title',
  'from',
  'to',
  'passenger',
  'seat',
  'row',
  'bookingReference',
  'ticketNumber',
] as const;

/** The same admission, stated twice in one document (as JSON-LD and as microdata). */
function keyOf({ kind, fields, barcode }: Draft): string {
  return JSON.stringify([kind?.value, barcode, ...identity.map((field) => fields[field]?.[0]?.value)]);
}

function textOf(document: DocumentNode): string[] {
  return 'pages' in document ? document.pages.flatMap((page) => page.lines.map((line) => line.text)) : [];
}
