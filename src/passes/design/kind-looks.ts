import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { Rgb } from '../images/png.ts';
import type { Label } from './label-rows.ts';

/** The key of a field on a pass, and what it is called there. */
export type Entry = readonly [key: string, label: Label];

/** What a kind calls its fields otherwise than the table of fields does. */
export type Words = { readonly [Name in FieldName]?: Entry };

/** The grounds of a kind's passes, between which the name of the issuer chooses. */
export type Grounds = readonly [deep: Rgb, soft: Rgb, pale: Rgb];

const journey: Words = {
  start: ['departure', 'DEPARTS'],
  end: ['arrival', 'ARRIVES'],
  passenger: ['passenger', 'PASSENGER'],
  party: ['party', 'PASSENGERS'],
  room: ['cabin', 'CABIN'],
};

/**
 * LIST: how the passes of each kind differ: the calm grounds where the document shows no colour, and what its fields are called on the back.
 * An issuer always has the same ground, so that two of them can be told apart. No two are alike.
 */
export const kindLooks: Readonly<Record<TicketKind, { readonly grounds: Grounds; readonly words: Words }>> = {
  flight: {
    grounds: [
      [16, 42, 90],
      [52, 74, 122],
      [222, 231, 244],
    ],
    words: { ...journey, number: ['flight_number', 'FLIGHT'] },
  },
  train: {
    grounds: [
      [12, 74, 52],
      [46, 92, 78],
      [219, 236, 227],
    ],
    words: { ...journey, number: ['train_number', 'TRAIN'] },
  },
  bus: {
    grounds: [
      [122, 62, 8],
      [112, 72, 40],
      [246, 231, 214],
    ],
    words: journey,
  },
  boat: {
    grounds: [
      [8, 84, 110],
      [44, 92, 112],
      [215, 234, 240],
    ],
    words: journey,
  },
  event: {
    grounds: [
      [84, 24, 78],
      [98, 58, 96],
      [241, 226, 240],
    ],
    words: {
      title: ['event_name', 'EVENT'],
      start: ['event_start', 'START'],
      end: ['event_end', 'END'],
      passenger: ['attendee', 'ATTENDEE'],
      party: ['party', 'VISITORS'],
    },
  },
  hotel: {
    grounds: [
      [0, 90, 88],
      [40, 94, 94],
      [214, 236, 234],
    ],
    words: {
      title: ['hotel_name', 'HOTEL'],
      start: ['check_in', 'CHECK-IN'],
      end: ['check_out', 'CHECK-OUT'],
      passenger: ['guest', 'GUEST'],
      room: ['room_type', 'ROOM'],
    },
  },
  restaurant: {
    grounds: [
      [128, 32, 32],
      [118, 62, 58],
      [247, 226, 222],
    ],
    words: { title: ['restaurant_name', 'RESTAURANT'], start: ['reservation_time', 'TIME'] },
  },
  rental: {
    grounds: [
      [58, 66, 82],
      [76, 82, 94],
      [230, 232, 237],
    ],
    words: {
      title: ['rental', 'RENTAL'],
      start: ['pick_up', 'PICK-UP'],
      end: ['return_by', 'RETURN'],
      vehicle: ['vehicle_type', 'VEHICLE'],
    },
  },
  parking: {
    grounds: [
      [24, 84, 168],
      [58, 88, 140],
      [220, 231, 248],
    ],
    words: { title: ['parking', 'PARKING'], start: ['entry', 'ENTRY'], end: ['exit_until', 'EXIT'] },
  },
  voucher: {
    grounds: [
      [232, 178, 60],
      [226, 190, 112],
      [250, 238, 210],
    ],
    words: { title: ['offer', 'OFFER'], passenger: ['holder', 'HOLDER'] },
  },
  giftCard: {
    grounds: [
      [168, 28, 92],
      [140, 62, 98],
      [250, 224, 235],
    ],
    words: { title: ['card', 'CARD'], passenger: ['holder', 'HOLDER'] },
  },
  membership: {
    grounds: [
      [66, 40, 138],
      [82, 68, 132],
      [230, 225, 246],
    ],
    words: { title: ['program', 'PROGRAMME'], passenger: ['member_name', 'MEMBER'] },
  },
  pass: {
    grounds: [
      [64, 88, 14],
      [82, 96, 52],
      [231, 238, 214],
    ],
    words: {
      start: ['valid_from_start_date', 'VALID FROM'],
      end: ['valid_until_end', 'VALID UNTIL'],
      passenger: ['holder', 'HOLDER'],
      party: ['party', 'PASSENGERS'],
    },
  },
  code: {
    grounds: [
      [44, 44, 48],
      [70, 70, 76],
      [236, 236, 238],
    ],
    words: {},
  },
};
