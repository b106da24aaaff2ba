/** What every kind of ticket is: one table, from which every layer reads. */
import type { fieldTable } from './field-table.ts';

/**
 * What holds of some kinds: the issuer sells it where it is used, so that its language and money tell the place; it is called by the house
 * that it is for; it is worth money, so that an amount on it is its balance; amounts on it are many, and one without a label is not its price.
 */
type Trait = 'soldWhereUsed' | 'namedByHouse' | 'worthMoney' | 'manyAmounts';

type KindRow = {
  /** It carries from one place to another, is somewhere for an hour or an evening, lasts for days, is a card that holds something, or is good for a time. */
  readonly nature: 'journey' | 'visit' | 'stay' | 'card' | 'period' | 'unknown';
  /** How long before its beginning a calendar reminds of it (ISO 8601); null: not at all. */
  readonly reminder: string | null;
  /** The drawing on the icon of its pass. */
  readonly symbol: string;
  /** Days that it lasts at most, where that is known; later ends were read from somewhere else on the page. */
  readonly longest?: number;
  readonly traits?: readonly Trait[];
  /** What has to be known of it before nobody needs to be asked; one of several fields is enough in a group. */
  readonly matters: readonly (readonly (keyof typeof fieldTable)[])[];
  /** The fields that it may have, in the order in which they are offered to who corrects it. */
  readonly fields: readonly (keyof typeof fieldTable)[];
};

const everywhere = ['issuer', 'bookingReference', 'ticketNumber', 'price', 'conditions'] as const;
const contact = ['phone', 'email', 'website'] as const;
const ride = ['number', 'from', 'to', 'start', 'end', 'passenger', 'party', 'carrier', 'product', 'class'] as const;
const venue = ['title', 'venue', 'address', 'start', 'end'] as const;
const validity = ['validFrom', 'validUntil'] as const;

