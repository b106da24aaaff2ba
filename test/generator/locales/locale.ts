/** The languages that documents are invented in. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;

export type Language = (typeof languages)[number];

/** What a printed value is called; every locale knows several words for each. */
export const labelKeys = [
  'event',
  'date',
  'time',
  'dateTime',
  'doors',
  'venue',
  'address',
  'hall',
  'entrance',
  'block',
  'row',
  'seat',
  'place',
  'category',
  'holder',
  'price',
  'order',
  'ticketNumber',
  'film',
  'exhibition',
  'match',
  'version',
  'from',
  'to',
  'travelDate',
  'departs',
  'arrives',
  'train',
  'line',
  'vessel',
  'coach',
  'class',
  'platform',
  'passenger',
  'fare',
  'flight',
  'boarding',
  'gate',
  'terminal',
  'sequence',
  'group',
  'cabin',
  'eTicket',
  'frequentFlyer',
  'baggage',
  'operator',
  'pnr',
  'hotel',
  'checkIn',
  'checkOut',
  'guest',
  'room',
  'guests',
  'nights',
  'restaurant',
  'table',
  'pickUp',
  'dropOff',
  'pickUpPlace',
  'vehicle',
  'driver',
  'carPark',
  'entry',
  'exit',
  'plate',
  'offer',
  'value',
  'voucherCode',
  'validFrom',
  'validUntil',
  'pin',
  'giftCard',
  'cardNumber',
  'program',
  'member',
  'memberNumber',
  'memberSince',
  'level',
  'product',
  'zones',
  'orderDate',
  'printed',
  'vatId',
  'hotline',
  'customer',
  'invoice',
  'fee',
  'total',
  'organiser',
  'website',
] as const;

export type LabelKey = (typeof labelKeys)[number];

/** A city with what is needed to invent an address in it. */
export type City = {
  readonly name: string;
  readonly zone: string;
  readonly postcode: string;
  readonly currency: string;
  /** Month before day, 12-hour clock. */
  readonly american?: boolean;
};

/** Sentences with `{placeholders}` that tell the whole of a booking. */
export type Prose = {
  readonly event: readonly string[];
  readonly journey: readonly string[];
  readonly stay: readonly string[];
  readonly table: readonly string[];
};

/**
 * Everything that depends on the language. Date patterns use `EEEE EEE d dd MMMM MMM MM M yyyy yy`, clock patterns
 * `HH H hh h mm a`; other letters stand in single quotes.
 */
export type Locale = {
  readonly language: Language;
  readonly labels: Readonly<Record<LabelKey, readonly string[]>>;
  readonly dates: readonly string[];
  readonly datesWithoutYear: readonly string[];
  readonly clocks: readonly string[];
  /** How date and clock are joined, `{date}` and `{clock}`. */
  readonly joins: readonly string[];
  /** `{n}` is the amount in the locale's number format, `{s}` the sign, `{c}` the ISO code. */
  readonly money: readonly string[];
  readonly decimal: ',' | '.';
  readonly cities: readonly City[];
  /** `{n}` is the house number. */
  readonly streets: readonly string[];
  /** `{street}`, `{postcode}`, `{city}`. */
  readonly addresses: readonly string[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly salutations: readonly string[];
  readonly titles: {
    readonly concert: readonly string[];
    readonly theatre: readonly string[];
    readonly cinema: readonly string[];
    readonly museum: readonly string[];
    readonly conference: readonly string[];
  };
  readonly teams: readonly string[];
  /** What stands between two teams. */
  readonly versus: string;
  readonly venues: readonly string[];
  readonly hotels: readonly string[];
  readonly restaurants: readonly string[];
  readonly offers: readonly string[];
  readonly programs: readonly string[];
  readonly zoneTickets: readonly string[];
  readonly classes: readonly [string, string];
  readonly cabins: readonly [string, string];
  readonly fares: readonly string[];
  readonly categories: readonly string[];
  readonly rooms: readonly string[];
  readonly cars: readonly string[];
  readonly adults: (count: number) => string;
  readonly headings: {
    readonly ticket: readonly string[];
    readonly booking: readonly string[];
    readonly card: readonly string[];
  };
  readonly greetings: readonly string[];
  readonly thanks: readonly string[];
  readonly closings: readonly string[];
  readonly legal: readonly string[];
  readonly adverts: readonly string[];
  readonly prose: Prose;
  readonly page: string;
  readonly forwarded: {
    readonly line: string;
    readonly from: string;
    readonly date: string;
    readonly subject: string;
    readonly to: string;
  };
  readonly suffixes: {
    readonly event: string;
    readonly rail: string;
    readonly bus: string;
    readonly boat: string;
    readonly stay: string;
    readonly card: string;
  };
};
