/** What every field of a ticket is: one table, from which every layer reads. */

/** What stands under a label of a field: words, a name, a place, a mark of a few letters or digits, … */
export type FieldLook =
  | 'text'
  | 'name'
  | 'place'
  | 'party'
  | 'address'
  | 'seat'
  | 'short'
  | 'class'
  | 'number'
  | 'code'
  | 'money'
  | 'when'
  | 'time'
  | 'phone'
  | 'website'
  | 'email';

type FieldRow = {
  /** How its value is written in a ticket. */
  readonly holds: 'text' | 'time' | 'money' | 'choice' | 'location';
  /** What it is called on the back of a pass, and wherever no kind calls it otherwise; null for what is not for people. */
  readonly label: string | null;
  /** Its key on a pass, where that is not its name. */
  readonly key?: string;
} & (Labelled | { readonly looks?: undefined });

/** What a field has that labels speak of; left out where no label means it by itself. */
type Labelled = {
  /** What a text looks like that stands beside a label of it. */
  readonly looks: FieldLook;
  /** Whether each leg of a journey may have its own, beside its ends, times and number: what is not is shared by all of them. */
  readonly legs: boolean;
};

/**
 * LIST: every field that a ticket can have, in the order of facts on the back of a pass and in `--explain`. Texts stay as printed
 * (trimmed, inner white space folded).
 */
export const fieldTable = {
  /** Event, film, hotel, restaurant, offer, club, product of a period ticket: what stands large on the pass. */
  title: { holds: 'text', looks: 'text', legs: false, label: 'TICKET' },
  subtitle: { holds: 'text', label: 'DETAILS' },
  eventType: { holds: 'choice', label: null },
  /** Who issued the document, as printed: "Deutsche Bahn", "Ticketmaster". */
  issuer: { holds: 'text', looks: 'text', legs: false, label: 'ISSUED BY' },
  /** Who carries: airline, railway, bus or shipping company, as printed. */
  carrier: { holds: 'text', looks: 'text', legs: true, label: 'CARRIER' },
  /** IATA code of the airline (`LH`). */
  carrierCode: { holds: 'text', label: null },
  /** Flight, train, line: `LH 962`, `ICE 802`. */
  number: { holds: 'text', looks: 'number', legs: false, label: 'LINE' },
  /** Tariff or product: "Super Sparpreis", "Day ticket". */
  product: { holds: 'text', looks: 'text', legs: true, label: 'TICKET TYPE' },
  from: { holds: 'text', looks: 'place', legs: false, label: 'FROM' },
  /** IATA code of an airport for flights; a station code of its carrier else. */
  fromCode: { holds: 'text', label: 'FROM (CODE)' },
  fromCity: { holds: 'text', label: 'DEPARTURE CITY' },
  fromLocation: { holds: 'location', label: null },
  to: { holds: 'text', looks: 'place', legs: false, label: 'TO' },
  toCode: { holds: 'text', label: 'TO (CODE)' },
  toCity: { holds: 'text', label: 'ARRIVAL CITY' },
  toLocation: { holds: 'location', label: null },
  via: { holds: 'text', looks: 'place', legs: true, label: 'VIA' },
  /** Departure, start, check-in, pick-up, entry. */
  start: { holds: 'time', looks: 'when', legs: false, label: 'START' },
  /** Arrival, end, check-out, return, exit. */
  end: { holds: 'time', looks: 'when', legs: false, label: 'END' },
  boarding: { holds: 'time', looks: 'time', legs: true, label: 'BOARDING' },
  doors: { holds: 'time', looks: 'time', legs: false, label: 'DOORS' },
  validFrom: { holds: 'time', looks: 'when', legs: false, label: 'VALID FROM', key: 'valid_from_date' },
  validUntil: { holds: 'time', looks: 'when', legs: false, label: 'VALID UNTIL' },
  venue: { holds: 'text', looks: 'text', legs: false, label: 'VENUE' },
  /** Hall, cinema screen, hotel room type. */
  room: { holds: 'text', looks: 'text', legs: false, label: 'HALL' },
  address: { holds: 'text', looks: 'address', legs: false, label: 'ADDRESS' },
  venueLocation: { holds: 'location', label: null },
  entrance: { holds: 'text', looks: 'text', legs: false, label: 'ENTRANCE' },
  /** One person: passenger, guest, holder, attendee. */
  passenger: { holds: 'text', looks: 'name', legs: false, label: 'NAME' },
  /** Several persons or units on one code: "2 adults, 1 child", "3 guests". */
  party: { holds: 'text', looks: 'party', legs: false, label: 'GUESTS' },
  /** Block, stand, area of a venue. */
  section: { holds: 'text', looks: 'short', legs: true, label: 'BLOCK' },
  level: { holds: 'text', looks: 'short', legs: true, label: 'LEVEL' },
  row: { holds: 'text', looks: 'short', legs: true, label: 'ROW' },
  seat: { holds: 'text', looks: 'seat', legs: true, label: 'SEAT' },
  coach: { holds: 'text', looks: 'short', legs: true, label: 'COACH' },
  class: { holds: 'text', looks: 'class', legs: true, label: 'CLASS' },
  gate: { holds: 'text', looks: 'short', legs: true, label: 'GATE' },
  terminal: { holds: 'text', looks: 'short', legs: true, label: 'TERMINAL' },
  arrivalTerminal: { holds: 'text', label: 'ARRIVAL TERMINAL' },
  platform: { holds: 'text', looks: 'short', legs: true, label: 'PLATFORM' },
  arrivalPlatform: { holds: 'text', looks: 'short', legs: true, label: 'ARRIVAL PLATFORM' },
  group: { holds: 'text', looks: 'short', legs: true, label: 'GROUP', key: 'boarding_group' },
  sequence: { holds: 'text', looks: 'short', legs: true, label: 'SEQUENCE', key: 'boarding_sequence' },
  baggage: { holds: 'text', looks: 'text', legs: true, label: 'BAGGAGE' },
  bookingReference: { holds: 'text', looks: 'code', legs: false, label: 'BOOKING REF.' },
  ticketNumber: { holds: 'text', looks: 'code', legs: false, label: 'TICKET NO.' },
  membershipNumber: { holds: 'text', looks: 'code', legs: false, label: 'MEMBER NO.' },
  membershipProgram: { holds: 'text', looks: 'text', legs: false, label: 'PROGRAMME' },
  membershipLevel: { holds: 'text', looks: 'text', legs: false, label: 'STATUS' },
  voucherCode: { holds: 'text', looks: 'code', legs: false, label: 'VOUCHER CODE' },
  pin: { holds: 'text', looks: 'code', legs: false, label: 'PIN' },
  price: { holds: 'money', looks: 'money', legs: false, label: 'PRICE' },
  balance: { holds: 'money', looks: 'money', legs: false, label: 'BALANCE' },
  /** Number plate, vehicle class, ship, aircraft type. */
  vehicle: { holds: 'text', looks: 'text', legs: true, label: 'VEHICLE' },
  /** The zones or area of a zone ticket. */
  area: { holds: 'text', looks: 'text', legs: false, label: 'ZONE' },
  conditions: { holds: 'text', label: 'CONDITIONS' },
  phone: { holds: 'text', looks: 'phone', legs: false, label: 'TELEPHONE' },
  website: { holds: 'text', looks: 'website', legs: false, label: 'WEBSITE' },
  email: { holds: 'text', looks: 'email', legs: false, label: 'E-MAIL' },
  issued: { holds: 'time', looks: 'when', legs: false, label: 'ISSUED' },
} as const satisfies Readonly<Record<string, FieldRow>>;

