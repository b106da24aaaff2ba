import { fieldTable } from '#src/tickets/field-table.ts';
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { Label } from './label-rows.ts';

type Entry = readonly [key: string, label: Label];

type Words = Partial<Record<FieldName, Entry>>;

const journey: Words = {
  start: ['departure', 'DEPARTS'],
  end: ['arrival', 'ARRIVES'],
  passenger: ['passenger', 'PASSENGER'],
  party: ['party', 'PASSENGERS'],
  room: ['cabin', 'CABIN'],
};

/** LIST: the words that differ by kind; all others are those of the table of fields. */
const kindEntries: Partial<Record<TicketKind, Words>> = {
  flight: { ...journey, number: ['flight_number', 'FLIGHT'] },
  train: { ...journey, number: ['train_number', 'TRAIN'] },
  bus: journey,
  boat: journey,
  event: {
    title: ['event_name', 'EVENT'],
    start: ['event_start', 'START'],
    end: ['event_end', 'END'],
    passenger: ['attendee', 'ATTENDEE'],
    party: ['party', 'VISITORS'],
  },
  hotel: {
    title: ['hotel_name', 'HOTEL'],
    start: ['check_in', 'CHECK-IN'],
    end: ['check_out', 'CHECK-OUT'],
    passenger: ['guest', 'GUEST'],
    room: ['room', 'ROOM'],
  },
  restaurant: { title: ['restaurant_name', 'RESTAURANT'], start: ['reservation_time', 'TIME'] },
  rental: { title: ['rental', 'RENTAL'], start: ['pick_up', 'PICK-UP'], end: ['return_by', 'RETURN'] },
  parking: { title: ['parking', 'PARKING'], start: ['entry', 'ENTRY'], end: ['exit_until', 'EXIT'] },
  voucher: { title: ['offer', 'OFFER'], passenger: ['holder', 'HOLDER'] },
  giftCard: { title: ['card', 'CARD'], passenger: ['holder', 'HOLDER'] },
  membership: { title: ['program', 'PROGRAMME'], passenger: ['member_name', 'MEMBER'] },
  pass: {
    start: ['valid_from_start_date', 'VALID FROM'],
    end: ['valid_until_end', 'VALID UNTIL'],
    passenger: ['holder', 'HOLDER'],
    party: ['party', 'PASSENGERS'],
  },
};

/** What a fact is called on the back; undefined for what is not there. */
export const labelOnBack = (name: FieldName, kind: TicketKind): Label | undefined => entryOf(name, kind)?.[1];

/** What a field is called on the back of a pass of a kind; null for one that does not stand there. */
export const entryOf = (name: FieldName, kind: TicketKind): Entry | null => {
  const own = kindEntries[kind]?.[name];
  return own ?? (fieldTable[name].label === null ? null : usualEntry(name as FieldForPeople));
};

/** A field that people see. */
export type FieldForPeople = {
  [Name in FieldName]: (typeof fieldTable)[Name]['label'] extends string ? Name : never;
}[FieldName];

/** Key and label of a field wherever no kind calls it otherwise. */
export function usualEntry(name: FieldForPeople): Entry {
  const row: { readonly label: Label; readonly key?: string } = fieldTable[name];
  return [row.key ?? inSnakeCase(name), row.label];
}

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
