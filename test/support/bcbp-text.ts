/** Writes boarding pass codes (IATA Resolution 792) for tests: every item has a default, sizes are computed. */
export type LegText = {
  readonly pnr?: string;
  readonly from?: string;
  readonly to?: string;
  readonly carrier?: string;
  readonly flight?: string;
  readonly day?: string;
  readonly compartment?: string;
  readonly seat?: string;
  readonly sequence?: string;
  readonly status?: string;
  /** Airline numeric code and serial number. */
  readonly document?: string;
  readonly frequentFlyer?: readonly [airline: string, number: string];
  readonly allowance?: string;
  /** Selectee indicator and verification of documents. */
  readonly checks?: string;
  readonly fastTrack?: string;
  readonly airlineUse?: string;
};

export type BcbpText = {
  readonly name?: string;
  readonly electronic?: string;
  readonly version?: number;
  readonly issued?: string;
  readonly tags?: readonly string[];
  readonly legs?: readonly LegText[];
  readonly security?: string;
};

/** A code as an airline would print it; `version: 0` leaves the conditional items out. */
export function bcbpText({
  name = 'DOE/JANE',
  electronic = 'E',
  legs = [{}],
  security,
  ...unique
}: BcbpText = {}): string {
  const parts = legs.map((leg, index) => legText(leg, index === 0 ? unique : undefined, unique.version ?? 6));
  const signature = security === undefined ? '' : `^1${hex(security.length)}${security}`;
  return `M${legs.length}${name.padEnd(20)}${electronic}${parts.join('')}${signature}`;
}

function legText(leg: LegText, unique: Omit<BcbpText, 'legs'> | undefined, version: number): string {
  const mandatory = [
    (leg.pnr ?? 'ABC123').padEnd(7),
    leg.from ?? 'FRA',
    leg.to ?? 'LHR',
    (leg.carrier ?? 'LH').padEnd(3),
    (leg.flight ?? '0900').padEnd(5),
    leg.day ?? '100',
    leg.compartment ?? 'Y',
    leg.seat ?? '012A',
    (leg.sequence ?? '0025').padEnd(5),
    leg.status ?? '1',
  ].join('');
  const variable = version === 0 ? (leg.airlineUse ?? '') : conditional(leg, unique, version);
  return `${mandatory}${hex(variable.length)}${variable}`;
}

function conditional(leg: LegText, unique: Omit<BcbpText, 'legs'> | undefined, version: number): string {
  const tags = (unique?.tags ?? ['']).map((tag) => tag.padEnd(13)).join('');
  const head = `1WW${unique?.issued ?? '    '}BLH ${tags}`;
  const [airline = '', number = ''] = leg.frequentFlyer ?? [];
  const repeated = `${(leg.document ?? '').padEnd(13)}${leg.checks ?? '01'}${(leg.carrier ?? 'LH').padEnd(3)}${airline.padEnd(3)}${number.padEnd(16)} ${(leg.allowance ?? '').padEnd(3)}${version >= 5 ? (leg.fastTrack ?? 'N') : ''}`;
  return `${unique ? `>${version}${hex(head.length)}${head}` : ''}${hex(repeated.length)}${repeated}${leg.airlineUse ?? ''}`;
}

function hex(size: number): string {
  return size.toString(16).toUpperCase().padStart(2, '0');
}
