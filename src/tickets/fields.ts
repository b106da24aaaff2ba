import { fieldTable } from './field-table.ts';
import { hasTrait, kindRow, kindTable } from './kind-table.ts';
import type { TicketTime } from './time.ts';

type Kinds = typeof kindTable;

/** What a ticket is for. */
export type TicketKind = keyof Kinds;

/** Every kind in the order of the table. */
export const ticketKinds = Object.keys(kindTable) as readonly TicketKind[] as readonly [TicketKind, ...TicketKind[]];

type KindsOf<Nature> = { [Kind in TicketKind]: Kinds[Kind]['nature'] extends Nature ? Kind : never }[TicketKind];

const isOf = (kind: TicketKind, nature: Kinds[TicketKind]['nature']): boolean => kindTable[kind].nature === nature;

/** A kind that rides on land or water. */
export type GroundKind = Exclude<KindsOf<'journey'>, 'flight'>;

/** Whether a kind rides on land or water. */
export const isGround = (kind: TicketKind): kind is GroundKind => isOf(kind, 'journey') && kind !== 'flight';

/** The kinds that carry from one place to another. */
export const journeyKinds: ReadonlySet<TicketKind> = new Set(ticketKinds.filter((kind) => isOf(kind, 'journey')));

/** A kind of which people have something for days: a room, a car, a place to park. */
export type StayKind = KindsOf<'stay'>;

/** Whether people have something for days. */
export const isStay = (kind: TicketKind): kind is StayKind => isOf(kind, 'stay');

/** Whether people go there for an hour or an evening. */
export const isVisit = (kind: TicketKind): boolean => isOf(kind, 'visit');

/** Whether it is somewhere, for an evening or for days. */
export const isSomewhere = (kind: TicketKind): boolean => isStay(kind) || isVisit(kind);

/** Whether it is a card that holds something and is shown when that is used. */
export const isCard = (kind: TicketKind): boolean => isOf(kind, 'card');

/** Whether it is good for a time within which it is used, rather than at a time. */
export const hasValidity = (kind: TicketKind): boolean => isCard(kind) || isOf(kind, 'period');

/** Whether it is called by the house that it is for: its title is the name of the place. */
export const isNamedByHouse = (kind: TicketKind): boolean => hasTrait(kind, 'namedByHouse');

/** Whether it is worth money: an amount on it is its balance, not its price. */
export const isWorthMoney = (kind: TicketKind): boolean => hasTrait(kind, 'worthMoney');

/** Whether the issuer sells it where it is used, so that its language and money tell the place. */
export const isSoldWhereUsed = (kind: TicketKind): boolean => hasTrait(kind, 'soldWhereUsed');

/** Whether amounts on it are many, and one without a label is not its price. */
export const hasManyAmounts = (kind: TicketKind): boolean => hasTrait(kind, 'manyAmounts');

/** Days that it lasts at most, where that is known. */
export const longestDays = (kind: TicketKind): number | undefined => kindRow(kind).longest;

/** What has to be known of a ticket of a kind before nobody needs to be asked; one of several fields is enough in a group. */
export const fieldsThatMatter = (kind: TicketKind): readonly (readonly FieldName[])[] => kindRow(kind).matters;

/** The fields that a ticket of a kind may have, in the order in which they are offered. */
export const fieldsOfKind = (kind: TicketKind): readonly FieldName[] => kindRow(kind).fields;

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
