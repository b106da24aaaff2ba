/** What every kind of ticket is: one table, from which every layer reads; which fields it has is in `fields-of-kind.ts`. */

type KindRow = {
  /** It carries from one place to another, is somewhere for an hour or an evening, lasts for days, is a card that holds something, or is good for a time. */
  readonly nature: 'journey' | 'visit' | 'stay' | 'card' | 'period' | 'unknown';
  /** How long before its beginning a calendar reminds of it (ISO 8601); null: not at all. */
  readonly reminder: string | null;
  /** The drawing on the icon of its pass. */
  readonly symbol: string;
};

/** LIST: every kind. */
export const kindTable = {
  flight: { nature: 'journey', reminder: 'PT3H', symbol: 'plane' },
  train: { nature: 'journey', reminder: 'PT30M', symbol: 'train' },
  bus: { nature: 'journey', reminder: 'PT30M', symbol: 'bus' },
  boat: { nature: 'journey', reminder: 'PT1H', symbol: 'ship' },
  event: { nature: 'visit', reminder: 'PT2H', symbol: 'ticket' },
  hotel: { nature: 'stay', reminder: 'PT3H', symbol: 'bed' },
  restaurant: { nature: 'visit', reminder: 'PT1H', symbol: 'cutlery' },
  rental: { nature: 'stay', reminder: 'PT1H', symbol: 'car' },
  parking: { nature: 'stay', reminder: 'PT30M', symbol: 'parking' },
  voucher: { nature: 'card', reminder: null, symbol: 'tag' },
  giftCard: { nature: 'card', reminder: null, symbol: 'gift' },
  membership: { nature: 'card', reminder: null, symbol: 'card' },
  /** A zone, day or period ticket. */
  pass: { nature: 'period', reminder: null, symbol: 'rings' },
  /** A bare barcode that nothing else is known about. */
  code: { nature: 'unknown', reminder: 'PT1H', symbol: 'bars' },
} as const satisfies Readonly<Record<string, KindRow>>;
