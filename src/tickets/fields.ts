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

/** LIST: the kinds that carry from one place to another. */
export const journeyKinds: ReadonlySet<TicketKind> = new Set(['flight', 'train', 'bus', 'boat']);

/** LIST: every kind of event; the words of Wallet's `eventType`, and `exhibition` for museums, fairs and parks. */
export const eventTypes = ['performance', 'movie', 'sports', 'conference', 'exhibition', 'workshop', 'other'] as const;

export type EventType = (typeof eventTypes)[number];

/** An amount as a decimal text (`39.90`) with its ISO 4217 currency. */
export type Money = { readonly amount: string; readonly currency: string };

/** WGS 84 degrees. */
export type Location = { readonly latitude: number; readonly longitude: number };

/** LIST: every field that a ticket can have. Texts stay as printed (trimmed, inner white space folded). */
export type TicketFields = {
  /** Event, film, hotel, restaurant, offer, club, product of a period ticket: what stands large on the pass. */
  title: string;
  subtitle: string;
  eventType: EventType;
  /** Who issued the document, as printed: "Deutsche Bahn", "Ticketmaster". */
  issuer: string;
  /** Who carries: airline, railway, bus or shipping company, as printed. */
  carrier: string;
  /** IATA code of the airline (`LH`). */
  carrierCode: string;
  /** Flight, train, line: `LH 962`, `ICE 802`. */
  number: string;
  /** Tariff or product: "Super Sparpreis", "Day ticket". */
  product: string;
  from: string;
  /** IATA code of an airport for flights; a station code of its carrier else. */
  fromCode: string;
  fromCity: string;
  fromLocation: Location;
  to: string;
  toCode: string;
  toCity: string;
  toLocation: Location;
  via: string;
  /** Departure, start, check-in, pick-up, entry. */
  start: TicketTime;
  /** Arrival, end, check-out, return, exit. */
  end: TicketTime;
  boarding: TicketTime;
  doors: TicketTime;
  validFrom: TicketTime;
  validUntil: TicketTime;
  issued: TicketTime;
  venue: string;
  /** Hall, cinema screen, hotel room type. */
  room: string;
  address: string;
  venueLocation: Location;
  entrance: string;
  /** One person: passenger, guest, holder, attendee. */
  passenger: string;
  /** Several persons or units on one code: "2 adults, 1 child", "3 guests". */
  party: string;
  seat: string;
  row: string;
  /** Block, stand, area of a venue. */
  section: string;
  level: string;
  coach: string;
  class: string;
  gate: string;
  terminal: string;
  arrivalTerminal: string;
  platform: string;
  arrivalPlatform: string;
  group: string;
  sequence: string;
  baggage: string;
  bookingReference: string;
  ticketNumber: string;
  membershipNumber: string;
  membershipProgram: string;
  membershipLevel: string;
  voucherCode: string;
  pin: string;
  price: Money;
  balance: Money;
  /** Number plate, vehicle class, ship, aircraft type. */
  vehicle: string;
  /** The zones or area of a zone ticket. */
  area: string;
  conditions: string;
  phone: string;
  website: string;
  email: string;
};

export type FieldName = keyof TicketFields;

/** Order of facts on the back of a pass and in `--explain`; also the list of all field names at run time. */
export const fieldNames = [
  'title',
  'subtitle',
  'eventType',
  'issuer',
  'carrier',
  'carrierCode',
  'number',
  'product',
  'from',
  'fromCode',
  'fromCity',
  'fromLocation',
  'to',
  'toCode',
  'toCity',
  'toLocation',
  'via',
  'start',
  'end',
  'boarding',
  'doors',
  'validFrom',
  'validUntil',
  'venue',
  'room',
  'address',
  'venueLocation',
  'entrance',
  'passenger',
  'party',
  'section',
  'level',
  'row',
  'seat',
  'coach',
  'class',
  'gate',
  'terminal',
  'arrivalTerminal',
  'platform',
  'arrivalPlatform',
  'group',
  'sequence',
  'baggage',
  'bookingReference',
  'ticketNumber',
  'membershipNumber',
  'membershipProgram',
  'membershipLevel',
  'voucherCode',
  'pin',
  'price',
  'balance',
  'vehicle',
  'area',
  'conditions',
  'phone',
  'website',
  'email',
  'issued',
] as const satisfies readonly FieldName[];
