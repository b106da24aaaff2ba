import type { Location } from '../fields.ts';

/** A place with an IATA code. */
export type Airport = {
  readonly code: string;
  /** `airport`; or a `city` with several airports (LON), a railway `station` (QKL), a `closed` airport (TXL). */
  readonly type: 'airport' | 'city' | 'station' | 'closed';
  /** 1: large; 2: medium, with scheduled flights; 3: everything else. */
  readonly rank: 1 | 2 | 3;
  readonly name: string;
  readonly city: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly location: Location;
  /** IANA name. */
  readonly zone: string;
  readonly otherNames: readonly string[];
};