type FieldTable = typeof fieldTable;

/** A field that labels speak of: who knows what a label means knows the field. */
export type LabelledField = {
  [Name in keyof FieldTable]: FieldTable[Name] extends { readonly looks: FieldLook } ? Name : never;
}[keyof FieldTable];

/** Fields of which only a code counts. */
export type CodeField = {
  [Name in LabelledField]: FieldTable[Name]['looks'] extends 'code' ? Name : never;
}[LabelledField];

/** Fields of words that labels speak of. */
export type LabelledText = {
  [Name in LabelledField]: FieldTable[Name]['holds'] extends 'text' ? Name : never;
}[LabelledField];

/** What stands under a label of each field that labels speak of. */
export const fieldLooks = Object.fromEntries(
  Object.entries<FieldRow>(fieldTable).flatMap(([name, { looks }]) => (looks ? [[name, looks]] : [])),
) as { readonly [Name in LabelledField]: FieldTable[Name]['looks'] };

/** Fields that each leg of a journey may have of its own. */
export const fieldsOfLegs = (Object.keys(fieldLooks) as LabelledField[]).filter((name) => fieldTable[name].legs);

/** Fields of which only a code counts, in the order of the table. */
export const codeFields = (Object.keys(fieldLooks) as LabelledField[]).filter(
  (name): name is CodeField => fieldLooks[name] === 'code',
);
