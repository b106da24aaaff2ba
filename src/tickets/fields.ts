import { fieldTable } from './field-table.ts';
import type { TicketTime } from './time.ts';

/** LIST: every kind. */
export const ticketKinds = [
  'flight',
  'train',
  'bus',
  'boat',
  'event',
  'hotel',
  'restaurant',
  'rental',
  'parking',
  'voucher',
  'giftCard',
  'membership',
  'pass',
  'code',
] as const;

/** What a ticket is for. `pass` is a zone, day or period ticket; `code` a bare barcode nothing else is known about. */
export type TicketKind = (typeof ticketKinds)[number];

/** LIST: the kinds that ride on land or water. */
const groundKinds = ['train', 'bus', 'boat'] as const satisfies readonly TicketKind[];

/** A kind that rides on land or water. */
export type GroundKind = (typeof groundKinds)[number];

/** Whether a kind rides on land or water. */
export function isGround(kind: TicketKind): kind is GroundKind {
  return groundKinds.some((ground) => ground === kind);
}

/**
 * LIST: what each kind is by nature: it carries from one place to another, is somewhere for an hour or an evening, lasts for
 * days, is a card that holds something, or is good for a time.
 */
const natures = {
  flight: 'journey',
  train: 'journey',
  bus: 'journey',
  boat: 'journey',
  event: 'visit',
  hotel: 'stay',
  restaurant: 'visit',
  rental: 'stay',
  parking: 'stay',
  voucher: 'card',
  giftCard: 'card',
  membership: 'card',
  pass: 'period',
  code: 'unknown',
} as const satisfies Readonly<Record<TicketKind, string>>;

/** The kinds that carry from one place to another. */
export const journeyKinds: ReadonlySet<TicketKind> = new Set(ticketKinds.filter((kind) => natures[kind] === 'journey'));

/** A kind of which people have something for days: a room, a car, a place to park. */
export type StayKind = { [Kind in TicketKind]: (typeof natures)[Kind] extends 'stay' ? Kind : never }[TicketKind];

/** Whether people have something for days. */
export const isStay = (kind: TicketKind): kind is StayKind => natures[kind] === 'stay';

/** Whether it is somewhere, for an evening or for days. */
export const isSomewhere = (kind: TicketKind): boolean => isStay(kind) || natures[kind] === 'visit';

/** Whether it is a card that holds something and is shown when that is used. */
export const isCard = (kind: TicketKind): boolean => natures[kind] === 'card';

/** Whether it is good for a time within which it is used, rather than at a time. */
export const hasValidity = (kind: TicketKind): boolean => isCard(kind) || natures[kind] === 'period';

/** LIST: every kind of event; the words of Wallet's `eventType`, and `exhibition` for museums, fairs and parks. */
export const eventTypes = ['performance', 'movie', 'sports', 'conference', 'exhibition', 'workshop', 'other'] as const;

/** What an event is. */
export type EventType = (typeof eventTypes)[number];

/** An amount as a decimal text (`39.90`) with its ISO 4217 currency. */
export type Money = { readonly amount: string; readonly currency: string };

/** WGS 84 degrees. */
export type Location = { readonly latitude: number; readonly longitude: number };

/** How a value is written: words, a day or time at a place, an amount, one of a few words, a place on earth. */
export type FieldType = keyof ValueOf;

type ValueOf = { text: string; time: TicketTime; money: Money; choice: EventType; location: Location };

type Fields = typeof fieldTable;

/** What a ticket says, by field. */
export type TicketFields = { -readonly [Name in keyof Fields]: ValueOf[Fields[Name]['holds']] };

/** The name of a field. */
export type FieldName = keyof Fields;

/** Every field in the order of the table. */
export const fieldNames = Object.keys(fieldTable) as readonly FieldName[] as readonly [FieldName, ...FieldName[]];

/** The type of a field. */
export function typeOf(name: FieldName): FieldType {
  return fieldTable[name].holds;
}