/** LIST: every kind. */
export const kindTable = {
  flight: {
    nature: 'journey',
    matters: [['number'], ['fromCode'], ['toCode'], ['start'], ['passenger'], ['seat', 'sequence', 'bookingReference']],
    reminder: 'PT3H',
    symbol: 'plane',
    longest: 2,
    fields: [
      ...['number', 'fromCode', 'from', 'toCode', 'to', 'boarding', 'start', 'end', 'passenger', 'seat', 'gate'],
      ...['terminal', 'arrivalTerminal', 'class', 'group', 'sequence', 'baggage', 'carrier', 'vehicle'],
      ...[...everywhere, ...contact],
    ] as KindRow['fields'],
  },
  train: {
    nature: 'journey',
    matters: [['from'], ['to'], ['start', 'validFrom'], ['passenger', 'seat', 'ticketNumber', 'bookingReference']],
    reminder: 'PT30M',
    symbol: 'train',
    longest: 4,
    traits: ['soldWhereUsed'],
    fields: [...ride, 'coach', 'seat', 'platform', 'arrivalPlatform', 'via', ...validity, ...everywhere, ...contact],
  },
  bus: {
    nature: 'journey',
    matters: [['from'], ['to'], ['start'], ['passenger', 'seat', 'ticketNumber', 'bookingReference']],
    reminder: 'PT30M',
    symbol: 'bus',
    longest: 4,
    traits: ['soldWhereUsed'],
    fields: [...ride, 'coach', 'seat', 'platform', 'gate', 'via', ...validity, ...everywhere, ...contact],
  },
  boat: {
    nature: 'journey',
    matters: [['from'], ['to'], ['start'], ['passenger', 'ticketNumber', 'bookingReference']],
    reminder: 'PT1H',
    symbol: 'ship',
    longest: 15,
    fields: [
      ...ride,
      'boarding',
      'room',
      'seat',
      'gate',
      'terminal',
      'vehicle',
      ...validity,
      ...everywhere,
      ...contact,
    ],
  },
  event: {
    nature: 'visit',
    matters: [['title'], ['start'], ['venue'], ['ticketNumber', 'bookingReference', 'seat', 'passenger']],
    reminder: 'PT2H',
    symbol: 'ticket',
    traits: ['soldWhereUsed'],
    fields: [
      ...['title', 'subtitle', 'eventType', 'start', 'doors', 'end', 'venue', 'room', 'address', 'entrance', 'section'],
      ...['level', 'row', 'seat', 'passenger', 'party', 'product', ...validity, ...everywhere, ...contact],
    ] as KindRow['fields'],
  },
  hotel: {
    nature: 'stay',
    matters: [['title'], ['start'], ['end'], ['bookingReference'], ['address']],
    reminder: 'PT3H',
    symbol: 'bed',
    traits: ['namedByHouse', 'manyAmounts'],
    fields: [...venue, 'room', 'passenger', 'party', 'product', ...everywhere, ...contact],
  },
  restaurant: {
    nature: 'visit',
    matters: [['title'], ['start'], ['passenger', 'bookingReference'], ['party', 'address']],
    reminder: 'PT1H',
    symbol: 'cutlery',
    traits: ['soldWhereUsed', 'namedByHouse'],
    fields: [...venue, 'passenger', 'party', 'product', ...everywhere, ...contact],
  },
  rental: {
    nature: 'stay',
    matters: [['start'], ['end'], ['from', 'address', 'venue'], ['bookingReference']],
    reminder: 'PT1H',
    symbol: 'car',
    traits: ['manyAmounts'],
    fields: [...venue, 'from', 'to', 'vehicle', 'passenger', 'product', ...everywhere, ...contact],
  },
  parking: {
    nature: 'stay',
    matters: [
      ['title', 'venue'],
      ['start', 'validFrom'],
      ['end', 'validUntil'],
      ['bookingReference', 'ticketNumber'],
    ],
    reminder: 'PT30M',
    symbol: 'parking',
    traits: ['soldWhereUsed'],
    fields: [...venue, 'entrance', 'vehicle', 'product', ...validity, ...everywhere, ...contact],
  },
  voucher: {
    nature: 'card',
    matters: [['title', 'product'], ['voucherCode', 'ticketNumber'], ['balance', 'price'], ['validUntil']],
    reminder: null,
    symbol: 'tag',
    traits: ['soldWhereUsed', 'worthMoney'],
    fields: [
      'title',
      'subtitle',
      'product',
      'voucherCode',
      'pin',
      'balance',
      ...validity,
      'passenger',
      ...everywhere,
      ...contact,
    ],
  },
  giftCard: {
    nature: 'card',
    matters: [['title', 'issuer'], ['voucherCode'], ['balance', 'price']],
    reminder: null,
    symbol: 'gift',
    traits: ['worthMoney'],
    fields: ['title', 'balance', 'membershipNumber', 'voucherCode', 'pin', ...validity, ...everywhere, ...contact],
  },
  membership: {
    nature: 'card',
    matters: [['title', 'membershipProgram'], ['membershipNumber'], ['passenger']],
    reminder: null,
    symbol: 'card',
    traits: ['manyAmounts'],
    fields: [
      ...['title', 'membershipProgram', 'membershipNumber', 'membershipLevel', 'passenger', 'balance'],
      ...[...validity, ...everywhere, ...contact],
    ] as KindRow['fields'],
  },
  /** A zone, day or period ticket. */
  pass: {
    nature: 'period',
    matters: [
      ['title', 'product'],
      ['validFrom', 'start'],
      ['validUntil', 'end'],
      ['area', 'from', 'passenger'],
    ],
    reminder: null,
    symbol: 'rings',
    traits: ['soldWhereUsed'],
    fields: [
      'title',
      'product',
      'area',
      'from',
      ...validity,
      'start',
      'end',
      'passenger',
      'party',
      'class',
      'vehicle',
      ...everywhere,
      ...contact,
    ],
  },
  /** A bare barcode that nothing else is known about. */
  code: {
    nature: 'unknown',
    matters: [['title']],
    reminder: 'PT1H',
    symbol: 'bars',
    fields: ['title', 'subtitle', 'start', 'end', 'passenger', ...validity, ...everywhere, ...contact],
  },
} as const satisfies Readonly<Record<string, KindRow>>;

/** What is known of a kind, whichever it is. */
export const kindRow = (kind: keyof typeof kindTable): KindRow => kindTable[kind];

/** Whether something holds of a kind. */
export const hasTrait = (kind: keyof typeof kindTable, trait: Trait): boolean =>
  kindRow(kind).traits?.includes(trait) ?? false;
